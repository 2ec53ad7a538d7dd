/** Kinds of ledger entry. */
export const TRANSACTION_TYPES = ['payment', 'refund', 'chargeback', 'subscription', 'usage'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

export const TRANSACTION_STATUSES = ['completed', 'pending', 'failed'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

export const PAYMENT_STATUSES = ['completed', 'pending', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The currency of the business figures. */
export const BOOK_CURRENCY = 'INR';

/** The entries of one kind in one month, summed up. */
export interface LedgerMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly entries: number;
  readonly amountMinor: number;
}

/** Whether money of the entry has moved: payments, and refunds and chargebacks (negative amounts). */
export function isRevenue({ type, status }: Pick<LedgerMonth, 'type' | 'status'>): boolean {
  return status === 'completed' && (type === 'payment' || type === 'refund' || type === 'chargeback');
}

/** The twelve months up to that of `now`, oldest first, as `YYYY-MM` in UTC. */
export function lastTwelveMonths(now: Date): readonly string[] {
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1)).toISOString().slice(0, 7),
  );
}
