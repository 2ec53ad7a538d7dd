import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { EmailVerificationRepository, UserRepository } from '../../../src/accounts/index.js';

export interface VerificationsUnderTest {
  readonly verifications: EmailVerificationRepository;
  readonly users: UserRepository;
  readonly userId: string;
}

/** The contract of every store of links that verify an address. */
export function emailVerificationContract(name: string, make: () => Promise<VerificationsUnderTest>): void {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const expiresAt = new Date(now.getTime() + 86_400_000);
  const fresh = (userId: string, email = 'ann@example.com') => ({
    userId,
    email,
    tokenHash: randomUUID(),
    createdAt: now,
    expiresAt,
  });

  describe(`${name} as a store of links that verify an address`, () => {
    it('lets one of several callers use a link, once, and returns its address', async () => {
      const { verifications, userId } = await make();
      const link = fresh(userId, 'Ann@Example.com');
      await verifications.replace(link);
      const takers = await Promise.all(Array.from({ length: 8 }, () => verifications.take(link.tokenHash, now)));
      expect(takers.filter((taker) => taker !== undefined)).toEqual([{ userId, email: 'Ann@Example.com' }]);
      expect(await verifications.take(link.tokenHash, now)).toBeUndefined();
    });

    it('invalidates an older link by a newer one', async () => {
      const { verifications, userId } = await make();
      const [older, newer] = [fresh(userId), fresh(userId)];
      for (const link of [older, newer]) await verifications.replace(link);
      expect(await verifications.take(older.tokenHash, now)).toBeUndefined();
      expect(await verifications.take(newer.tokenHash, now)).toBeDefined();
    });

    it('knows no link that has run out, also before it is swept', async () => {
      const { verifications, userId } = await make();
      const link = fresh(userId);
      await verifications.replace(link);
      expect(await verifications.take(link.tokenHash, expiresAt)).toBeUndefined();
      await verifications.sweep(expiresAt);
      expect(await verifications.take(link.tokenHash, now)).toBeUndefined();
    });

    it('verifies the address that the account has, and no other', async () => {
      const { users, userId } = await make();
      const user = await users.find(userId);
      expect(user?.emailVerifiedAt).toBeNull();
      expect(await users.markEmailVerified(userId, 'another@example.com', now)).toBe(false);
      expect((await users.find(userId))?.emailVerifiedAt).toBeNull();
      expect(await users.markEmailVerified(userId, user?.email.toUpperCase() ?? '', now)).toBe(true);
      expect((await users.find(userId))?.emailVerifiedAt).toEqual(now);
      expect(await users.markEmailVerified(randomUUID(), user?.email ?? '', now)).toBe(false);
    });
  });
}
