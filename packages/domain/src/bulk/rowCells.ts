import type { BulkField } from './bulkColumns.js';
import type { ColumnMap } from './ColumnMap.js';

/** The cells of a row by the names of the header, as uploaded. */
export type RowCells = Readonly<Record<string, string>>;

/** What is wrong with a row, by the column of the seller's own file. */
export interface RowFault {
  readonly column: string;
  readonly message: string;
  /** A corrected cell does not help: only the file can be corrected. */
  readonly isOfFile?: true;
}

/** What a row says, or why it cannot be taken. */
export type RowReading<T> = { readonly ok: T } | { readonly faults: readonly RowFault[] };

/** The cell that feeds a field, trimmed; empty where the file has no such column. */
export function cellFor(field: BulkField, columns: ColumnMap, cells: RowCells): string {
  const name = columns.find((column) => column.field === field)?.name;
  return name === undefined || !Object.hasOwn(cells, name) ? '' : (cells[name] ?? '').trim();
}

/** What a spreadsheet shows where a formula failed; it would be read as a product's name. */
const SPREADSHEET_ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/;

/** Cells that hold the error of a formula instead of its result, among the columns that feed something. */
export function formulaFaults(columns: ColumnMap, cells: RowCells): readonly RowFault[] {
  return columns
    .filter(({ name, field }) => field !== null && SPREADSHEET_ERROR.test(cells[name] ?? ''))
    .map(({ name }) => ({
      column: name,
      message: `The cell holds the spreadsheet error ${cells[name]}. Correct its formula or type the value.`,
    }));
}
