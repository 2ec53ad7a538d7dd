import { mapTableColumns, type TableColumn, type TableColumnChoice } from '../shared/index.js';
import { COLUMN_ALIASES, KIND_FIELDS, REQUIRED_COLUMNS, type BulkField } from './bulkColumns.js';
import type { BulkKind } from './BulkKind.js';

/** A column of the file and what it feeds; `null`: nothing, its cells only stay with the row. */
export type BulkColumn = TableColumn<BulkField>;

/** The columns of a file, one for each name of its header, in its order. */
export type ColumnMap = readonly BulkColumn[];

/** What the seller chose for columns, by their names; `null` takes a column out. */
export type ColumnChoice = TableColumnChoice<BulkField>;

/**
 * Which column feeds which field, as `mapTableColumns` finds it; throws what that throws. A column that nothing was found
 * for feeds nothing: the facts of a listing must not come from unrelated columns.
 */
export function mapColumns(
  header: readonly string[],
  kind: BulkKind,
  chosen: ColumnChoice = {},
  required: readonly BulkField[] = REQUIRED_COLUMNS[kind],
): ColumnMap {
  return mapTableColumns(header, { all: KIND_FIELDS[kind], aliases: COLUMN_ALIASES, required }, chosen);
}
