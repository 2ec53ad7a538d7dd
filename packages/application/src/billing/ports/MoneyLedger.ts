import type { LedgerEntry } from '@listwright/domain/billing';

/** A payment that came for an order. */
export interface ReceivedPayment {
  readonly paymentRef: string;
  /** The amount that is left, less pending refunds, in paise. */
  readonly leftMinor: number;
}

export interface OrderMoney {
  /** The order's own payment and any further ones, in the order they came. */
  readonly payments: readonly ReceivedPayment[];
  /** How many refunds and disputes there were, of any status. */
  readonly outflows: number;
}

/** The money ledger: payments, refunds, chargebacks and changes of plan. */
export abstract class MoneyLedger {
  /**
   * Writes entries and updates the monthly sums. A repeated entry (same type and reference) is not written again;
   * only its status may rise (`outranks`), in whatever order events arrive. Resolves to the entries that changed. Joins the
   * ambient transaction.
   */
  abstract record(entries: readonly LedgerEntry[]): Promise<readonly LedgerEntry[]>;
  /** The payments and outflows of an order. */
  abstract moneyOf(orderId: string): Promise<OrderMoney>;
  /** All entries of an account, newest first. */
  abstract entriesOf(userId: string): Promise<readonly LedgerEntry[]>;
}
