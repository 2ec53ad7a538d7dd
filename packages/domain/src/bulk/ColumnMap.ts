import type { TableColumn, TableColumnChoice } from '../shared/index.js';
import type { BulkField } from './bulkColumns.js';

/** A column of the file and what it feeds; `null`: nothing, its cells only stay with the row. */
export type BulkColumn = TableColumn<BulkField>;

/** The columns of a file, one for each name of its header, in its order. */
export type ColumnMap = readonly BulkColumn[];

/** What the seller chose for columns, by their names; `null` takes a column out. */
export type ColumnChoice = TableColumnChoice<BulkField>;
