import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  anActor,
  CountingIds,
  CountingTokens,
  DirectTransaction,
  FixedClock,
  InMemoryAuditLog,
  InMemoryOutbox,
  InMemoryResets,
  InMemoryThrottle,
  InMemoryUsers,
  InMemoryVerifications,
  PlainLinks,
} from '../../testing/index.js';
import { AddressChange, UpdateProfile, VerificationSender } from './index.js';

const home = { address: '192.0.2.1', userAgent: 'test' };
const account = { passwordHash: 'hash', companyName: '', phone: '', role: 'user' } as const;

describe('changing the own profile', () => {
  const [clock, ids] = [new FixedClock(), new CountingIds()];
  let [users, outbox, resets] = [new InMemoryUsers(), new InMemoryOutbox(), new InMemoryResets()];
  let audit = new InMemoryAuditLog(ids, clock);
  let update: UpdateProfile;
  const ann = anActor({ userId: 'ann', email: 'ann@example.com' });

  beforeEach(async () => {
    [users, outbox, resets, audit] = [
      new InMemoryUsers(),
      new InMemoryOutbox(),
      new InMemoryResets(),
      new InMemoryAuditLog(ids, clock),
    ];
    const tokens = new CountingTokens();
    const sender = new VerificationSender(new InMemoryVerifications(), outbox, tokens, new PlainLinks(), ids, clock);
    const change = new AddressChange(sender, resets, outbox, audit, ids, clock);
    update = new UpdateProfile(users, change, new InMemoryThrottle(), new DirectTransaction(), 'optional');
    for (const [id, fullName] of [
      ['ann', 'Ann'],
      ['bob', 'Bob'],
    ] as const)
      await users.add({ ...account, id, fullName, email: `${id}@example.com`, createdAt: clock.now() });
    await users.markEmailVerified('ann', 'ann@example.com', clock.now());
  });

  const mails = async () => (await outbox.list(clock.now(), { limit: 20 })).items;

  it('verifies a new address, informs the old one and makes reset links invalid', async () => {
    const tokenHash = 'in the old inbox';
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    await resets.replace({ userId: 'ann', tokenHash, createdAt: clock.now(), expiresAt });
    const { user } = await update.execute(ann, { email: 'anna@example.com', phone: '1' }, home);
    expect(user).toMatchObject({ email: 'anna@example.com', phone: '1', emailVerifiedAt: null });
    expect((await mails()).map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      'ann@example.com: Your Listwright account has a new email address',
      'anna@example.com: Verify your email address for Listwright',
    ]);
    expect(await resets.holds(tokenHash, clock.now())).toBe(false);
    expect(audit.events).toMatchObject([
      {
        action: 'email.changed',
        detail: { before: { email: 'ann@example.com' }, after: { email: 'anna@example.com' } },
      },
    ]);
  });

  it('sends nothing where the address is the same in other letters', async () => {
    const { user } = await update.execute(ann, { email: 'Ann@Example.com', fullName: 'Anna' }, home);
    expect(user).toMatchObject({ email: 'Ann@Example.com', fullName: 'Anna', emailVerifiedAt: clock.now() });
    expect([await mails(), audit.events]).toEqual([[], []]);
  });

  it('takes no address of another account, none from an API key, and few in a row', async () => {
    const taken = { code: 'email_taken', faults: [{ path: 'email' }] };
    await expect(update.execute(ann, { email: 'BOB@example.com' }, home)).rejects.toMatchObject(taken);
    const { sessionId: _none, ...key } = ann;
    await expect(update.execute(key, { email: 'new@example.com' }, home)).rejects.toMatchObject({
      code: 'session_only',
    });
    expect(await update.execute(key, { phone: '2' }, home)).toMatchObject({ user: { phone: '2' } });
    for (let at = 0; at < 4; at += 1) await update.execute(ann, { email: `ann${at}@example.com` }, home);
    await expect(update.execute(ann, { email: 'ann9@example.com' }, home)).rejects.toMatchObject({
      kind: 'rate_limited',
    });
    expect((await users.find('ann'))?.email).toBe('ann3@example.com');
  });
});
