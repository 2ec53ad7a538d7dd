import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { NewPageShare, PageShareRepository } from '../../src/products/index.js';
import { aPageProduct } from './PlainPages.js';

export interface PageSharesUnderTest {
  readonly shares: PageShareRepository;
  /** Two accounts that may own links. */
  readonly owners: readonly [string, string];
  readonly block: (userId: string) => Promise<void>;
}

/** The contract of every store of links to analyses of pages. */
export function pageShareContract(name: string, make: () => Promise<PageSharesUnderTest>): void {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const fresh = (userId: string, changes: Partial<NewPageShare['share']> = {}): NewPageShare => ({
    share: {
      id: randomUUID(),
      userId,
      title: 'Enamel mug',
      address: 'https://shop.example/mug',
      createdAt: now,
      expiresAt: later(60),
      ...changes,
    },
    page: { product: aPageProduct({ title: 'Enamel mug', description: 'A\u0000\ud800 mug' }), readAt: now },
    tokenHash: randomUUID(),
  });

  describe(`${name} as a store of shared pages`, () => {
    it('shows the page of a link until it expires', async () => {
      const { shares, owners } = await make();
      const one = fresh(owners[0]);
      expect(await shares.add(one, 9)).toBe(true);
      expect(await shares.open(one.tokenHash, later(59))).toEqual({ ...one.page, expiresAt: later(60) });
      expect(await shares.open(one.tokenHash, later(60))).toBeUndefined();
      expect(await shares.open(one.share.id, now)).toBeUndefined();
    });

    it('lists the links of an account that have not expired, newest first', async () => {
      const { shares, owners } = await make();
      const [old, first, second] = [
        fresh(owners[0], { expiresAt: later(5) }),
        fresh(owners[0], { address: null }),
        fresh(owners[0], { createdAt: later(1) }),
      ];
      for (const one of [old, first, second]) await shares.add(one, 9);
      expect(await shares.list(owners[0], later(5))).toEqual([second.share, first.share]);
      expect(await shares.list(owners[1], now)).toEqual([]);
    });

    it('takes no more than an account may have, however many come at once', async () => {
      const { shares, owners } = await make();
      const added = await Promise.all(Array.from({ length: 6 }, () => shares.add(fresh(owners[0]), 3)));
      expect(added.filter(Boolean)).toHaveLength(3);
      const next = fresh(owners[0], { createdAt: later(60), expiresAt: later(90) });
      expect(await shares.add(next, 3)).toBe(true);
      expect(await shares.add(fresh(owners[1]), 3)).toBe(true);
    });

    it('removes a link for its owner alone', async () => {
      const { shares, owners } = await make();
      const one = fresh(owners[0]);
      await shares.add(one, 9);
      expect(await shares.remove(owners[1], one.share.id)).toBe(false);
      expect(await shares.remove(owners[0], one.share.id)).toBe(true);
      expect(await shares.remove(owners[0], one.share.id)).toBe(false);
      expect(await shares.open(one.tokenHash, now)).toBeUndefined();
    });

    it('shows nothing of an account that may not sign in', async () => {
      const { shares, owners, block } = await make();
      const one = fresh(owners[0]);
      await shares.add(one, 9);
      await block(owners[0]);
      expect(await shares.open(one.tokenHash, now)).toBeUndefined();
    });

    it('removes what has expired', async () => {
      const { shares, owners } = await make();
      await shares.removeExpired(later(1000));
      const [old, live] = [fresh(owners[0], { expiresAt: later(5) }), fresh(owners[0])];
      for (const one of [old, live]) await shares.add(one, 9);
      expect(await shares.removeExpired(later(5))).toBe(1);
      expect(await shares.list(owners[0], now)).toEqual([live.share]);
    });
  });
}
