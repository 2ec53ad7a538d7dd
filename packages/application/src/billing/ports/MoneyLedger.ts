import type { LedgerEntry } from '@listwright/domain/billing';

export interface Outflow {
  /** How many there were, whatever became of them. */
  readonly count: number;
  /** What is on its way and not decided yet, in paise. */
  readonly pendingMinor: number;
}

/** The books: what moved, and what was changed for it. */
export abstract class MoneyLedger {
  /**
   * Writes entries, and their months' sums with them. An entry whose type and reference are known is not written again;
   * only its status rises (`outranks`), whatever order the news come in. Resolves to those that were news. Joins the
   * ambient transaction.
   */
  abstract record(entries: readonly LedgerEntry[]): Promise<readonly LedgerEntry[]>;
  /** What goes back of an order, by refunds and disputes. */
  abstract outflow(orderId: string): Promise<Outflow>;
  /** All entries of an account, newest first. */
  abstract entriesOf(userId: string): Promise<readonly LedgerEntry[]>;
}
