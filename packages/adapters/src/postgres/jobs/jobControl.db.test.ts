import { describe, expect, it } from '@jest/globals';
import { suiteBulkSetup } from '../../../testing/bulk/suiteBulkSetup.js';
import { until } from '../../../testing/until.js';
import { Database } from '../Database.js';
import { PostgresJobRepository } from './PostgresJobRepository.js';

describe('control of a job', () => {
  const suite = suiteBulkSetup();

  const failedJob = async (rows: number) => {
    const userId = await suite.setup.seller();
    const id = await suite.setup.job(userId, rows);
    await suite.setup.test.database.query(
      `update bulk_rows set status = 'failed', error = 'It failed.' where batch_id = $1`,
      [id],
    );
    await suite.setup.test.database.query(
      `update bulk_batches set status = 'failed', failed = total, finished_at = now() where id = $1`,
      [id],
    );
    return { userId, id };
  };
  const waitingForLocks = async (database: Database) => {
    const [row] = await database.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row?.count ?? 0;
  };

  it('requeues failed rows, however many, and only those', async () => {
    const { userId, id } = await failedJob(12_000);
    await suite.setup.test.database.query(
      'update bulk_rows set is_invalid = true where batch_id = $1 and number <= 500',
      [id],
    );
    expect(await suite.setup.jobs.retryFailed(userId, id)).toBe(11_500);
    expect(await suite.setup.statuses(id)).toEqual({ failed: 500, queued: 11_500 });
    expect(await suite.setup.jobs.find(userId, id)).toMatchObject({ status: 'queued', failed: 500 });
    expect(await suite.setup.jobs.retryFailed(userId, id)).toBe(0);
  });

  it('keeps a job cancelled despite a concurrent retry', async () => {
    const { userId, id } = await failedJob(5);
    await suite.setup.test.database.query(
      `update bulk_batches set status = 'running', total = 6, finished_at = null where id = $1`,
      [id],
    );
    const other = new Database({ url: suite.setup.test.url, poolSize: 2 });
    let retried = Promise.resolve(-1);
    await suite.setup.transaction.run(async () => {
      expect(await suite.setup.jobs.cancel(userId, id)).toBe(true);
      retried = new PostgresJobRepository(other).retryFailed(userId, id);
      await until(async () => (await waitingForLocks(other)) > 0);
    });
    expect(await retried).toBe(0);
    await other.close();
    expect(await suite.setup.jobs.find(userId, id)).toMatchObject({ status: 'cancelled', failed: 5 });
    expect(await suite.setup.statuses(id)).toEqual({ failed: 5 });
  });

  it('forgets uploads whose process died, and nothing else', async () => {
    const userId = await suite.setup.seller();
    const [left, young, sealed] = [
      await suite.setup.job(userId, 3),
      await suite.setup.job(userId, 3),
      await suite.setup.job(userId, 3),
    ];
    await suite.setup.test.database.query(`update bulk_batches set status = 'importing' where id = any($1)`, [
      [left, young],
    ]);
    await suite.setup.test.database.query(
      `update bulk_batches set created_at = now() - interval '1 hour' where id <> $1`,
      [young],
    );
    expect(await suite.setup.jobs.sweep(new Date(Date.now() - 60_000))).toBe(1);
    const kept = await suite.setup.test.database.query<{ id: string }>('select id from bulk_batches');
    expect(kept.map(({ id }) => id).toSorted()).toEqual([young, sealed].toSorted());
  });
});
