import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startFakeOpenAi, type FakeOpenAi } from '@listwright/adapters/testing';
import {
  jobEnded,
  respondAfter,
  ledgerOf,
  setPlan,
  productFile,
  startJob,
  waitUntil,
  completeLedger,
} from './harness/bulk.js';
import { registerSeller, startSite, type TestSite } from './harness/startServer.js';
import { startWorker, type TestWorker } from './harness/startWorker.js';

const ROWS = 300;
const HOUR = 3600;

describe('a worker with a wrong clock (R-14)', () => {
  let ai: FakeOpenAi;
  let site: TestSite;
  let workers: TestWorker[] = [];

  // A second try finds neither workers of the first nor its rows.
  beforeEach(async () => {
    ai = await startFakeOpenAi();
    site = await startSite({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: ai.baseURL, WORKERS: '0' });
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.kill()));
    await site.close();
    await ai.stop();
  });

  const workerAt = (shiftSeconds: number) =>
    startWorker({
      ...site.env,
      CLOCK_SHIFT_SECONDS: String(shiftSeconds),
      NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('e2e/harness/shiftClock.mjs')).href}`,
    });

  it.each([HOUR, -HOUR])(`does each of ${ROWS} rows once next to a correct one (%d s)`, async (shift) => {
    workers = [workerAt(shift), workerAt(0)];
    await Promise.all(workers.map((worker) => worker.started()));
    ai.answerWith(respondAfter(250));
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    const id = await startJob(seller, productFile(ROWS));
    const both = new Set<string>();
    const watch = setInterval(
      () =>
        void site.test.database
          .query<{ worker_id: string }>(`select distinct worker_id from bulk_rows where status = 'running'`)
          .then((rows) => rows.forEach(({ worker_id }) => both.add(worker_id))),
      50,
    );
    const batch = await jobEnded(seller, id).finally(() => clearInterval(watch));
    expect(batch).toMatchObject({ status: 'completed', summary: { successful: ROWS, failed: 0 } });
    // Neither took the other for dead: no row was started twice.
    expect([both.size, ai.requests.length]).toEqual([2, ROWS]);
    expect(await ledgerOf(site, seller, id)).toEqual(completeLedger(ROWS));
    expect(await Promise.all(workers.map((worker) => worker.stop()))).toEqual([0, 0]);
  });

  it('does not treat running work as abandoned', async () => {
    const good = respondAfter(0) as (...given: unknown[]) => void;
    let answer: (() => void) | undefined;
    ai.answerWith((response, request) => (answer = () => good(response, request)));
    const seller = await registerSeller(site.url);
    const writing = seller.client.listings.generate({
      body: { product_name: 'Steel water bottle 750 ml', brand: 'Himal', marketplace: 'amazon' },
    });
    await waitUntil(() => Promise.resolve(answer !== undefined));

    // One expired record of each kind, to prove that the clean-up at start has run.
    const { database } = site.test;
    const ages = ['1 second', '11 minutes'];
    await database.query(
      `insert into bulk_batches (id, user_id, kind, format, marketplace, file_name, header, columns, status, created_at)
       select gen_random_uuid(), $1, 'listings', 'csv', 'amazon', 'a.csv', '[]', '{}', 'importing', now() - age
       from unnest($2::interval[]) as age`,
      [seller.id, ages],
    );
    await database.query(
      `insert into quota_reservations (user_id, quota, period_start, units, created_at)
       select user_id, quota, period_start, 0, now() - $2::interval from quota_reservations where user_id = $1`,
      [seller.id, ages[1]],
    );
    const left = async (table: string) => {
      const [row] = await database.query<{ old: number; young: number }>(
        `select count(*) filter (where created_at < now() - interval '10 minutes')::int as old,
           count(*) filter (where created_at >= now() - interval '10 minutes')::int as young
         from ${table} where user_id = $1`,
        [seller.id],
      );
      return row;
    };
    workers = [workerAt(HOUR)];
    await waitUntil(
      async () => (await left('bulk_batches'))?.old === 0 && (await left('quota_reservations'))?.old === 0,
    );
    expect([await left('bulk_batches'), await left('quota_reservations')]).toEqual(
      Array.from({ length: 2 }, () => ({ old: 0, young: 1 })),
    );
    answer?.();
    await expect(writing).resolves.toMatchObject({ listing: { status: 'completed' } });
    expect((await seller.client.billing.usage()).quotas.listings_generated.used).toBe(1);
  });
});
