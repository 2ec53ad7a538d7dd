import { beforeEach, describe, expect, it } from '@jest/globals';
import { BillingTestSetup } from '../../testing/index.js';

const DAY_MS = 86_400_000;
const PRO = 164_900;

describe('what is kept of money', () => {
  let shop: BillingTestSetup;

  beforeEach(async () => {
    shop = await BillingTestSetup.open();
  });

  const lines = async (type: string) =>
    (await shop.entries(type)).map(({ description, amountMinor, referenceId }) => [
      description,
      amountMinor,
      referenceId,
    ]);

  it('is, of an order, what was asked for and nothing that has not happened', async () => {
    const order = await shop.order();
    expect(order).toEqual({
      id: order.id,
      userId: shop.ann.userId,
      orderRef: order.orderRef,
      plan: 'pro',
      amountMinor: PRO,
      currency: 'INR',
      refundedMinor: 0,
      state: 'pending',
      gateway: 'plain',
      paymentRef: null,
      method: null,
      failure: null,
      period: null,
      createdAt: shop.clock.now(),
      updatedAt: shop.clock.now(),
    });
    expect(await shop.orders.findById(order.id)).toEqual(order);
  });

  it('is, of a paid month, the order, two lines of the books, and the period that was paid for', async () => {
    const { paymentRef, orderRef } = await shop.buy();
    const order = await shop.orders.lock(orderRef ?? '');
    const subscription = await shop.subscription();
    expect(order).toMatchObject({ state: 'completed', paymentRef, method: 'upi', failure: null });
    expect(order?.period).toEqual({ start: shop.clock.now(), end: subscription?.currentPeriodEnd });
    const until = subscription?.currentPeriodEnd.toISOString().slice(0, 10);
    expect(await lines('payment')).toEqual([['Professional, one month', PRO, paymentRef]]);
    expect(await lines('subscription')).toEqual([[`Professional until ${until}`, 0, `order:${order?.id}`]]);
    const detail = { plan: 'pro', order: orderRef, payment: paymentRef, amount_minor: PRO, currency: 'INR' };
    expect(shop.acts('payment.completed')).toMatchObject([{ subjectId: shop.ann.userId, detail }]);
    expect(shop.acts('payment.completed')[0]?.detail).toEqual({ ...detail, method: 'upi' });
    expect(shop.acts('subscription.changed')).toMatchObject([
      {
        detail: {
          before: { subscription_plan: 'free', granted_plan: null },
          after: { subscription_plan: 'pro', paid_plan: 'pro', status: 'active' },
        },
      },
    ]);
  });

  it('is, on an invoice, who bought: the company, or else the person', async () => {
    await shop.buy();
    const { items } = await shop.list.execute(shop.ann, { limit: 5 });
    expect(items).toMatchObject([
      {
        plan: 'pro',
        amountMinor: PRO,
        currency: 'INR',
        seller: { name: 'Shop tools' },
        buyer: { name: 'Ann', lines: ['Ann', `${shop.ann.userId}@example.com`] },
        createdAt: shop.clock.now(),
      },
    ]);
    shop.users.change(shop.ann.userId, { companyName: 'Fjell Ltd' });
    shop.clock.advance(DAY_MS);
    await shop.buy();
    const [newest] = (await shop.list.execute(shop.ann, { limit: 5 })).items;
    expect(newest?.buyer).toEqual({ name: 'Fjell Ltd', lines: ['Ann', `${shop.ann.userId}@example.com`] });
    expect((await shop.list.execute(shop.bob, { limit: 5 })).items).toEqual([]);
  });

  it('is, on an invoice whose buyer has left meanwhile, no name', async () => {
    const payment = shop.gateway.pay((await shop.order()).orderRef);
    shop.subscribers.lock = async () => undefined;
    await shop.settle(payment);
    const { items } = await shop.list.execute(shop.ann, { limit: 5 });
    expect(items.map(({ buyer, amountMinor }) => [buyer, amountMinor])).toEqual([[{ name: '', lines: [] }, PRO]]);
  });

  it('is, of a second payment, that it is to be refunded', async () => {
    const { orderRef } = await shop.buy();
    const second = shop.gateway.pay(orderRef ?? '');
    await expect(shop.settle(second)).rejects.toMatchObject({ kind: 'conflict', code: 'order_settled' });
    await expect(shop.settle(second)).rejects.toMatchObject({ code: 'order_settled' });
    expect((await lines('payment')).toSorted()).toEqual([
      ['Professional, one month', PRO, expect.any(String)],
      ['Professional, paid a second time: to be refunded', PRO, second.paymentRef],
    ]);
    const [, twice, ...more] = shop.acts('payment.completed');
    expect(twice).toMatchObject({ detail: { payment: second.paymentRef, paid_twice: true } });
    expect(more).toEqual([]);
  });

  it('is, of a refund, what went back, why, and the month that it revoked', async () => {
    const { paymentRef, orderRef } = await shop.buy();
    const order = await shop.orders.lock(orderRef ?? '');
    const id = order?.id ?? '';
    const part = { amountMinor: 900, reason: 'Goodwill', requestKey: 'first-request' };
    const first = await shop.refund.execute(shop.admin, id, part, shop.from);
    expect(await shop.orders.findById(id)).toMatchObject({ refundedMinor: 900, state: 'completed' });
    const rest = await shop.refund.execute(shop.admin, id, { reason: 'Closed' }, shop.from);
    expect(await shop.orders.findById(id)).toMatchObject({ refundedMinor: PRO, state: 'refunded' });
    expect(rest.amountMinor).toBe(PRO - 900);
    expect((await lines('refund')).toSorted()).toEqual(
      [
        ['Professional, money back', -900, first.refundRef],
        ['Professional, money back', 900 - PRO, rest.refundRef],
      ].toSorted(),
    );
    expect(await lines('subscription')).toContainEqual(['Professional, money back: Starter', 0, `back:${id}`]);
    expect(shop.acts('payment.refund_asked').map(({ actorEmail, detail }) => [actorEmail, detail])).toEqual([
      [
        shop.admin.email,
        { reason: 'Goodwill', refund: first.refundRef, payment: paymentRef, amount_minor: 900, status: 'completed' },
      ],
      [
        shop.admin.email,
        { reason: 'Closed', refund: rest.refundRef, payment: paymentRef, amount_minor: PRO - 900, status: 'completed' },
      ],
    ]);
    expect(shop.acts('payment.refunded').map(({ detail }) => detail)).toEqual([
      { plan: 'pro', kind: 'refund', refund: first.refundRef, payment: paymentRef, amount_minor: 900 },
      { plan: 'pro', kind: 'refund', refund: rest.refundRef, payment: paymentRef, amount_minor: PRO - 900 },
    ]);
    await expect(shop.refund.execute(shop.admin, id, { reason: 'Again' }, shop.from)).rejects.toMatchObject({
      code: 'not_refundable',
    });
  });

  it('is, of one of two refunded months, how long the plan still runs', async () => {
    await shop.buy();
    const until = (await shop.subscription())?.currentPeriodEnd.toISOString().slice(0, 10);
    shop.clock.advance(DAY_MS);
    const { orderRef } = await shop.buy();
    const id = (await shop.orders.lock(orderRef ?? ''))?.id ?? '';
    await shop.refund.execute(shop.admin, id, { reason: 'Closed' }, shop.from);
    expect(await lines('subscription')).toContainEqual([`Professional, money back: until ${until}`, 0, `back:${id}`]);
    expect(await shop.plan()).toBe('pro');
  });

  it('is, of a dispute, that the payment is disputed', async () => {
    const { paymentRef } = await shop.buy();
    const dispute = { disputeRef: 'd', paymentRef, amountMinor: PRO, status: 'lost' } as const;
    await shop.receiveEvent({ kind: 'dispute', dispute, payment: null });
    expect(await lines('chargeback')).toEqual([['Professional, payment disputed', -PRO, 'd']]);
    expect(shop.acts('payment.refunded')).toMatchObject([{ detail: { kind: 'chargeback', refund: 'd' } }]);
  });

  it('is, of a plan that ends, that it has ended', async () => {
    await shop.buy();
    shop.clock.advance(60 * DAY_MS);
    while ((await shop.endPeriods.execute()) > 0) shop.clock.advance(30 * DAY_MS);
    expect(await shop.plan()).toBe('free');
    const notes = (await lines('subscription')).map(([description]) => description);
    expect(notes).toContain('Professional has ended: Starter');
    expect((await shop.entries('subscription')).filter(({ status }) => status !== 'completed')).toEqual([]);
    expect(await shop.endPeriods.execute()).toBe(0);
  });

  it('is nothing where an order or a payment is not known', async () => {
    const unknown = { orderRef: 'order_x', paymentRef: 'pay_x', signature: 'signed order_x|pay_x' };
    await expect(shop.verify.execute(shop.ann, unknown, shop.from)).rejects.toMatchObject({ code: 'order_not_found' });
    await expect(shop.refund.execute(shop.admin, 'x', { reason: '' }, shop.from)).rejects.toMatchObject({
      code: 'payment_not_found',
    });
    const { id } = await shop.order();
    await expect(shop.refund.execute(shop.admin, id, { reason: '' }, shop.from)).rejects.toMatchObject({
      code: 'not_refundable',
    });
    expect(shop.audit.events).toEqual([]);
  });

  it('is an order of nobody who has no account any more', async () => {
    const gone = { ...shop.ann, userId: '00000000-0000-7000-8000-0000000000ee' };
    await expect(shop.order('pro', gone)).rejects.toMatchObject({ code: 'signed_out' });
    expect(shop.orders.all()).toEqual([]);
  });
});
