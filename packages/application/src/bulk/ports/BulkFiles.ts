import type { ColumnMap } from '@listwright/domain/bulk';
import type { InputSheet } from '@listwright/domain/shared';
import type { JobRow, ResultSheet } from '../../jobs/index.js';
import type { Table, TableCell } from '../../shared/index.js';

export type TableFormat = Table['format'];

/** A file for the seller, generated while it is sent. */
export interface BulkFile {
  /** Safe in any file system; may hold letters of any script. */
  readonly name: string;
  readonly contentType: string;
  /** Can be iterated once. Stopping early frees its resources. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** A row with its cells in the columns of the `ResultSheet`. */
export interface ResultRow {
  readonly row: JobRow;
  readonly cells: readonly TableCell[];
}

/** The results of one category, opened when their turn comes. */
export interface CategoryResults {
  /** As `topCategory` returns it, or the name of the merged rest; empty for rows without one. */
  readonly category: string;
  readonly results: () => AsyncIterable<ResultRow>;
}

/** How a file of results is written. */
export interface ResultFormat {
  readonly sheet: ResultSheet;
  readonly format: TableFormat;
  /** ISO date, for the file's name. */
  readonly day: string;
  /** As the seller named the upload. */
  readonly fileName: string;
  /**
   * The columns of the upload: a row without a result still shows its input, and unmapped columns (ASIN, SKU, the
   * seller's own) stay with their row, behind its number.
   */
  readonly columns: ColumnMap;
}

/** The shape of a file of failed rows that can be uploaded again. */
export interface UploadedShape {
  /** As the seller named the file. */
  readonly name: string;
  readonly format: TableFormat;
  readonly header: readonly string[];
  /** Of a CSV. */
  readonly delimiter?: string;
}

/**
 * The files of the bulk area. Texts that a spreadsheet could read as formulas are escaped, and
 * `TableReader` restores them.
 */
export abstract class BulkFiles {
  /**
   * The results of a job, one row each. Several categories make a zip with one file for each; one category makes the file
   * itself. Named as the sheet says.
   */
  abstract results(categories: readonly CategoryResults[], how: ResultFormat): BulkFile;
  /** The failed rows in the shape of the upload with an `error` column, to be corrected and uploaded again. */
  abstract failedRows(rows: AsyncIterable<JobRow>, uploaded: UploadedShape): BulkFile;
  /** A file to fill in: the header and a sample row; in a workbook also a sheet that explains the columns. */
  abstract template(sheet: InputSheet, format: TableFormat): BulkFile;
}
