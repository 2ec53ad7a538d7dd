import { describe, expect, it } from '@jest/globals';
import {
  anActor,
  aProduct,
  InMemoryAnalyses,
  InMemoryListings,
  InMemoryProductJobs,
  InMemoryProductListings,
  InMemoryProducts,
  PlainFacts,
} from '../../testing/index.js';
import { ProductReader } from '../products/index.js';
import { ReadProductActivity } from './ReadProductActivity.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute));

describe('ReadProductActivity', () => {
  const actor = anActor();
  const product = aProduct({ userId: actor.userId });

  async function build() {
    const [products, analyses, jobs] = [new InMemoryProducts(), new InMemoryAnalyses(), new InMemoryProductJobs()];
    await products.addMany(actor.userId, [product]);
    const reader = new ProductReader(products, new InMemoryProductListings(new InMemoryListings()), new PlainFacts());
    return { analyses, jobs, read: new ReadProductActivity(reader, analyses, jobs) };
  }

  it('tells the twenty newest runs of tools and jobs of a product', async () => {
    const { analyses, jobs, read } = await build();
    for (let minute = 0; minute < 22; minute += 1) {
      const own = { userId: actor.userId, createdAt: at(minute) };
      await analyses.add(
        {
          ...own,
          id: `run ${minute}`,
          kind: 'title_check',
          label: 'Bottle',
          verdict: 'Fits.',
          score: 90,
          dataVersion: 'amazon-1',
          input: { product_id: minute === 21 ? 'another' : product.id },
          result: {},
        },
        `run ${minute}`,
      );
      jobs.stored.push({
        ...own,
        id: `job ${minute}`,
        kind: 'listings',
        fileName: 'bottles.csv',
        status: 'completed',
        productIds: [minute === 21 ? 'another' : product.id],
      });
    }
    const found = await read.execute(actor, product.id);
    const newest = Array.from({ length: 20 }, (_, count) => 20 - count);
    expect(found.analyses.map(({ id }) => id)).toEqual(newest.map((minute) => `run ${minute}`));
    expect(found.jobs.map(({ id }) => id)).toEqual(newest.map((minute) => `job ${minute}`));
  });

  it('knows no product of another account, and no product that is not there', async () => {
    const { read } = await build();
    const missing = { code: 'product_not_found' };
    await expect(read.execute(anActor({ userId: 'another' }), product.id)).rejects.toMatchObject(missing);
    await expect(read.execute(actor, 'none')).rejects.toMatchObject(missing);
  });
});
