import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { jobEnded, ledgerOf, setPlan, productFile, startJob, waitUntil } from './harness/bulk.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';
import { startWorker, type TestWorker } from './harness/startWorker.js';

const ROWS = 200;
const THREADS = 2;

/** The Basic writer runs in the worker itself, so one process uses several threads. */
describe('a worker of several threads', () => {
  let site: TestSite;
  let seller: Seller;
  let workers: TestWorker[] = [];

  beforeAll(async () => {
    site = await startSite({ WORKERS: '0', BULK_LEASE_SECONDS: '2' });
    seller = await registerSeller(site.url);
    await setPlan(site, seller, 'unlimited');
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.kill()));
  });
  afterAll(() => site.close());

  const one = async (sql: string) => (await site.test.database.query<{ n: number }>(sql))[0]?.n ?? 0;
  const threads = () => one('select count(*)::int as n from bulk_workers');
  const completed = () => one(`select count(*)::int as n from bulk_rows where status = 'completed'`);

  async function start(count = THREADS): Promise<TestWorker> {
    const worker = startWorker({ ...site.env, WORKER_THREADS: String(count) });
    workers.push(worker);
    await worker.started();
    return worker;
  }

  const completeLedger = (done: number) => ({
    listings: done,
    completedRows: ROWS,
    strayListings: 0,
    unfinishedRows: 0,
    reservations: 0,
    charged: done,
  });

  it('processes rows in each of them, and requeues the rest on shutdown', async () => {
    const worker = await start();
    expect(await threads()).toBe(THREADS);
    const id = await startJob(seller, productFile(ROWS));
    const busy = () =>
      one(`select count(distinct worker_id)::int as n from bulk_rows where status = 'running' having count(*) > 0`);
    await waitUntil(async () => (await busy()) === THREADS);
    expect(await worker.stop()).toBe(0);

    expect(await one(`select count(*)::int as n from bulk_rows where status = 'running'`)).toBe(0);
    expect(await threads()).toBe(0);
    const { listings, completedRows, unfinishedRows, ...rest } = await ledgerOf(site, seller, id);
    expect(rest).toEqual({ strayListings: 0, reservations: 0, charged: listings });
    expect([completedRows, unfinishedRows]).toEqual([listings, ROWS - (listings ?? 0)]);

    await start(1);
    expect(await jobEnded(seller, id)).toMatchObject({ status: 'completed' });
    expect(await ledgerOf(site, seller, id)).toEqual(completeLedger(ROWS));
  });

  it('loses nothing when its process is killed', async () => {
    const before = await completed();
    const worker = await start();
    const id = await startJob(seller, productFile(ROWS, 'Copper kettle'));
    await waitUntil(async () => (await completed()) > before + 50);
    await worker.kill();
    await start(1);
    expect(await jobEnded(seller, id)).toMatchObject({ status: 'completed', summary: { successful: ROWS, failed: 0 } });
    expect(await ledgerOf(site, seller, id)).toEqual(completeLedger(before + ROWS));
  });
});

describe('a server that runs bulk jobs itself', () => {
  it('does it in a thread, so that no request waits for a row', async () => {
    const site = await startSite({ WORKERS: '1' });
    try {
      const seller = await registerSeller(site.url);
      await setPlan(site, seller, 'pro');
      // Long texts of short clauses take the most work.
      const rows = [1, 2, 3].map((row) => `Lamp ${row},Home,Himal,"${'no|no steel; '.repeat(760)}"`);
      const file = new File([`product_name,category,brand,description\n${rows.join('\n')}\n`], 'long.csv', {
        type: 'text/csv',
      });
      const id = await startJob(seller, file);
      const running = async () => {
        const sql = `select number from bulk_rows where batch_id = $1 and status = 'running'`;
        return (await site.test.database.query<{ number: number }>(sql, [id])).map(({ number }) => number);
      };
      let isDone = false;
      const done = jobEnded(seller, id).finally(() => (isDone = true));
      // It is awaited below: a failure meanwhile must not be an unhandled rejection.
      done.catch(() => undefined);
      let repliesMeanwhile = 0;
      while (!isDone) {
        const before = await running();
        expect((await fetch(`${site.url}/api/health/live`)).status).toBe(200);
        const after = await running();
        if (before.some((row) => after.includes(row))) repliesMeanwhile += 1;
        await wait(10);
      }
      expect(repliesMeanwhile).toBeGreaterThan(0);
      expect(await done).toMatchObject({ status: 'completed', summary: { successful: rows.length } });
      // The thread is the only worker there is.
      expect(await site.test.database.query('select 1 from bulk_workers')).toHaveLength(1);
      expect(site.log()).toMatch(/"thread":[1-9]\d*,"msg":"worker thread started"/);
    } finally {
      await site.close();
    }
  });
});
