import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ClaimRows, SettleRows, type ClaimedRow, type RowOutcome } from '@listwright/application/jobs';
import { CannedWriter } from '@listwright/application/testing';
import { quotaPeriod } from '@listwright/domain/billing';
import { suiteBulkSetup } from '../../../testing/bulk/suiteBulkSetup.js';
import { PostgresRowQueue } from './PostgresRowQueue.js';

const DAY_MS = 86_400_000;
const LEASE_MS = 30_000;
/** Accounts that one claim serves at most. */
const ACCOUNTS_A_CLAIM = 16;

/** The database's clock is some days ahead of this process's. */
class QueueAhead extends PostgresRowQueue {
  static readonly days = 100;

  override async waiting(most: number) {
    const accounts = await super.waiting(most);
    return accounts.map((one) => ({ ...one, askedAt: new Date(one.askedAt.getTime() + QueueAhead.days * DAY_MS) }));
  }
}

const late = (row: ClaimedRow): RowOutcome => ({ row, kind: 'failed', error: 'Too late.' });

describe('claims of a worker', () => {
  const suite = suiteBulkSetup();

  const kinds = () => suite.setup.kinds(new CannedWriter([]));
  const claimsOf = (queue = suite.setup.queue, yieldsToPrimary = false) =>
    new ClaimRows(queue, kinds(), suite.setup.ledger, suite.setup.transaction, { yieldsToPrimary });
  const settle = (workerId: string, outcome: RowOutcome) => {
    const { queue, ledger, transaction } = suite.setup;
    return new SettleRows(queue, kinds(), ledger, transaction).execute(workerId, [outcome]);
  };
  /** The first worker was silent for two leases while the second sent heartbeats, and then comes back. */
  const reclaimedFrom = async (silent: string, live: string) => {
    const { queue, ledger, transaction, test } = suite.setup;
    await queue.heartbeat(live, LEASE_MS);
    await test.database.query(
      `update bulk_workers set steady_since = now() - interval '1 hour',
         seen_at = case when id = $1 then now() - $2 * interval '1 millisecond' else seen_at end`,
      [silent, 2 * LEASE_MS],
    );
    await transaction.run(async () => {
      const { reservations } = await queue.reclaim(live, LEASE_MS);
      await ledger.releaseAll(reservations);
    });
    await queue.heartbeat(silent, LEASE_MS);
  };

  it('count in the quota period of the database’s time, whatever the worker’s clock says', async () => {
    const userId = await suite.setup.seller();
    await suite.setup.job(userId, 1);
    const [account] = await suite.setup.queue.waiting(1);
    await claimsOf(new QueueAhead(suite.setup.test.database)).execute(randomUUID(), 1);
    const used = async (days: number) => {
      const at = new Date(Date.now() + days * DAY_MS);
      return (await suite.setup.ledger.used(userId, quotaPeriod(account!.actor.accountStart, at))).listings_generated;
    };
    expect([await used(0), await used(QueueAhead.days)]).toEqual([0, 1]);
  });

  it.each([
    ['another worker', (_first: string, second: string) => second],
    ['the same worker again', (first: string) => first],
  ])('are lost to a worker that was silent: its late result changes nothing for %s', async (_name, nextOf) => {
    const userId = await suite.setup.seller();
    const jobId = await suite.setup.job(userId, 1);
    const [first, second] = [randomUUID(), randomUUID()];
    await suite.setup.queue.heartbeat(first, LEASE_MS);
    const [lost] = await claimsOf().execute(first, 1);
    await reclaimedFrom(first, second);
    expect(await suite.setup.statuses(jobId)).toEqual({ queued: 1 });

    const next = nextOf(first, second);
    const [row] = await claimsOf().execute(next, 1);
    await settle(first, late(lost!));
    expect(await suite.setup.statuses(jobId)).toEqual({ running: 1 });
    expect(await suite.setup.heldUnits(userId)).toBe(1);

    await settle(next, { row: row!, kind: 'failed', error: 'It failed.' });
    const { items } = await suite.setup.jobs.rows(userId, jobId, {}, { limit: 10 });
    expect(items).toMatchObject([{ status: 'failed', error: 'It failed.' }]);
    expect(await suite.setup.heldUnits(userId)).toBe(0);
  });

  it('belong to the worker that made them', async () => {
    const jobId = await suite.setup.job(await suite.setup.seller(), 1);
    const [row] = await claimsOf().execute(randomUUID(), 1);
    await settle(randomUUID(), late(row!));
    expect(await suite.setup.statuses(jobId)).toEqual({ running: 1 });
  });

  it('hold their units as long as they run', async () => {
    const userId = await suite.setup.seller();
    const jobId = await suite.setup.job(userId, 1);
    await claimsOf().execute(randomUUID(), 1);
    const later = new Date(Date.now() + DAY_MS);
    await suite.setup.ledger.releaseAbandoned(later);
    expect(await suite.setup.heldUnits(userId)).toBe(1);
    // What belongs to no running row is released.
    await suite.setup.test.database.query(`update bulk_rows set status = 'queued' where batch_id = $1`, [jobId]);
    await suite.setup.ledger.releaseAbandoned(later);
    expect(await suite.setup.heldUnits(userId)).toBe(0);
  });

  it('are not made by a secondary thread while a row waits that crashed a worker', async () => {
    const jobId = await suite.setup.job(await suite.setup.seller(), 4);
    const crashed = (count: number) =>
      suite.setup.test.database.query('update bulk_rows set losses = $2 where batch_id = $1 and number = 3', [
        jobId,
        count,
      ]);
    const secondary = claimsOf(suite.setup.queue, true);
    await crashed(1);
    expect(await secondary.execute(randomUUID(), 4)).toEqual([]);
    expect(await suite.setup.statuses(jobId)).toEqual({ queued: 4 });
    await crashed(0);
    expect(await secondary.execute(randomUUID(), 4)).toHaveLength(4);
  });

  it('reach every seller in turn, where more wait than one claim serves', async () => {
    const sellers = await Promise.all(Array.from({ length: ACCOUNTS_A_CLAIM + 4 }, () => suite.setup.seller()));
    for (const seller of sellers) await suite.setup.job(seller, 3);
    const worker = randomUUID();
    const served = [
      ...(await claimsOf().execute(worker, ACCOUNTS_A_CLAIM)),
      ...(await claimsOf().execute(worker, ACCOUNTS_A_CLAIM)),
    ];
    expect(new Set(served.map(({ userId }) => userId))).toEqual(new Set(sellers));
  });

  it.each([
    ['completed', 2, 0],
    ['failed', 0, 2],
    ['completed_with_errors', 1, 1],
    // Cancelled while its last rows were under way, which then finished.
    ['cancelled', 1, 1],
  ])('are not made again of a finished job: %s', async (status, successful, failed) => {
    const userId = await suite.setup.seller();
    const id = await suite.setup.job(userId, 2);
    await suite.setup.test.database.query(
      'update bulk_batches set status = $2, successful = $3, failed = $4, finished_at = now() where id = $1',
      [id, status, successful, failed],
    );
    expect(await suite.setup.jobs.resume(userId, id)).toBe(false);
    expect(await suite.setup.jobs.find(userId, id)).toMatchObject({ status });
  });
});
