import { describe, expect, it } from '@jest/globals';
import { allPages } from '@listwright/application/testing';
import { suiteBulkSetup } from '../../../testing/bulk/suiteBulkSetup.js';

describe('pages', () => {
  const suite = suiteBulkSetup();

  it('of jobs made at the same moment have no gap and no repeat', async () => {
    const userId = await suite.setup.seller();
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await suite.setup.job(userId, 1));
    await suite.setup.test.database.query(`update bulk_batches set created_at = '2026-11-21T10:00:00Z'`);
    const seen = await allPages((page) => suite.setup.jobs.list(userId, {}, page), 2);
    expect(seen.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('of rows have no gap and no repeat', async () => {
    const userId = await suite.setup.seller();
    const id = await suite.setup.job(userId, 7);
    const seen = await allPages((page) => suite.setup.jobs.rows(userId, id, {}, page), 3);
    expect(seen.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
