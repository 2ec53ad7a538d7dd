import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startFakeOpenAi, type FakeOpenAi } from '@listwright/adapters/testing';
import {
  jobEnded,
  ledgerOf,
  productFile,
  respondAfter,
  setPlan,
  startJob,
  waitUntil,
  completeLedger,
} from './harness/bulk.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';
import { startWorker, type TestWorker } from './harness/startWorker.js';

const [ROWS, CONCURRENCY] = [100, 8];
/** Answers at once. */
const answer = respondAfter(0);

describe('a worker that is stopped past its lease', () => {
  let ai: FakeOpenAi;
  let site: TestSite;
  const workers: TestWorker[] = [];

  beforeEach(async () => {
    ai = await startFakeOpenAi();
    site = await startSite({
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: ai.baseURL,
      WORKERS: '0',
      BULK_CONCURRENCY: String(CONCURRENCY),
      BULK_LEASE_SECONDS: '2',
    });
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.kill()));
    await site.close();
    await ai.stop();
  });

  const begin = async (): Promise<TestWorker> => {
    const worker = startWorker(site.env);
    workers.push(worker);
    await worker.started();
    return worker;
  };
  const begun = async (rows: number): Promise<{ seller: Seller; id: string }> => {
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    return { seller, id: await startJob(seller, productFile(rows)) };
  };
  /** The rows under way: their attempts, and the workers that have them. */
  const running = (id: string) =>
    site.test.database.query<{ attempt: number; worker: string }>(
      `select attempt, worker_id as worker from bulk_rows where batch_id = $1 and status = 'running'`,
      [id],
    );

  it('saves nothing of the rows that another worker has by then, and goes on with other rows', async () => {
    const held: ServerResponse[] = [];
    ai.answerWith((response) => void held.push(response));
    const stopped = await begin();
    const first = await begun(CONCURRENCY);
    await waitUntil(async () => held.length === CONCURRENCY);
    const own = (await running(first.id))[0]?.worker;
    stopped.child.kill('SIGSTOP');
    // Its calls are answered: it will find the answers when it goes on.
    for (const response of held.splice(0)) answer(response);

    await begin();
    const taken = async () =>
      (await running(first.id)).filter(({ worker, attempt }) => worker !== own && attempt === 2);
    await waitUntil(
      async () => held.length > 0 && (await taken()).length === held.length,
      60_000,
      () => running(first.id),
    );
    const second = await begun(ROWS);
    stopped.child.kill('SIGCONT');
    await waitUntil(
      async () => (await running(second.id)).some(({ worker }) => worker === own),
      60_000,
      () => running(second.id),
    );
    expect((await first.seller.client.bulk.check({ params: { id: first.id } })).summary.successful).toBe(0);

    ai.answerWith(answer);
    for (const response of held.splice(0)) answer(response);
    for (const [{ seller, id }, rows] of [
      [first, CONCURRENCY],
      [second, ROWS],
    ] as const) {
      const ended = await jobEnded(seller, id);
      expect(ended).toMatchObject({ status: 'completed', summary: { successful: rows, failed: 0 } });
      expect(await ledgerOf(site, seller, id)).toEqual(completeLedger(rows));
    }
    expect(workers.map(({ child }) => child.exitCode)).toEqual([null, null]);
  });
});
