import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { User } from '@listwright/domain/accounts';
import type { ApiKeyRepository, NewApiKey } from '../../src/accounts/index.js';

export interface ApiKeysUnderTest {
  readonly keys: ApiKeyRepository;
  /** Two accounts that may own keys. */
  readonly owners: readonly [string, string];
  readonly change: (
    id: string,
    change: Partial<Pick<User, 'isActive' | 'isSuspended' | 'isArchived' | 'plan'>>,
  ) => Promise<void>;
}

/** The contract of every store of API keys. */
export function apiKeyContract(name: string, make: () => Promise<ApiKeysUnderTest>): void {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const fresh = (userId: string, changes: Partial<NewApiKey> = {}): NewApiKey => ({
    id: randomUUID(),
    userId,
    name: 'Nightly import',
    scopes: ['read'],
    prefix: 'lw_abcde',
    createdAt: now,
    expiresAt: null,
    keyHash: randomUUID(),
    ...changes,
  });

  describe(`${name} as a store of API keys`, () => {
    it('lists the keys of an account, newest first, without their hashes', async () => {
      const { keys, owners } = await make();
      const [first, second] = [fresh(owners[0]), fresh(owners[0], { createdAt: later(1), expiresAt: later(60) })];
      for (const key of [first, second]) expect(await keys.add(key, 20)).toBe(true);
      const shown = [second, first].map(({ keyHash: _hash, ...key }) => ({ ...key, lastUsedAt: null }));
      expect(await keys.list(owners[0])).toEqual(shown);
      expect(await keys.list(owners[1])).toEqual([]);
    });

    it('takes no more than an account may have, however many come at once', async () => {
      const { keys, owners } = await make();
      const added = await Promise.all(Array.from({ length: 8 }, () => keys.add(fresh(owners[0]), 3)));
      expect(added.filter(Boolean)).toHaveLength(3);
      expect(await keys.add(fresh(owners[1]), 3)).toBe(true);
    });

    it('makes room for a key by those of administrators that have run out', async () => {
      const { keys, owners } = await make();
      const scopes = ['read', 'admin'] as const;
      const [old, live] = [
        fresh(owners[0], { scopes, expiresAt: later(5) }),
        fresh(owners[0], { expiresAt: later(5) }),
      ];
      for (const key of [old, live]) await keys.add(key, 2);
      expect(await keys.add(fresh(owners[0], { createdAt: later(4) }), 2)).toBe(false);
      expect(await keys.add(fresh(owners[0], { createdAt: later(5) }), 2)).toBe(true);
      expect((await keys.list(owners[0])).map(({ id }) => id)).not.toContain(old.id);
      expect((await keys.list(owners[0])).map(({ id }) => id)).toContain(live.id);
    });

    it('knows the account behind a key, with its scopes and no session', async () => {
      const { keys, owners, change } = await make();
      const key = fresh(owners[0], { scopes: ['write', 'read'] });
      await keys.add(key, 20);
      await change(owners[0], { plan: 'pro' });
      const actor = await keys.findActor(key.keyHash, now);
      expect(actor).toMatchObject({ userId: owners[0], plan: 'pro', role: 'user', scopes: ['write', 'read'] });
      expect(actor?.keyPrefix).toBe(key.prefix);
      expect(actor?.sessionId).toBeUndefined();
      expect(await keys.findActor(randomUUID(), now)).toBeUndefined();
    });

    it('rejects a key that has expired or was revoked', async () => {
      const { keys, owners } = await make();
      const key = fresh(owners[0], { expiresAt: later(10) });
      await keys.add(key, 20);
      expect(await keys.findActor(key.keyHash, later(9))).toBeDefined();
      expect(await keys.findActor(key.keyHash, later(10))).toBeUndefined();
      expect(await keys.remove(owners[1], key.id)).toBe(false);
      expect(await keys.remove(owners[0], key.id)).toBe(true);
      expect(await keys.remove(owners[0], key.id)).toBe(false);
      expect(await keys.findActor(key.keyHash, now)).toBeUndefined();
    });

    it.each(['isActive', 'isSuspended', 'isArchived'] as const)('rejects the account once %s says so', async (flag) => {
      const { keys, owners, change } = await make();
      const key = fresh(owners[0]);
      await keys.add(key, 20);
      await change(owners[0], { [flag]: flag !== 'isActive' });
      expect(await keys.findActor(key.keyHash, now)).toBeUndefined();
    });

    it('notes a use at most once a minute', async () => {
      const { keys, owners } = await make();
      const key = fresh(owners[0]);
      await keys.add(key, 20);
      const usedAt = async () => (await keys.list(owners[0]))[0]?.lastUsedAt;
      await keys.findActor(key.keyHash, now);
      expect(await usedAt()).toEqual(now);
      await keys.findActor(key.keyHash, later(59));
      expect(await usedAt()).toEqual(now);
      await keys.findActor(key.keyHash, later(60));
      expect(await usedAt()).toEqual(later(60));
    });
  });
}
