import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BulkTestSetup } from '../../../testing/bulk/BulkTestSetup.js';

const LEASE_MS = 30_000;

describe('workers without heartbeats', () => {
  let setup: BulkTestSetup;
  let [own, other]: string[] = [];
  let jobId = '';

  beforeAll(async () => {
    setup = await BulkTestSetup.open();
  });
  beforeEach(async () => {
    [own, other] = [randomUUID(), randomUUID()];
    jobId = await setup.job(await setup.seller(), 2);
    await beat(own!);
    await beat(other!);
    for (const [at, worker] of [own, other].entries())
      await query(`update bulk_rows set status = 'running', worker_id = $3 where batch_id = $1 and number = $2`, [
        jobId,
        at + 1,
        worker,
      ]);
  });
  afterEach(async () => {
    await setup.clear();
    await query('delete from bulk_workers');
  });
  afterAll(() => setup.test.drop());

  const query = (sql: string, values: unknown[] = []) => setup.test.database.query(sql, values);
  const beat = (worker: string) => setup.queue.heartbeat(worker, LEASE_MS);
  const reclaim = () => setup.transaction.run(() => setup.queue.reclaim(own!, LEASE_MS));
  /** Simulates time that passes while the database is away. */
  const outage = (ms: number) =>
    query(
      `update bulk_workers set seen_at = seen_at - $1 * interval '1 millisecond',
         steady_since = steady_since - $1 * interval '1 millisecond'`,
      [ms],
    );
  /** Simulates time in which workers send their heartbeats. */
  const later = async (ms: number, workers: readonly string[]) => {
    for (let passed = 0; passed < ms; passed += LEASE_MS / 4) {
      await outage(LEASE_MS / 4);
      for (const worker of workers) await beat(worker);
    }
  };

  it('do not count as dead after an outage before they could send heartbeats', async () => {
    await later(2 * LEASE_MS, [own!, other!]);
    await outage(3600_000);
    expect(await reclaim()).toEqual({ reservations: [], workers: [] });
    await beat(own!);
    expect(await reclaim()).toEqual({ reservations: [], workers: [] });
    await later(LEASE_MS, [own!, other!]);
    expect(await reclaim()).toEqual({ reservations: [], workers: [] });
    expect(await setup.statuses(jobId)).toEqual({ running: 2 });
  });

  it('lose their rows when another worker sent heartbeats for a full lease and they did not', async () => {
    await later(LEASE_MS * 0.75, [own!]);
    expect((await reclaim()).workers).toEqual([]);
    await later(LEASE_MS / 2, [own!]);
    expect((await reclaim()).workers).toEqual([other]);
    expect(await setup.statuses(jobId)).toEqual({ queued: 1, running: 1 });
  });
});
