import type { PaymentStatus } from '@listwright/domain/admin';
import type { LongPage, PageRequest } from '../../shared/index.js';
import type { TransactionReadModel, MoneySum, PaymentFilter, PaymentRecord } from '../ports/TransactionReadModel.js';

export interface PaymentList extends LongPage<PaymentRecord> {
  /** Of all payments, whatever is searched for. */
  readonly summary: Readonly<Record<PaymentStatus, MoneySum>>;
}

/** The payments, newest first, with their totals. */
export class ListPayments {
  constructor(private readonly readModel: TransactionReadModel) {}

  async execute(filter: PaymentFilter, page: PageRequest): Promise<PaymentList> {
    const [list, summary] = await Promise.all([
      this.readModel.listPayments(filter, page),
      this.readModel.sumPayments(),
    ]);
    return { ...list, summary };
  }
}
