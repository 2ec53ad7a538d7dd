import { beforeEach, describe, expect, it } from '@jest/globals';
import { BillingTestSetup } from '../../testing/index.js';

const DAY_MS = 86_400_000;

describe('the audit log of money', () => {
  let shop: BillingTestSetup;
  let mail: string;

  beforeEach(async () => {
    shop = await BillingTestSetup.open();
    mail = `${shop.ann.userId}@example.com`;
  });

  it('records each effect once, whichever source reports it first', async () => {
    const payment = shop.gateway.pay((await shop.order()).orderRef);
    await shop.receiveEvent({ kind: 'payment', payment });
    await shop.settle(payment);
    await shop.receiveEvent({ kind: 'payment', payment });
    expect(shop.trail()).toEqual([
      ['payment.completed', 'plain', mail],
      ['subscription.changed', 'plain', mail],
    ]);
    const [paid] = shop.audit.events;
    expect(paid).toMatchObject({
      address: '192.0.2.7',
      requestId: 'request-7',
      subjectId: shop.ann.userId,
      actorId: null,
      detail: { plan: 'pro', payment: payment.paymentRef, order: payment.orderRef, amount_minor: 164_900 },
    });
  });

  it('records the browser that came first, a failure and a second payment', async () => {
    const { orderRef } = await shop.order();
    const declined = shop.gateway.pay(orderRef, { status: 'failed', failure: 'Declined.' });
    await shop.receiveEvent({ kind: 'payment', payment: declined });
    await shop.receiveEvent({ kind: 'payment', payment: declined });
    await shop.settle(shop.gateway.pay(orderRef));
    const second = shop.gateway.pay(orderRef);
    for (let count = 0; count < 2; count += 1) await expect(shop.settle(second)).rejects.toThrow();
    expect(shop.trail()).toEqual([
      ['payment.failed', 'plain', mail],
      ['payment.completed', shop.ann.email, mail],
      ['subscription.changed', shop.ann.email, mail],
      ['payment.completed', shop.ann.email, mail],
    ]);
    expect(shop.audit.events.at(-1)?.detail).toMatchObject({ paid_twice: true });
  });

  it('records a forged payment', async () => {
    const { orderRef } = await shop.order();
    const forged = { orderRef, paymentRef: 'pay_x', signature: 'forged' };
    await expect(shop.verify.execute(shop.ann, forged, shop.from)).rejects.toThrow();
    expect(shop.trail()).toEqual([['payment.refused', shop.ann.email, shop.ann.email]]);
  });

  it('records a plan that is cancelled, resumed and ended, with both sides', async () => {
    await shop.buy();
    await shop.cancel.execute(shop.ann, shop.from);
    await shop.resume.execute(shop.ann, shop.from);
    await shop.cancel.execute(shop.ann, shop.from);
    shop.clock.advance(40 * DAY_MS);
    await shop.endPeriods.execute();
    await shop.endPeriods.execute();
    expect(shop.trail().slice(2)).toEqual([
      ['subscription.cancelled', shop.ann.email, mail],
      ['subscription.changed', shop.ann.email, mail],
      ['subscription.cancelled', shop.ann.email, mail],
      ['subscription.changed', 'Listwright', mail],
    ]);
    expect(shop.audit.events.at(-1)?.detail).toMatchObject({
      before: { subscription_plan: 'pro', status: 'cancelled', scheduled_plan: 'free' },
      after: { subscription_plan: 'free', status: 'lapsed' },
    });
  });

  it('records a refund and the month that it revokes', async () => {
    const { paymentRef, amountMinor } = await shop.buy();
    const lost = { disputeRef: 'd', paymentRef, amountMinor, status: 'lost' } as const;
    await shop.receiveEvent({ kind: 'dispute', dispute: lost, payment: null });
    await shop.receiveEvent({ kind: 'dispute', dispute: lost, payment: null });
    expect(shop.trail().slice(2)).toEqual([
      ['payment.refunded', 'plain', mail],
      ['subscription.changed', 'plain', mail],
    ]);
    expect(shop.audit.events[2]?.detail).toMatchObject({ kind: 'chargeback', amount_minor: 164_900 });
  });
});
