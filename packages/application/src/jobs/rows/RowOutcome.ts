import type { WaitReason } from '../Job.js';
import type { StoredResult } from '../JobKind.js';
import type { ClaimedRow } from './ClaimedRow.js';

interface FailedRow {
  readonly row: ClaimedRow;
  readonly kind: 'failed';
  readonly error: string;
}

interface LaterRow {
  readonly row: ClaimedRow;
  readonly kind: 'later';
  readonly afterMs: number;
  /** Whether this counts as one of its tries; an unavailable or limited server is not the row's fault. */
  readonly isTry: boolean;
  readonly waitsFor?: Extract<WaitReason, 'provider'>;
  /** What it waits for, as a sentence for its seller. */
  readonly error?: string;
}

/** The outcome of a row: a result to save and charge, a failure, or a retry later. */
export type RowOutcome =
  /** `result` is what the kind of its job made. */
  { readonly row: ClaimedRow; readonly kind: 'done'; readonly result: unknown } | FailedRow | LaterRow;

/** An outcome whose result its kind has saved. */
export type SettledRow =
  { readonly row: ClaimedRow; readonly kind: 'done'; readonly stored: StoredResult } | FailedRow | LaterRow;
