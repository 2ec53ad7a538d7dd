import type { LedgerMonth, PaymentStatus } from '@listwright/domain/admin';
import type { LongPage, PageRequest } from '../../shared/index.js';
import type { MoneyBook, MoneySum, PaymentFilter, PaymentRecord } from '../ports/MoneyBook.js';

export interface PaymentList extends LongPage<PaymentRecord> {
  /** Of all payments, whatever is searched for. */
  readonly summary: Readonly<Record<PaymentStatus, MoneySum>>;
}

/** The payments, newest first, with what all of them come to. */
export class ListPayments {
  constructor(private readonly book: MoneyBook) {}

  async execute(filter: PaymentFilter, page: PageRequest): Promise<PaymentList> {
    const [list, months] = await Promise.all([this.book.listPayments(filter, page), this.book.months()]);
    const sum = (matches: (entry: LedgerMonth) => boolean): MoneySum => {
      const all = months.filter(matches);
      return {
        count: all.reduce((count, { entries }) => count + entries, 0),
        amountMinor: Math.abs(all.reduce((amount, { amountMinor }) => amount + amountMinor, 0)),
      };
    };
    return {
      ...list,
      summary: {
        completed: sum(({ type, status }) => type === 'payment' && status === 'completed'),
        pending: sum(({ type, status }) => type === 'payment' && status === 'pending'),
        failed: sum(({ type, status }) => type === 'payment' && status === 'failed'),
        refunded: sum(({ type, status }) => type === 'refund' && status === 'completed'),
      },
    };
  }
}
