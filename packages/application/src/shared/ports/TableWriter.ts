import type { Table } from './TableReader.js';

/** A text, or a number that a spreadsheet may add up. */
export type TableCell = string | number;

/** A table that is to be written. */
export interface NewTable {
  readonly format: Table['format'];
  /** What a workbook calls its only sheet; at most 31 characters. */
  readonly sheetName: string;
  readonly header: readonly string[];
  /** Walked once, while the file is read. */
  readonly rows: AsyncIterable<readonly TableCell[]>;
  /** Of a CSV; a comma when absent. */
  readonly delimiter?: string | undefined;
}

/** A text that leads to a web address. */
export interface LinkCell {
  readonly text: string;
  /** An absolute http or https address; any other is written as text only. */
  readonly link: string;
}

/** One sheet of a workbook. */
export interface NewSheet {
  /** At most 31 characters, unique in the workbook. */
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly (TableCell | LinkCell)[])[];
}

/** Writes tables that any spreadsheet opens. */
export abstract class TableWriter {
  /**
   * The bytes of the file, made as they are read: what was read need not be held. Texts that a spreadsheet would run as a
   * formula are marked as text, and `TableReader` restores them. Numbers stay numbers.
   * Throws what the rows throw. Stopping early ends the iteration of the rows.
   */
  abstract write(table: NewTable): AsyncIterable<Uint8Array>;

  /** A workbook of several sheets, with the same care for formulas. At least one sheet. */
  abstract writeSheets(sheets: readonly NewSheet[]): AsyncIterable<Uint8Array>;
}
