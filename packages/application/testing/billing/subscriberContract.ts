import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { paidFor, type Subscription } from '@listwright/domain/billing';
import type { SubscriberRepository } from '../../src/billing/index.js';

export interface SubscribersUnderTest {
  readonly subscribers: SubscriberRepository;
  /** Two accounts on the free plan. */
  readonly owners: readonly [string, string];
}

/** The contract of every store of subscribers. */
export function subscriberContract(name: string, make: () => Promise<SubscribersUnderTest>): void {
  const now = new Date('2031-01-31T10:00:00.000Z');
  const pro = (userId: string, providerRef: string | null = null): Subscription =>
    paidFor(undefined, { userId, plan: 'pro', gateway: 'plain', providerRef }, now).subscription;

  describe(`${name} as a store of subscribers`, () => {
    it('knows an account that never paid', async () => {
      const { subscribers, owners } = await make();
      expect(await subscribers.find(owners[0])).toMatchObject({
        userId: owners[0],
        plan: 'free',
        subscription: undefined,
      });
      expect(await subscribers.find(randomUUID())).toBeUndefined();
      expect(await subscribers.lock(randomUUID())).toBeUndefined();
    });

    it('keeps a subscription as it is, and the plan in force apart from it', async () => {
      const { subscribers, owners } = await make();
      const subscription = pro(owners[0], `sub_${randomUUID()}`);
      await subscribers.save(subscription, now);
      expect(await subscribers.lock(owners[0])).toMatchObject({ plan: 'free', subscription });
      await subscribers.activate(owners[0], 'pro');
      const cancelled = { ...subscription, status: 'cancelled', scheduledPlan: 'free' } as const;
      await subscribers.save(cancelled, now);
      const found = await subscribers.find(owners[0]);
      expect([found?.plan, found?.subscription]).toEqual(['pro', cancelled]);
      expect(await subscribers.userOfProvider(subscription.providerRef!)).toBe(owners[0]);
      expect(await subscribers.userOfProvider('sub_of_nobody')).toBeUndefined();
    });

    it('stores the granted plan separately from both', async () => {
      const { subscribers, owners } = await make();
      expect((await subscribers.find(owners[0]))?.granted).toBeNull();
      await subscribers.grant(owners[0], 'enterprise');
      expect(await subscribers.lock(owners[0])).toMatchObject({ plan: 'free', granted: 'enterprise' });
      expect((await subscribers.find(owners[1]))?.granted).toBeNull();
      await subscribers.grant(owners[0], null);
      expect((await subscribers.find(owners[0]))?.granted).toBeNull();
    });

    it('lists accounts whose period has ended, the longest ago first', async () => {
      const { subscribers, owners } = await make();
      const first = pro(owners[0]);
      const longer = { ...pro(owners[1]), currentPeriodEnd: new Date('2031-02-01T10:00:00.000Z') };
      await subscribers.save(first, now);
      await subscribers.save(longer, now);
      const due = async (at: Date) => (await subscribers.due(at, 100)).filter((id) => owners.includes(id));
      expect(await due(now)).toEqual([]);
      expect(await due(first.currentPeriodEnd)).toEqual([owners[1], owners[0]]);
      await subscribers.save({ ...longer, status: 'lapsed' }, now);
      expect(await due(first.currentPeriodEnd)).toEqual([owners[0]]);
    });
  });
}
