import { beforeEach, describe, expect, it } from '@jest/globals';
import { BillingTestSetup } from '../../testing/index.js';

const DAY_MS = 86_400_000;

describe('a granted plan', () => {
  let shop: BillingTestSetup;

  beforeEach(async () => {
    shop = await BillingTestSetup.open();
  });

  it('is in force until it is changed, and costs nothing', async () => {
    await shop.give('enterprise');
    expect(await shop.plan()).toBe('enterprise');
    shop.clock.advance(400 * DAY_MS);
    expect([await shop.endPeriods.execute(), await shop.plan()]).toEqual([0, 'enterprise']);
    await shop.give('free');
    expect([await shop.plan(), (await shop.subscribers.find(shop.ann.userId))?.granted]).toEqual(['free', null]);
    expect(shop.acts('subscription.changed').map(({ actorEmail, detail }) => [actorEmail, detail])).toEqual([
      [
        'admin@example.com',
        {
          before: { subscription_plan: 'free', granted_plan: null },
          after: { subscription_plan: 'enterprise', granted_plan: 'enterprise' },
        },
      ],
      [
        'admin@example.com',
        {
          before: { subscription_plan: 'enterprise', granted_plan: 'enterprise' },
          after: { subscription_plan: 'free', granted_plan: null },
        },
      ],
    ]);
  });

  it('lets the paid plan run out, and stays', async () => {
    await shop.buy();
    await shop.give('enterprise');
    await shop.give('enterprise');
    expect(await shop.subscription()).toMatchObject({ plan: 'pro', status: 'cancelled' });
    shop.clock.advance(40 * DAY_MS);
    expect(await shop.endPeriods.execute()).toBe(1);
    expect([await shop.plan(), (await shop.subscription())?.status]).toEqual(['enterprise', 'lapsed']);
  });

  it('that is in force already changes nothing, paid or given', async () => {
    await shop.buy();
    const paid = await shop.subscription();
    const [notes, acts] = [await shop.entries('subscription'), shop.audit.events.length];
    await shop.give('pro');
    expect([await shop.subscription(), await shop.entries('subscription')]).toEqual([paid, notes]);
    expect([(await shop.subscribers.find(shop.ann.userId))?.granted, shop.audit.events.length]).toEqual([null, acts]);
  });

  it('is in the books by who gave it, or as what was paid for', async () => {
    const notes = async () => (await shop.entries('subscription')).map(({ description }) => description);
    await shop.give('enterprise');
    expect(await notes()).toEqual(['Enterprise, given by an administrator']);
    await shop.give('free');
    await shop.buy();
    await shop.give('unlimited');
    await shop.give('pro');
    expect(await notes()).toContain('Professional, as paid for');
    expect(await notes()).toContain('Unlimited, given by an administrator');
  });

  it('stays when a better one was paid for and ended', async () => {
    await shop.give('pro');
    await shop.buy('enterprise');
    expect(await shop.plan()).toBe('enterprise');
    shop.clock.advance(40 * DAY_MS);
    await shop.endPeriods.execute();
    expect(await shop.plan()).toBe('pro');
  });

  it('stays where less is paid for than was granted', async () => {
    const order = await shop.order('pro');
    await shop.give('enterprise');
    await shop.settle(shop.gateway.pay(order.orderRef));
    expect([await shop.plan(), (await shop.subscription())?.plan]).toEqual(['enterprise', 'pro']);
    shop.clock.advance(40 * DAY_MS);
    await shop.endPeriods.execute();
    expect(await shop.plan()).toBe('enterprise');
  });

  it('may be less than is paid for, and restores the paid plan', async () => {
    await shop.buy();
    await shop.give('free');
    expect([await shop.plan(), (await shop.subscription())?.status]).toEqual(['free', 'cancelled']);
    await shop.give('pro');
    const back = await shop.subscribers.find(shop.ann.userId);
    expect([back?.plan, back?.granted]).toEqual(['pro', null]);
    shop.clock.advance(40 * DAY_MS);
    await shop.endPeriods.execute();
    expect(await shop.plan()).toBe('free');
  });

  it('stops a provider that charges by itself', async () => {
    const subscription = { providerRef: 'sub_1', userId: shop.ann.userId, plan: 'pro' };
    const payment = shop.gateway.pay('order_charge', { amountMinor: 164_900 });
    await shop.receiveEvent({ kind: 'charge', subscription, payment });
    await shop.grant.prepare(shop.ann.userId, 'pro');
    expect(shop.gateway.cancelled).toEqual([]);
    await shop.grant.prepare(shop.ann.userId, 'enterprise');
    expect(shop.gateway.cancelled).toEqual(['sub_1']);
  });

  it('stops no provider whose charges have ended already', async () => {
    const subscription = { providerRef: 'sub_1', userId: shop.ann.userId, plan: 'pro' };
    const payment = shop.gateway.pay('order_charge', { amountMinor: 164_900 });
    await shop.receiveEvent({ kind: 'charge', subscription, payment });
    await shop.receiveEvent({ kind: 'ended', subscription });
    await shop.grant.prepare(shop.ann.userId, 'enterprise');
    shop.clock.advance(40 * DAY_MS);
    await shop.endPeriods.execute();
    expect((await shop.subscription())?.status).toBe('lapsed');
    await shop.grant.prepare(shop.ann.userId, 'enterprise');
    expect(shop.gateway.cancelled).toEqual([]);
  });

  it('does nothing for an account that is gone, and stops no provider', async () => {
    const gone = '00000000-0000-7000-8000-0000000000ff';
    await shop.grant.prepare(gone, 'pro');
    await shop.grant.execute(gone, 'pro', { actorEmail: shop.admin.email, address: '' });
    expect([shop.gateway.cancelled, shop.audit.events]).toEqual([[], []]);
  });

  it('ends with its owner’s choice of Starter, not before the paid plan', async () => {
    await shop.give('pro');
    await shop.buy();
    await shop.buy();
    const end = await shop.cancel.execute(shop.ann, shop.from);
    expect(end).toEqual(new Date('2027-01-21T10:00:00.000Z'));
    shop.clock.advance(62 * DAY_MS);
    await shop.endPeriods.execute();
    expect(await shop.plan()).toBe('free');
  });
});
