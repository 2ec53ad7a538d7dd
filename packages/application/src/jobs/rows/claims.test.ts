import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { quotaPeriod } from '@listwright/domain/billing';
import {
  anActor,
  CountingNotifier,
  DirectTransaction,
  FixedClock,
  InMemoryUsageLedger,
} from '@listwright/application/testing';
import { aSealedJob } from '../../../testing/jobs/aSealedJob.js';
import { InMemoryJobs } from '../../../testing/jobs/InMemoryJobs.js';
import { InMemoryRowQueue } from '../../../testing/jobs/InMemoryRowQueue.js';
import { JobRecords } from '../../../testing/jobs/JobRecords.js';
import type { Actor } from '../../shared/index.js';
import type { JobKind } from '../JobKind.js';
import { JobKinds } from '../JobKinds.js';
import type { ClaimedRow } from './ClaimedRow.js';
import { ClaimRows } from './ClaimRows.js';
import { MaintainQueue } from './MaintainQueue.js';
import { SettleRows } from './SettleRows.js';

const LEASE_MS = 30_000;

const kindOf = (name: string, isRemote = false): JobKind => ({
  name,
  quota: 'listings_generated',
  inputSheet: { fileName: name, sheetName: name, columns: [] },
  isRemote,
  read: ({ cells }) => ({ ok: cells }),
  run: async (cells) => cells,
  settle: async (results) => results.map((result) => ({ result: { result } })),
  resultSheet: { fileName: '{file}', sheetName: name, columns: [] },
  exportRows: async () => [],
});

/** Of another quota. */
const PICTURES: JobKind = { ...kindOf('pictures'), quota: 'images_processed' };

function setUp(options = { yieldsToPrimary: false }) {
  const [clock, transaction, notifier] = [new FixedClock(), new DirectTransaction(), new CountingNotifier()];
  const actors = new Map<string, Actor>();
  const records = new JobRecords(clock);
  const [jobs, queue] = [new InMemoryJobs(records), new InMemoryRowQueue(records, (userId) => actors.get(userId))];
  const [ledger, kinds] = [new InMemoryUsageLedger(clock), new JobKinds([kindOf('listings'), PICTURES])];
  return {
    clock,
    queue,
    jobs,
    records,
    notifier,
    claims: new ClaimRows(queue, kinds, ledger, transaction, options),
    settle: new SettleRows(queue, kinds, ledger, transaction),
    maintenance: new MaintainQueue(queue, kinds, ledger, notifier, transaction, clock, LEASE_MS),
    account: async (rows: number, changes: Partial<Actor> = {}) => {
      const userId = randomUUID();
      actors.set(userId, anActor({ plan: 'unlimited', ...changes, userId }));
      return { userId, id: await aSealedJob({ jobs }, userId, { rows }) };
    },
    /** Two leases pass, in which only this worker is heard of. */
    outlive: async (worker: string) => {
      for (let beat = 0; beat < 8; beat += 1) {
        clock.advance(LEASE_MS / 4);
        await queue.heartbeat(worker, LEASE_MS);
      }
    },
    used: async (userId: string) => {
      const { accountStart } = actors.get(userId) ?? anActor();
      return (await ledger.used(userId, quotaPeriod(accountStart, clock.now()))).listings_generated;
    },
  };
}

const perAccount = (rows: readonly ClaimedRow[]) => {
  const counts = new Map<string, number>();
  for (const { userId } of rows) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  return [...counts.values()];
};

describe('claimed rows', () => {
  it('are shared equally by the accounts that wait, however many rows each has', async () => {
    const { account, claims } = setUp();
    for (const rows of [500, 4, 50]) await account(rows);
    expect(perAccount(await claims.execute('worker', 12))).toEqual([4, 4, 4]);
  });

  it('go to the others where one account has fewer than its share', async () => {
    const { account, claims } = setUp();
    await account(1);
    await account(50);
    expect(perAccount(await claims.execute('worker', 10))).toEqual([1, 9]);
  });

  it('are of sixteen accounts at most in one round, and of those served longest ago', async () => {
    const { account, claims, clock } = setUp();
    for (let count = 0; count < 20; count += 1) await account(50);
    const first = await claims.execute('worker', 160);
    expect(perAccount(first)).toEqual(Array.from({ length: 16 }, () => 10));
    clock.advance(1000);
    const served = new Set(first.map(({ userId }) => userId));
    const second = await claims.execute('worker', 4);
    expect(second.map(({ userId }) => served.has(userId))).toEqual([false, false, false, false]);
  });

  it('are of the kinds that the worker knows: a newer version may have stored others', async () => {
    const { account, claims, jobs } = setUp();
    const { userId } = await account(3);
    const others = await aSealedJob({ jobs }, userId, { rows: 3, kind: 'letters' });
    const rows = await claims.execute('worker', 10);
    expect(rows.map(({ jobKind }) => jobKind)).toEqual(['listings', 'listings', 'listings']);
    expect(await jobs.find(userId, others)).toMatchObject({ status: 'queued' });
  });

  it('of another quota go on where one is used up', async () => {
    const { account, claims, jobs } = setUp();
    const { userId, id } = await account(5, { quotaOverrides: { listings_generated: 3 } });
    const pictures = await aSealedJob({ jobs }, userId, { rows: 5, kind: PICTURES.name });
    const rows = await claims.execute('worker', 10);
    expect(rows.map(({ jobKind }) => jobKind).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'listings'),
      ...Array.from({ length: 5 }, () => 'pictures'),
    ]);
    expect(await jobs.find(userId, id)).toMatchObject({ status: 'paused', waitsFor: 'quota' });
    expect((await jobs.find(userId, pictures))?.status).toBe('running');
  });

  it('each hold a unit of the quota, and pause the job with the last', async () => {
    const { account, claims, used, jobs } = setUp();
    const { userId, id } = await account(5, { quotaOverrides: { listings_generated: 3 } });
    const rows = await claims.execute('worker', 10);
    expect([rows.length, new Set(rows.map(({ reservation }) => reservation)).size, await used(userId)]).toEqual([
      3, 3, 3,
    ]);
    expect(await jobs.find(userId, id)).toMatchObject({ status: 'paused', waitsFor: 'quota' });
  });

  it('count in the period in which the queue was asked, whatever the clock of the worker says', async () => {
    const { account, claims, clock, used } = setUp();
    clock.advance(1000 * 24 * 3_600_000);
    const { userId } = await account(2);
    await claims.execute('worker', 2);
    expect(await used(userId)).toBe(2);
  });

  it.each([
    [1, 8],
    [2, 1],
  ])('that crashed a worker %i times run without others, %i at once', async (crashCount, atOnce) => {
    const { account, claims, records } = setUp();
    const { userId, id } = await account(30);
    await account(30);
    for (const row of records.find(id)?.rows ?? []) row.crashCount = crashCount;
    const rows = await claims.execute('worker', 40);
    expect(rows.map((row) => row.userId)).toEqual(Array.from({ length: atOnce }, () => userId));
  });

  it('are left to the first thread while a row that crashed a worker waits', async () => {
    const { account, claims, records } = setUp({ yieldsToPrimary: true });
    const { id } = await account(3);
    const [row] = records.find(id)?.rows ?? [];
    if (row !== undefined) row.crashCount = 1;
    expect(await claims.execute('worker', 10)).toEqual([]);
    if (row !== undefined) row.crashCount = 0;
    expect(await claims.execute('worker', 10)).toHaveLength(3);
  });
});

describe('rows of a dead worker', () => {
  it('run again, their units are released, and other workers are notified', async () => {
    const { account, claims, queue, maintenance, outlive, used, notifier } = setUp();
    const { userId } = await account(2);
    for (const worker of ['dead', 'alive']) await queue.heartbeat(worker, LEASE_MS);
    await claims.execute('dead', 10);
    expect(await used(userId)).toBe(2);
    expect(await maintenance.reclaim('alive')).toEqual([]);
    expect([await used(userId), notifier.rings]).toEqual([2, 0]);
    await outlive('alive');
    expect(await maintenance.reclaim('alive')).toEqual(['dead']);
    expect([await used(userId), notifier.rings]).toEqual([0, 1]);
    expect(await claims.execute('alive', 10)).toHaveLength(2);
  });

  it('are neither saved nor charged when it comes back', async () => {
    const { account, claims, queue, maintenance, settle, records, jobs, used, outlive } = setUp();
    const { userId, id } = await account(1);
    await queue.heartbeat('late', LEASE_MS);
    const [late] = await claims.execute('late', 1);
    await outlive('other');
    await maintenance.reclaim('other');
    const [row] = await claims.execute('other', 1);
    if (late === undefined || row === undefined) throw new Error('Nothing was claimed.');
    await settle.execute('late', [{ row: late, kind: 'done', result: 'late' }]);
    expect(await jobs.find(userId, id)).toMatchObject({ successful: 0 });
    await settle.execute('other', [{ row, kind: 'done', result: 'right' }]);
    expect(await jobs.find(userId, id)).toMatchObject({ successful: 1, status: 'completed' });
    expect(records.find(id)?.rows[0]?.result).toEqual({ result: 'right' });
    expect(await used(userId)).toBe(1);
  });
});

describe('settled rows', () => {
  it('are charged where they are done, and free where they failed or come later', async () => {
    const { account, claims, settle, used, jobs } = setUp();
    const { userId, id } = await account(3);
    const [done, failed, later] = await claims.execute('worker', 3);
    if (done === undefined || failed === undefined || later === undefined) throw new Error('Too few were claimed.');
    await settle.execute('worker', [
      { row: done, kind: 'done', result: 'text' },
      { row: failed, kind: 'failed', error: 'Too long.' },
      { row: later, kind: 'later', afterMs: 1000, isTry: true },
    ]);
    expect(await used(userId)).toBe(1);
    expect(await jobs.find(userId, id)).toMatchObject({ successful: 1, failed: 1, status: 'running' });
  });
});

describe('a job that waits for quota', () => {
  it('notifies workers only when it goes on', async () => {
    const { account, claims, maintenance, notifier, clock } = setUp();
    await maintenance.unpause();
    await account(2, { quotaOverrides: { listings_generated: 1 } });
    await claims.execute('worker', 2);
    await maintenance.unpause();
    expect(notifier.rings).toBe(0);
    clock.advance(40 * 86_400_000);
    await maintenance.unpause();
    expect(notifier.rings).toBe(1);
  });
});

describe('the kinds of jobs', () => {
  it('are known by name', () => {
    const kinds = new JobKinds([kindOf('letters'), kindOf('images')]);
    expect([kinds.has('letters'), kinds.has('sounds'), kinds.of('images').name]).toEqual([true, false, 'images']);
    expect(() => kinds.of('sounds')).toThrow('There is no kind of job named sounds.');
  });

  it('wait for a server where one of them does', () => {
    expect(new JobKinds([kindOf('letters'), kindOf('images')]).isRemote).toBe(false);
    expect(new JobKinds([kindOf('letters'), kindOf('images', true)]).isRemote).toBe(true);
  });
});
