import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { EMPTY_COPY } from '@listwright/domain/listings';
import type { ListingRepository } from '../../src/listings/index.js';
import type { ProductListings } from '../../src/products/index.js';
import { aListing } from '../listings/aListing.js';

export interface ProductListingsUnderTest {
  readonly uses: ProductListings;
  readonly listings: ListingRepository;
  readonly owners: readonly [string, string];
  /** Makes a product of an account, and tells its id. */
  readonly addProduct: (userId: string) => Promise<string>;
}

/** The contract of whatever tells the listings of products. */
export function productListingsContract(name: string, make: () => Promise<ProductListingsUnderTest>): void {
  describe(`${name} as the listings of products`, () => {
    it('counts them, those with errors, and the lowest score, by owner', async () => {
      const { uses, listings, owners, addProduct } = await make();
      const [used, unused, others] = [
        await addProduct(owners[0]),
        await addProduct(owners[0]),
        await addProduct(owners[1]),
      ];
      const good = aListing({ id: randomUUID(), userId: owners[0], productId: used });
      const broken = aListing({
        id: randomUUID(),
        userId: owners[0],
        productId: used,
        copy: { ...EMPTY_COPY, title: 'Long '.repeat(60) },
      });
      const { productId: _, ...free } = aListing({ id: randomUUID(), userId: owners[0] });
      await listings.addMany([good, broken, free], 'generated');
      await listings.add(aListing({ id: randomUUID(), userId: owners[1], productId: others }), 'generated');
      const found = await uses.of(owners[0], [used, unused, others]);
      const lowestScore = Math.min(good.review.score.score, broken.review.score.score);
      expect(found.get(used)).toEqual({ listings: 2, faulty: 1, lowestScore });
      expect(found.get(unused)?.listings ?? 0).toBe(0);
      expect(found.get(others)?.listings ?? 0).toBe(0);
      expect((await uses.of(owners[0], [])).size).toBe(0);
    });
  });
}
