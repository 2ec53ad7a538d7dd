import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { EMPTY_COPY } from '@listwright/domain/listings';
import type { ListingRepository } from '../../src/listings/index.js';
import type { ProductListings, ProductRepository } from '../../src/products/index.js';
import type { PageRequest } from '../../src/shared/index.js';
import { allPages } from '../shared/allPages.js';
import { aListing } from '../listings/aListing.js';

export interface ProductListingsUnderTest {
  readonly uses: ProductListings;
  readonly products: ProductRepository;
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

    it('sort products by their lowest score, those without listings last in both directions', async () => {
      const { listings, products, owners, addProduct } = await make();
      const [good, broken, unused] = [
        await addProduct(owners[0]),
        await addProduct(owners[0]),
        await addProduct(owners[0]),
      ];
      const copy = { ...EMPTY_COPY, title: 'Long '.repeat(60) };
      const own = { userId: owners[0] };
      await listings.add(aListing({ ...own, id: randomUUID(), productId: good }), 'generated');
      await listings.addMany(
        [undefined, copy].map((text) =>
          aListing({ ...own, id: randomUUID(), productId: broken, ...(text === undefined ? {} : { copy: text }) }),
        ),
        'generated',
      );
      for (const order of ['asc', 'desc'] as const) {
        const read = (page: PageRequest) => products.list(owners[0], { search: '' }, page, { sort: 'score', order });
        const ids = (await allPages(read, 2)).map(({ id }) => id);
        expect(ids).toEqual([...(order === 'asc' ? [broken, good] : [good, broken]), unused]);
      }
    });
  });
}
