import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Subscription } from '@listwright/domain/billing';
import type { TransactionReadModel, PaymentRecord, TransactionRecord } from '../../src/admin/index.js';

export interface MoneyUnderTest {
  readonly book: TransactionReadModel;
  readonly customer: { readonly id: string; readonly name: string; readonly email: string };
  /** Stores of plans: one account of its own for each call. */
  readonly subscribe: (changes: Partial<Subscription>) => Promise<void>;
  readonly enterPayment: (payment: PaymentRecord) => Promise<void>;
  readonly enter: (entry: TransactionRecord) => Promise<void>;
}

/** The contract of every reader of payments and ledger. `make` gives an empty one with one customer. */
export function transactionReadModelContract(name: string, make: () => Promise<MoneyUnderTest>): void {
  const owned = ({ customer }: MoneyUnderTest, day: string) => ({
    id: randomUUID(),
    customerId: customer.id,
    customerName: customer.name,
    customerEmail: customer.email,
    currency: 'INR',
    createdAt: new Date(`${day}T10:00:00.000Z`),
  });

  async function withPayments() {
    const under = await make();
    const common = {
      gateway: 'sandbox',
      plan: 'pro',
      amountMinor: 164900,
      refundedMinor: 0,
      method: 'upi',
      refundingMinor: 0,
      surplusMinor: 0,
    };
    const payment = (day: string, changes: Partial<PaymentRecord>): PaymentRecord => ({
      ...owned(under, day),
      ...common,
      status: 'completed',
      failure: null,
      orderRef: `order_${day}`,
      paymentRef: `pay_${day}`,
      ...changes,
    });
    const payments = [
      payment('2026-10-01', { refundedMinor: 4900 }),
      payment('2026-11-02', { status: 'pending', paymentRef: null, method: null }),
      payment('2026-11-03', { status: 'failed', failure: 'The bank said no' }),
    ];
    for (const one of payments) await under.enterPayment(one);
    return { ...under, payments };
  }

  async function withEntries() {
    const under = await make();
    const entry = (day: string, type: TransactionRecord['type'], amountMinor: number, status = 'completed') =>
      ({
        ...owned(under, day),
        type,
        amountMinor,
        status,
        description: `${type} of Professional`,
        referenceId: `ref_${day}_${type}`,
      }) as TransactionRecord;
    const entries = [
      entry('2026-08-15', 'payment', 164900),
      entry('2026-09-01', 'payment', 412400),
      entry('2026-09-30', 'refund', -164900),
      entry('2026-10-10', 'payment', 164900, 'pending'),
      entry('2026-11-20', 'usage', 0),
    ];
    for (const one of entries) await under.enter(one);
    const refs = async (filter: Parameters<TransactionReadModel['listTransactions']>[0]) =>
      (await under.book.listTransactions(filter, { limit: 9 })).items.map(({ referenceId }) => referenceId.slice(4));
    return { ...under, entries, refs };
  }

  describe(`${name} as a book of money`, () => {
    it('lists payments newest first, page by page', async () => {
      const { book, payments } = await withPayments();
      const first = await book.listPayments({ search: '' }, { limit: 2 });
      expect([first.total, first.capped, first.items]).toEqual([3, false, [payments[2], payments[1]]]);
      const second = await book.listPayments({ search: '' }, { limit: 2, cursor: first.nextCursor ?? '' });
      expect([second.items, second.nextCursor]).toEqual([[payments[0]], null]);
    });

    it('finds payments by customer, order, payment and status', async () => {
      const { book, payments, customer } = await withPayments();
      const found = async (search: string, status?: PaymentRecord['status']) => {
        const { items, total } = await book.listPayments({ search, status }, { limit: 5 });
        return [total, items.map(({ orderRef }) => orderRef)];
      };
      const all = payments.toReversed().map(({ orderRef }) => orderRef);
      expect(await found(customer.email.toUpperCase())).toEqual([3, all]);
      expect(await found('PAY_2026-10')).toEqual([1, ['order_2026-10-01']]);
      expect(await found('order_2026-11-02')).toEqual([1, ['order_2026-11-02']]);
      expect(await found('', 'failed')).toEqual([1, ['order_2026-11-03']]);
      expect(await found(customer.name, 'refunded')).toEqual([0, []]);
      expect(await book.findPayment(payments[0]!.id)).toEqual(payments[0]);
      expect(await book.findPayment(randomUUID())).toBeUndefined();
    });

    it('sums up all payments by status', async () => {
      const { book } = await withPayments();
      expect(await book.sumPayments()).toEqual({
        completed: { count: 1, amountMinor: 160000 },
        pending: { count: 1, amountMinor: 164900 },
        failed: { count: 1, amountMinor: 164900 },
        refunded: { count: 1, amountMinor: 4900 },
      });
    });

    it('lists entries newest first, page by page', async () => {
      const { book, entries } = await withEntries();
      const first = await book.listTransactions({ search: '' }, { limit: 3 });
      expect(first.items).toEqual(entries.slice(2).toReversed());
      const second = await book.listTransactions({ search: '' }, { limit: 3, cursor: first.nextCursor ?? '' });
      expect([second.items, second.nextCursor]).toEqual([entries.slice(0, 2).toReversed(), null]);
    });

    it('filters entries by type, status, time and words', async () => {
      const { refs, customer } = await withEntries();
      expect(await refs({ search: '', type: 'refund' })).toEqual(['2026-09-30_refund']);
      expect(await refs({ search: '', status: 'pending' })).toEqual(['2026-10-10_payment']);
      expect(await refs({ search: '', type: 'payment', status: 'completed' })).toEqual([
        '2026-09-01_payment',
        '2026-08-15_payment',
      ]);
      const september = { from: new Date('2026-09-01T00:00:00Z'), until: new Date('2026-10-01T00:00:00Z') };
      expect(await refs({ search: '', ...september })).toEqual(['2026-09-30_refund', '2026-09-01_payment']);
      expect(await refs({ search: customer.name, ...september, type: 'refund' })).toEqual(['2026-09-30_refund']);
      expect(await refs({ search: 'ref_2026-08 professional' })).toEqual(['2026-08-15_payment']);
      expect(await refs({ search: 'nothing like it' })).toEqual([]);
      expect(await refs({ search: `${customer.email} refund` })).toEqual([]);
    });

    it('sums up what matches, in complete and partial months', async () => {
      const { book } = await withEntries();
      const sum = async (filter: Partial<Parameters<TransactionReadModel['sumTransactions']>[0]>) =>
        Object.fromEntries(
          (await book.sumTransactions({ search: '', ...filter })).sums.map(({ type, status, ...sum }) => [
            status === 'completed' ? type : `${status} ${type}`,
            sum,
          ]),
        );
      const at = (day: string) => new Date(`${day}T00:00:00Z`);
      expect(await sum({})).toEqual({
        payment: { count: 2, amountMinor: 577300 },
        'pending payment': { count: 1, amountMinor: 164900 },
        refund: { count: 1, amountMinor: -164900 },
        usage: { count: 1, amountMinor: 0 },
      });
      expect(await sum({ status: 'pending' })).toEqual({ 'pending payment': { count: 1, amountMinor: 164900 } });
      expect(await sum({ type: 'refund', status: 'pending' })).toEqual({});
      expect(await sum({ from: at('2026-08-16'), until: at('2026-10-11') })).toEqual({
        payment: { count: 1, amountMinor: 412400 },
        'pending payment': { count: 1, amountMinor: 164900 },
        refund: { count: 1, amountMinor: -164900 },
      });
      expect(await sum({ from: at('2026-09-02'), until: at('2026-09-30') })).toEqual({});
      expect(await sum({ from: at('2026-09-30') })).toMatchObject({ refund: { count: 1 }, usage: { count: 1 } });
      expect(await sum({ until: at('2026-09-02'), type: 'payment' })).toEqual({
        payment: { count: 2, amountMinor: 577300 },
      });
      expect(await sum({ search: 'refund' })).toEqual({ refund: { count: 1, amountMinor: -164900 } });
    });

    it('lists the months', async () => {
      const { book } = await withEntries();
      const months = await book.months();
      expect(months.filter(({ month }) => month === '2026-09')).toEqual(
        expect.arrayContaining([
          { month: '2026-09', type: 'payment', status: 'completed', entries: 1, amountMinor: 412400 },
          { month: '2026-09', type: 'refund', status: 'completed', entries: 1, amountMinor: -164900 },
        ]),
      );
      expect(months).toHaveLength(5);
    });

    it('counts the accounts on a plan that is paid for, and those that pay on, by plan', async () => {
      const { book, subscribe } = await make();
      expect(await book.paying()).toEqual({});
      await subscribe({ plan: 'pro' });
      await subscribe({ plan: 'pro', status: 'past_due' });
      await subscribe({ plan: 'enterprise' });
      await subscribe({ plan: 'enterprise', status: 'cancelled' });
      await subscribe({ plan: 'pro', status: 'lapsed' });
      await subscribe({ plan: 'unlimited', gateway: 'none' });
      expect(await book.paying()).toEqual({
        pro: { accounts: 2, renewing: 2 },
        enterprise: { accounts: 2, renewing: 1 },
      });
    });
  });
}
