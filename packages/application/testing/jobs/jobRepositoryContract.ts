import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { WORKER_SILENCE_MS, type JobRepository, type SettledRow } from '../../src/jobs/index.js';
import { aSealedJob } from './aSealedJob.js';
import { claimedRows } from './claimedRows.js';
import type { JobStores } from './JobStores.js';
import { openJob } from './openJob.js';

const ALL = { limit: 100 };

/** The contract of every `JobRepository`. `make` gives stores that may hold jobs of other accounts. */
export function jobRepositoryContract(name: string, make: () => Promise<JobStores>): void {
  /** Runs all rows of an account: those whose number is in `failing` fail. */
  async function workOn(stores: JobStores, userId: string, failing: readonly number[] = []): Promise<void> {
    const workerId = randomUUID();
    const rows = await claimedRows(stores, { userId, workerId });
    const outcomes = rows.map((row): SettledRow => {
      if (failing.includes(row.number)) return { row, kind: 'failed', error: 'It failed.' };
      return { row, kind: 'done', stored: { result: { title: row.cells[0] } } };
    });
    await stores.transaction.run(() => stores.queue.settle(outcomes));
  }
  async function numbersOf(rows: AsyncIterable<{ readonly number: number }>): Promise<readonly number[]> {
    const numbers: number[] = [];
    for await (const { number } of rows) numbers.push(number);
    return numbers;
  }
  const statuses = async (jobs: JobRepository, userId: string, id: string) =>
    (await jobs.rows(userId, id, {}, ALL)).items.map(({ status }) => status);

  describe(`${name} as a repository of jobs`, () => {
    it('shows a job once it is sealed, to its owner only', async () => {
      const stores = await make();
      const [ann, bob] = [await stores.seller(), await stores.seller()];
      const id = await openJob(stores, ann);
      await stores.jobs.append(id, [{ number: 2, name: 'Bottle', cells: ['Bottle', 'Home'] }]);
      expect(await stores.jobs.find(ann, id)).toBeUndefined();
      expect((await stores.jobs.list(ann, {}, ALL)).total).toBe(0);
      await stores.jobs.seal(id, { total: 1, failed: 0 });
      expect(await stores.jobs.find(ann, id)).toMatchObject({ status: 'queued', total: 1, successful: 0, failed: 0 });
      expect(await stores.jobs.find(bob, id)).toBeUndefined();
      expect((await stores.jobs.rows(bob, id, {}, ALL)).total).toBe(0);
      expect(await stores.jobs.cancel(bob, id)).toBe(false);
    });

    it('ends a job of invalid rows at once, and never tries those again', async () => {
      const stores = await make();
      const ann = await stores.seller();
      const id = await aSealedJob(stores, ann, { rows: 2, invalid: 2 });
      expect(await stores.jobs.find(ann, id)).toMatchObject({ status: 'failed', failed: 2, invalid: 2 });
      expect(await stores.jobs.retryFailed(ann, id)).toBe(0);
      const { items } = await stores.jobs.rows(ann, id, { status: 'failed' }, ALL);
      expect(items.map(({ number, error }) => [number, error])).toEqual([
        [2, 'product_name: Too long.'],
        [3, 'product_name: Too long.'],
      ]);
    });

    it('says that a job waits for a worker where none has been seen for three minutes', async () => {
      const stores = await make();
      const ann = await stores.seller();
      const id = await aSealedJob(stores, ann, { rows: 1 });
      const waitsFor = async () => (await stores.jobs.find(ann, id))?.waitsFor;
      await stores.pass(WORKER_SILENCE_MS - 60_000);
      expect(await waitsFor()).toBeUndefined();
      await stores.pass(61_000);
      expect(await waitsFor()).toBe('worker');
      expect((await stores.jobs.list(ann, {}, ALL)).items).toMatchObject([{ waitsFor: 'worker' }]);
      const worker = randomUUID();
      await stores.queue.heartbeat(worker, 60_000);
      expect(await waitsFor()).toBeUndefined();
      await stores.pass(WORKER_SILENCE_MS + 1000);
      expect(await waitsFor()).toBe('worker');
      await stores.jobs.cancel(ann, id);
      expect(await waitsFor()).toBeUndefined();
    });

    it('does not miss a worker that has just served the job and left', async () => {
      const stores = await make();
      const ann = await stores.seller();
      const id = await aSealedJob(stores, ann, { rows: 2 });
      await stores.pass(WORKER_SILENCE_MS + 1000);
      const workerId = randomUUID();
      await claimedRows(stores, { userId: ann, workerId });
      await stores.queue.release(workerId);
      await stores.queue.unregister(workerId);
      expect((await stores.jobs.find(ann, id))?.waitsFor).toBeUndefined();
      await stores.pass(WORKER_SILENCE_MS + 1000);
      expect((await stores.jobs.find(ann, id))?.waitsFor).toBe('worker');
    });

    it('discards a job that is not sealed, and keeps one that is', async () => {
      const stores = await make();
      const ann = await stores.seller();
      const [open, sealed] = [await openJob(stores, ann), await aSealedJob(stores, ann, { rows: 1 })];
      await stores.jobs.discard(open);
      await stores.jobs.discard(sealed);
      await stores.jobs.seal(open, { total: 0, failed: 0 });
      expect((await stores.jobs.list(ann, {}, ALL)).items.map(({ id }) => id)).toEqual([sealed]);
    });

    it('finds the job that a request made', async () => {
      const stores = await make();
      const [ann, bob] = [await stores.seller(), await stores.seller()];
      const id = await aSealedJob(stores, ann, { rows: 1, requestKey: 'key' });
      const made = await stores.jobs.find(ann, id);
      const before = new Date((made?.createdAt.getTime() ?? 0) - 1000);
      expect(await stores.jobs.findMade(ann, 'key', before)).toEqual(made);
      expect(await stores.jobs.findMade(ann, 'other', before)).toBeUndefined();
      expect(await stores.jobs.findMade(bob, 'key', before)).toBeUndefined();
      expect(await stores.jobs.findMade(ann, 'key', new Date(before.getTime() + 2000))).toBeUndefined();
    });

    it('lists jobs newest first, open ones or the others, page by page', async () => {
      const stores = await make();
      const ann = await stores.seller();
      const ids: string[] = [];
      for (const invalid of [0, 1, 0]) ids.unshift(await aSealedJob(stores, ann, { rows: 1, invalid }));
      const first = await stores.jobs.list(ann, {}, { limit: 2 });
      expect([first.items.map(({ id }) => id), first.total]).toEqual([ids.slice(0, 2), 3]);
      const rest = await stores.jobs.list(ann, {}, { limit: 2, cursor: first.nextCursor ?? undefined });
      expect([rest.items.map(({ id }) => id), rest.nextCursor]).toEqual([ids.slice(2), null]);
      const open = await stores.jobs.list(ann, { isOpen: true }, ALL);
      expect(open.items.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
      const ended = await stores.jobs.list(ann, { isOpen: false }, ALL);
      expect(ended.items.map(({ id }) => id)).toEqual([ids[1]]);
    });

    it('lists jobs of some kinds', async () => {
      const stores = await make();
      const ann = await stores.seller();
      await aSealedJob(stores, ann, { rows: 1 });
      const id = await aSealedJob(stores, ann, { rows: 1, kind: 'images' });
      const { items, total } = await stores.jobs.list(ann, { kinds: ['images', 'titles'] }, ALL);
      expect([items.map((job) => job.id), total]).toEqual([[id], 1]);
      expect((await stores.jobs.list(ann, { kinds: [] }, ALL)).total).toBe(0);
    });

    it('shows rows with their cells and results, in the order of the file', async () => {
      const stores = await make();
      const ann = await stores.seller();
      const id = await aSealedJob(stores, ann, { rows: 3 });
      await workOn(stores, ann, [3]);
      const { items, total } = await stores.jobs.rows(ann, id, {}, ALL);
      expect([items.length, total]).toEqual([3, 3]);
      expect(items[0]).toEqual({
        number: 2,
        status: 'completed',
        name: 'Bottle 2',
        cells: { product_name: 'Bottle 2', category: 'Home' },
        attempts: 1,
        isAccepted: false,
        result: { title: 'Bottle 2' },
      });
      expect(items[1]).toMatchObject({ number: 3, status: 'failed', error: 'It failed.' });
      expect((await stores.jobs.rows(ann, id, { status: 'failed' }, ALL)).items).toEqual([items[1]]);
      const page = await stores.jobs.rows(ann, id, {}, { limit: 2 });
      const next = await stores.jobs.rows(ann, id, {}, { limit: 2, cursor: page.nextCursor ?? undefined });
      expect([...page.items, ...next.items]).toEqual(items);
      expect(await numbersOf(stores.jobs.allRows(ann, id))).toEqual([2, 3, 4]);
      expect(await numbersOf(stores.jobs.allRows(ann, id, 'completed'))).toEqual([2, 4]);
      expect(await numbersOf(stores.jobs.numberedRows(ann, id, [4, 2]))).toEqual([2, 4]);
    });

    it('reads one column', async () => {
      const stores = await make();
      const [ann, bob] = [await stores.seller(), await stores.seller()];
      const id = await aSealedJob(stores, ann, { rows: 3 });
      const cells = [];
      for await (const cell of stores.jobs.cellsOfColumn(ann, id, 1)) cells.push(cell);
      expect(cells).toEqual([
        { number: 2, text: 'Home' },
        { number: 3, text: 'Sport' },
        { number: 4, text: 'Home' },
      ]);
      expect(await stores.jobs.cellsIn(ann, id, 1)).toEqual(['Home', 'Sport']);
      expect(await stores.jobs.cellsIn(bob, id, 1)).toEqual([]);
    });

    it('cancels an open job, whose rows wait until it is resumed', async () => {
      const stores = await make();
      const ann = await stores.seller();
      const id = await aSealedJob(stores, ann, { rows: 3, invalid: 1 });
      expect(await stores.jobs.resume(ann, id)).toBe(false);
      expect(await stores.jobs.cancel(ann, id)).toBe(true);
      expect(await stores.jobs.cancel(ann, id)).toBe(false);
      expect(await statuses(stores.jobs, ann, id)).toEqual(['cancelled', 'cancelled', 'failed']);
      expect(await numbersOf(stores.jobs.allRows(ann, id, 'cancelled'))).toEqual([2, 3]);
      expect(await stores.jobs.retryFailed(ann, id)).toBe(0);
      expect(await stores.jobs.resume(ann, id)).toBe(true);
      expect(await stores.jobs.find(ann, id)).toMatchObject({ status: 'queued', resumed: { processed: 1 } });
      expect(await statuses(stores.jobs, ann, id)).toEqual(['queued', 'queued', 'failed']);
    });

    it('never resumes a finished job, also one that was cancelled while its last rows ran', async () => {
      const stores = await make();
      const ann = await stores.seller();
      const id = await aSealedJob(stores, ann, { rows: 2 });
      const running = await claimedRows(stores, { userId: ann, workerId: randomUUID() });
      await stores.jobs.cancel(ann, id);
      const outcomes = running.map((row): SettledRow => ({ row, kind: 'done', stored: {} }));
      await stores.transaction.run(() => stores.queue.settle(outcomes));
      const finished = await stores.jobs.find(ann, id);
      expect(finished).toMatchObject({ successful: 2, finishedAt: expect.any(Date) });
      expect(await stores.jobs.resume(ann, id)).toBe(false);
      expect(await stores.jobs.find(ann, id)).toEqual(finished);
    });

    it('retries rows that failed while running', async () => {
      const stores = await make();
      const ann = await stores.seller();
      const id = await aSealedJob(stores, ann, { rows: 4, invalid: 1 });
      await workOn(stores, ann, [3]);
      expect(await stores.jobs.find(ann, id)).toMatchObject({ status: 'completed_with_errors', failed: 2 });
      expect(await stores.jobs.retryFailed(ann, id)).toBe(1);
      const again = await stores.jobs.find(ann, id);
      expect(again).toMatchObject({ status: 'queued', successful: 2, failed: 1, resumed: { processed: 3 } });
      expect(again?.finishedAt).toBeUndefined();
      await workOn(stores, ann);
      expect(await stores.jobs.find(ann, id)).toMatchObject({ status: 'completed_with_errors', failed: 1 });
      expect(await stores.jobs.resume(ann, id)).toBe(false);
    });

    it('stores corrected cells of failed rows, and runs these rows alone again', async () => {
      const stores = await make();
      const [ann, bob] = [await stores.seller(), await stores.seller()];
      const id = await aSealedJob(stores, ann, { rows: 4, invalid: 2 });
      await workOn(stores, ann, [3]);
      const corrected = [
        { number: 3, name: 'Cup 3', cells: ['Cup 3', 'Home'] },
        { number: 5, name: 'Cup 5', cells: ['Cup 5', 'Home'] },
        { number: 2, name: 'done already', cells: ['', ''] },
      ];
      expect(await stores.jobs.retryCorrected(bob, id, corrected)).toBe(0);
      expect(await stores.jobs.retryCorrected(ann, id, corrected)).toBe(2);
      expect(await stores.jobs.find(ann, id)).toMatchObject({ status: 'queued', successful: 1, failed: 1, invalid: 1 });
      expect(await statuses(stores.jobs, ann, id)).toEqual(['completed', 'queued', 'failed', 'queued']);
      expect((await stores.jobs.rows(ann, id, { status: 'queued' }, ALL)).items).toMatchObject([
        { number: 3, name: 'Cup 3' },
        { number: 5, name: 'Cup 5' },
      ]);
      await workOn(stores, ann);
      expect(await stores.jobs.find(ann, id)).toMatchObject({
        status: 'completed_with_errors',
        successful: 3,
        failed: 1,
      });
      await stores.jobs.cancel(ann, id);
      expect(await stores.jobs.retryCorrected(ann, id, [])).toBe(0);
    });

    it('marks finished rows as approved', async () => {
      const stores = await make();
      const [ann, bob] = [await stores.seller(), await stores.seller()];
      const id = await aSealedJob(stores, ann, { rows: 2 });
      expect(await stores.jobs.accept(ann, id, 2, true)).toBe(false);
      await workOn(stores, ann);
      expect(await stores.jobs.accept(bob, id, 2, true)).toBe(false);
      expect(await stores.jobs.accept(ann, id, 2, true)).toBe(true);
      const approved = async () => (await stores.jobs.rows(ann, id, { isAccepted: true }, ALL)).items;
      expect((await approved()).map(({ number }) => number)).toEqual([2]);
      expect((await stores.jobs.rows(ann, id, { isAccepted: false }, ALL)).total).toBe(1);
      expect(await stores.jobs.accept(ann, id, 2, false)).toBe(true);
      expect(await approved()).toEqual([]);
    });
  });
}
