import { describe, expect, it } from '@jest/globals';
import { anActor, CountingNotifier, DirectTransaction, FixedClock } from '../../testing/index.js';
import { aSealedJob } from '../../testing/jobs/aSealedJob.js';
import { InMemoryJobs } from '../../testing/jobs/InMemoryJobs.js';
import { JobRecords } from '../../testing/jobs/JobRecords.js';
import { CorrectRows } from './CorrectRows.js';

async function setUp() {
  const jobs = new InMemoryJobs(new JobRecords(new FixedClock()));
  const notifier = new CountingNotifier();
  const ann = anActor({ userId: 'ann' });
  // Rows 4 and 5 are invalid.
  const id = await aSealedJob({ jobs }, ann.userId, { rows: 4, invalid: 2 });
  const correct = new CorrectRows(jobs, notifier, new DirectTransaction());
  return { jobs, notifier, ann, id, correct };
}

const fix = (row: number, value: string, column = 'product_name') => ({ row, column, value });

describe('CorrectRows', () => {
  it('runs the corrected rows again, alone, with their other cells', async () => {
    const { jobs, notifier, ann, id, correct } = await setUp();
    const job = await correct.execute(ann, id, [fix(5, 'Steel cup'), fix(5, 'Kitchen', 'category')]);
    expect(job).toMatchObject({ status: 'queued', failed: 1, invalid: 1 });
    const { items } = await jobs.rows(ann.userId, id, {}, { limit: 9 });
    expect(items.map(({ number, status, cells }) => [number, status, cells])).toEqual([
      [2, 'queued', { product_name: 'Bottle 2', category: 'Home' }],
      [3, 'queued', { product_name: 'Bottle 3', category: 'Sport' }],
      [4, 'failed', { product_name: 'Bottle 4', category: 'Home' }],
      [5, 'queued', { product_name: 'Steel cup', category: 'Kitchen' }],
    ]);
    expect(notifier.rings).toBe(1);
  });

  it('changes nothing while a row is not valid yet, and names its cells', async () => {
    const { jobs, notifier, ann, id, correct } = await setUp();
    await expect(correct.execute(ann, id, [fix(4, 'Steel cup'), fix(5, ' ')])).rejects.toMatchObject({
      code: 'row_still_invalid',
      faults: [{ path: '5.product_name', message: 'Product name is required' }],
    });
    expect(await jobs.find(ann.userId, id)).toMatchObject({ failed: 2 });
    expect(notifier.rings).toBe(0);
  });

  it('takes failed rows of the own jobs only, and none of a cancelled job', async () => {
    const { jobs, ann, id, correct } = await setUp();
    const missing = { code: 'row_not_found' };
    await expect(correct.execute(ann, id, [fix(2, 'Cup')])).rejects.toMatchObject(missing);
    await expect(correct.execute(ann, id, [fix(4, 'Cup'), fix(99, 'Cup')])).rejects.toMatchObject(missing);
    const bob = anActor({ userId: 'bob' });
    await expect(correct.execute(bob, id, [fix(4, 'Cup')])).rejects.toMatchObject({ code: 'batch_not_found' });
    await jobs.cancel(ann.userId, id);
    await expect(correct.execute(ann, id, [fix(4, 'Cup')])).rejects.toMatchObject({ code: 'batch_cancelled' });
  });
});
