import type { BulkField } from '../bulkColumns.js';
import type { BulkKind } from './BulkKind.js';
import { rowKinds } from './rowKinds.js';
import type { RowKind } from './RowKind.js';

/** The fields that columns of such a file may feed, in the order of its template, and those that need a column. */
export function fieldsOf(kind: BulkKind): {
  readonly all: readonly BulkField[];
  readonly required: readonly BulkField[];
} {
  const { sheet, takesAttributes }: RowKind = rowKinds[kind];
  const names = sheet.columns.map(({ name }) => name);
  return {
    all: takesAttributes ? [...names, 'attribute'] : names,
    required: sheet.columns.filter(({ required }) => required).map(({ name }) => name),
  };
}
