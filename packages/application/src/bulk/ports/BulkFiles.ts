import type { BulkKind, ColumnMap } from '@listwright/domain/bulk';
import type { FittedTitle } from '@listwright/domain/listings';
import type { Listing } from '../../listings/index.js';
import type { JobRow } from '../../jobs/index.js';
import type { Table } from '../../shared/index.js';

export type TableFormat = Table['format'];

/** A file for the seller, generated while it is sent. */
export interface BulkFile {
  /** Safe in any file system; may hold letters of any script. */
  readonly name: string;
  readonly contentType: string;
  /** Can be iterated once. Stopping early frees its resources. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** A row of a listings job; the listing where there is one. */
export interface ListingResult {
  readonly row: JobRow;
  readonly listing?: Listing;
}

/** A row of a titles job; the fitted title where there is one. */
export interface TitleResult {
  readonly row: JobRow;
  readonly fitted?: FittedTitle;
}

/** The results of one category, opened when their turn comes. */
export interface CategoryResults {
  /** As `topCategory` returns it, or the name of the merged rest; empty for rows without one. */
  readonly category: string;
  readonly results: () => AsyncIterable<ListingResult>;
}

/** How a file of results is written. */
export interface ResultFormat {
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
   * The results of a listings job, one row each. Several categories make a zip with one file for each; one category makes
   * the file itself. `{file}_listings_{day}`.
   */
  abstract listingResults(categories: readonly CategoryResults[], how: ResultFormat): BulkFile;
  /** The titles before and after, where each phrase went and what changed: `optimized_titles_{day}`. */
  abstract titleResults(results: AsyncIterable<TitleResult>, how: ResultFormat): BulkFile;
  /** The failed rows in the shape of the upload with an `error` column, to be corrected and uploaded again. */
  abstract failedRows(rows: AsyncIterable<JobRow>, uploaded: UploadedShape): BulkFile;
  /** A file to fill in: the header and a sample row; in a workbook also a sheet that explains the columns. */
  abstract template(kind: BulkKind, format: TableFormat): BulkFile;
}
