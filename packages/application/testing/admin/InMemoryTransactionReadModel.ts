import type { LedgerMonth, PaymentStatus } from '@listwright/domain/admin';
import { UNPAID, type PlanKey, type Subscription } from '@listwright/domain/billing';
import {
  TransactionReadModel,
  type MoneySum,
  type Paying,
  type PaymentFilter,
  type PaymentRecord,
  type TransactionFilter,
  type TransactionPage,
  type TransactionRecord,
  type TransactionSum,
  type TransactionSums,
} from '../../src/admin/index.js';
import type { LongPage, PageRequest } from '../../src/shared/index.js';
import { matchesWords } from '../shared/matchesWords.js';
import { pageOf } from '../shared/pageOf.js';

export class InMemoryTransactionReadModel extends TransactionReadModel {
  readonly payments: PaymentRecord[] = [];
  readonly transactions: TransactionRecord[] = [];

  constructor(private readonly subscriptions: () => readonly Subscription[] = () => []) {
    super();
  }

  override async listPayments({ search, status }: PaymentFilter, page: PageRequest): Promise<LongPage<PaymentRecord>> {
    const matching = newestFirst(this.payments)
      .filter((payment) => status === undefined || payment.status === status)
      .filter(
        ({ customerName, customerEmail, orderRef, paymentRef }) =>
          matchesWords(search, customerName, customerEmail) || matchesWords(search, orderRef, paymentRef ?? ''),
      );
    return { ...pageOf(matching, page, (payment) => payment), capped: false };
  }

  override async findPayment(id: string): Promise<PaymentRecord | undefined> {
    return this.payments.find((payment) => payment.id === id);
  }

  override async sumPayments(): Promise<Readonly<Record<PaymentStatus, MoneySum>>> {
    const sum = (status: PaymentStatus, amount: (payment: PaymentRecord) => number): MoneySum => {
      const all = this.payments.filter((payment) => payment.status === status);
      return { count: all.length, amountMinor: all.reduce((total, payment) => total + amount(payment), 0) };
    };
    const kept = ({ amountMinor, refundedMinor }: PaymentRecord) => amountMinor - refundedMinor;
    return {
      completed: sum('completed', kept),
      pending: sum('pending', kept),
      failed: sum('failed', kept),
      refunded: {
        count: this.payments.filter(({ refundedMinor }) => refundedMinor > 0).length,
        amountMinor: this.payments.reduce((total, { refundedMinor }) => total + refundedMinor, 0),
      },
    };
  }

  override async listTransactions(filter: TransactionFilter, page: PageRequest): Promise<TransactionPage> {
    const { items, nextCursor } = pageOf(newestFirst(this.matching(filter)), page, (entry) => entry);
    return { items, nextCursor };
  }

  override async sumTransactions(filter: TransactionFilter): Promise<TransactionSums> {
    const sums = new Map<string, TransactionSum>();
    for (const { type, status, amountMinor } of this.matching(filter)) {
      const sum = sums.get(`${type} ${status}`) ?? { type, status, count: 0, amountMinor: 0 };
      sums.set(`${type} ${status}`, { ...sum, count: sum.count + 1, amountMinor: sum.amountMinor + amountMinor });
    }
    return { sums: [...sums.values()], capped: false };
  }

  override async months(): Promise<readonly LedgerMonth[]> {
    return this.transactions.map(({ type, status, amountMinor, createdAt }) => ({
      month: createdAt.toISOString().slice(0, 7),
      type,
      status,
      entries: 1,
      amountMinor,
    }));
  }

  override async paying(): Promise<Readonly<Partial<Record<PlanKey, Paying>>>> {
    const paid = this.subscriptions().filter(({ status, gateway }) => status !== 'lapsed' && gateway !== UNPAID);
    const of = (plan: PlanKey): Paying => {
      const all = paid.filter((one) => one.plan === plan);
      return { accounts: all.length, renewing: all.filter(({ status }) => status !== 'cancelled').length };
    };
    return Object.fromEntries(paid.map(({ plan }) => [plan, of(plan)]));
  }

  private matching({ search, type, status, from, until }: TransactionFilter): TransactionRecord[] {
    return this.transactions
      .filter((entry) => type === undefined || entry.type === type)
      .filter((entry) => status === undefined || entry.status === status)
      .filter(
        ({ createdAt }) => (from === undefined || createdAt >= from) && (until === undefined || createdAt < until),
      )
      .filter(
        ({ customerName, customerEmail, description, referenceId }) =>
          matchesWords(search, customerName, customerEmail) || matchesWords(search, description, referenceId),
      );
  }
}

const newestFirst = <T extends { readonly createdAt: Date }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
