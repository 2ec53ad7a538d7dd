import { mapTableColumns } from '../shared/index.js';
import { COLUMN_ALIASES, type BulkField } from './bulkColumns.js';
import type { ColumnChoice, ColumnMap } from './ColumnMap.js';
import type { BulkKind } from './kinds/BulkKind.js';
import { fieldsOf } from './kinds/fieldsOf.js';

/**
 * Which column feeds which field, as `mapTableColumns` finds it; throws what that throws. A column that nothing was found
 * for feeds nothing: the facts of a listing must not come from unrelated columns.
 */
export function mapColumns(
  header: readonly string[],
  kind: BulkKind,
  chosen: ColumnChoice = {},
  required?: readonly BulkField[],
): ColumnMap {
  const fields = fieldsOf(kind);
  return mapTableColumns(
    header,
    { all: fields.all, aliases: COLUMN_ALIASES, required: required ?? fields.required },
    chosen,
  );
}
