import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil, within } from './harness/bulk.js';
import { registerSeller, startServer, startSite, type Seller, type TestSite } from './harness/startServer.js';

describe('progress streams', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({ WORKERS: '1' });
  });
  afterAll(() => site.close());

  /** A job that waits for quota, and never finishes by itself. */
  async function pausedJob({ id: userId }: Seller): Promise<string> {
    const id = randomUUID();
    await site.test.database.query(
      `insert into bulk_batches (id, user_id, kind, format, marketplace, file_name, header, columns, status, total, created_at)
       values ($1, $2, 'listings', 'csv', 'amazon', 'a.csv', '["product_name"]', '[]', 'paused', 1, now())`,
      [id, userId],
    );
    return id;
  }

  const follow = async ({ token }: Seller, id: string, url = site.url) => {
    const leaving = new AbortController();
    const response = await fetch(`${url}/api/bulk/${id}/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    return { response, leave: () => leaving.abort() };
  };

  it('are limited to ten per account, and are released when clients disconnect', async () => {
    const [seller, other] = [await registerSeller(site.url), await registerSeller(site.url)];
    const id = await pausedJob(seller);
    const open = await Promise.all(Array.from({ length: 10 }, () => follow(seller, id)));
    expect(open.map(({ response }) => response.status)).toEqual(Array.from({ length: 10 }, () => 200));
    const { response } = await follow(seller, id);
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({
      code: 'too_many_streams',
      message: expect.stringMatching(/follows 10 bulk jobs/),
    });
    const others = await follow(other, await pausedJob(other));
    expect(others.response.status).toBe(200);
    open[0]?.leave();
    const statuses: number[] = [];
    await waitUntil(
      async () => {
        const again = await follow(seller, id);
        open.push(again);
        statuses.push(again.response.status);
        return again.response.status === 200;
      },
      20_000,
      () => ({ 'the stream that was left is still counted': statuses }),
    );
    for (const { leave } of [...open, others]) leave();
  });

  it('end when the account is suspended', async () => {
    const seller = await registerSeller(site.url);
    const { response } = await follow(seller, await pausedJob(seller));
    const stream = response.text();
    await site.test.database.query('update users set is_suspended = true where id = $1', [seller.id]);
    expect(await within(stream, 'the stream of a suspended account ends')).toMatch(/event: progress/);
  });

  it('complete when the server stops, and do not delay it', async () => {
    const seller = await registerSeller(site.url);
    const second = await startServer(site.env);
    const { response } = await follow(seller, await pausedJob(seller), second.url);
    const stream = response.text();
    expect(await within(second.stop(), 'the server stops while a stream is open')).toBe(0);
    // A connection that was cut at the end of the drain period would reject.
    expect(await within(stream, 'the stream of a stopped server ends')).toMatch(/event: progress/);
  });
});
