import type { TransactionType } from '@listwright/domain/admin';
import type { LongPage, PageRequest } from '../../shared/index.js';
import type {
  TransactionReadModel,
  MoneySum,
  TransactionFilter,
  TransactionRecord,
  TransactionSum,
} from '../ports/TransactionReadModel.js';

export interface TransactionList extends LongPage<TransactionRecord> {
  /** The total that moved: completed entries only. */
  readonly amountMinor: number;
  readonly received: MoneySum;
  /** Refunds and chargebacks, negative. */
  readonly refunded: MoneySum;
  readonly pending: MoneySum;
  readonly failed: MoneySum;
  /** The completed entries; types without one are left out. */
  readonly byType: Readonly<Partial<Record<TransactionType, MoneySum>>>;
}

/**
 * The matching entries of the ledger, newest first, with their totals. Pending money and money that
 * never came are separate from what moved: a sum over all three would mean nothing.
 */
export class ListTransactions {
  constructor(private readonly readModel: TransactionReadModel) {}

  async execute(filter: TransactionFilter, page: PageRequest): Promise<TransactionList> {
    const [{ items, nextCursor }, { sums, capped }] = await Promise.all([
      this.readModel.listTransactions(filter, page),
      this.readModel.sumTransactions(filter),
    ]);
    const moved = sums.filter(({ status }) => status === 'completed');
    return {
      items,
      nextCursor,
      capped,
      total: together(sums).count,
      amountMinor: together(moved).amountMinor,
      received: together(moved.filter(({ type }) => type === 'payment')),
      refunded: together(moved.filter(({ type }) => type === 'refund' || type === 'chargeback')),
      pending: together(sums.filter(({ status }) => status === 'pending')),
      failed: together(sums.filter(({ status }) => status === 'failed')),
      byType: Object.fromEntries(moved.map(({ type, count, amountMinor }) => [type, { count, amountMinor }])),
    };
  }
}

function together(sums: readonly TransactionSum[]): MoneySum {
  return {
    count: sums.reduce((total, { count }) => total + count, 0),
    amountMinor: sums.reduce((total, { amountMinor }) => total + amountMinor, 0),
  };
}
