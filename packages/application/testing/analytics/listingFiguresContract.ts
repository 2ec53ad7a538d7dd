import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ListingFigures } from '../../src/analytics/index.js';
import type { Listing, ListingRepository } from '../../src/listings/index.js';
import { aBrief, aListing } from '../listings/aListing.js';

export interface FiguresUnderTest {
  readonly figures: ListingFigures;
  readonly listings: ListingRepository;
  /** Two accounts that may own listings. */
  readonly owners: readonly [string, string];
}

/** The contract of every source of figures. */
export function listingFiguresContract(name: string, make: () => Promise<FiguresUnderTest>): void {
  const sample = aListing();
  const fault = { rule: 'x', field: 'title', severity: 'error', message: 'No', source: 'test' } as const;
  const fresh = (second: number, score: number, errors: number, changes: Partial<Listing> = {}): Listing => {
    const review = { ...sample.review, score: { ...sample.review.score, score }, findings: Array(errors).fill(fault) };
    const createdAt = new Date(Date.UTC(2026, 10, 21, 10, 0, second));
    return { ...sample, id: randomUUID(), review, createdAt, updatedAt: createdAt, ...changes };
  };

  describe(`${name} as a source of figures`, () => {
    it('knows the listings that break rules, the lowest scores and the newest titles, of one account', async () => {
      const { figures, listings, owners } = await make();
      const [userId, stranger] = owners;
      const named = (productName: string) => ({ userId, brief: aBrief({ productName }), missingFacts: ['material'] });
      const all = [
        fresh(0, 10, 2, named('Broken')),
        fresh(1, 20, 3, named('Worst')),
        fresh(2, 50, 0, named('Weak')),
        fresh(3, 30, 0, named('Weakest')),
        fresh(4, 60, 0, named('Good')),
      ];
      for (const listing of [...all, fresh(5, 1, 9, { userId: stranger }), fresh(6, 1, 0, { userId: stranger })]) {
        await listings.add(listing, 'generated');
      }
      const of = (index: number) => ({ id: all[index]!.id, productName: all[index]!.brief.productName });
      expect(await figures.faulty(userId)).toEqual({ count: 2, worst: { ...of(1), errors: 3 } });
      expect(await figures.weakest(userId, 60, 5)).toEqual([
        { ...of(3), score: 30 },
        { ...of(2), score: 50 },
      ]);
      expect(await figures.weakest(userId, 60, 1)).toHaveLength(1);
      const { copy, brief } = all[4]!;
      const { marketplace, marketplaceId, category } = brief;
      const newest = await figures.newest(userId, 2);
      expect(newest).toEqual([
        { ...of(4), title: copy.title, marketplace, marketplaceId, category, missing: ['material'] },
        expect.objectContaining(of(3)),
      ]);
    });

    it('knows nothing of an account without listings', async () => {
      const { figures, owners } = await make();
      expect(await figures.faulty(owners[0])).toEqual({ count: 0 });
      expect(await figures.weakest(owners[0], 60, 5)).toEqual([]);
      expect(await figures.newest(owners[0], 5)).toEqual([]);
    });
  });
}
