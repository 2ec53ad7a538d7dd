import { beforeEach, describe, expect, it } from '@jest/globals';
import { BillingTestSetup } from '../../testing/index.js';
import type { GatewayEventPayload } from './ports/PaymentGateway.js';

describe('refunds', () => {
  let shop: BillingTestSetup;

  beforeEach(async () => {
    shop = await BillingTestSetup.open();
  });

  const refund = (id: string, amountMinor?: number) =>
    shop.refund.execute(shop.admin, id, { amountMinor, reason: 'Asked for' }, shop.from);
  const bought = async () => {
    const { orderRef } = await shop.buy();
    return (await shop.orders.lock(orderRef ?? ''))!;
  };

  it('ends the plan, and is done once', async () => {
    const { id, orderRef } = await bought();
    expect(await refund(id)).toMatchObject({ amountMinor: 164_900, status: 'completed' });
    expect([await shop.plan(), await shop.state(orderRef)]).toEqual(['free', 'refunded']);
    expect(await shop.entries('refund')).toMatchObject([{ amountMinor: -164_900, status: 'completed', orderId: id }]);
    await expect(refund(id)).rejects.toMatchObject({ kind: 'conflict', code: 'not_refundable' });
    await expect(refund('00000000-0000-7000-8000-0000000000ff')).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('names the API key that an administrator used in each entry of the audit log', async () => {
    const { id } = await bought();
    const program = { ...shop.admin, keyPrefix: 'lw_cron' };
    await shop.refund.execute(program, id, { reason: 'Asked for' }, shop.from);
    for (const action of ['payment.refund_asked', 'payment.refunded', 'subscription.changed'] as const) {
      const named = shop.acts(action).filter(({ detail }) => detail?.api_key === 'lw_cron');
      expect([action, named]).toEqual([action, [expect.objectContaining({ actorId: shop.admin.userId })]]);
    }
  });

  it('stops a provider that charges by itself, where nothing of the plan is left', async () => {
    const subscription = { providerRef: 'sub_1', userId: shop.ann.userId, plan: 'pro' };
    const payment = shop.gateway.pay('order_charge', { amountMinor: 164_900 });
    await shop.receiveEvent({ kind: 'charge', subscription, payment });
    const { id } = (await shop.orders.lockByPayment(payment.paymentRef))!;
    await refund(id, 90_000);
    await refund(id, 10_000);
    expect([await shop.plan(), shop.gateway.cancelled]).toEqual(['pro', []]);
    await refund(id);
    expect([await shop.plan(), shop.gateway.cancelled]).toEqual(['free', ['sub_1']]);
  });

  it('of a second payment leaves the plan and its provider alone', async () => {
    const subscription = { providerRef: 'sub_1', userId: shop.ann.userId, plan: 'pro' };
    const payment = shop.gateway.pay('order_charge', { amountMinor: 164_900 });
    await shop.receiveEvent({ kind: 'charge', subscription, payment });
    const { id, orderRef } = (await shop.orders.lockByPayment(payment.paymentRef))!;
    const second = shop.gateway.pay(orderRef, { amountMinor: 164_900 });
    await expect(shop.settle(second)).rejects.toMatchObject({ code: 'order_settled' });
    expect(await refund(id)).toMatchObject({ paymentRef: second.paymentRef, amountMinor: 164_900 });
    expect([await shop.plan(), shop.gateway.cancelled]).toEqual(['pro', []]);
  });

  it('of a month that has passed changes nothing of the plan, and notes no change', async () => {
    const { id } = await bought();
    shop.clock.advance(60 * 86_400_000);
    while ((await shop.endPeriods.execute()) > 0);
    const notes = (await shop.entries('subscription')).length;
    await refund(id);
    expect([await shop.plan(), (await shop.entries('subscription')).length]).toEqual(['free', notes]);
  });

  it.each<[string, (paymentRef: string) => GatewayEventPayload]>([
    [
      'a refund',
      (paymentRef) => ({
        kind: 'refund',
        payment: null,
        refund: { refundRef: 'rfnd_desk', paymentRef, amountMinor: 164_900, status: 'completed' },
      }),
    ],
    [
      'a dispute',
      (paymentRef) => ({
        kind: 'dispute',
        payment: null,
        dispute: { disputeRef: 'disp_1', paymentRef, amountMinor: 164_900, status: 'lost' },
      }),
    ],
  ])('stops it also where %s was made at the provider', async (_name, eventOf) => {
    const subscription = { providerRef: 'sub_1', userId: shop.ann.userId, plan: 'pro' };
    const payment = shop.gateway.pay('order_charge', { amountMinor: 164_900 });
    await shop.receiveEvent({ kind: 'charge', subscription, payment });
    await shop.receiveEvent(eventOf(payment.paymentRef));
    await shop.receiveEvent(eventOf(payment.paymentRef));
    expect([await shop.plan(), shop.gateway.cancelled]).toEqual(['free', ['sub_1']]);
  });

  it('sends parts to the paisa, and never more than is left', async () => {
    const { id } = await bought();
    await refund(id, 64_901);
    await expect(refund(id, 100_000)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'refund_too_much',
      faults: [{ path: 'amount', message: /999\.99/ }],
    });
    expect(await shop.plan()).toBe('pro');
    await refund(id, 99_999);
    expect([await shop.plan(), (await shop.entries('refund')).length]).toEqual(['free', 2]);
  });

  it('counts pending refunds, which the webhook then books once', async () => {
    const { id, paymentRef, orderRef } = await bought();
    shop.gateway.refundStatus = 'pending';
    const made = await refund(id, 164_900);
    expect([await shop.plan(), await shop.state(orderRef), shop.acts('payment.refunded')]).toEqual([
      'pro',
      'completed',
      [],
    ]);
    await expect(refund(id, 100)).rejects.toMatchObject({ code: 'not_refundable' });
    const done = { ...made, paymentRef: paymentRef ?? '', status: 'completed' } as const;
    await shop.receiveEvent({ kind: 'refund', refund: done, payment: null });
    await shop.receiveEvent({ kind: 'refund', refund: done, payment: null });
    expect([await shop.plan(), await shop.state(orderRef)]).toEqual(['free', 'refunded']);
    expect(await shop.entries('refund')).toHaveLength(1);
    expect(shop.acts('payment.refund_asked')).toMatchObject([
      { actorEmail: 'admin@example.com', detail: { reason: 'Asked for', status: 'pending', amount_minor: 164_900 } },
    ]);
    expect(shop.acts('payment.refunded')).toMatchObject([{ actorEmail: 'plain', subjectId: shop.ann.userId }]);
  });

  it('sends what was paid a second time back first, which takes nothing of the plan', async () => {
    const { id, orderRef, paymentRef } = await bought();
    const second = shop.gateway.pay(orderRef);
    await shop.receiveEvent({ kind: 'payment', payment: second });
    expect((await shop.entries('payment')).map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect(await refund(id)).toMatchObject({ paymentRef: second.paymentRef, amountMinor: 164_900 });
    expect([await shop.plan(), await shop.state(orderRef), shop.gateway.cancelled]).toEqual(['pro', 'completed', []]);
    expect(await refund(id)).toMatchObject({ paymentRef, amountMinor: 164_900 });
    expect(await shop.plan()).toBe('free');
    await expect(refund(id)).rejects.toMatchObject({ code: 'not_refundable' });
  });

  it('asks for the same refund where no answer came and the request is sent again', async () => {
    const { id } = await bought();
    const ask = () =>
      shop.refund.execute(shop.admin, id, { amountMinor: 10_000, reason: 'Asked for', requestKey: 'abc' }, shop.from);
    const { refundRef } = await ask();
    expect((await ask()).refundRef).toBe(refundRef);
    expect((await shop.entries('refund')).map(({ amountMinor }) => amountMinor)).toEqual([-10_000]);
  });

  it('has a name of at most 40 characters at the gateway, from its order and its request or its number', async () => {
    const { id } = await bought();
    const named: string[] = [];
    const send = shop.gateway.refund.bind(shop.gateway);
    shop.gateway.refund = async (paymentRef, amountMinor, receipt) => {
      named.push(receipt);
      return send(paymentRef, amountMinor, receipt);
    };
    const asked = { reason: 'Asked for', amountMinor: 100 };
    await shop.refund.execute(shop.admin, id, { ...asked, requestKey: 'a-long-key-of-a-request' }, shop.from);
    await shop.refund.execute(shop.admin, id, asked, shop.from);
    const order = id.replaceAll('-', '');
    expect(named).toEqual([`${order}-a-long-`, `${order}-2`]);
    expect(`${order}-a-long-`.length).toBeLessThanOrEqual(40);
  });

  it('sends money once where two administrators ask for the same refund at once', async () => {
    const { id } = await bought();
    const [one, other] = await Promise.all([refund(id, 60_000), refund(id, 60_000)]);
    expect(other?.refundRef).toBe(one?.refundRef);
    expect((await shop.entries('refund')).map(({ amountMinor }) => amountMinor)).toEqual([-60_000]);
    // The next one is another refund, though of the same amount.
    expect((await refund(id, 60_000)).refundRef).not.toBe(one?.refundRef);
    expect(await shop.entries('refund')).toHaveLength(2);
  });

  it('gives the amount free again where the bank did not take it', async () => {
    const { id } = await bought();
    shop.gateway.refundStatus = 'pending';
    const made = await refund(id);
    await shop.receiveEvent({ kind: 'refund', refund: { ...made, status: 'failed' }, payment: null });
    expect(await shop.plan()).toBe('pro');
    shop.gateway.refundStatus = 'completed';
    expect((await refund(id, 100)).amountMinor).toBe(100);
  });
});
