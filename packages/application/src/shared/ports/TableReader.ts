import type { TableEncoding } from '@listwright/domain/shared';

/** An encoding in which a file may be written, with some of its cells as they read then. */
export interface LikelyEncoding {
  readonly encoding: TableEncoding;
  readonly sample: readonly string[];
}

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
  /** Encoding and delimiter of a CSV: as named, else as found. */
  readonly encoding?: TableEncoding;
  /** The likely encodings, the one it is read in first; only where the bytes do not say which it is. */
  readonly encodings?: readonly LikelyEncoding[];
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
  /** Of a CSV, where its owner knows it. */
  readonly encoding?: TableEncoding | undefined;
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
