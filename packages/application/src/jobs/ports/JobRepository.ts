import type { Page, PageRequest } from '../../shared/index.js';
import type { Job, NewJob } from '../Job.js';
import type { JobRow, JobRowStatus } from '../JobRow.js';

/** A row as imported. One with an `error` is never processed. */
export interface NewRow {
  readonly number: number;
  readonly name: string;
  readonly cells: readonly string[];
  readonly error?: string;
}

/** A failed row with corrected cells, one for each column of the header. */
export type CorrectedRow = Pick<NewRow, 'number' | 'name' | 'cells'>;

/** A row with its result. */
export interface FinishedRow extends JobRow {
  /** The result that its kind keeps with the row (`StoredResult`). */
  readonly result?: object;
  /** Of its document as it is now; only where rows are listed page by page. */
  readonly score?: number;
}

/** A cell with the number of its row. */
export interface NumberedCell {
  readonly number: number;
  readonly text: string;
}

/** Which jobs are listed. */
export interface JobFilter {
  /** Those that have not ended, or those that have. */
  readonly isOpen?: boolean | undefined;
  /** Of these kinds; of any where absent. */
  readonly kinds?: readonly string[] | undefined;
}

/** Which rows are listed. */
export interface RowFilter {
  readonly status?: JobRowStatus | undefined;
  readonly isAccepted?: boolean | undefined;
  /** Of documents whose score is at least this, and below that. Either excludes rows without a document. */
  readonly scoreFrom?: number | undefined;
  readonly scoreBelow?: number | undefined;
}

/** The jobs with their rows. Every call of a seller names the owner: rows of other accounts are not found. */
export abstract class JobRepository {
  /** Opens a job that stays invisible until `seal`. Its creation time is the database's. */
  abstract open(job: NewJob): Promise<void>;
  abstract append(jobId: string, rows: readonly NewRow[]): Promise<void>;
  /** Completes the import: the job becomes visible, and its valid rows may run. Joins the ambient transaction. */
  abstract seal(jobId: string, counts: { readonly total: number; readonly failed: number }): Promise<void>;
  abstract discard(jobId: string): Promise<void>;
  /** Deletes jobs that were opened before `before` (database clock) and never sealed (their process died). Resolves to how many. */
  abstract sweep(before: Date): Promise<number>;
  abstract find(userId: string, id: string): Promise<Job | undefined>;
  /** The job made by the request with this key, if it was made after `since`. */
  abstract findMade(userId: string, requestKey: string, since: Date): Promise<Job | undefined>;
  /** Newest first. */
  abstract list(userId: string, filter: JobFilter, page: PageRequest): Promise<Page<Job>>;
  /** In the order of the file. */
  abstract rows(userId: string, id: string, filter: RowFilter, page: PageRequest): Promise<Page<FinishedRow>>;
  /** All rows, or those of one status, in the order of the file; read piece by piece. */
  abstract allRows(userId: string, id: string, status?: JobRowStatus): AsyncIterable<FinishedRow>;
  /**
   * The cells of one column, counted from 0, of all rows, in the order of the file, read piece by piece; the first 200
   * characters of each.
   */
  abstract cellsOfColumn(userId: string, id: string, column: number): AsyncIterable<NumberedCell>;
  /** The rows of these numbers, in the order of the file; read piece by piece. */
  abstract numberedRows(userId: string, id: string, numbers: readonly number[]): AsyncIterable<FinishedRow>;
  /** The distinct texts of one column, by its place in the header, in the order of the file. */
  abstract cellsIn(userId: string, id: string, column: number): Promise<readonly string[]>;
  /** Starts no further row. False where the job has ended, or is not the owner's. */
  abstract cancel(userId: string, id: string): Promise<boolean>;
  /** Resumes a paused or cancelled job. False where there is nothing to resume. Joins the ambient transaction. */
  abstract resume(userId: string, id: string): Promise<boolean>;
  /** Requeues rows that failed while running. Resolves to how many. Joins the ambient transaction. */
  abstract retryFailed(userId: string, id: string): Promise<number>;
  /** Stores the cells of failed rows, invalid ones too, and requeues these rows alone. Resolves to how many. Joins the ambient transaction. */
  abstract retryCorrected(userId: string, id: string, rows: readonly CorrectedRow[]): Promise<number>;
  /** Marks a row's result as approved, or not. False where there is no such finished row. */
  abstract accept(userId: string, id: string, row: number, isAccepted: boolean): Promise<boolean>;
}
