import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { WATCHED_CRASH_COUNT, type ClaimedRow, type SettledRow } from '../../src/jobs/index.js';
import { aSealedJob } from './aSealedJob.js';
import { claimedRows } from './claimedRows.js';
import type { JobStores } from './JobStores.js';

const LEASE_MS = 30_000;
const STORED = { stored: { result: { title: 'Bottle' } } };

/** The contract of every `RowQueue`. `make` gives stores without jobs and workers. */
export function rowQueueContract(name: string, make: () => Promise<JobStores>): void {
  const done = (row: ClaimedRow): SettledRow => ({ row, kind: 'done', ...STORED });
  const later = (row: ClaimedRow): SettledRow => ({ row, kind: 'later', afterMs: 5000, isTry: true });
  const numbers = (rows: readonly ClaimedRow[]) => rows.map(({ number }) => number);
  const settle = ({ queue, transaction }: JobStores, outcomes: readonly SettledRow[]) =>
    transaction.run(() => queue.settle(outcomes));
  const waitingOf = async ({ queue }: JobStores) => (await queue.waiting(100)).map(({ actor }) => actor.userId);
  /** Lets time pass in which workers send their heartbeats. */
  const passWith = async ({ queue, pass }: JobStores, workers: readonly string[], ms: number) => {
    for (let passed = 0; passed < ms; passed += LEASE_MS / 4) {
      await pass(LEASE_MS / 4);
      for (const worker of workers) await queue.heartbeat(worker, LEASE_MS);
    }
  };
  const reclaim = ({ queue, transaction }: JobStores, workerId: string) =>
    transaction.run(() => queue.reclaim(workerId, LEASE_MS));

  describe(`${name} as a queue of rows`, () => {
    it('shows accounts with runnable rows, those served longest ago first, and no blocked ones', async () => {
      const stores = await make();
      const [ann, bob, eve] = [await stores.seller(), await stores.seller(), await stores.seller()];
      for (const userId of [ann, bob, eve]) await aSealedJob(stores, userId, { rows: 2 });
      await stores.block(eve);
      await claimedRows(stores, { userId: ann, workerId: randomUUID(), most: 1 });
      expect(await waitingOf(stores)).toEqual([bob, ann]);
      expect((await stores.queue.waiting(1)).map(({ actor }) => actor.userId)).toEqual([bob]);
      await claimedRows(stores, { userId: ann, workerId: randomUUID() });
      expect(await waitingOf(stores)).toEqual([bob]);
    });

    it('names the jobs of an account in order of creation, with kind and limit', async () => {
      const stores = await make();
      const ann = await stores.seller();
      const first = await aSealedJob(stores, ann, { rows: 1 });
      await stores.pass(1);
      const second = await aSealedJob(stores, ann, { rows: 1, kind: 'titles', concurrency: 3 });
      const [account] = await stores.queue.waiting(100);
      expect(account?.jobs).toEqual([
        { id: first, kind: 'listings' },
        { id: second, kind: 'titles', limit: 3 },
      ]);
    });

    it('gives each row to one worker, in the order of the file, with the next attempt', async () => {
      const stores = await make();
      const ann = await stores.seller();
      const id = await aSealedJob(stores, ann, { rows: 3 });
      const workers = [randomUUID(), randomUUID()];
      const some = await claimedRows(stores, { userId: ann, workerId: workers[0]!, most: 2 });
      expect(some[0]).toMatchObject({
        jobId: id,
        jobKind: 'listings',
        userId: ann,
        number: 2,
        attempt: 1,
        tries: 0,
        crashCount: 0,
        cells: ['Bottle 2', 'Home'],
      });
      const rest = await claimedRows(stores, { userId: ann, workerId: workers[1]! });
      expect([numbers(some), numbers(rest)]).toEqual([[2, 3], [4]]);
      expect(await stores.jobs.find(ann, id)).toMatchObject({ status: 'running' });
    });

    it('runs no more rows of a job at once than its limit', async () => {
      const stores = await make();
      const ann = await stores.seller();
      await aSealedJob(stores, ann, { rows: 5, concurrency: 2 });
      const claim = { userId: ann, workerId: randomUUID() };
      const first = await claimedRows(stores, claim);
      expect(numbers(first)).toEqual([2, 3]);
      expect(await claimedRows(stores, claim)).toEqual([]);
      await settle(stores, first.slice(0, 1).map(done));
      expect(numbers(await claimedRows(stores, claim))).toEqual([4]);
    });

    it('settles rows, counts them, and ends their job with the last', async () => {
      const stores = await make();
      const ann = await stores.seller();
      const id = await aSealedJob(stores, ann, { rows: 3 });
      const [first, second, third] = await claimedRows(stores, { userId: ann, workerId: randomUUID() });
      await settle(stores, [done(first!), later(second!)]);
      expect(await stores.jobs.find(ann, id)).toMatchObject({ status: 'running', successful: 1, failed: 0 });
      await settle(stores, [{ row: third!, kind: 'failed', error: 'It failed.' }]);
      expect(await claimedRows(stores, { userId: ann, workerId: randomUUID() })).toEqual([]);
      await stores.pass(5001);
      const [again] = await claimedRows(stores, { userId: ann, workerId: randomUUID() });
      expect(again).toMatchObject({ number: 3, attempt: 2, tries: 1 });
      await settle(stores, [done(again!)]);
      expect(await stores.jobs.find(ann, id)).toMatchObject({
        status: 'completed_with_errors',
        successful: 2,
        failed: 1,
      });
      const { items } = await stores.jobs.rows(ann, id, { status: 'completed' }, { limit: 10 });
      expect(items.map(({ number, result }) => [number, result])).toEqual([
        [2, STORED.stored.result],
        [3, STORED.stored.result],
      ]);
    });

    it('says what a job waits for while its rows wait for the AI server', async () => {
      const stores = await make();
      const ann = await stores.seller();
      const id = await aSealedJob(stores, ann, { rows: 2 });
      const [first, second] = await claimedRows(stores, { userId: ann, workerId: randomUUID() });
      const wait = { kind: 'later', afterMs: 0, isTry: false, waitsFor: 'provider', error: 'It is away.' } as const;
      await settle(stores, [{ row: first!, ...wait }]);
      expect(await stores.jobs.find(ann, id)).toMatchObject({ status: 'running', waitsFor: 'provider' });
      const { items } = await stores.jobs.rows(ann, id, { status: 'queued' }, { limit: 10 });
      expect(items).toMatchObject([{ number: 2, error: 'It is away.' }]);
      await settle(stores, [done(second!)]);
      expect((await stores.jobs.find(ann, id))?.waitsFor).toBeUndefined();
    });

    it('keeps outcomes of rows that are still the worker’s, at the same attempt', async () => {
      const stores = await make();
      const ann = await stores.seller();
      await aSealedJob(stores, ann, { rows: 2 });
      const workerId = randomUUID();
      const rows = await claimedRows(stores, { userId: ann, workerId });
      const outcomes = rows.map((row) => ({ row, kind: 'failed', error: 'No.' }) as const);
      const held = (worker: string, given = outcomes) =>
        stores.transaction.run(() => stores.queue.lockClaimed(worker, given));
      expect(await held(workerId)).toEqual(outcomes);
      expect(await held(randomUUID())).toEqual([]);
      const [first, second] = outcomes;
      const earlier = { ...first!, row: { ...first!.row, attempt: 0 } };
      expect(await held(workerId, [earlier, second!])).toEqual([second]);
    });

    it('requeues what a worker releases, unchanged', async () => {
      const stores = await make();
      const ann = await stores.seller();
      await aSealedJob(stores, ann, { rows: 2 });
      const workerId = randomUUID();
      const rows = await claimedRows(stores, { userId: ann, workerId });
      const released = await stores.transaction.run(() => stores.queue.release(workerId));
      expect([...released].toSorted()).toEqual(rows.map(({ reservation }) => reservation).toSorted());
      const again = await claimedRows(stores, { userId: ann, workerId });
      expect(again.map(({ number, crashCount }) => [number, crashCount])).toEqual([
        [2, 0],
        [3, 0],
      ]);
    });

    it('starts no row of a job that waits for quota, was cancelled, or whose owner is blocked', async () => {
      const stores = await make();
      const [ann, bob, eve] = [await stores.seller(), await stores.seller(), await stores.seller()];
      const ids: string[] = [];
      for (const userId of [ann, bob, eve]) ids.push(await aSealedJob(stores, userId, { rows: 1 }));
      const [paused, cancelled] = [ids[0]!, ids[1]!];
      await stores.queue.pauseForQuota([paused]);
      await stores.jobs.cancel(bob, cancelled);
      await stores.block(eve);
      expect(await waitingOf(stores)).toEqual([]);
      expect(await stores.queue.runnable(ids)).toEqual([paused]);
      expect((await stores.queue.paused()).map(({ actor, jobs }) => [actor.userId, jobs[0]?.id])).toEqual([
        [ann, paused],
      ]);
      expect(await stores.jobs.find(ann, paused)).toMatchObject({ status: 'paused', waitsFor: 'quota' });
      await stores.queue.unpause([paused, cancelled]);
      expect(await waitingOf(stores)).toEqual([ann]);
      expect((await stores.jobs.find(ann, paused))?.waitsFor).toBeUndefined();
    });

    it('takes rows from a worker without heartbeats, once another has had them for a lease', async () => {
      const stores = await make();
      const ann = await stores.seller();
      await aSealedJob(stores, ann, { rows: 2 });
      const [alive, dead] = [randomUUID(), randomUUID()];
      for (const worker of [alive, dead]) await stores.queue.heartbeat(worker, LEASE_MS);
      const [row] = await claimedRows(stores, { userId: ann, workerId: dead, most: 1 });
      await passWith(stores, [alive], LEASE_MS * 0.75);
      expect(await reclaim(stores, alive)).toEqual({ reservations: [], workers: [] });
      await passWith(stores, [alive], LEASE_MS / 2);
      expect(await reclaim(stores, alive)).toEqual({ reservations: [row?.reservation], workers: [dead] });
      expect(await stores.queue.hasCrashedRows()).toBe(true);
      // The row that may have crashed the worker comes after the others.
      const claim = { userId: ann, workerId: alive };
      expect(numbers(await claimedRows(stores, claim))).toEqual([3]);
      expect(await claimedRows(stores, claim)).toMatchObject([{ number: 2, attempt: 2, crashCount: 1 }]);
    });

    it('judges no worker after an outage in which all were silent', async () => {
      const stores = await make();
      const [own, other] = [randomUUID(), randomUUID()];
      await passWith(stores, [own, other], 2 * LEASE_MS);
      await stores.pass(10 * LEASE_MS);
      expect(await reclaim(stores, own)).toEqual({ reservations: [], workers: [] });
      await stores.queue.heartbeat(own, LEASE_MS);
      expect(await reclaim(stores, own)).toEqual({ reservations: [], workers: [] });
    });

    it('fails no row, however many workers are lost with it', async () => {
      const stores = await make();
      const ann = await stores.seller();
      const id = await aSealedJob(stores, ann, { rows: 1 });
      const alive = randomUUID();
      for (let crash = 0; crash < 2 * WATCHED_CRASH_COUNT; crash += 1) {
        const dead = randomUUID();
        await stores.queue.heartbeat(dead, LEASE_MS);
        expect(await claimedRows(stores, { userId: ann, workerId: dead })).toMatchObject([
          { crashCount: Math.min(crash, WATCHED_CRASH_COUNT) },
        ]);
        await passWith(stores, [alive], 2 * LEASE_MS);
        expect((await reclaim(stores, alive)).workers).toEqual([dead]);
      }
      expect(await stores.jobs.find(ann, id)).toMatchObject({ status: 'running', failed: 0 });
      expect(await stores.queue.hasCrashedRows()).toBe(true);
    });

    it('knows the plan of a job', async () => {
      const stores = await make();
      const ann = await stores.seller();
      const id = await aSealedJob(stores, ann, { rows: 1 });
      expect(await stores.queue.plan(id)).toMatchObject({ id, userId: ann, kind: 'listings', marketplace: 'amazon' });
      expect(await stores.queue.plan(randomUUID())).toBeUndefined();
    });
  });
}
