import { describe, expect, it } from '@jest/globals';
import { anActor, FixedClock, InMemorySubscribers, InMemoryUsers } from '../../../testing/index.js';
import { ReadSubscription } from './ReadSubscription.js';

const start = new Date('2026-11-01T10:00:00.000Z');
const end = new Date('2026-12-01T10:00:00.000Z');

async function build() {
  const users = new InMemoryUsers();
  const subscribers = new InMemorySubscribers(users);
  const actor = { ...anActor(), plan: 'free' as const };
  const person = { passwordHash: 'x', fullName: 'Ann', companyName: '', phone: '', createdAt: actor.accountStart };
  await users.add({ id: actor.userId, email: actor.email, role: 'user', ...person });
  return { users, subscribers, actor, read: new ReadSubscription(subscribers, new FixedClock()) };
}

describe('ReadSubscription', () => {
  it('reads the plan as it is stored now, which an actor of before the payment does not know', async () => {
    const { users, subscribers, actor, read } = await build();
    users.change(actor.userId, { plan: 'pro' });
    await subscribers.save({
      userId: actor.userId,
      plan: 'pro',
      status: 'active',
      anchor: start,
      months: 1,
      scheduledPlan: null,
      currentPeriodStart: start,
      currentPeriodEnd: end,
      gateway: 'plain',
      providerRef: 'sub_1',
    });
    expect(await read.execute(actor)).toMatchObject({ plan: 'pro', nextBilling: end, provider: 'plain' });
  });

  it('is refused to an account that is gone', async () => {
    const { actor, read } = await build();
    const gone = { ...actor, userId: '00000000-0000-7000-8000-0000000000ff' };
    await expect(read.execute(gone)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});
