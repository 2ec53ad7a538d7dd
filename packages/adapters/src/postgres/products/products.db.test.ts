import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aBrief,
  aListing,
  aProduct,
  pageShareContract,
  pageVisitsContract,
  productJobsContract,
  productListingsContract,
  productRepositoryContract,
} from '@listwright/application/testing';
import { anOwner } from '../../../testing/anOwner.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/createTestDatabase.js';
import { PostgresProductJobs } from '../analytics/PostgresProductJobs.js';
import { PostgresListingRepository } from '../listings/PostgresListingRepository.js';
import { PostgresProductListings } from '../listings/PostgresProductListings.js';
import { down, up } from '../migrations/products/2026_11_23_products.js';
import { up as addPages } from '../migrations/products/2026_11_23_product_pages.js';
import { PostgresPageShareRepository } from './PostgresPageShareRepository.js';
import { PostgresPageVisits } from './PostgresPageVisits.js';
import { PostgresProductRepository } from './PostgresProductRepository.js';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

productRepositoryContract('PostgresProductRepository', async () => ({
  products: new PostgresProductRepository(test.database),
  owners: [await anOwner(test.database), await anOwner(test.database)],
}));

pageShareContract('PostgresPageShareRepository', async () => ({
  shares: new PostgresPageShareRepository(test.database),
  owners: [await anOwner(test.database), await anOwner(test.database)],
  block: async (userId) =>
    void (await test.database.query('update users set is_suspended = true where id = $1', [userId])),
}));

pageVisitsContract(
  'PostgresPageVisits',
  async () =>
    new PostgresPageVisits(test.database, (error) => {
      throw error;
    }),
);

describe('a page that cannot be counted', () => {
  it('is reported, and is no failure of the one who reads it', async () => {
    const lost: unknown[] = [];
    const visits = new PostgresPageVisits(test.database, (error) => lost.push(error));
    await test.database.query('alter table page_visits rename to page_visits_gone');
    try {
      await visits.count('http');
    } finally {
      await test.database.query('alter table page_visits_gone rename to page_visits');
    }
    expect(lost).toEqual([expect.objectContaining({ message: expect.stringContaining('page_visits') })]);
  });
});

productListingsContract('PostgresProductListings', async () => ({
  uses: new PostgresProductListings(test.database),
  products: new PostgresProductRepository(test.database),
  listings: new PostgresListingRepository(test.database),
  owners: [await anOwner(test.database), await anOwner(test.database)],
  addProduct: async (userId) => {
    const product = aProduct({ id: randomUUID(), userId, brief: { productName: randomUUID() } });
    await new PostgresProductRepository(test.database).addMany(userId, [product]);
    return product.id;
  },
}));

productJobsContract('PostgresProductJobs', async () => {
  const { database } = test;
  return {
    jobs: new PostgresProductJobs(database),
    owners: [await anOwner(database), await anOwner(database)],
    addProduct: async (userId) => {
      const product = aProduct({ id: randomUUID(), userId, brief: { productName: randomUUID() } });
      await new PostgresProductRepository(database).addMany(userId, [product]);
      return product.id;
    },
    addJob: async (userId, { id, kind, fileName, status, createdAt }, productIds) => {
      await database.query(
        `insert into bulk_batches (id, user_id, kind, format, marketplace, file_name, header, columns, status, created_at)
         values ($1, $2, $3, 'csv', 'amazon', $4, '[]', '[]', $5, $6)`,
        [id, userId, kind, fileName, status, createdAt],
      );
      for (const [at, productId] of productIds.entries()) {
        const listing = aListing({ id: randomUUID(), userId, productId });
        await new PostgresListingRepository(database).add(listing, 'generated');
        await database.query(
          `insert into bulk_rows (batch_id, number, status, name, cells, listing_id)
           values ($1, $2, 'completed', '', '[]', $3)`,
          [id, at + 2, listing.id],
        );
      }
    },
  };
});

describe('the product of a listing', () => {
  it('is lost with the product, also by a process that knows the listing', async () => {
    const { database } = test;
    const userId = await anOwner(database);
    const [products, listings] = [new PostgresProductRepository(database), new PostgresListingRepository(database)];
    const product = aProduct({ id: randomUUID(), userId });
    await products.addMany(userId, [product]);
    const listing = aListing({ id: randomUUID(), userId, productId: product.id });
    await listings.add(listing, 'generated', 'print');
    expect(await listings.find(userId, listing.id)).toEqual(listing);
    const ofProduct = () => listings.list(userId, { search: '', productId: product.id }, { limit: 5 });
    expect(await ofProduct()).toMatchObject({ total: 1, items: [{ id: listing.id, productId: product.id }] });
    await products.remove(userId, product.id);
    const { productId: _, ...rest } = listing;
    expect(await listings.find(userId, listing.id)).toEqual(rest);
    expect((await listings.findMany(userId, [listing.id]))[0]).toEqual(rest);
    expect((await ofProduct()).total).toBe(0);
  });

  it('is never that of another account, nor one that is gone', async () => {
    const { database } = test;
    const [ann, bob] = [await anOwner(database), await anOwner(database)];
    const product = aProduct({ id: randomUUID(), userId: bob });
    await new PostgresProductRepository(database).addMany(bob, [product]);
    const listings = new PostgresListingRepository(database);
    const all = [product.id, randomUUID()].map((productId) => aListing({ id: randomUUID(), userId: ann, productId }));
    await listings.addMany(all, 'generated');
    const stored = await listings.findMany(
      ann,
      all.map(({ id }) => id),
    );
    expect(stored.map(({ productId }) => productId)).toEqual([undefined, undefined]);
  });
});

describe('the migration', () => {
  it('gives listings of before the product that the newest of their brand and name describes', async () => {
    const { database, drop } = await createTestDatabase();
    const knex = database.knexForMigrations(4000);
    try {
      await down(knex);
      const [ann, bob] = [await anOwner(database), await anOwner(database)];
      const at = (day: number) => new Date(Date.UTC(2026, 10, day));
      const add = async (userId: string, day: number, productName: string, description: string) => {
        const { review: _, createdAt, ...document } = aListing({ id: randomUUID(), userId, createdAt: at(day) });
        const brief = aBrief({ productName, description, brand: 'Himal' });
        await database.query(
          `insert into listings (id, user_id, marketplace, status, product_name, title, brand, category, score,
             error_count, warning_count, document, version, created_at, updated_at)
           values ($1, $2, 'amazon', 'completed', '', '', '', '', 80, 0, 0, $3, 1, $4, $4)`,
          [document.id, userId, JSON.stringify({ ...document, brief }), createdAt],
        );
        return document.id;
      };
      const old = await add(ann, 1, 'steel  bottle', 'Weighs 300 g.');
      const newest = await add(ann, 3, 'Steel Bottle', 'Weighs 380 g. Made of steel.');
      const other = await add(ann, 2, 'Oak table', '');
      const bobs = await add(bob, 2, 'Steel Bottle', '');
      await up(knex);
      await addPages(knex);
      const products = new PostgresProductRepository(database);
      const { items, total } = await products.list(ann, { search: '' }, { limit: 5 });
      expect([total, items.map(({ name }) => name)]).toEqual([2, ['Oak table', 'Steel Bottle']]);
      const [table, bottle] = items;
      expect(bottle?.figures).toMatchObject({ contradictions: 0 });
      expect(bottle?.figures.facts).toBeGreaterThan(1);
      expect(await products.find(ann, bottle?.id ?? '')).toMatchObject({
        brief: { description: 'Weighs 380 g. Made of steel.' },
        createdAt: at(1),
        version: 1,
      });
      expect(Object.keys((await products.find(ann, bottle?.id ?? ''))?.brief ?? {}).toSorted()).toEqual([
        'attributes',
        'brand',
        'category',
        'description',
        'productName',
      ]);
      const rows = await database.query<{ id: string; product_id: string }>('select id, product_id from listings');
      const productOf = new Map(rows.map(({ id, product_id: product }) => [id, product]));
      expect([productOf.get(old), productOf.get(newest), productOf.get(other)]).toEqual([
        bottle?.id,
        bottle?.id,
        table?.id,
      ]);
      expect([bottle?.id, table?.id]).not.toContain(productOf.get(bobs));
      const unread = await database.query('select 1 from products where figures is null and user_id = $1', [ann]);
      expect(unread).toEqual([]);
      const again = aProduct({ id: randomUUID(), userId: ann, brief: { productName: 'STEEL BOTTLE', brand: 'himal' } });
      expect(await products.addMany(ann, [again])).toEqual([bottle?.id]);
      expect((await products.findAlike(ann, [again])).map(({ id }) => id)).toEqual([bottle?.id]);
    } finally {
      await knex.destroy();
      await knex.destroy();
      await drop();
    }
  });
});
