import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startFakeOpenAi, type FakeOpenAi } from '@listwright/adapters/testing';
import {
  jobEnded,
  respondAfter,
  ledgerOf,
  setPlan,
  pause,
  productFile,
  sent,
  startJob,
  waitUntil,
  completeLedger,
} from './harness/bulk.js';
import { cutConnections } from './harness/cutConnections.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';
import { startWorker, type TestWorker } from './harness/startWorker.js';

const ROWS = 1000;
const KILLS = 20;
/** Several times what one worker has under way. */
const FEW_ROWS = 100;
const CONCURRENCY = 16;
/** More than the crashes after which a row runs alone. */
const LOST_WORKERS = 5;

/** Random, and printed, so that a failed run can be repeated. */
const start = Number(process.env.BULK_SEED ?? Date.now() % 100_000);
let state = start;
const random = () => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
};

const living = (worker: TestWorker | undefined) =>
  worker?.child.exitCode === null && worker.child.signalCode === null ? worker : undefined;

describe('bulk jobs with two workers', () => {
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
      OPENAI_REST_SECONDS: '1',
      // On a busy machine a live worker may miss its heartbeat for two seconds.
      BULK_LEASE_SECONDS: '4',
    };
    site = await startSite(env);
  });
  // Tests kill and stop workers, and a failed one may leave none.
  beforeEach(async () => {
    workers = [0, 1].map((at) => living(workers[at]) ?? startWorker(site.env));
    await Promise.all(workers.map((worker) => worker.started()));
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.kill()));
    await site.close();
    await ai.stop();
  });

  it(`does each of ${ROWS} rows once while workers are killed ${KILLS} times (R-01, start ${start})`, async () => {
    ai.answerWith(respondAfter(250));
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    const id = await startJob(seller, productFile(ROWS));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(150 + random() * 400);
      const victim = Math.floor(random() * workers.length);
      await workers[victim]!.kill();
      workers[victim] = startWorker(site.env);
    }
    const batch = await jobEnded(seller, id);
    expect(batch).toMatchObject({ status: 'completed', summary: { total: ROWS, successful: ROWS, failed: 0 } });
    expect(await ledgerOf(site, seller, id)).toEqual(completeLedger(ROWS));
    expect(ai.requests.length).toBeLessThanOrEqual(ROWS + KILLS * CONCURRENCY);
  });

  it('loses no row while one call in five fails (R-10)', async () => {
    let calls = 0;
    const good = respondAfter(20);
    ai.answerWith((response) => {
      calls += 1;
      if (random() < 0.2) response.writeHead([500, 502, 503][calls % 3]!).end();
      else good(response);
    });
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    const id = await startJob(seller, productFile(300));
    const { summary } = await jobEnded(seller, id);
    expect(summary.successful + summary.failed).toBe(300);
    expect(summary.failed).toBeLessThanOrEqual(1);
    expect(await ledgerOf(site, seller, id)).toMatchObject({
      listings: summary.successful,
      charged: summary.successful,
      unfinishedRows: 0,
      reservations: 0,
    });
    expect(calls).toBeLessThanOrEqual(300 * 1.27 * 1.1);
  });

  it('pauses while the server is down, and continues when it is back (R-13)', async () => {
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    ai.answerWith((response) => void response.writeHead(500).end());
    const id = await startJob(seller, productFile(100));
    await waitUntil(async () => (await seller.client.bulk.check({ params: { id } })).waits_for === 'provider');
    // Calls in flight when the circuit breakers opened finish first.
    let before = -1;
    await waitUntil(async () => {
      const earlier = before;
      before = ai.requests.length;
      await pause(500);
      return ai.requests.length === before && earlier === before;
    });
    // Two workers, each with its own circuit breaker.
    expect(before).toBeLessThanOrEqual(2 * 20);
    await pause(1500);
    expect(ai.requests.length - before).toBeLessThanOrEqual(2 * 2);
    expect((await seller.client.bulk.check({ params: { id } })).summary.failed).toBeLessThanOrEqual(8);
    ai.answerWith(respondAfter(20));
    const { status, summary } = await jobEnded(seller, id);
    expect(summary.successful + summary.failed).toBe(100);
    expect(status).not.toBe('failed');
  });

  /** Runs a job of `FEW_ROWS`, one of which has another name, with one worker; a killed worker is started again. */
  async function runWith(
    name: string,
    workerEnv: Record<string, string> = {},
  ): Promise<{ deaths: number; id: string; seller: Seller }> {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    const text = await productFile(FEW_ROWS).text();
    const file = new File([text.replace(`Steel water bottle 40 of ${FEW_ROWS}`, name)], 'products.csv', {
      type: 'text/csv',
    });
    const id = await startJob(seller, file);
    let deaths = -1;
    await waitUntil(async () => {
      if (living(workers[0]) === undefined) {
        deaths += 1;
        workers = [startWorker({ ...site.env, ...workerEnv })];
      }
      return !['queued', 'running'].includes((await seller.client.bulk.check({ params: { id } })).status);
    });
    return { deaths, id, seller };
  }

  it('isolates the one row that crashes its worker, and does all others (R-25)', async () => {
    ai.answerWith(respondAfter(30));
    const { deaths, id, seller } = await runWith('Poison bottle', {
      NODE_OPTIONS: `--import ${pathToFileURL('e2e/harness/poison.mjs').href}`,
    });
    const { status, summary } = await seller.client.bulk.check({ params: { id } });
    expect({ status, ...summary }).toMatchObject({
      status: 'completed_with_errors',
      successful: FEW_ROWS - 1,
      failed: 1,
    });
    // The third time it runs in a process of its own.
    expect(deaths).toBe(2);
    const [row] = await site.test.database.query(
      `select attempt from bulk_rows where batch_id = $1 and status = 'failed'`,
      [id],
    );
    expect(row).toEqual({ attempt: 3 });
    expect(await ledgerOf(site, seller, id)).toMatchObject({
      listings: FEW_ROWS - 1,
      unfinishedRows: 0,
      reservations: 0,
    });
    for (const worker of workers.splice(0)) await worker.kill();
  });

  it('fails no row whose workers are killed, however often', async () => {
    const good = respondAfter(30);
    let kills = 0;
    ai.answerWith((response, request) => {
      if (kills >= LOST_WORKERS || !JSON.stringify(request.body).includes('Innocent')) return good(response);
      kills += 1;
      workers[0]!.child.kill('SIGKILL');
    });
    const { deaths, id, seller } = await runWith('Innocent bottle', {
      // Its rows are free again sooner, and no other worker could take it for dead.
      BULK_LEASE_SECONDS: '2',
    });
    expect(deaths).toBe(LOST_WORKERS);
    const { status, summary } = await seller.client.bulk.check({ params: { id } });
    expect({ status, ...summary }).toMatchObject({ status: 'completed', successful: FEW_ROWS, failed: 0 });
    expect(await ledgerOf(site, seller, id)).toMatchObject({ listings: FEW_ROWS, unfinishedRows: 0, reservations: 0 });
  });

  it('lets a small job overtake a large one of another seller (R-26)', async () => {
    ai.answerWith(respondAfter(100));
    const [large, small] = [await registerSeller(site.url), await registerSeller(site.url)];
    await setPlan(site, large, 'enterprise');
    await setPlan(site, small, 'enterprise');
    const alone = await startJob(small, productFile(10, 'Alone'));
    await jobEnded(small, alone);
    const long = await startJob(large, productFile(2000));
    await waitUntil(async () => (await large.client.bulk.check({ params: { id: long } })).summary.successful > 20);
    const concurrent = await startJob(small, productFile(10, 'Beside'));
    await jobEnded(small, concurrent);
    const progress = await large.client.bulk.check({ params: { id: long } });
    // Order, not time: while the ten ran, the large job got no more than its share.
    expect(progress.summary.processed).toBeLessThan(1000);
    await large.client.bulk.cancel({ params: { id: long } });
  });

  it('keeps a job within its own concurrency limit, over all workers', async () => {
    const good = respondAfter(60);
    let [underWay, most] = [0, 0];
    ai.answerWith((response, request) => {
      if (JSON.stringify(request.body).includes('Paced')) {
        most = Math.max(most, (underWay += 1));
        response.once('close', () => (underWay -= 1));
      }
      good(response);
    });
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    const upload = { body: { marketplace: 'amazon' as const }, files: { csv: sent(productFile(60, 'Paced')) } };
    const headers = { prefer: 'wait=0, concurrency=3' };
    const { batch_id: id } = await seller.client.bulk.generate(upload, { headers });
    expect(await jobEnded(seller, id)).toMatchObject({ status: 'completed', summary: { successful: 60 } });
    expect(most).toBe(3);
  });

  it('retries failed rows, and charges only successful ones', async () => {
    const good = respondAfter(20);
    let isRefused = true;
    ai.answerWith((response, request) => {
      if (!isRefused || !JSON.stringify(request.body).includes('Odd cup 2')) return good(response);
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    });
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    const bad = ',Kitchen,Himal';
    const id = await startJob(seller, new File([await productFile(5, 'Odd cup').text(), `\n${bad}`], 'odd.csv'));
    expect(await jobEnded(seller, id)).toMatchObject({ summary: { successful: 4, failed: 2 }, retryable: 1 });
    isRefused = false;
    await seller.client.bulk.retryFailed({ params: { id }, body: {} });
    expect(await jobEnded(seller, id)).toMatchObject({ summary: { successful: 5, failed: 1 }, retryable: 0 });
    await expect(seller.client.bulk.retryFailed({ params: { id }, body: {} })).rejects.toMatchObject({ status: 409 });
    expect(await ledgerOf(site, seller, id)).toMatchObject({ listings: 5, charged: 5, reservations: 0 });
  });

  it('pauses at the limit, and continues after an upgrade', async () => {
    ai.answerWith(respondAfter(10));
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    await site.test.database.query(`update users set quota_overrides = '{"listings_generated": 30}' where id = $1`, [
      seller.id,
    ]);
    const id = await startJob(seller, productFile(50));
    await waitUntil(async () => (await seller.client.bulk.check({ params: { id } })).summary.successful === 30);
    expect(await jobEnded(seller, id)).toMatchObject({ status: 'paused', waits_for: 'quota', summary: { failed: 0 } });
    await site.test.database.query(`update users set quota_overrides = '{}' where id = $1`, [seller.id]);
    await waitUntil(async () => (await seller.client.bulk.check({ params: { id } })).status === 'completed');
    expect(await ledgerOf(site, seller, id)).toMatchObject({ listings: 50, charged: 50, reservations: 0 });
  });

  it('requeues rows at SIGTERM, and another worker takes them at once (R-18, R-19)', async () => {
    ai.answerWith(respondAfter(300));
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    const id = await startJob(seller, productFile(200));
    await waitUntil(async () => (await seller.client.bulk.check({ params: { id } })).summary.successful > 0);
    expect(await workers[0]!.stop()).toBe(0);
    expect(await jobEnded(seller, id)).toMatchObject({ status: 'completed', summary: { successful: 200 } });
    expect(ai.requests.length).toBe(200);
  });

  it('stops the job of a blocked account (S-11)', async () => {
    ai.answerWith(respondAfter(100));
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    const id = await startJob(seller, productFile(1000));
    await waitUntil(async () => (await seller.client.bulk.check({ params: { id } })).summary.successful > 0);
    await site.test.database.query('update users set is_suspended = true where id = $1', [seller.id]);
    await pause(1500);
    const done = ai.requests.length;
    await pause(1500);
    expect(ai.requests.length).toBe(done);
  });

  it('continues after the database was down (R-04)', async () => {
    const [other, survivor] = workers as [TestWorker, TestWorker];
    await other.stop();
    ai.answerWith(respondAfter(50));
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    const id = await startJob(seller, productFile(300));
    for (let times = 0; times < 5; times += 1) {
      await pause(300);
      await cutConnections(site);
    }
    expect(await jobEnded(seller, id)).toMatchObject({ status: 'completed', summary: { successful: 300, failed: 0 } });
    expect(await ledgerOf(site, seller, id)).toMatchObject({
      listings: 300,
      strayListings: 0,
      charged: 300,
      reservations: 0,
    });
    expect(survivor.child.exitCode).toBeNull();
  });
});
