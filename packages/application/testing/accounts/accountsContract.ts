import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { User } from '@listwright/domain/accounts';
import type { AttemptThrottle, SessionRepository, UserRepository } from '../../src/accounts/index.js';
import { allPages } from '../shared/allPages.js';

export interface AccountsUnderTest {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly throttle: AttemptThrottle;
  readonly change: (
    id: string,
    change: Partial<Pick<User, 'isActive' | 'isSuspended' | 'isArchived' | 'plan' | 'role'>>,
  ) => Promise<void>;
}

const DAY_MS = 86_400_000;
const LONG_AGO = new Date('2020-01-01T00:00:00.000Z');

/** The contract of every store of accounts. */
export function accountsContract(name: string, make: () => Promise<AccountsUnderTest>): void {
  const now = new Date('2026-11-21T10:00:00.000Z');

  async function signedIn() {
    const under = await make();
    const email = `${randomUUID()}@example.com`;
    const user = await under.users.add({ ...NEW, id: randomUUID(), email, createdAt: now });
    if (user === undefined) throw new Error('the address is free');
    const refresh = randomUUID();
    const session = {
      id: randomUUID(),
      userId: user.id,
      refreshTokenHash: refresh,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 30 * DAY_MS),
      address: '192.0.2.1',
      userAgent: 'test',
      isLogin: true,
    };
    await under.sessions.add(session);
    return { ...under, user, email, session, refresh };
  }

  describe(`${name} as stores of accounts`, () => {
    it('takes an address once, without regard to case', async () => {
      const { users } = await make();
      const email = `Ann.${randomUUID()}@Example.com`;
      expect(await users.add({ ...NEW, id: randomUUID(), email })).toMatchObject({ email, plan: 'free', role: 'user' });
      expect(await users.add({ ...NEW, id: randomUUID(), email: email.toUpperCase() })).toBeUndefined();
      expect((await users.findCredentials(` ${email.toLowerCase()}`, '192.0.2.1', now))?.passwordHash).toBe('hash');
    });

    it('replaces a password hash, and where asked only in the place of another', async () => {
      const { users, user } = await signedIn();
      await users.replacePasswordHash(user.id, 'better', 'not this one');
      expect(await users.passwordHashOf(user.id)).toBe('hash');
      await users.replacePasswordHash(user.id, 'better', 'hash');
      expect(await users.passwordHashOf(user.id)).toBe('better');
      await users.replacePasswordHash(user.id, 'best');
      expect(await users.passwordHashOf(user.id)).toBe('best');
    });

    it('changes only what a profile change names', async () => {
      const { users, user } = await signedIn();
      expect(await users.updateProfile(user.id, { phone: '123' })).toMatchObject({ fullName: 'Ann', phone: '123' });
      expect(await users.updateProfile(randomUUID(), { phone: '1' })).toBeUndefined();
    });

    it('takes a new address unless another account has it, and holds it unverified', async () => {
      const { users, user, email } = await signedIn();
      const taken = `${randomUUID()}@example.com`;
      await users.add({ ...NEW, id: randomUUID(), email: taken, createdAt: now });
      await users.markEmailVerified(user.id, email, now);
      const same = await users.updateProfile(user.id, { email: email.toUpperCase() });
      expect(same).toMatchObject({ email: email.toUpperCase(), emailVerifiedAt: now });
      expect(await users.updateProfile(user.id, { email: taken.toUpperCase() })).toBe('email_taken');
      const address = `${randomUUID()}@example.com`;
      expect(await users.updateProfile(user.id, { email: address })).toMatchObject({
        email: address,
        emailVerifiedAt: null,
      });
      expect(await users.findCredentials(email, '192.0.2.1', now)).toBeUndefined();
      expect((await users.findCredentials(address, '192.0.2.1', now))?.user.id).toBe(user.id);
    });

    it('knows the account behind a live session, with role and plan of this moment', async () => {
      const { sessions, session, user, change } = await signedIn();
      expect(await sessions.findActor(session.id, user.id, now)).toMatchObject({
        userId: user.id,
        role: 'user',
        plan: 'free',
      });
      await change(user.id, { plan: 'pro', role: 'admin' });
      expect(await sessions.findActor(session.id, user.id, now)).toMatchObject({ role: 'admin', plan: 'pro' });
      expect(await sessions.findActor(session.id, randomUUID(), now)).toBeUndefined();
    });

    it.each(['isActive', 'isSuspended', 'isArchived'] as const)('rejects the account once %s says so', async (flag) => {
      const { sessions, session, user, change, refresh } = await signedIn();
      await change(user.id, { [flag]: flag !== 'isActive' });
      expect(await sessions.findActor(session.id, user.id, now)).toBeUndefined();
      expect((await sessions.rotate(refresh, randomUUID(), now, LONG_AGO)).outcome).not.toBe('rotated');
    });

    it('rejects an ended or expired session', async () => {
      const { sessions, session, user } = await signedIn();
      expect(await sessions.findActor(session.id, user.id, new Date(now.getTime() + 31 * DAY_MS))).toBeUndefined();
      expect(await sessions.end(session.id, now)).toEqual({ userId: user.id, email: user.email });
      expect(await sessions.end(session.id, now)).toBeUndefined();
      expect(await sessions.findActor(session.id, user.id, now)).toBeUndefined();
    });

    it('ends by the refresh token too', async () => {
      const { sessions, session, user, refresh } = await signedIn();
      expect(await sessions.endByRefreshToken(randomUUID(), now)).toBeUndefined();
      expect(await sessions.findActor(session.id, user.id, now)).toBeDefined();
      expect(await sessions.endByRefreshToken(refresh, now)).toMatchObject({ userId: user.id });
      expect(await sessions.findActor(session.id, user.id, now)).toBeUndefined();
    });

    it('exchanges a refresh token once, and ends the session of one that comes back', async () => {
      const { sessions, session, user, refresh } = await signedIn();
      const next = randomUUID();
      expect(await sessions.rotate(refresh, next, now, LONG_AGO)).toMatchObject({
        outcome: 'rotated',
        sessionId: session.id,
      });
      expect(await sessions.rotate(refresh, randomUUID(), now, LONG_AGO)).toEqual({ outcome: 'reused' });
      expect(await sessions.findActor(session.id, user.id, now)).toBeUndefined();
      expect((await sessions.rotate(next, randomUUID(), now, LONG_AGO)).outcome).not.toBe('rotated');
      expect(await sessions.rotate(randomUUID(), randomUUID(), now, LONG_AGO)).toEqual({ outcome: 'unknown' });
    });

    it('is over after its longest time, however it is used', async () => {
      const { sessions, session, user, refresh } = await signedIn();
      const days = (count: number) => new Date(now.getTime() + count * DAY_MS);
      const [second, third] = [randomUUID(), randomUUID()];
      expect((await sessions.rotate(refresh, second, days(20), days(-20))).outcome).toBe('rotated');
      expect((await sessions.list(user.id, days(20), { limit: 1 })).items).toMatchObject([{ expiresAt: days(40) }]);
      expect((await sessions.rotate(second, third, days(39), days(-1))).outcome).toBe('rotated');
      expect(await sessions.findActor(session.id, user.id, days(40))).toBeUndefined();
      expect((await sessions.rotate(third, randomUUID(), days(39), days(0))).outcome).toBe('unknown');
    });

    it('lets one of several callers have the exchange', async () => {
      const { sessions, refresh } = await signedIn();
      const all = await Promise.all(
        Array.from({ length: 8 }, () => sessions.rotate(refresh, randomUUID(), now, LONG_AGO)),
      );
      expect(all.filter((one) => one.outcome === 'rotated')).toHaveLength(1);
    });

    it('knows the addresses an account was used from', async () => {
      const { users, email } = await signedIn();
      const knows = async (address: string, at: Date) =>
        (await users.findCredentials(email, address, at))?.knowsAddress;
      expect(await knows('192.0.2.1', now)).toBe(true);
      expect(await knows('192.0.2.2', now)).toBe(false);
      expect(await knows('192.0.2.1', new Date(now.getTime() + 31 * DAY_MS))).toBe(false);
    });

    it('lists the live sessions of an account, newest first, and ends them one by one or all but one', async () => {
      const { sessions, session, user, refresh } = await signedIn();
      const stranger = await signedIn();
      const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
      const more = [1, 2, 3].map((minutes) => ({
        ...session,
        id: randomUUID(),
        refreshTokenHash: randomUUID(),
        createdAt: later(minutes),
        userAgent: `${minutes}`,
      }));
      for (const one of more) await sessions.add(one);
      await sessions.rotate(refresh, randomUUID(), later(5), LONG_AGO);
      const page = await sessions.list(user.id, later(6), { limit: 3 });
      expect([page.total, page.items.map(({ userAgent }) => userAgent)]).toEqual([4, ['3', '2', '1']]);
      const rest = await sessions.list(user.id, later(6), { limit: 3, cursor: page.nextCursor ?? '' });
      expect([rest.items, rest.nextCursor]).toEqual([
        [expect.objectContaining({ id: session.id, createdAt: now, refreshedAt: later(5), address: '192.0.2.1' })],
        null,
      ]);
      expect(await sessions.endOwn(stranger.user.id, session.id, now)).toBe(false);
      expect(await sessions.endOwn(user.id, randomUUID(), now)).toBe(false);
      expect(await sessions.endOwn(user.id, session.id, now)).toBe(true);
      expect(await sessions.endOwn(user.id, session.id, now)).toBe(false);
      expect(await sessions.endAll(user.id, more[0]!.id, now)).toBe(2);
      expect((await sessions.list(user.id, now, { limit: 5 })).items.map(({ id }) => id)).toEqual([more[0]!.id]);
      expect(await sessions.endAll(user.id, undefined, now)).toBe(1);
      expect(await stranger.sessions.findActor(stranger.session.id, stranger.user.id, now)).toBeDefined();
      expect((await sessions.list(user.id, new Date(now.getTime() + 40 * DAY_MS), { limit: 5 })).total).toBe(0);
    });

    it('pages sessions of the same moment without a gap or a repeat', async () => {
      const { sessions, session, user } = await signedIn();
      const more = [1, 2, 3, 4].map(() => ({ ...session, id: randomUUID(), refreshTokenHash: randomUUID() }));
      for (const one of more) await sessions.add(one);
      const seen = (await allPages((page) => sessions.list(user.id, now, page), 2)).map(({ id }) => id);
      expect(seen.toSorted()).toEqual([session, ...more].map(({ id }) => id).toSorted());
    });

    it('counts attempts up to the limit, and takes one back', async () => {
      const { throttle } = await make();
      const rule = { key: randomUUID(), points: 3, seconds: 60 };
      const waits = await Promise.all(Array.from({ length: 5 }, () => throttle.take([rule])));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
      expect(Math.max(...waits)).toBeGreaterThan(0);
      const other = { ...rule, key: randomUUID() };
      for (let count = 0; count < 3; count += 1) await throttle.take([other]);
      await throttle.release([other]);
      expect(await throttle.take([other])).toBe(0);
      expect(await throttle.take([{ ...rule, key: randomUUID() }, other])).toBeGreaterThan(0);
    });
  });
}

const NEW = {
  passwordHash: 'hash',
  fullName: 'Ann',
  companyName: '',
  phone: '',
  role: 'user',
  createdAt: new Date('2026-11-21T10:00:00.000Z'),
} as const;
