import type { Actor } from '../../shared/index.js';
import type { BatchPlan } from '../Batch.js';
import type { ClaimedRow } from '../engine/ClaimedRow.js';
import type { RowOutcome } from '../engine/RowOutcome.js';

/** A row that the ambient transaction has locked and no worker owns yet. */
export type PickedRow = Omit<ClaimedRow, 'reservation'>;

/** An account with rows that may run, and its batches in the order of their making. */
export interface WaitingAccount {
  readonly actor: Actor;
  /** When it was asked about: what is taken now counts in the quota's period of this time, whatever the worker's clock says. */
  readonly askedAt: Date;
  readonly batchIds: readonly string[];
  /** How many rows may be under way at once, for those of the batches that say so, by their ids. */
  readonly limits: Readonly<Record<string, number>>;
}

/** What was put back: the units that were held for the rows, and the workers that were found dead. */
export interface Reclaimed {
  readonly reservations: readonly string[];
  readonly workers: readonly string[];
}

/**
 * The rows of all batches, for workers on any number of machines. Time is the database's: workers' clocks may differ.
 * A worker that has not shown itself for `leaseMs` has lost its rows.
 */
export abstract class RowQueue {
  /** Shows that a worker lives. Called four times a lease. */
  abstract heartbeat(workerId: string, leaseMs: number): Promise<void>;
  /** Removes a worker that has released or settled its rows. */
  abstract unregister(workerId: string): Promise<void>;
  /** Accounts with rows that may run now, those served longest ago first; none that is blocked or archived. */
  abstract waiting(most: number): Promise<readonly WaitingAccount[]>;
  /**
   * Locks up to `most` runnable rows for the ambient transaction, all of the same crash count, the lowest count
   * first, and no more than may run concurrently (`MAX_CONCURRENT_BY_CRASHES`) or than `limits` leave room for; those that others
   * have locked are passed by.
   */
  abstract pick(account: WaitingAccount, most: number): Promise<readonly PickedRow[]>;
  /** Whether a row waits or is under way that went down with a worker. */
  abstract hasCrashedRows(): Promise<boolean>;
  /** Makes picked rows the worker's. Joins the ambient transaction. */
  abstract start(workerId: string, rows: readonly ClaimedRow[]): Promise<void>;
  /** Stops an account's batches until its quota has room. Joins the ambient transaction. */
  abstract pauseForQuota(batchIds: readonly string[]): Promise<void>;
  /** Accounts whose batches wait for room in the quota. */
  abstract paused(): Promise<readonly WaitingAccount[]>;
  abstract unpause(batchIds: readonly string[]): Promise<void>;
  /**
   * Those of the batches whose rows may still begin: not cancelled, and of an owner who is not blocked. A batch that
   * waits for room in the quota is among them, since its rows that are taken have their units.
   */
  abstract runnable(batchIds: readonly string[]): Promise<readonly string[]>;
  /**
   * Locks the rows that are still the worker's at this attempt; resolves to the outcomes of those. Joins the ambient
   * transaction.
   */
  abstract lockClaimed(workerId: string, outcomes: readonly RowOutcome[]): Promise<readonly RowOutcome[]>;
  /** Writes outcomes of held rows, and moves the counts and states of their batches. Joins the ambient transaction. */
  abstract settle(outcomes: readonly RowOutcome[]): Promise<void>;
  /** Puts a worker's rows back as if it had never had them. Resolves to their reservations. Joins the ambient transaction. */
  abstract release(workerId: string): Promise<readonly string[]>;
  /**
   * Puts back the rows of workers that have not shown themselves for `leaseMs`; a row that went down with
   * `MAX_CRASHES` workers is failed instead. Does nothing unless the worker that asks has itself shown itself without a gap
   * for as long: after an outage all are silent, and those that live need the time to say so. Joins the ambient transaction.
   */
  abstract reclaim(workerId: string, leaseMs: number): Promise<Reclaimed>;
  abstract plan(batchId: string): Promise<BatchPlan | undefined>;
}
