import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startFakeOpenAi, type FakeOpenAi } from '@listwright/adapters/testing';
import { ended, goodAfter, ledgerOf, onPlan, pause, productFile, startBatch } from './harness/bulk.js';
import { aSeller, startSite, type TestSite } from './harness/startServer.js';
import { startWorker, type TestWorker } from './harness/startWorker.js';

const ROWS = 1000;
const KILLS = 20;
const CONCURRENCY = 16;

/** Random, and printed, so that a run that failed can be had again. */
const start = Number(process.env.BULK_SEED ?? Date.now() % 100_000);
let state = start;
const random = () => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
};

describe('bulk work by two workers', () => {
  let ai: FakeOpenAi;
  let site: TestSite;
  let env: Record<string, string>;
  let workers: TestWorker[] = [];

  beforeAll(async () => {
    ai = await startFakeOpenAi();
    env = {
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: ai.baseURL,
      WORKERS: '0',
      BULK_CONCURRENCY: String(CONCURRENCY),
      BULK_LEASE_SECONDS: '2',
    };
    site = await startSite(env);
    workers = [startWorker(site.env), startWorker(site.env)];
  }, 60_000);
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.kill()));
    await site.close();
    await ai.stop();
  });

  it(`does each of ${ROWS} rows once while workers are killed ${KILLS} times (R-01, start ${start})`, async () => {
    ai.answerWith(goodAfter(250));
    const seller = await aSeller(site.url);
    await onPlan(site, seller, 'enterprise');
    const id = await startBatch(seller, productFile(ROWS));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(150 + random() * 400);
      const victim = Math.floor(random() * workers.length);
      await workers[victim]!.kill();
      workers[victim] = startWorker(site.env);
    }
    const batch = await ended(seller, id);
    expect(batch).toMatchObject({ status: 'completed', summary: { total: ROWS, successful: ROWS, failed: 0 } });
    expect(await ledgerOf(site, seller, id)).toEqual({
      listings: ROWS,
      completedRows: ROWS,
      strayListings: 0,
      unfinishedRows: 0,
      reservations: 0,
      charged: ROWS,
    });
    expect(ai.requests.length).toBeLessThanOrEqual(ROWS + KILLS * CONCURRENCY);
  }, 180_000);
});
