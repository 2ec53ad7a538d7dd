import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiError } from '@listwright/application/contract';
import { startFakeOpenAi, type FakeOpenAi } from '@listwright/adapters/testing';
import { jobEnded, respondAfter, pause, productFile, startJob, waitUntil } from './harness/bulk.js';
import { canHaveSmallDisks, fillDisk, pathInside, withSmallDisks } from './harness/smallDisk.js';
import { registerSeller, clientOf, type Seller } from './harness/startServer.js';
import { startServerProcess, type ServerProcess } from './harness/startServerProcess.js';

const FULL = { status: 507, code: 'storage_full' };
const ROWS = 40;
const ADMIN = { email: 'admin@example.com', password: 'admin password' };

// Other systems have no disk that may be filled.
(canHaveSmallDisks ? describe : describe.skip)('a disk that is full (R-07)', () => {
  let ai: FakeOpenAi;
  let server: ServerProcess;
  let place: string;
  let [data, uploads] = ['', ''];

  beforeAll(async () => {
    ai = await startFakeOpenAi();
    ai.answerWith(respondAfter(100));
    place = mkdtempSync(path.join(tmpdir(), 'listwright-disk-'));
    [data, uploads] = [path.join(place, 'data'), path.join(place, 'data', 'uploads')];
    const disks = [
      { dir: data, megabytes: 150 },
      { dir: uploads, megabytes: 8 },
    ];
    const env = { LISTWRIGHT_DATA_DIR: data, OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: ai.baseURL };
    const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
    server = await startServerProcess({ ...env, ...admin, BULK_CONCURRENCY: '4' }, withSmallDisks(disks));
    [data, uploads] = [data, uploads].map((dir) => pathInside(server.child.pid!, dir)) as [string, string];
  });
  afterAll(async () => {
    await server.stop();
    await ai.stop();
    rmSync(place, { recursive: true, force: true });
  });

  const registerSellerOnPlan = async (): Promise<Seller> => {
    const seller = await registerSeller(server.url);
    const { token } = await clientOf(server.url).accounts.login({ body: ADMIN });
    const body = { subscription_plan: 'enterprise' } as const;
    await clientOf(server.url, token).admin.updateCustomer({ params: { id: seller.id }, body });
    return seller;
  };
  const write = (seller: Seller, name: string) =>
    seller.client.listings.generate({ body: { product_name: name, brand: 'Himal', marketplace: 'amazon' } });
  const count = async (seller: Seller) => (await seller.client.listings.list()).total;

  it('rejects what it cannot store, keeps what it acknowledged, stays readable, and recovers when there is space', async () => {
    const [seller, other] = [await registerSellerOnPlan(), await registerSellerOnPlan()];
    const id = await startJob(seller, productFile(ROWS));
    await waitUntil(async () => (await seller.client.bulk.check({ params: { id } })).summary.successful > 4);
    const free = fillDisk(data);
    let acked = 0;
    const refusals: ApiError[] = [];
    for (let at = 0; refusals.length < 10 && at < 90; at += 1) {
      await write(other, `Steel bottle ${at}`).then(
        () => (acked += 1),
        (error: ApiError) => refusals.push(error),
      );
    }
    expect(refusals).toEqual(Array.from({ length: 10 }, () => expect.objectContaining(FULL)));
    expect(refusals[0]?.message).toMatch(/disk is full, so nothing was saved/);
    expect([await count(other), (await fetch(`${server.url}/api/health/live`)).status]).toEqual([acked, 200]);
    // Long enough for a row to use up its attempts, if they counted.
    await pause(3000);
    expect(await seller.client.bulk.check({ params: { id } })).toMatchObject({
      finished_at: null,
      summary: { failed: 0 },
    });
    free();
    expect(await jobEnded(seller, id)).toMatchObject({ status: 'completed', summary: { successful: ROWS, failed: 0 } });
    await write(other, 'Steel bottle at last');
    const { quotas } = await other.client.billing.usage();
    expect([await count(other), quotas.listings_generated.used, await count(seller)]).toEqual([
      acked + 1,
      acked + 1,
      ROWS,
    ]);
  });

  it('rejects uploads that would fill it, with or without a size, and leaves nothing of them', async () => {
    const seller = await registerSeller(server.url);
    const form = new FormData();
    form.set('marketplace', 'amazon');
    form.set('csv', new File([`product_name\n${'x'.repeat(5 * 1024 ** 2)}`], 'a.csv', { type: 'text/csv' }));
    const upload = async (body: FormData | ReadableStream, headers: Record<string, string> = {}) => {
      // `duplex` is missing in the types of fetch.
      const request: RequestInit & { readonly duplex: 'half' } = {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { authorization: `Bearer ${seller.token}`, prefer: 'wait=0', ...headers },
      };
      const response = await fetch(`${server.url}/api/bulk/listings/generate`, request);
      return { status: response.status, code: ((await response.json()) as { code?: string }).code };
    };
    expect(await upload(form)).toEqual(FULL);
    const free = fillDisk(uploads);
    const untold = new Response(form);
    const type = { 'content-type': untold.headers.get('content-type')! };
    expect(await upload(untold.body!, type)).toEqual(FULL);
    free();
    await waitUntil(() => Promise.resolve(readdirSync(uploads).length === 0), 5000);
    expect((await seller.client.billing.usage()).quotas.bulk_operations.used).toBe(0);
  });
});
