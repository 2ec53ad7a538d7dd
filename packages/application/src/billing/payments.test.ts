import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Order } from '@listwright/domain/billing';
import {
  anActor,
  CountingIds,
  DirectTransaction,
  FixedClock,
  InMemoryBooks,
  InMemoryInbox,
  InMemoryInvoices,
  InMemoryOrders,
  InMemorySubscribers,
  InMemoryUsers,
  PlainGateway,
  PlainPrinter,
} from '../../testing/index.js';
import type { GatewayNews, GatewayPayment } from './index.js';
import {
  CancelSubscription,
  ChangePlan,
  ChargeNews,
  CreateOrder,
  EndPeriods,
  ListInvoices,
  MoneyBack,
  PaymentNews,
  PlanChanges,
  PrintInvoice,
  ReceiveWebhook,
  RefundOrder,
  ResumeSubscription,
  Settlement,
  VerifyPayment,
} from './index.js';

const ann = anActor();
const bob = anActor({ userId: '00000000-0000-7000-8000-0000000000cc' });
const DAY_MS = 86_400_000;

function build() {
  const [clock, ids, transaction] = [new FixedClock(), new CountingIds(), new DirectTransaction()];
  const users = new InMemoryUsers();
  const [orders, books, invoices] = [new InMemoryOrders(), new InMemoryBooks(), new InMemoryInvoices()];
  const [subscribers, inbox, gateway] = [new InMemorySubscribers(users), new InMemoryInbox(), new PlainGateway()];
  const terms = { seller: { name: 'Shop tools', lines: [] }, taxName: 'GST', taxPercent: 18 };
  const settlement = new Settlement(orders, subscribers, invoices, books, terms, ids, clock);
  const changes = new PlanChanges(subscribers, books, ids, clock);
  const moneyBack = new MoneyBack(orders, subscribers, books, changes, ids, clock);
  const cancel = new CancelSubscription(subscribers, gateway, changes, transaction, ids, clock);
  const receive = new ReceiveWebhook(
    ...([gateway, inbox, new PaymentNews(orders, books, settlement, moneyBack, ids, clock)] as const),
    ...([new ChargeNews(subscribers, orders, settlement, changes, gateway, ids, clock), transaction, clock] as const),
  );
  return {
    ...{ clock, users, orders, books, invoices, subscribers, gateway, cancel, receive },
    create: new CreateOrder(subscribers, orders, gateway, ids, clock),
    verify: new VerifyPayment(orders, gateway, settlement, transaction),
    changePlan: new ChangePlan(cancel),
    resume: new ResumeSubscription(subscribers, changes, transaction, ids),
    endPeriods: new EndPeriods(subscribers, changes, transaction, clock),
    refund: new RefundOrder(orders, gateway, moneyBack, transaction),
    list: new ListInvoices(invoices),
    print: new PrintInvoice(invoices, new PlainPrinter()),
  };
}

describe('payments', () => {
  let shop: ReturnType<typeof build>;

  beforeEach(async () => {
    shop = build();
    for (const { userId: id } of [ann, bob]) {
      const person = { passwordHash: 'x', fullName: 'Ann', companyName: '', phone: '', createdAt: ann.accountStart };
      await shop.users.add({ id, email: `${id}@example.com`, role: 'user', ...person });
    }
  });

  const order = async (plan: 'pro' | 'enterprise' = 'pro', actor = ann): Promise<Order> =>
    (await shop.create.execute(actor, plan, plan === 'pro' ? 164_900 : 412_400)).order;
  const settle = (paid: GatewayPayment & { signature: string }, actor = ann) =>
    shop.verify.execute(actor, { ...paid, orderRef: paid.orderRef ?? '' });
  const buy = async (plan: 'pro' | 'enterprise' = 'pro') => {
    const payment = shop.gateway.pay((await order(plan)).orderRef);
    await settle(payment);
    return payment;
  };
  const tell = (news: GatewayNews, eventId?: string) =>
    shop.receive.execute(shop.gateway.message(news, eventId)).then(({ outcome }) => outcome);
  const plan = async (actor = ann) => (await shop.users.find(actor.userId))?.plan;
  const entries = async (type: string, actor = ann) =>
    (await shop.books.entriesOf(actor.userId)).filter((entry) => entry.type === type);
  const subscription = async () => (await shop.subscribers.find(ann.userId))?.subscription;
  const state = async (orderRef: string | null) => (await shop.orders.lock(orderRef ?? ''))?.state;

  describe('an order', () => {
    it('costs what the plan costs, whatever the browser says', async () => {
      await expect(shop.create.execute(ann, 'enterprise', 100)).rejects.toMatchObject({
        ...{ kind: 'invalid', code: 'amount_mismatch', faults: [{ path: 'amount' }] },
      });
      expect(shop.orders.all()).toEqual([]);
      expect(await order('enterprise')).toMatchObject({ amountMinor: 412_400, plan: 'enterprise', state: 'pending' });
    });

    it.each(['free', 'unlimited'] as const)('is not taken for %s', async (key) => {
      await expect(shop.create.execute(ann, key, 0)).rejects.toMatchObject({ code: 'not_for_sale' });
    });

    it('is not taken for less than what is in force', async () => {
      await buy('enterprise');
      await expect(order('pro')).rejects.toMatchObject({ kind: 'conflict', code: 'plan_included' });
    });
  });

  describe('what the browser brings back', () => {
    it('puts the plan in force, with a bill and a line in the books', async () => {
      await buy();
      expect(await plan()).toBe('pro');
      expect(await subscription()).toMatchObject({ plan: 'pro', status: 'active', months: 1, gateway: 'plain' });
      expect(await entries('payment')).toMatchObject([{ amountMinor: 164_900, status: 'completed', currency: 'INR' }]);
      expect(await entries('subscription')).toMatchObject([{ amountMinor: 0 }]);
      const { items } = await shop.list.execute(ann, { limit: 5 });
      expect(items).toMatchObject([{ number: 'LW-2026-000001', taxLines: [{ amountMinor: 25_154 }] }]);
      expect((await shop.print.execute(ann, items[0]!.id)).number).toBe('LW-2026-000001');
      await expect(shop.print.execute(bob, items[0]!.id)).rejects.toMatchObject({ kind: 'not_found' });
    });

    it('has its effect once, however often it comes', async () => {
      const payment = await buy();
      for (let count = 0; count < 5; count += 1) await settle(payment);
      expect(await entries('payment')).toHaveLength(1);
      expect((await subscription())?.months).toBe(1);
    });

    it('is of no use to another account', async () => {
      const payment = shop.gateway.pay((await order()).orderRef);
      await expect(settle(payment, bob)).rejects.toMatchObject({ kind: 'not_found' });
      expect([await plan(bob), await plan()]).toEqual(['free', 'free']);
    });

    it.each<[string, Partial<GatewayPayment>, string]>([
      ['another order’s payment', { orderRef: 'order_other' }, 'payment_verification_failed'],
      ['too little money', { amountMinor: 100 }, 'payment_verification_failed'],
      ['another currency', { currency: 'USD' }, 'payment_verification_failed'],
      ['money that is only held', { status: 'authorized' }, 'payment_not_captured'],
      ['money that went back', { status: 'refunded' }, 'payment_not_captured'],
      ['a failed payment', { status: 'failed', failure: 'Declined.' }, 'payment_failed'],
    ])('grants nothing for %s', async (_name, changes, code) => {
      const { orderRef } = await order('enterprise');
      const { paymentRef, signature } = shop.gateway.pay(orderRef, changes);
      const result = { orderRef, paymentRef, signature: `signed ${orderRef}|${paymentRef}` };
      expect(signature).toBeDefined();
      await expect(shop.verify.execute(ann, result)).rejects.toMatchObject({ code });
      expect([await plan(), await entries('payment')]).toEqual(['free', []]);
    });

    it('grants nothing for a wrong signature or a payment that nobody knows', async () => {
      const { orderRef } = await order();
      const payment = shop.gateway.pay(orderRef);
      for (const result of [
        { ...payment, orderRef, signature: 'signed' },
        { orderRef, paymentRef: 'pay_x', signature: `signed ${orderRef}|pay_x` },
      ])
        await expect(shop.verify.execute(ann, result)).rejects.toMatchObject({ code: 'payment_verification_failed' });
      expect(await plan()).toBe('free');
    });

    it('books a second payment of the same order, and credits it not', async () => {
      const first = await buy();
      const second = shop.gateway.pay(first.orderRef ?? '');
      await expect(settle(second)).rejects.toMatchObject({ code: 'order_settled' });
      expect(await entries('payment')).toHaveLength(2);
      expect((await subscription())?.months).toBe(1);
      const refund = {
        refundRef: 'r',
        paymentRef: second.paymentRef,
        amountMinor: 164_900,
        status: 'completed',
      } as const;
      expect(await tell({ kind: 'refund', refund, payment: second })).toBe('applied');
      expect([await plan(), await state(first.orderRef)]).toEqual(['pro', 'completed']);
    });
  });

  describe('what the gateway tells', () => {
    it('settles an order that the browser never came back from, once', async () => {
      const payment = shop.gateway.pay((await order()).orderRef);
      expect(await tell({ kind: 'payment', payment }, 'one')).toBe('applied');
      expect(await tell({ kind: 'payment', payment }, 'one')).toBe('repeated');
      expect(await tell({ kind: 'payment', payment }, 'two')).toBe('applied');
      await settle(payment);
      expect([await plan(), (await subscription())?.months]).toEqual(['pro', 1]);
      expect(await entries('payment')).toHaveLength(1);
    });

    it('refuses money that does not fit, and ignores orders of nobody', async () => {
      const { orderRef } = await order();
      expect(await tell({ kind: 'payment', payment: shop.gateway.pay(orderRef, { amountMinor: 1 }) })).toBe('refused');
      expect(await tell({ kind: 'payment', payment: shop.gateway.pay('order_x') })).toBe('ignored');
      expect(await tell({ kind: 'ignored' })).toBe('ignored');
      expect(await plan()).toBe('free');
    });

    it('ends right in whatever order it comes', async () => {
      const { orderRef } = await order();
      const declined = shop.gateway.pay(orderRef, { status: 'failed', failure: 'Declined.' });
      const paid = shop.gateway.pay(orderRef);
      const refund = {
        refundRef: 'r',
        paymentRef: paid.paymentRef,
        amountMinor: 164_900,
        status: 'completed',
      } as const;
      const news: GatewayNews[] = [
        { kind: 'payment', payment: declined },
        { kind: 'payment', payment: paid },
        { kind: 'refund', refund: { ...refund, status: 'pending' }, payment: paid },
        { kind: 'refund', refund, payment: paid },
      ];
      for (const way of permutations(news)) {
        shop = build();
        const person = { passwordHash: 'x', fullName: 'Ann', companyName: '', phone: '', createdAt: ann.accountStart };
        await shop.users.add({ id: ann.userId, email: 'ann@example.com', role: 'user', ...person });
        const again = await order();
        expect(again.orderRef).toBe(orderRef);
        for (const one of way) await tell(one);
        expect([await plan(), await state(orderRef)]).toEqual(['free', 'refunded']);
        const books = (await shop.books.entriesOf(ann.userId)).filter(({ type }) => type !== 'subscription');
        expect(books.map(({ type, status, amountMinor }) => `${type} ${status} ${amountMinor}`).toSorted()).toEqual([
          ...['payment completed 164900', 'payment failed 164900', 'refund completed -164900'],
        ]);
      }
    });

    it('keeps the plan for a refund of a part', async () => {
      const payment = await buy();
      const refund = { refundRef: 'r', paymentRef: payment.paymentRef, amountMinor: 100, status: 'completed' } as const;
      await tell({ kind: 'refund', refund, payment: null });
      expect([await plan(), await state(payment.orderRef)]).toEqual(['pro', 'completed']);
      await tell({ kind: 'refund', refund: { ...refund, refundRef: 's', amountMinor: 164_800 }, payment: null });
      expect([await plan(), await state(payment.orderRef)]).toEqual(['free', 'refunded']);
      await expect(settle(payment)).rejects.toMatchObject({ code: 'order_refunded' });
    });

    it.each([
      ['won', 'pro', 'failed'],
      ['lost', 'free', 'completed'],
    ] as const)('of a dispute that is %s leaves %s', async (status, left, booked) => {
      const { paymentRef } = await buy();
      const dispute = { disputeRef: 'd', paymentRef, amountMinor: 164_900 };
      await tell({ kind: 'dispute', dispute: { ...dispute, status: 'open' }, payment: null });
      expect([await plan(), (await entries('chargeback'))[0]?.status]).toEqual(['pro', 'pending']);
      await tell({ kind: 'dispute', dispute: { ...dispute, status }, payment: null });
      await tell({ kind: 'dispute', dispute: { ...dispute, status: 'open' }, payment: null });
      expect(await plan()).toBe(left);
      expect(await entries('chargeback')).toMatchObject([{ status: booked, amountMinor: -164_900 }]);
    });

    it('books a dispute that is told of before its payment', async () => {
      const payment = shop.gateway.pay((await order()).orderRef);
      const { paymentRef, amountMinor } = payment;
      await tell({ kind: 'dispute', dispute: { disputeRef: 'd', paymentRef, amountMinor, status: 'lost' }, payment });
      await tell({ kind: 'payment', payment });
      expect([await plan(), await state(payment.orderRef)]).toEqual(['free', 'refunded']);
      expect([await entries('payment'), await entries('chargeback')].map(({ length }) => length)).toEqual([1, 1]);
    });

    it('is refused where it is not signed', async () => {
      const message = { ...shop.gateway.message({ kind: 'ignored' }), signature: 'forged' };
      await expect(shop.receive.execute(message)).rejects.toMatchObject({ code: 'bad_signature' });
    });
  });

  describe('a subscription that the gateway charges', () => {
    const charge = (changes: Partial<GatewayPayment> = {}, made: object = {}): GatewayNews => ({
      kind: 'charge',
      subscription: { providerRef: 'sub_1', userId: ann.userId, plan: 'pro', ...made },
      payment: shop.gateway.pay(`order_charge${Math.trunc(shop.clock.now().getTime())}`, {
        ...{ amountMinor: 164_900, ...changes },
      }),
    });

    it('begins with its first charge and is extended by each', async () => {
      const first = charge();
      expect(await tell(first)).toBe('applied');
      await tell(first);
      expect(await subscription()).toMatchObject({ plan: 'pro', months: 1, providerRef: 'sub_1' });
      shop.clock.advance(31 * DAY_MS);
      expect(await shop.endPeriods.execute()).toBe(1);
      expect([await plan(), (await subscription())?.status]).toEqual(['pro', 'past_due']);
      await tell(charge({}, { userId: null, plan: null }));
      expect(await subscription()).toMatchObject({ status: 'active', months: 2 });
      expect(await shop.endPeriods.execute()).toBe(0);
      expect(await entries('payment')).toHaveLength(2);
    });

    it('does not begin for another price, account or plan', async () => {
      expect(await tell(charge({ amountMinor: 100 }))).toBe('refused');
      expect(await tell(charge({}, { userId: '00000000-0000-7000-8000-0000000000ff' }))).toBe('ignored');
      expect(await tell(charge({}, { plan: 'gold' }))).toBe('ignored');
      expect(await tell(charge({ status: 'authorized' }))).toBe('ignored');
      expect(await plan()).toBe('free');
    });

    it('is cancelled there and here', async () => {
      await tell(charge());
      await shop.cancel.execute(ann);
      await shop.cancel.execute(ann);
      expect(shop.gateway.cancelled).toEqual(['sub_1']);
      expect((await subscription())?.status).toBe('cancelled');
    });

    it('ends with its period where the gateway ends it', async () => {
      await tell(charge());
      const ended = { kind: 'ended', subscription: { providerRef: 'sub_1', userId: null, plan: null } } as const;
      expect(await tell(ended)).toBe('applied');
      expect(await tell(ended)).toBe('ignored');
      expect(await tell({ ...ended, subscription: { ...ended.subscription, providerRef: 'sub_2' } })).toBe('ignored');
      expect([await plan(), (await subscription())?.status]).toEqual(['pro', 'cancelled']);
    });
  });

  describe('changing down', () => {
    it('takes effect at the end of what is paid for', async () => {
      await buy();
      const end = await shop.changePlan.execute(ann, 'free');
      expect(end).toEqual(new Date('2026-12-21T10:00:00.000Z'));
      expect(await shop.changePlan.execute(ann, 'free')).toEqual(end);
      expect([await plan(), (await subscription())?.status]).toEqual(['pro', 'cancelled']);
      expect(await shop.endPeriods.execute()).toBe(0);
      shop.clock.advance(30 * DAY_MS);
      expect([await shop.endPeriods.execute(), await shop.endPeriods.execute()]).toEqual([1, 0]);
      expect([await plan(), (await subscription())?.status]).toEqual(['free', 'lapsed']);
      await expect(shop.changePlan.execute(ann, 'free')).rejects.toMatchObject({ kind: 'conflict' });
    });

    it('can be taken back', async () => {
      await buy();
      await expect(shop.resume.execute(bob)).rejects.toMatchObject({ code: 'no_subscription' });
      await shop.cancel.execute(ann);
      await shop.resume.execute(ann);
      await shop.resume.execute(ann);
      expect(await subscription()).toMatchObject({ status: 'active', scheduledPlan: null });
    });

    it('is refused for the free plan, and nothing else is had without paying', async () => {
      await expect(shop.changePlan.execute(ann, 'free')).rejects.toMatchObject({ code: 'already_free' });
      for (const key of ['pro', 'enterprise', 'unlimited'] as const)
        await expect(shop.changePlan.execute(ann, key)).rejects.toMatchObject({ code: 'payment_needed' });
    });

    it('ends a plan that an administrator gave with its quota period, and can be taken back', async () => {
      shop.users.change(ann.userId, { plan: 'unlimited' });
      expect(await shop.cancel.execute(ann)).toEqual(new Date('2026-12-01T00:00:00.000Z'));
      await shop.resume.execute(ann);
      shop.clock.advance(60 * DAY_MS);
      await shop.endPeriods.execute();
      expect(await plan()).toBe('unlimited');
      await shop.cancel.execute(ann);
      shop.clock.advance(60 * DAY_MS);
      await shop.endPeriods.execute();
      expect(await plan()).toBe('free');
    });
  });

  describe('the end of a period', () => {
    it('lets what was not paid for lapse, and leaves what an administrator gave', async () => {
      await buy();
      shop.users.change(ann.userId, { plan: 'unlimited' });
      shop.clock.advance(40 * DAY_MS);
      expect(await shop.endPeriods.execute()).toBe(1);
      expect([await plan(), (await subscription())?.status]).toEqual(['unlimited', 'lapsed']);
      expect((await entries('subscription')).map(({ description }) => description)).toContain(
        'Professional has ended: Starter',
      );
    });

    it('is moved by a month that is paid for early', async () => {
      await buy();
      await buy();
      shop.clock.advance(40 * DAY_MS);
      expect(await shop.endPeriods.execute()).toBe(0);
      expect([await plan(), (await subscription())?.months]).toEqual(['pro', 2]);
    });
  });

  describe('sending money back', () => {
    it('ends the plan, and is done once', async () => {
      const { orderRef } = await buy();
      await shop.refund.execute(orderRef ?? '');
      expect([await plan(), await state(orderRef)]).toEqual(['free', 'refunded']);
      expect(await entries('refund')).toMatchObject([{ amountMinor: -164_900, status: 'completed' }]);
      await expect(shop.refund.execute(orderRef ?? '')).rejects.toMatchObject({ code: 'not_refundable' });
      await expect(shop.refund.execute('order_x')).rejects.toMatchObject({ kind: 'not_found' });
    });
  });
});

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length <= 1) return [[...all]];
  return all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}
