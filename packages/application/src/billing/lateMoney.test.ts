import { beforeEach, describe, expect, it } from '@jest/globals';
import { BillingTestSetup } from '../../testing/index.js';
import type { GatewayEventPayload, GatewayPayment } from './index.js';

const DAY_MS = 86_400_000;
const PRO = 164_900;

describe('money that fails, comes late, or belongs to no account', () => {
  let shop: BillingTestSetup;

  beforeEach(async () => {
    shop = await BillingTestSetup.open();
  });

  const charge = (
    changes: Partial<GatewayPayment> = {},
  ): GatewayEventPayload & { readonly payment: GatewayPayment } => ({
    kind: 'charge',
    subscription: { providerRef: 'sub_1', userId: shop.ann.userId, plan: 'pro' },
    payment: shop.gateway.pay(`order_charge${shop.clock.now().getTime()}`, { amountMinor: PRO, ...changes }),
  });
  const ended: GatewayEventPayload = {
    kind: 'ended',
    subscription: { providerRef: 'sub_1', userId: null, plan: null },
  };
  const notes = async () => (await shop.entries('subscription')).map(({ description }) => description);
  const refundOf = async (orderRef: string | null) => {
    const { id } = (await shop.orders.lock(orderRef ?? ''))!;
    return shop.refund.execute(shop.admin, id, { reason: 'Asked for' }, shop.from);
  };

  it('marks an order whose payment failed, with the bank’s reason, until another succeeds', async () => {
    const { orderRef } = await shop.order();
    shop.clock.advance(DAY_MS);
    const failed = shop.gateway.pay(orderRef, { status: 'failed', failure: 'Declined.', method: 'card' });
    expect(await shop.receiveEvent({ kind: 'payment', payment: failed })).toBe('applied');
    const marked = { state: 'failed', failure: 'Declined.', method: 'card', updatedAt: shop.clock.now() };
    expect(await shop.orders.lock(orderRef)).toMatchObject(marked);
    // In the books and the log once, however often it is reported.
    expect(await shop.receiveEvent({ kind: 'payment', payment: failed })).toBe('applied');
    expect(await shop.entries('payment')).toMatchObject([
      { description: 'Professional, payment failed', status: 'failed', referenceId: failed.paymentRef },
    ]);
    expect(shop.acts('payment.failed').map(({ at, detail }) => [at, detail])).toEqual([
      [
        shop.clock.now(),
        {
          plan: 'pro',
          order: orderRef,
          payment: failed.paymentRef,
          amount_minor: PRO,
          currency: 'INR',
          failure: 'Declined.',
        },
      ],
    ]);
    await shop.settle(shop.gateway.pay(orderRef));
    const late = shop.gateway.pay(orderRef, { status: 'failed', failure: 'Declined.' });
    expect(await shop.receiveEvent({ kind: 'payment', payment: late })).toBe('applied');
    expect(await shop.orders.lock(orderRef)).toMatchObject({ state: 'completed', failure: null });
  });

  it('says what the bank said of a payment that failed, or that it said nothing', async () => {
    const { orderRef } = await shop.order();
    for (const [failure, said] of [
      ['Declined.', 'Declined.'],
      [null, 'the bank gave no reason'],
    ] as const) {
      const payment = shop.gateway.pay(orderRef, { status: 'failed', failure });
      await expect(shop.settle(payment)).rejects.toMatchObject({ message: expect.stringContaining(said) });
    }
  });

  it('is credited once where the gateway reports it while the browser does', async () => {
    const payment = shop.gateway.pay((await shop.order()).orderRef);
    const fetchPayment = shop.gateway.fetchPayment.bind(shop.gateway);
    shop.gateway.fetchPayment = async (paymentRef) => {
      await shop.receiveEvent({ kind: 'payment', payment });
      return fetchPayment(paymentRef);
    };
    await shop.settle(payment);
    expect([(await shop.subscription())?.months, (await shop.entries('payment')).length]).toEqual([1, 1]);
    expect((await shop.list.execute(shop.ann, { limit: 5 })).items).toHaveLength(1);
  });

  it.each(['authorized', 'refunded'] as const)('is nothing yet where a payment is reported as %s', async (status) => {
    const payment = shop.gateway.pay((await shop.order()).orderRef, { status });
    expect(await shop.receiveEvent({ kind: 'payment', payment })).toBe('ignored');
    expect([await shop.plan(), shop.audit.events]).toEqual(['free', []]);
  });

  it('is refused as a charge in another currency', async () => {
    expect(await shop.receiveEvent(charge({ currency: 'USD' }))).toBe('refused');
    expect(await shop.plan()).toBe('free');
  });

  it('stops the provider for what went back or was lost, and for nothing that is still open', async () => {
    for (const [kind, status, stopped] of [
      ['refund', 'pending', []],
      ['dispute', 'open', []],
      ['dispute', 'lost', ['sub_1']],
    ] as const) {
      const own = await BillingTestSetup.open();
      const payment = own.gateway.pay('order_charge', { amountMinor: PRO });
      const subscription = { providerRef: 'sub_1', userId: own.ann.userId, plan: 'pro' };
      await own.receiveEvent({ kind: 'charge', subscription, payment });
      const back = { paymentRef: payment.paymentRef, amountMinor: PRO };
      const event =
        kind === 'refund'
          ? ({ kind, refund: { ...back, refundRef: 'r', status }, payment: null } as const)
          : ({ kind, dispute: { ...back, disputeRef: 'd', status }, payment: null } as const);
      expect([kind, status, await own.receiveEvent(event)]).toEqual([kind, status, 'applied']);
      expect([kind, status, own.gateway.cancelled]).toEqual([kind, status, stopped]);
    }
  });

  it('is booked for a refund where another month of the same plan waits already', async () => {
    const orders = [await shop.order('pro'), await shop.order('pro'), await shop.order('enterprise')];
    const [first, second, enterprise] = orders.map(({ orderRef }) => shop.gateway.pay(orderRef));
    await shop.settle(enterprise!);
    await shop.settle(first!);
    await expect(shop.settle(second!)).rejects.toMatchObject({ code: 'order_settled' });
    expect(await shop.state(second!.orderRef)).toBe('completed');
    expect(shop.audit.events.at(-1)?.detail).toMatchObject({ payment: second!.paymentRef });
  });

  it('of one account that cannot be ended keeps no other from its end, and is reported', async () => {
    await shop.buy();
    await shop.settle(shop.gateway.pay((await shop.order('pro', shop.bob)).orderRef), shop.bob);
    shop.clock.advance(40 * DAY_MS);
    const lock = shop.subscribers.lock.bind(shop.subscribers);
    shop.subscribers.lock = async (userId) => {
      if (userId === shop.ann.userId) throw new Error('Ann is locked.');
      return lock(userId);
    };
    await expect(shop.endPeriods.execute()).rejects.toThrow('Ann is locked.');
    expect([await shop.plan(), await shop.plan(shop.bob)]).toEqual(['pro', 'free']);
  });

  it('is left alone where no order of ours is known for what went back', async () => {
    const [refundRef, paymentRef, amountMinor] = ['r', 'pay_x', 100];
    const refund = { refundRef, paymentRef, amountMinor, status: 'completed' } as const;
    const dispute = { disputeRef: 'd', paymentRef, amountMinor, status: 'lost' } as const;
    expect(await shop.receiveEvent({ kind: 'refund', refund, payment: null })).toBe('ignored');
    expect(await shop.receiveEvent({ kind: 'dispute', dispute, payment: null })).toBe('ignored');
    expect(shop.audit.events).toEqual([]);
  });

  it('has an order by its own name where the gateway charged without one', async () => {
    const given = charge({ orderRef: null });
    expect(await shop.receiveEvent(given)).toBe('applied');
    expect(await shop.state(`charge_${given.payment.paymentRef}`)).toBe('completed');
  });

  it('is no end of an account’s plan that it has not bought', async () => {
    shop.subscribers.userOfProvider = async () => shop.bob.userId;
    expect(await shop.receiveEvent(ended)).toBe('ignored');
    expect(await shop.entries('subscription', shop.bob)).toEqual([]);
  });

  it('lets a granted plan run as long as the cancelled one that was paid for', async () => {
    await shop.buy();
    await shop.buy();
    await shop.give('unlimited');
    expect((await shop.subscription())?.status).toBe('cancelled');
    expect(await shop.cancel.execute(shop.ann, shop.from)).toEqual(new Date('2027-01-21T10:00:00.000Z'));
  });

  it('is, of a plan that awaits its charge, that it does; of one that was paid before, that it begins', async () => {
    await shop.receiveEvent(charge());
    shop.clock.advance(31 * DAY_MS);
    await shop.endPeriods.execute();
    expect(await notes()).toContain('Professional awaits its payment');
    const other = await BillingTestSetup.open();
    const { orderRef } = await other.order('pro');
    await other.buy('enterprise');
    await other.settle(other.gateway.pay(orderRef));
    other.clock.advance(40 * DAY_MS);
    expect(await other.endPeriods.execute()).toBe(1);
    expect((await other.entries('subscription')).map(({ description }) => description)).toContain(
      'Professional begins',
    );
    expect(await other.plan()).toBe('pro');
  });

  it('keeps the provider of a plan that still runs where one month of two goes back', async () => {
    await shop.receiveEvent(charge());
    shop.clock.advance(DAY_MS);
    const second = charge();
    await shop.receiveEvent(second);
    await refundOf(second.payment.orderRef);
    expect([await shop.plan(), shop.gateway.cancelled]).toEqual(['pro', []]);
  });

  it('goes back also to an account without a plan', async () => {
    const { orderRef } = await shop.buy();
    const find = shop.subscribers.find.bind(shop.subscribers);
    shop.subscribers.find = async (userId) => ({ ...(await find(userId))!, subscription: undefined });
    expect(await refundOf(orderRef)).toMatchObject({ amountMinor: PRO, status: 'completed' });
    expect(shop.gateway.cancelled).toEqual([]);
  });

  it('leaves what has ended as it ended where a plan is given', async () => {
    await shop.receiveEvent(charge());
    await shop.receiveEvent(ended);
    const cancelled = await shop.subscription();
    await shop.give('enterprise');
    expect(await shop.subscription()).toEqual(cancelled);
    expect(cancelled).toMatchObject({ status: 'cancelled', providerRef: 'sub_1' });
    shop.clock.advance(40 * DAY_MS);
    await shop.endPeriods.execute();
    await shop.give('unlimited');
    expect(await shop.subscription()).toMatchObject({ status: 'lapsed', providerRef: 'sub_1' });
  });

  it('is, of a plan that is cancelled and taken back, until when it runs, and that it goes on', async () => {
    await shop.buy();
    await shop.cancel.execute(shop.ann, shop.from);
    await shop.resume.execute(shop.ann, shop.from);
    expect((await notes()).toSorted()).toEqual([
      'Professional ends on 2026-12-21',
      'Professional goes on',
      'Professional until 2026-12-21',
    ]);
  });

  it('is none of a granted plan that is taken back: nothing of it was paid for, and nothing ends', async () => {
    await shop.give('unlimited');
    await shop.cancel.execute(shop.ann, shop.from);
    expect(await shop.subscription()).toMatchObject({ status: 'cancelled', scheduledPlan: 'free', providerRef: null });
    expect((await shop.subscribers.find(shop.ann.userId))?.granted).toBeNull();
    await shop.resume.execute(shop.ann, shop.from);
    expect((await shop.subscription())?.status).toBe('lapsed');
    expect(await shop.subscribers.find(shop.ann.userId)).toMatchObject({ plan: 'unlimited', granted: 'unlimited' });
    await expect(shop.resume.execute(shop.ann, shop.from)).rejects.toMatchObject({ code: 'no_subscription' });
  });

  it('is no second end where the provider reports the end of a plan that has lapsed', async () => {
    await shop.receiveEvent(charge());
    shop.clock.advance(40 * DAY_MS);
    await shop.endPeriods.execute();
    const [before, noted] = [await shop.subscription(), await notes()];
    expect(before).toMatchObject({ status: 'lapsed', providerRef: 'sub_1' });
    expect(await shop.receiveEvent(ended)).toBe('ignored');
    expect([await shop.subscription(), await notes()]).toEqual([before, noted]);
  });
});
