import type { QuotaKey } from '../../billing/index.js';
import type { InputSheet } from '../../shared/index.js';
import type { BulkField, NamedField } from '../bulkColumns.js';
import type { ColumnMap } from '../ColumnMap.js';
import type { RowCells, RowReading } from '../rowCells.js';
import type { RowDefaults } from './RowDefaults.js';

/**
 * One kind of rows of a bulk file: its columns, what a row costs and how it is read. The server, the screens and the
 * commands go by it. What a row becomes is its `JobKind`; the texts of its screen are a `BulkTool`.
 */
export interface RowKind<Input = unknown> {
  /** The file that a seller fills in, without attributes. */
  readonly sheet: InputSheet<BulkField>;
  /** Whether further columns may be chosen as named facts. */
  readonly takesAttributes: boolean;
  /** The field that names a row. A column that was chosen for it, or has one of its usual names, decides the kind of a file. */
  readonly label: NamedField;
  /** Whether a column of just its name decides before the usual names of other kinds do. */
  readonly isKnownByLabel: boolean;
  /** Of which a finished row costs one unit. */
  readonly quota: QuotaKey;
  /** What such a unit is called, in the singular. */
  readonly unit: string;
  /** Whether the marketplace of the job matters to its rows. */
  readonly isForMarketplace: boolean;
  /** Whether rows become listings in the library; else results that stay with the row. */
  readonly makesListings: boolean;
  /** The rows of a job at once, whatever was asked. Absent: as the seller asks. */
  readonly maxConcurrency?: number;
  /** The field whose values split a file of results. */
  readonly splitBy?: BulkField;
  read(cells: RowCells, columns: ColumnMap, defaults: RowDefaults): RowReading<Input>;
  /** The language in which a model has to write for the row. */
  languageOf?(input: Input): string;
  /** What is reported when `count` rows are done. */
  doneSentence(count: number, format: 'csv' | 'xlsx'): string;
}
