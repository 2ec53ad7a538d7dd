import type { Actor } from '../../shared/index.js';
import type { JobPlan } from '../Job.js';
import type { ClaimedRow } from '../rows/ClaimedRow.js';
import type { RowOutcome, SettledRow } from '../rows/RowOutcome.js';

/** A row that the ambient transaction has locked and no worker owns yet. */
export type PickedRow = Omit<ClaimedRow, 'reservation'>;

/** A job with runnable rows. */
export interface WaitingJob {
  readonly id: string;
  readonly kind: string;
  /** Maximum concurrent rows over all workers; absent: no limit. */
  readonly limit?: number;
}

/** An account with runnable rows, and its jobs in order of creation. */
export interface WaitingAccount {
  readonly actor: Actor;
  /** The database time of the query: rows claimed now count in the quota period of this time, whatever the worker's clock says. */
  readonly askedAt: Date;
  readonly jobs: readonly WaitingJob[];
}

/** The reservations of requeued rows, and the dead workers. */
export interface Reclaimed {
  readonly reservations: readonly string[];
  readonly workers: readonly string[];
}

/**
 * The rows of all jobs, for workers on any number of machines. Time is the database's: workers' clocks may differ.
 * A worker without a heartbeat for `leaseMs` has lost its rows.
 */
export abstract class RowQueue {
  /** Records that a worker is alive. Called four times per lease. */
  abstract heartbeat(workerId: string, leaseMs: number): Promise<void>;
  /** Removes a worker that has released or settled its rows. */
  abstract unregister(workerId: string): Promise<void>;
  /** Accounts with runnable rows, those served longest ago first; no blocked or archived ones. */
  abstract waiting(most: number): Promise<readonly WaitingAccount[]>;
  /**
   * Locks up to `most` runnable rows for the ambient transaction, all of the same crash count, the lowest count
   * first, and no more than may run concurrently (`MAX_CONCURRENT_BY_CRASHES`) or than the jobs' limits allow; rows that others
   * have locked are skipped.
   */
  abstract pick(account: WaitingAccount, most: number): Promise<readonly PickedRow[]>;
  /** Whether a row that crashed a worker waits or runs. */
  abstract hasCrashedRows(): Promise<boolean>;
  /** Assigns picked rows to the worker. Joins the ambient transaction. */
  abstract start(workerId: string, rows: readonly ClaimedRow[]): Promise<void>;
  /** Pauses jobs until the quota of their account allows more. Joins the ambient transaction. */
  abstract pauseForQuota(jobIds: readonly string[]): Promise<void>;
  /** Accounts whose jobs wait for quota. */
  abstract paused(): Promise<readonly WaitingAccount[]>;
  abstract unpause(jobIds: readonly string[]): Promise<void>;
  /**
   * Those of the jobs whose rows may still start: not cancelled, and of an owner who is not blocked. A job that
   * waits for quota is included, since its claimed rows have their units.
   */
  abstract runnable(jobIds: readonly string[]): Promise<readonly string[]>;
  /**
   * Locks the rows that are still the worker's at this attempt; resolves to the outcomes of those. Joins the ambient
   * transaction.
   */
  abstract lockClaimed(workerId: string, outcomes: readonly RowOutcome[]): Promise<readonly RowOutcome[]>;
  /** Writes outcomes of held rows, and moves the counts and states of their jobs. Joins the ambient transaction. */
  abstract settle(outcomes: readonly SettledRow[]): Promise<void>;
  /** Requeues a worker's rows unchanged. Resolves to their reservations. Joins the ambient transaction. */
  abstract release(workerId: string): Promise<readonly string[]>;
  /**
   * Requeues the rows of workers without a heartbeat for `leaseMs`, and counts the crash, up to `WATCHED_CRASH_COUNT`. Does nothing unless the calling worker has sent heartbeats without a gap
   * for as long: after an outage all are silent, and live ones need time for a heartbeat. Joins the ambient transaction.
   */
  abstract reclaim(workerId: string, leaseMs: number): Promise<Reclaimed>;
  abstract plan(jobId: string): Promise<JobPlan | undefined>;
}
