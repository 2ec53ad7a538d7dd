import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ProductJob, ProductJobs } from '../../src/analytics/index.js';

export interface ProductJobsUnderTest {
  readonly jobs: ProductJobs;
  readonly owners: readonly [string, string];
  /** Makes a product of an account, and tells its id. */
  readonly addProduct: (userId: string) => Promise<string>;
  /** Stores a job whose rows wrote a listing of each of these products. */
  readonly addJob: (userId: string, job: Omit<ProductJob, 'rows'>, productIds: readonly string[]) => Promise<void>;
}

const aJob = (fileName: string, second: number): Omit<ProductJob, 'rows'> => ({
  id: randomUUID(),
  kind: 'listings',
  fileName,
  status: 'completed',
  createdAt: new Date(Date.UTC(2026, 10, 21, 10, 0, second)),
});

/** The contract of whatever tells the jobs of a product. */
export function productJobsContract(name: string, make: () => Promise<ProductJobsUnderTest>): void {
  describe(`${name} as the jobs of products`, () => {
    it('tells the jobs that wrote listings of a product, newest first, with the number of their rows', async () => {
      const { jobs, owners, addProduct, addJob } = await make();
      const [mug, jug] = [await addProduct(owners[0]), await addProduct(owners[0])];
      const [older, newer, others] = [aJob('older.csv', 0), aJob('newer.csv', 1), aJob('others.csv', 2)];
      await addJob(owners[0], older, [mug, mug, jug]);
      await addJob(owners[0], newer, [mug]);
      await addJob(owners[0], others, [jug]);
      expect(await jobs.ofProduct(owners[0], mug, 9)).toEqual([
        { ...newer, rows: 1 },
        { ...older, rows: 2 },
      ]);
      expect(await jobs.ofProduct(owners[0], mug, 1)).toEqual([{ ...newer, rows: 1 }]);
      expect(await jobs.ofProduct(owners[1], mug, 9)).toEqual([]);
    });
  });
}
