import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  startDatabaseServer,
  startFakeOpenAi,
  type DatabaseServer,
  type FakeOpenAi,
} from '@listwright/adapters/testing';
import { cutConnections } from './harness/cutConnections.js';
import {
  checkedJob,
  jobEnded,
  respondAfter,
  ledgerOf,
  setPlan,
  productFile,
  startJob,
  waitUntil,
  completeLedger,
} from './harness/bulk.js';
import {
  registerSeller,
  clientOf,
  startServer,
  startSiteProcess,
  type Seller,
  type SiteProcess,
} from './harness/startServer.js';
import { startWorker, type TestWorker } from './harness/startWorker.js';

const CONCURRENCY = 16;
/** What a fault may lose is under way: it takes rows before, between and after the faults, and no more. */
const ROWS = 500;

describe('bulk jobs during machine failures', () => {
  let ai: FakeOpenAi;
  let database: DatabaseServer;
  let site: SiteProcess;
  let workers: TestWorker[] = [];

  // For each test, since one of them kills the server: a second try of the other would find none.
  beforeEach(async () => {
    [ai, database] = await Promise.all([startFakeOpenAi(), startDatabaseServer()]);
    const env = {
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: ai.baseURL,
      WORKERS: '0',
      BULK_CONCURRENCY: String(CONCURRENCY),
      BULK_LEASE_SECONDS: '2',
    };
    site = await startSiteProcess(env, { server: database.url });
    workers = [startWorker(site.env), startWorker(site.env)];
    await Promise.all(workers.map((worker) => worker.started()));
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.kill()));
    await site.close();
    await database.remove();
    await ai.stop();
  });

  const begun = async (rows: number): Promise<{ seller: Seller; id: string }> => {
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    return { seller, id: await startJob(seller, productFile(rows)) };
  };
  const successes = async (seller: Seller, id: string) => (await checkedJob(seller, id)).summary.successful;

  it(`do each of ${ROWS} rows once while the database crashes twice and cuts its connections (R-01, R-05)`, async () => {
    ai.answerWith(respondAfter(100));
    const { seller, id } = await begun(ROWS);
    for (const done of [100, 250]) {
      await waitUntil(async () => (await successes(seller, id)) >= done);
      await database.crash();
      await database.restart();
    }
    await waitUntil(async () => (await successes(seller, id)) >= 350);
    await cutConnections(site);
    const batch = await jobEnded(seller, id);
    expect(batch).toMatchObject({ status: 'completed', summary: { total: ROWS, successful: ROWS, failed: 0 } });
    expect(await ledgerOf(site, seller, id)).toEqual(completeLedger(ROWS));
    // Calls in flight at each fault may have to be repeated.
    expect(ai.requests.length).toBeLessThanOrEqual(ROWS + 3 * workers.length * CONCURRENCY);
    expect([site, ...workers].map(({ child }) => child.exitCode)).toEqual([null, null, null]);
  });

  it('continue after everything was killed at once and restarted (R-03)', async () => {
    ai.answerWith(respondAfter(100));
    const { seller, id } = await begun(ROWS);
    await waitUntil(async () => (await successes(seller, id)) >= 100);
    const servers = [site, ...workers].map(({ child }) => child);
    const gone = servers.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of servers) child.kill('SIGKILL');
    await database.crash();
    await Promise.all(gone);

    await database.restart();
    const server = await startServer(site.env);
    workers = [startWorker(site.env)];
    try {
      const returned = { ...seller, client: clientOf(server.url, seller.token) };
      expect(await jobEnded(returned, id)).toMatchObject({
        status: 'completed',
        summary: { successful: ROWS, failed: 0 },
      });
      expect(await ledgerOf(site, returned, id)).toEqual(completeLedger(ROWS));
    } finally {
      await server.stop();
    }
  });
});
