import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
} from './harness/bulk.js';
import { registerSeller, clientOf, startSiteProcess, type Seller, type SiteProcess } from './harness/startServer.js';
import { startServerProcess } from './harness/startServerProcess.js';
import { startWorker } from './harness/startWorker.js';

const ROWS = 8000;
const KILLS = 20;
/** Servers that are killed concurrently. */
const LANES = 2;

describe('an upload whose server is killed', () => {
  let ai: FakeOpenAi;
  let site: SiteProcess;
  let seller: Seller;

  beforeAll(async () => {
    ai = await startFakeOpenAi();
    ai.answerWith(respondAfter(1));
    site = await startSiteProcess({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: ai.baseURL, WORKERS: '0' });
    seller = await registerSeller(site.url);
    await setPlan(site, seller, 'unlimited');
  });
  afterAll(async () => {
    await site.close();
    await ai.stop();
  });

  /** Uploads to a dedicated server that is killed after a delay. */
  async function uploadAndKill(file: File, afterMs: number): Promise<void> {
    const server = await startServerProcess(site.env);
    const uploading = startJob({ ...seller, client: clientOf(server.url, seller.token) }, file).catch(() => undefined);
    await pause(afterMs);
    server.child.kill('SIGKILL');
    await uploading;
  }
  const batches = () =>
    site.test.database.query<{ id: string; status: string; total: number; rows: number }>(
      `select id, status, total, (select count(*)::int from bulk_rows r where r.batch_id = b.id) as rows
       from bulk_batches b where user_id = $1`,
      [seller.id],
    );
  const operations = async () => (await seller.client.billing.usage()).quotas.bulk_operations.used;

  it(`leaves a complete job or none (${KILLS} kills, R-02)`, async () => {
    const file = productFile(ROWS);
    const began = performance.now();
    await startJob(seller, file);
    const wholeMs = performance.now() - began;
    const moments = Array.from({ length: KILLS }, (_, at) => ((at + Math.random()) / KILLS) * wholeMs * 1.2);
    const lane = async () => {
      for (let next = moments.pop(); next !== undefined; next = moments.pop()) await uploadAndKill(file, next);
    };
    await Promise.all(Array.from({ length: LANES }, lane));

    const left = await batches();
    const sealed = left.filter(({ status }) => status !== 'importing');
    for (const { id, ...batch } of sealed) {
      expect(batch).toEqual({ status: 'queued', total: ROWS, rows: ROWS });
      await seller.client.bulk.cancel({ params: { id } });
    }
    expect((await seller.client.bulk.list({ query: {} })).total).toBe(sealed.length);
    // Otherwise no kill interrupted an upload, and the test showed nothing.
    expect(left.length).toBeGreaterThan(sealed.length);

    const old = `now() - interval '11 minutes'`;
    await site.test.database.query(`update bulk_batches set created_at = ${old}`);
    await site.test.database.query(`update quota_reservations set created_at = ${old}`);
    const worker = startWorker(site.env);
    await waitUntil(async () => (await batches()).length === sealed.length && (await operations()) === sealed.length);
    expect(await worker.stop()).toBe(0);
    const [rows] = await site.test.database.query<{ n: number }>('select count(*)::int as n from bulk_rows');
    expect(rows?.n).toBe(sealed.length * ROWS);
    expect((await ledgerOf(site, seller, '00000000-0000-7000-8000-000000000000')).reservations).toBe(0);
    expect(ai.requests.length).toBe(0);
  });

  it('continues with a job whose upload was complete but never acknowledged (R-02)', async () => {
    const owner = await registerSeller(site.url);
    await setPlan(site, owner, 'enterprise');
    const server = await startServerProcess(site.env);
    const acknowledged = clientOf(server.url, owner.token)
      .bulk.generate(
        { body: { marketplace: 'amazon' }, files: { csv: sent(productFile(300)) } },
        { headers: { prefer: 'wait=20' } },
      )
      .then(
        () => true,
        () => false,
      );
    await waitUntil(async () => (await owner.client.bulk.list({ query: {} })).total === 1);
    server.child.kill('SIGKILL');
    expect(await acknowledged).toBe(false);
    const worker = startWorker(site.env);
    const [batch] = (await owner.client.bulk.list({ query: {} })).batches;
    expect(await jobEnded(owner, batch!.batch_id)).toMatchObject({ status: 'completed', summary: { successful: 300 } });
    expect(await ledgerOf(site, owner, batch!.batch_id)).toMatchObject({ listings: 300, charged: 300 });
    expect(await worker.stop()).toBe(0);
  });
});
