import type { LedgerEntry } from '@listwright/domain/billing';

/** A payment that came for an order. */
export interface ReceivedPayment {
  readonly paymentRef: string;
  /** What of it is here, less what is on its way back, in paise. */
  readonly leftMinor: number;
}

export interface OrderMoney {
  /** The order's own payment and any further ones, in the order they came. */
  readonly payments: readonly ReceivedPayment[];
  /** How many refunds and disputes there were, whatever became of them. */
  readonly outflows: number;
}

/** The books: what moved, and what was changed for it. */
export abstract class MoneyLedger {
  /**
   * Writes entries, and their months' sums with them. An entry whose type and reference are known is not written again;
   * only its status rises (`outranks`), whatever order the news come in. Resolves to those that were news. Joins the
   * ambient transaction.
   */
  abstract record(entries: readonly LedgerEntry[]): Promise<readonly LedgerEntry[]>;
  /** What came for an order and what went back of it. */
  abstract moneyOf(orderId: string): Promise<OrderMoney>;
  /** All entries of an account, newest first. */
  abstract entriesOf(userId: string): Promise<readonly LedgerEntry[]>;
}
