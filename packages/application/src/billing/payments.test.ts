import { beforeEach, describe, expect, it } from '@jest/globals';
import { BillingTestSetup } from '../../testing/index.js';
import type { GatewayEventPayload, GatewayPayment } from './index.js';

const DAY_MS = 86_400_000;

describe('payments', () => {
  let shop: BillingTestSetup;

  beforeEach(async () => {
    shop = await BillingTestSetup.open();
  });

  describe('an order', () => {
    it('uses the plan’s price, whatever the browser sends', async () => {
      await expect(shop.create.execute(shop.ann, 'enterprise', 100)).rejects.toMatchObject({
        kind: 'invalid',
        code: 'amount_mismatch',
        faults: [{ path: 'amount' }],
      });
      expect(shop.orders.all()).toEqual([]);
      expect(await shop.order('enterprise')).toMatchObject({
        amountMinor: 412_400,
        plan: 'enterprise',
        state: 'pending',
      });
    });

    it.each(['free', 'unlimited'] as const)('is not taken for %s', async (key) => {
      await expect(shop.create.execute(shop.ann, key, 0)).rejects.toMatchObject({ code: 'not_for_sale' });
    });

    it('is not taken for less than what is in force', async () => {
      await shop.buy('enterprise');
      await expect(shop.order('pro')).rejects.toMatchObject({ kind: 'conflict', code: 'plan_included' });
    });
  });

  describe('the result of the checkout', () => {
    it('puts the plan in force, with a bill and a line in the books', async () => {
      await shop.buy();
      expect(await shop.plan()).toBe('pro');
      expect(await shop.subscription()).toMatchObject({ plan: 'pro', status: 'active', months: 1, gateway: 'plain' });
      expect(await shop.entries('payment')).toMatchObject([
        { amountMinor: 164_900, status: 'completed', currency: 'INR' },
      ]);
      expect(await shop.entries('subscription')).toMatchObject([{ amountMinor: 0 }]);
      const { items } = await shop.list.execute(shop.ann, { limit: 5 });
      expect(items).toMatchObject([{ number: 'LW-2026-000001', taxLines: [{ amountMinor: 25_154 }] }]);
      expect((await shop.print.execute(shop.ann, items[0]!.id)).number).toBe('LW-2026-000001');
      await expect(shop.print.execute(shop.bob, items[0]!.id)).rejects.toMatchObject({ kind: 'not_found' });
    });

    it('takes effect once, however often it is delivered', async () => {
      const payment = await shop.buy();
      for (let count = 0; count < 5; count += 1) await shop.settle(payment);
      expect(await shop.entries('payment')).toHaveLength(1);
      expect((await shop.subscription())?.months).toBe(1);
    });

    it('needs no answer of the gateway once it took effect', async () => {
      const payment = await shop.buy();
      shop.gateway.fetchPayment = () => Promise.reject(new Error('The gateway does not answer.'));
      await expect(shop.settle(payment)).resolves.toMatchObject({ orderRef: payment.orderRef });
    });

    it('is not accepted from another account', async () => {
      const payment = shop.gateway.pay((await shop.order()).orderRef);
      await expect(shop.settle(payment, shop.bob)).rejects.toMatchObject({ kind: 'not_found' });
      expect([await shop.plan(shop.bob), await shop.plan()]).toEqual(['free', 'free']);
    });

    it.each<[string, Partial<GatewayPayment>, string]>([
      ['another order’s payment', { orderRef: 'order_other' }, 'payment_verification_failed'],
      ['too little money', { amountMinor: 100 }, 'payment_verification_failed'],
      ['another currency', { currency: 'USD' }, 'payment_verification_failed'],
      ['money that is only held', { status: 'authorized' }, 'payment_not_captured'],
      ['money that went back', { status: 'refunded' }, 'payment_not_captured'],
      ['a failed payment', { status: 'failed', failure: 'Declined.' }, 'payment_failed'],
    ])('grants nothing for %s', async (_name, changes, code) => {
      const { orderRef } = await shop.order('enterprise');
      const { paymentRef, signature } = shop.gateway.pay(orderRef, changes);
      const result = { orderRef, paymentRef, signature: `signed ${orderRef}|${paymentRef}` };
      expect(signature).toBeDefined();
      await expect(shop.verify.execute(shop.ann, result, shop.from)).rejects.toMatchObject({ code });
      expect([await shop.plan(), await shop.entries('payment')]).toEqual(['free', []]);
    });

    it('grants nothing for a wrong signature or an unknown payment', async () => {
      const { orderRef } = await shop.order();
      const payment = shop.gateway.pay(orderRef);
      for (const result of [
        { ...payment, orderRef, signature: 'signed' },
        { orderRef, paymentRef: 'pay_x', signature: `signed ${orderRef}|pay_x` },
      ])
        await expect(shop.verify.execute(shop.ann, result, shop.from)).rejects.toMatchObject({
          code: 'payment_verification_failed',
        });
      expect(await shop.plan()).toBe('free');
    });

    it('books a second payment of the same order, and credits it not', async () => {
      const first = await shop.buy();
      const second = shop.gateway.pay(first.orderRef ?? '');
      await expect(shop.settle(second)).rejects.toMatchObject({ code: 'order_settled' });
      expect(await shop.entries('payment')).toHaveLength(2);
      expect((await shop.subscription())?.months).toBe(1);
      const refund = {
        refundRef: 'r',
        paymentRef: second.paymentRef,
        amountMinor: 164_900,
        status: 'completed',
      } as const;
      expect(await shop.receiveEvent({ kind: 'refund', refund, payment: second })).toBe('applied');
      expect([await shop.plan(), await shop.state(first.orderRef)]).toEqual(['pro', 'completed']);
    });
  });

  describe('events of the gateway', () => {
    it('settles an order that the browser never came back from, once', async () => {
      const payment = shop.gateway.pay((await shop.order()).orderRef);
      expect(await shop.receiveEvent({ kind: 'payment', payment }, 'one')).toBe('applied');
      expect(await shop.receiveEvent({ kind: 'payment', payment }, 'one')).toBe('repeated');
      expect(await shop.receiveEvent({ kind: 'payment', payment }, 'two')).toBe('applied');
      await shop.settle(payment);
      expect([await shop.plan(), (await shop.subscription())?.months]).toEqual(['pro', 1]);
      expect(await shop.entries('payment')).toHaveLength(1);
    });

    it('refuses amounts that do not match, and ignores unknown orders', async () => {
      const { orderRef } = await shop.order();
      expect(
        await shop.receiveEvent({ kind: 'payment', payment: shop.gateway.pay(orderRef, { amountMinor: 1 }) }),
      ).toBe('refused');
      expect(await shop.receiveEvent({ kind: 'payment', payment: shop.gateway.pay('order_x') })).toBe('ignored');
      expect(await shop.receiveEvent({ kind: 'ignored' })).toBe('ignored');
      expect(await shop.plan()).toBe('free');
    });

    it('has the same result in any order of events', async () => {
      const { orderRef } = await shop.order();
      const declined = shop.gateway.pay(orderRef, { status: 'failed', failure: 'Declined.' });
      const paid = shop.gateway.pay(orderRef);
      const refund = {
        refundRef: 'r',
        paymentRef: paid.paymentRef,
        amountMinor: 164_900,
        status: 'completed',
      } as const;
      const payloads: GatewayEventPayload[] = [
        { kind: 'payment', payment: declined },
        { kind: 'payment', payment: paid },
        { kind: 'refund', refund: { ...refund, status: 'pending' }, payment: paid },
        { kind: 'refund', refund, payment: paid },
      ];
      for (const way of permutations(payloads)) {
        shop = await BillingTestSetup.open();
        const again = await shop.order();
        expect(again.orderRef).toBe(orderRef);
        for (const one of way) await shop.receiveEvent(one);
        expect([await shop.plan(), await shop.state(orderRef)]).toEqual(['free', 'refunded']);
        const books = (await shop.ledger.entriesOf(shop.ann.userId)).filter(({ type }) => type !== 'subscription');
        expect(books.map(({ type, status, amountMinor }) => `${type} ${status} ${amountMinor}`).toSorted()).toEqual([
          'payment completed 164900',
          'payment failed 164900',
          'refund completed -164900',
        ]);
      }
    });

    it('keeps the plan for a refund of a part', async () => {
      const payment = await shop.buy();
      const refund = { refundRef: 'r', paymentRef: payment.paymentRef, amountMinor: 100, status: 'completed' } as const;
      await shop.receiveEvent({ kind: 'refund', refund, payment: null });
      expect([await shop.plan(), await shop.state(payment.orderRef)]).toEqual(['pro', 'completed']);
      await shop.receiveEvent({
        kind: 'refund',
        refund: { ...refund, refundRef: 's', amountMinor: 164_800 },
        payment: null,
      });
      expect([await shop.plan(), await shop.state(payment.orderRef)]).toEqual(['free', 'refunded']);
      await expect(shop.settle(payment)).rejects.toMatchObject({ code: 'order_refunded' });
    });

    it.each([
      ['won', 'pro', 'failed'],
      ['lost', 'free', 'completed'],
    ] as const)('of a dispute that is %s leaves %s', async (status, left, booked) => {
      const { paymentRef } = await shop.buy();
      const dispute = { disputeRef: 'd', paymentRef, amountMinor: 164_900 };
      await shop.receiveEvent({ kind: 'dispute', dispute: { ...dispute, status: 'open' }, payment: null });
      expect([await shop.plan(), (await shop.entries('chargeback'))[0]?.status]).toEqual(['pro', 'pending']);
      await shop.receiveEvent({ kind: 'dispute', dispute: { ...dispute, status }, payment: null });
      await shop.receiveEvent({ kind: 'dispute', dispute: { ...dispute, status: 'open' }, payment: null });
      expect(await shop.plan()).toBe(left);
      expect(await shop.entries('chargeback')).toMatchObject([{ status: booked, amountMinor: -164_900 }]);
    });

    it.each([
      ['captured', 1],
      ['refunded', 1],
      ['authorized', 0],
      ['failed', 0],
    ] as const)('settles a payment first that is reported as %s with its refund: %i', async (status, settled) => {
      const payment = { ...shop.gateway.pay((await shop.order()).orderRef), status };
      const refund = { refundRef: 'r', paymentRef: payment.paymentRef, amountMinor: 100, status: 'completed' } as const;
      expect(await shop.receiveEvent({ kind: 'refund', refund, payment })).toBe('applied');
      expect([(await shop.entries('payment')).length, await shop.plan()]).toEqual([settled, settled ? 'pro' : 'free']);
      expect(await shop.entries('refund')).toMatchObject([{ amountMinor: -100 }]);
    });

    it('of a payment without an order is looked for by the payment alone', async () => {
      const { paymentRef, ...payment } = await shop.buy();
      const asked: string[] = [];
      const lock = shop.orders.lock.bind(shop.orders);
      shop.orders.lock = async (orderRef) => {
        asked.push(orderRef);
        return lock(orderRef);
      };
      const refund = { refundRef: 'r', paymentRef, amountMinor: 100, status: 'completed' } as const;
      const unordered = { ...payment, paymentRef, orderRef: null };
      expect(await shop.receiveEvent({ kind: 'refund', refund, payment: unordered })).toBe('applied');
      expect(asked).toEqual([]);
      expect(await shop.entries('refund')).toMatchObject([{ amountMinor: -100 }]);
    });

    it('books a dispute that is reported before its payment', async () => {
      const payment = shop.gateway.pay((await shop.order()).orderRef);
      const { paymentRef, amountMinor } = payment;
      await shop.receiveEvent({
        kind: 'dispute',
        dispute: { disputeRef: 'd', paymentRef, amountMinor, status: 'lost' },
        payment,
      });
      await shop.receiveEvent({ kind: 'payment', payment });
      expect([await shop.plan(), await shop.state(payment.orderRef)]).toEqual(['free', 'refunded']);
      expect([await shop.entries('payment'), await shop.entries('chargeback')].map(({ length }) => length)).toEqual([
        1, 1,
      ]);
    });

    it('is refused where it is not signed', async () => {
      const message = { ...shop.gateway.message({ kind: 'ignored' }), signature: 'forged' };
      await expect(shop.receive.execute(message, shop.from)).rejects.toMatchObject({ code: 'bad_signature' });
    });
  });

  describe('a subscription that the gateway charges', () => {
    const charge = (changes: Partial<GatewayPayment> = {}, made: object = {}): GatewayEventPayload => ({
      kind: 'charge',
      subscription: { providerRef: 'sub_1', userId: shop.ann.userId, plan: 'pro', ...made },
      payment: shop.gateway.pay(`order_charge${Math.trunc(shop.clock.now().getTime())}`, {
        amountMinor: 164_900,
        ...changes,
      }),
    });

    it('begins with its first charge and is extended by each', async () => {
      const first = charge();
      expect(await shop.receiveEvent(first)).toBe('applied');
      await shop.receiveEvent(first);
      expect(await shop.subscription()).toMatchObject({ plan: 'pro', months: 1, providerRef: 'sub_1' });
      shop.clock.advance(31 * DAY_MS);
      expect(await shop.endPeriods.execute()).toBe(1);
      expect([await shop.plan(), (await shop.subscription())?.status]).toEqual(['pro', 'past_due']);
      await shop.receiveEvent(charge({}, { userId: null, plan: null }));
      expect(await shop.subscription()).toMatchObject({ status: 'active', months: 2 });
      expect(await shop.endPeriods.execute()).toBe(0);
      expect(await shop.entries('payment')).toHaveLength(2);
    });

    it('does not begin for another price, account or plan', async () => {
      expect(await shop.receiveEvent(charge({ amountMinor: 100 }))).toBe('refused');
      expect(await shop.receiveEvent(charge({}, { userId: '00000000-0000-7000-8000-0000000000ff' }))).toBe('ignored');
      expect(await shop.receiveEvent(charge({}, { plan: 'gold' }))).toBe('ignored');
      expect(await shop.receiveEvent(charge({ status: 'authorized' }))).toBe('ignored');
      expect(await shop.plan()).toBe('free');
    });

    it('is cancelled there and here', async () => {
      await shop.receiveEvent(charge());
      await shop.cancel.execute(shop.ann, shop.from);
      await shop.cancel.execute(shop.ann, shop.from);
      expect(shop.gateway.cancelled).toEqual(['sub_1']);
      expect((await shop.subscription())?.status).toBe('cancelled');
    });

    it('ends with its period where the gateway ends it', async () => {
      await shop.receiveEvent(charge());
      const ended = { kind: 'ended', subscription: { providerRef: 'sub_1', userId: null, plan: null } } as const;
      expect(await shop.receiveEvent(ended)).toBe('applied');
      expect(await shop.receiveEvent(ended)).toBe('ignored');
      expect(await shop.receiveEvent({ ...ended, subscription: { ...ended.subscription, providerRef: 'sub_2' } })).toBe(
        'ignored',
      );
      expect([await shop.plan(), (await shop.subscription())?.status]).toEqual(['pro', 'cancelled']);
      const until = (await shop.subscription())?.currentPeriodEnd.toISOString().slice(0, 10);
      const notes = (await shop.entries('subscription')).map(({ description }) => description);
      expect(notes).toContain(`Professional ends on ${until}`);
      // Once in the books, whichever side reports it.
      expect((await shop.entries('subscription')).map(({ referenceId }) => referenceId)).toContain('ended:sub_1');
    });
  });

  describe('changing down', () => {
    it('takes effect at the end of what is paid for', async () => {
      await shop.buy();
      const end = await shop.changePlan.execute(shop.ann, 'free', shop.from);
      expect(end).toEqual(new Date('2026-12-21T10:00:00.000Z'));
      expect(await shop.changePlan.execute(shop.ann, 'free', shop.from)).toEqual(end);
      expect([await shop.plan(), (await shop.subscription())?.status]).toEqual(['pro', 'cancelled']);
      expect(await shop.endPeriods.execute()).toBe(0);
      shop.clock.advance(30 * DAY_MS);
      expect([await shop.endPeriods.execute(), await shop.endPeriods.execute()]).toEqual([1, 0]);
      expect([await shop.plan(), (await shop.subscription())?.status]).toEqual(['free', 'lapsed']);
      await expect(shop.changePlan.execute(shop.ann, 'free', shop.from)).rejects.toMatchObject({ kind: 'conflict' });
    });

    it('can be taken back', async () => {
      await shop.buy();
      await expect(shop.resume.execute(shop.bob, shop.from)).rejects.toMatchObject({ code: 'no_subscription' });
      await shop.cancel.execute(shop.ann, shop.from);
      await shop.resume.execute(shop.ann, shop.from);
      const noted = await shop.entries('subscription');
      await shop.resume.execute(shop.ann, shop.from);
      expect(await shop.entries('subscription')).toEqual(noted);
      expect(await shop.subscription()).toMatchObject({ status: 'active', scheduledPlan: null });
    });

    it('is refused except for the free plan: other plans need a payment', async () => {
      await expect(shop.changePlan.execute(shop.ann, 'free', shop.from)).rejects.toMatchObject({
        code: 'already_free',
      });
      for (const key of ['pro', 'enterprise', 'unlimited'] as const)
        await expect(shop.changePlan.execute(shop.ann, key, shop.from)).rejects.toMatchObject({
          code: 'payment_needed',
        });
    });

    it('ends a granted plan with its quota period, and can be undone', async () => {
      await shop.give('unlimited');
      expect(await shop.cancel.execute(shop.ann, shop.from)).toEqual(new Date('2026-12-01T00:00:00.000Z'));
      await shop.resume.execute(shop.ann, shop.from);
      shop.clock.advance(60 * DAY_MS);
      await shop.endPeriods.execute();
      expect(await shop.plan()).toBe('unlimited');
      await shop.cancel.execute(shop.ann, shop.from);
      shop.clock.advance(60 * DAY_MS);
      await shop.endPeriods.execute();
      expect(await shop.plan()).toBe('free');
    });
  });

  describe('the end of a period', () => {
    it('lets an unpaid plan lapse, and keeps a granted one', async () => {
      await shop.buy();
      await shop.give('unlimited');
      shop.clock.advance(40 * DAY_MS);
      expect(await shop.endPeriods.execute()).toBe(1);
      expect([await shop.plan(), (await shop.subscription())?.status]).toEqual(['unlimited', 'lapsed']);
      expect((await shop.entries('subscription')).map(({ description }) => description)).toContain(
        'Professional has ended: Starter',
      );
    });

    it('is none where the subscription, or its end, is gone once it is this one’s turn', async () => {
      await shop.buy();
      shop.subscribers.due = async () => [shop.ann.userId, shop.bob.userId, '00000000-0000-7000-8000-0000000000ee'];
      expect(await shop.endPeriods.execute()).toBe(0);
      expect(await shop.plan()).toBe('pro');
    });

    it('is moved by a month that is paid for early', async () => {
      await shop.buy();
      await shop.buy();
      shop.clock.advance(40 * DAY_MS);
      expect(await shop.endPeriods.execute()).toBe(0);
      expect([await shop.plan(), (await shop.subscription())?.months]).toEqual(['pro', 2]);
    });
  });
});

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length <= 1) return [[...all]];
  return all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}
