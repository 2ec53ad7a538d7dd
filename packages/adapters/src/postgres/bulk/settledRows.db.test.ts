import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { BulkBench } from '../../../testing/bulk/BulkBench.js';
import { HeldWriter } from '../../../testing/bulk/HeldWriter.js';
import { until } from '../../../testing/until.js';

describe('rows that are settled', () => {
  let bench: BulkBench;
  beforeAll(async () => {
    bench = await BulkBench.open();
  }, 60_000);
  afterEach(() => bench.clear());
  afterAll(() => bench.test.drop());

  const running = async (rows: number) => {
    const userId = await bench.seller();
    const batchId = await bench.batch(userId, rows);
    const writer = new HeldWriter();
    await bench.worker(writer).start();
    await until(async () => writer.calls.length === rows);
    return { userId, batchId, writer };
  };

  it('leave no wait at a job that ends while its account has run into the end of the quota', async () => {
    const { userId, batchId, writer } = await running(2);
    await bench.queue.pauseForQuota([batchId]);
    writer.calls[0]!.answer();
    await until(async () => (await bench.statuses(batchId))['completed'] === 1);
    expect(await bench.batches.find(userId, batchId)).toMatchObject({ status: 'paused', waitsFor: 'quota' });
    writer.calls[1]!.answer();
    await until(async () => (await bench.batches.find(userId, batchId))?.status === 'completed');
    expect((await bench.batches.find(userId, batchId))?.waitsFor).toBeUndefined();
  });
});
