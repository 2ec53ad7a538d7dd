import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiError } from '@listwright/application/contract';
import { startFakeOpenAi, type FakeOpenAi } from '@listwright/adapters/testing';
import { jobEnded, respondAfter, ledgerOf, setPlan, pause, productFile, startJob, waitUntil } from './harness/bulk.js';
import { cutConnections } from './harness/cutConnections.js';
import { startProxy, type Proxy } from './harness/startProxy.js';
import { registerSeller, startSiteProcess, type Seller, type SiteProcess } from './harness/startServer.js';
import { startWorker, type TestWorker } from './harness/startWorker.js';

const WRITERS = 8;

describe('a database that fails under the server', () => {
  let ai: FakeOpenAi;
  let proxy: Proxy;
  let site: SiteProcess;
  let worker: TestWorker;

  beforeAll(async () => {
    ai = await startFakeOpenAi();
    ai.answerWith(respondAfter(20));
    proxy = await startProxy(process.env.TEST_DATABASE_URL!);
    const env = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: ai.baseURL, WORKERS: '0', BULK_LEASE_SECONDS: '2' };
    site = await startSiteProcess(env, { reach: proxy.through });
    worker = startWorker(site.env);
    await worker.started();
  });
  afterAll(async () => {
    await worker.kill();
    await site.close();
    await proxy.stop();
    await ai.stop();
  });

  const write = (seller: Seller, name: string, options = {}) =>
    seller.client.listings.generate({ body: { product_name: name, brand: 'Himal', marketplace: 'amazon' } }, options);
  const statusOf = (call: Promise<unknown>) =>
    call.then(
      () => 200,
      (error: ApiError) => error.status,
    );
  const holdAnswers = () => {
    const good = respondAfter(0) as (...given: unknown[]) => void;
    const held: { asked: string; answer: () => void }[] = [];
    ai.answerWith((response, request) => {
      held.push({ asked: JSON.stringify(request.body), answer: () => good(response, request) });
    });
    return held;
  };
  const ready = async () => (await fetch(`${site.url}/api/health/ready`)).status;
  const registerSellerOnPlan = async (): Promise<Seller> => {
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    return seller;
  };

  it('is waited for by a worker that starts meanwhile', async () => {
    const late = await startProxy(process.env.TEST_DATABASE_URL!);
    late.freeze();
    const starting = startWorker({ ...site.env, DATABASE_URL: late.through(site.test.url) });
    try {
      await waitUntil(async () => starting.log().includes('waiting for the database'));
      late.thaw();
      await starting.started();
    } finally {
      await starting.stop();
      await late.stop();
    }
  });

  it('commits acknowledged requests once, and reports failures, while connections are cut (R-05)', async () => {
    const seller = await registerSellerOnPlan();
    const [acked, failed] = [new Set<string>(), [] as unknown[]];
    let isOver = false;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let at = 0; !isOver; at += 1) {
        const name = `Steel bottle ${writer} of series ${at}`;
        await write(seller, name).then(
          () => acked.add(name),
          (error: unknown) => failed.push(error),
        );
      }
    });
    for (let times = 0; times < 5; times += 1) {
      await pause(300);
      await cutConnections(site);
    }
    isOver = true;
    await Promise.all(writers);

    const stored = await site.test.database.query<{ product_name: string; n: number }>(
      'select product_name, count(*)::int as n from listings where user_id = $1 group by 1',
      [seller.id],
    );
    expect(stored.filter(({ n }) => n > 1)).toEqual([]);
    const names = new Set(stored.map(({ product_name }) => product_name));
    expect([...acked].filter((name) => !names.has(name))).toEqual([]);
    expect(failed.filter((error) => (error as ApiError).status !== 503)).toEqual([]);
    expect(names.size - acked.size).toBeLessThanOrEqual(failed.length);
    await waitUntil(async () => (await ready()) === 200);
    expect((await seller.client.billing.usage()).quotas.listings_generated.used).toBe(names.size);
    expect([site.child.exitCode, worker.child.exitCode]).toEqual([null, null]);
  });

  it('answers 503 while the database hangs, and recovers afterwards (R-06)', async () => {
    ai.answerWith(respondAfter(20));
    const seller = await registerSellerOnPlan();
    const id = await startJob(seller, productFile(200));
    await waitUntil(async () => (await seller.client.bulk.check({ params: { id } })).summary.successful > 20);
    const held = holdAnswers();
    const idempotencyKey = randomUUID();
    const underWay = write(seller, 'Bottle under way', { idempotencyKey });
    await waitUntil(() => Promise.resolve(held.some(({ asked }) => asked.includes('Bottle under way'))));
    proxy.freeze();
    const began = performance.now();
    ai.answerWith(respondAfter(20));
    for (const { answer } of held) answer();
    // More than the pool has connections, so that some wait for one.
    const calls = Array.from({ length: 30 }, (_, at) =>
      at % 2 === 0 ? write(seller, `Hanging bottle ${at}`) : seller.client.listings.list(),
    );
    const statuses = await Promise.all([ready(), ...[underWay, ...calls].map(statusOf)]);
    expect([...new Set(statuses)]).toEqual([503]);
    // Each waits about five seconds for the database, and does not retry; the rest is for a busy machine.
    expect(performance.now() - began).toBeLessThan(15_000);
    expect((await fetch(`${site.url}/api/health/live`)).status).toBe(200);

    proxy.thaw();
    await waitUntil(async () => (await ready()) === 200);
    expect(await jobEnded(seller, id)).toMatchObject({ status: 'completed', summary: { successful: 200, failed: 0 } });
    // Sent again with the same key, it is neither rejected as still running nor done twice.
    await waitUntil(async () => (await statusOf(write(seller, 'Bottle under way', { idempotencyKey }))) === 200);
    // The pool lost no connection: more requests than it has connections succeed at once.
    await Promise.all(Array.from({ length: 30 }, (_, at) => write(seller, `Bottle after ${at}`)));
    await waitUntil(async () => (await ledgerOf(site, seller, id)).reservations === 0);
    expect(await ledgerOf(site, seller, id)).toMatchObject({ listings: 231, completedRows: 200, charged: 231 });
    expect([site.child.exitCode, worker.child.exitCode]).toEqual([null, null]);
  });

  it('stops on request, even if the database hangs (R-18)', async () => {
    proxy.freeze();
    expect(await Promise.all([worker.stop(), site.stop()])).toEqual([0, 0]);
    proxy.thaw();
  });
});
