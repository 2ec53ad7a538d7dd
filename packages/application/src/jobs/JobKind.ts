import type { QuotaKey } from '@listwright/domain/billing';
import type { InputSheet } from '@listwright/domain/shared';
import type { TableCell } from '../shared/index.js';
import type { JobPlan } from './Job.js';
import type { FinishedRow } from './ports/JobRepository.js';

/** A row as it was imported: its number, and one text per column of the header. */
export interface ImportedRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** What a row asks for, or why nothing can be made of it: one sentence for the seller. */
export type RowInput<Input> = { readonly ok: Input } | { readonly error: string };

export interface RunContext {
  readonly plan: JobPlan;
  /** Aborted with `cancelled`: work that has not started throws it. Started work is finished and kept. */
  readonly cancelBeforeStart: AbortSignal;
}

/** What a row keeps of its result. */
export interface StoredResult {
  /** The id of the document that was saved for it. */
  readonly documentId?: string;
  /** A result that is small enough to stay with the row; stored as JSON. */
  readonly result?: object;
}

/** The table that results are exported to. */
export interface ResultSheet {
  /** Without its ending: `{file}` is the name of the upload, `{day}` an ISO date. */
  readonly fileName: string;
  readonly sheetName: string;
  /** The first is the number of the row. */
  readonly columns: readonly string[];
}

/**
 * One kind of long work: what a row means, what it costs, how it is done and what remains of it. The kernel does the rest:
 * claims, leases, crash isolation, charges, progress, pauses.
 *
 * A kind only ever receives its own rows and results, so implementations name their types:
 * `JobKind<ListingBrief, Listing>`.
 */
export interface JobKind<Input = unknown, Result = unknown> {
  /** Stored with each job, so it never changes. */
  readonly name: string;
  /** Of which a finished row costs one unit. */
  readonly quota: QuotaKey;
  /** The columns of its rows, and the template that a seller fills in. */
  readonly inputSheet: InputSheet;
  /** Whether rows wait for a server, so that many can run at once; other work uses this process's processor. */
  readonly isRemote: boolean;
  /** Reads a row. Runs again on each try, so it must be cheap and always give the same. */
  read(row: ImportedRow, plan: JobPlan): RowInput<Input>;
  /**
   * Does the work of one row. Saves and charges nothing, since the worker may have lost the row meanwhile.
   *
   * Throws `unavailable` where a retry may help, any other `DomainError` where the row is at fault; other errors are bugs,
   * and fail the row.
   */
  run(input: Input, context: RunContext): Promise<Result>;
  /** Saves results that count, in the ambient transaction that also charges them; one `StoredResult` for each, in order. */
  settle(results: readonly Result[]): Promise<readonly StoredResult[]>;
  readonly resultSheet: ResultSheet;
  /** The cells of rows in the columns of the sheet; a row without a result shows its input, and why it failed. */
  exportRows(rows: readonly FinishedRow[], plan: JobPlan): Promise<readonly (readonly TableCell[])[]>;
}
