export const LEDGER_TYPES = ['payment', 'refund', 'chargeback', 'subscription', 'usage'] as const;
export type LedgerType = (typeof LEDGER_TYPES)[number];

export const LEDGER_STATUSES = ['completed', 'pending', 'failed'] as const;
export type LedgerStatus = (typeof LEDGER_STATUSES)[number];

/** One entry of the money ledger, unique by type and reference. */
export interface LedgerEntry {
  readonly id: string;
  readonly userId: string;
  /** The order whose money it moves; null: none. */
  readonly orderId: string | null;
  readonly type: LedgerType;
  readonly description: string;
  /** Its reference: the gateway's payment, refund or dispute, or our own change. */
  readonly referenceId: string;
  /** Of a refund or dispute: its payment. */
  readonly paymentRef?: string;
  /** In paise, negative for outflows. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: LedgerStatus;
  readonly createdAt: Date;
}

const RANK: Readonly<Record<LedgerStatus, number>> = { pending: 0, failed: 1, completed: 2 };

/** Whether a reported status replaces the stored one: events come in any order, so a status may only rise. */
export function outranks(news: LedgerStatus, known: LedgerStatus): boolean {
  return RANK[news] > RANK[known];
}
