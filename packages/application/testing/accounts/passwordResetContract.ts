import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { PasswordResetRepository } from '../../src/accounts/index.js';

export interface ResetsUnderTest {
  readonly resets: PasswordResetRepository;
  readonly userId: string;
}

/** The contract of every store of reset links. */
export function passwordResetContract(name: string, make: () => Promise<ResetsUnderTest>): void {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const fresh = (userId?: string) => ({
    tokenHash: randomUUID(),
    createdAt: now,
    expiresAt,
    ...(userId === undefined ? {} : { userId }),
  });

  describe(`${name} as a store of reset links`, () => {
    it('lets one of several callers use a link, once', async () => {
      const { resets, userId } = await make();
      const reset = fresh(userId);
      await resets.replace(reset);
      expect(await resets.holds(reset.tokenHash, now)).toBe(true);
      const takers = await Promise.all(Array.from({ length: 8 }, () => resets.take(reset.tokenHash, now)));
      expect(takers.filter((taker) => taker === userId)).toHaveLength(1);
      expect(takers.filter((taker) => taker === undefined)).toHaveLength(7);
      expect(await resets.holds(reset.tokenHash, now)).toBe(false);
    });

    it('invalidates older links by a newer one, and all of them on demand', async () => {
      const { resets, userId } = await make();
      const [older, newer] = [fresh(userId), fresh(userId)];
      for (const reset of [older, newer]) await resets.replace(reset);
      expect(await resets.take(older.tokenHash, now)).toBeUndefined();
      await resets.discard(userId);
      expect(await resets.take(newer.tokenHash, now)).toBeUndefined();
    });

    it('knows no link that has run out, also before it is swept', async () => {
      const { resets, userId } = await make();
      const reset = fresh(userId);
      await resets.replace(reset);
      expect(await resets.holds(reset.tokenHash, expiresAt)).toBe(false);
      expect(await resets.take(reset.tokenHash, expiresAt)).toBeUndefined();
      await resets.sweep(expiresAt);
      expect(await resets.holds(reset.tokenHash, now)).toBe(false);
    });

    it('stores links without an owner, which open nothing', async () => {
      const { resets } = await make();
      const nobodys = fresh();
      await resets.replace(nobodys);
      await resets.replace(fresh());
      expect(await resets.holds(nobodys.tokenHash, now)).toBe(false);
      expect(await resets.take(nobodys.tokenHash, now)).toBeUndefined();
    });
  });
}
