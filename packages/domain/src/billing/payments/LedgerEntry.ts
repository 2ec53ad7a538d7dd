export const LEDGER_TYPES = ['payment', 'refund', 'chargeback', 'subscription', 'usage'] as const;
export type LedgerType = (typeof LEDGER_TYPES)[number];

export const LEDGER_STATUSES = ['completed', 'pending', 'failed'] as const;
export type LedgerStatus = (typeof LEDGER_STATUSES)[number];

/** One line of the books. There is one for each pair of type and reference. */
export interface LedgerEntry {
  readonly id: string;
  readonly userId: string;
  /** Our order whose money it moves; null where it is none. */
  readonly orderId: string | null;
  readonly type: LedgerType;
  readonly description: string;
  /** What it is about: the gateway's payment, refund or dispute, or a change of ours. */
  readonly referenceId: string;
  /** Of a refund or dispute: the payment whose money goes back. */
  readonly paymentRef?: string;
  /** In paise, negative for what flows out. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: LedgerStatus;
  readonly createdAt: Date;
}

const RANK: Readonly<Record<LedgerStatus, number>> = { pending: 0, failed: 1, completed: 2 };

/** Whether news may change the status of an entry: events come in any order, so a status only ever rises. */
export function outranks(news: LedgerStatus, known: LedgerStatus): boolean {
  return RANK[news] > RANK[known];
}
