export interface TableRow {
  /** 1-based, as a spreadsheet counts: the header is row 1. A CSV record counts once however many lines it has. */
  readonly number: number;
  /** One text a column of the header; missing cells are empty, cells beyond the header are dropped. */
  readonly cells: readonly string[];
  /** Cells beyond the header that held text. More than 0 means that the row is ragged. */
  readonly surplus: number;
}

export interface Table {
  readonly format: 'csv' | 'xlsx';
  /** Encoding and delimiter of a CSV as found: `utf-8`, `utf-16le`, `utf-16be` or `windows-1252`. */
  readonly encoding?: string;
  readonly delimiter?: string;
  /** The names in row 1, trimmed, in order. */
  readonly header: readonly string[];
  /** In the order of the file, blank rows left out; can be walked once. */
  readonly rows: AsyncIterable<TableRow>;
  /**
   * Frees what the table holds (a workbook: its thread), whether its rows were walked, in part or never; afterwards no row
   * is asked for. A second time does nothing.
   */
  readonly close: () => Promise<void>;
}

export interface UploadedTable {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads a seller's table, written by any program. */
export abstract class TableReader {
  /**
   * Throws `invalid` with one sentence for what is no table, unsafe, encrypted, damaged, mislabelled or without rows; so
   * may walking the rows. Throws `unavailable`, code `readers_busy`, while too many are read already.
   * The caller that opens a table closes it.
   */
  abstract open(file: UploadedTable): Promise<Table>;
}
