import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiError } from '@listwright/application/contract';
import { aSeller, clientOf, startServer, startSite, type TestServer, type TestSite } from './harness/startServer.js';

describe('the listing quota', () => {
  let site: TestSite;
  let others: TestServer[];

  beforeAll(async () => {
    site = await startSite();
    others = await Promise.all([startServer(site.env), startServer(site.env)]);
  }, 60_000);
  afterAll(async () => {
    await Promise.all(others.map((server) => server.stop()));
    await site.close();
  });

  it.each([
    ['one process', () => [site.url]],
    ['three processes', () => [site.url, ...others.map((server) => server.url)]],
  ])(
    'admits exactly one of 50 parallel calls at the limit less one, from %s',
    async (_name, urls) => {
      const seller = await aSeller(site.url);
      await site.test.database.query(`update users set quota_overrides = '{"listings_generated": 3}' where id = $1`, [
        seller.id,
      ]);
      for (const name of ['First', 'Second']) {
        await seller.client.listings.generate({
          body: { product_name: `${name} steel bottle`, marketplace: 'amazon' },
        });
      }
      const clients = urls().map((url) => clientOf(url, seller.token));
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          clients[index % clients.length]!.listings.generate({
            body: { product_name: `Bottle number ${index}`, marketplace: 'amazon' },
          }).then(
            () => 'written',
            (error: ApiError) => error,
          ),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
      const refused = outcomes.filter((outcome): outcome is ApiError => outcome instanceof ApiError);
      expect(new Set(refused.map((error) => `${error.status} ${error.code}`))).toEqual(new Set(['403 quota_exceeded']));
      expect(refused[0]?.problem).toMatchObject({
        quota_exceeded: true,
        current_plan: 'free',
        usage_stats: { quota: 'listings_generated', used: 3, limit: 3, percentage_used: 100 },
      });
      const usage = await seller.client.billing.currentUsage();
      expect([usage.quotas.listings_generated, usage.total_listings]).toEqual([
        { used: 3, limit: 3, remaining: 0, percentage: 100 },
        3,
      ]);
    },
    60_000,
  );

  it('charges a request with an idempotency key once, however often it comes', async () => {
    const seller = await aSeller(site.url);
    const body = { product_name: 'Oak table', marketplace: 'shopify' } as const;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        seller.client.listings.generate({ body }, { idempotencyKey: 'one' }).then(
          ({ listing }) => listing.id,
          (error: ApiError) => error.status,
        ),
      ),
    );
    const replayed = await seller.client.listings.generate({ body }, { idempotencyKey: 'one' });
    expect(new Set(answers.filter((answer) => answer !== 409))).toEqual(new Set([replayed.listing.id]));
    await expect(
      seller.client.listings.generate({ body: { ...body, product_name: 'Other' } }, { idempotencyKey: 'one' }),
    ).rejects.toMatchObject({ status: 422, code: 'key_reused' });
    expect((await seller.client.billing.usage()).quotas.listings_generated.used).toBe(1);
  });

  it('gives back what a killed process had taken', async () => {
    const seller = await aSeller(site.url);
    await site.test.database.query(
      `with held as (insert into quota_reservations (user_id, quota, period_start, units, created_at)
         select $1, 'listings_generated', date_trunc('day', created_at at time zone 'UTC') at time zone 'UTC', 1, now() - interval '11 minutes' from users where id = $1 returning *)
       insert into quota_usage select user_id, quota, period_start, 1 from held`,
      [seller.id],
    );
    expect((await seller.client.billing.usage()).quotas.listings_generated.used).toBe(1);
    const fresh = await startServer(site.env);
    await fresh.stop();
    expect((await seller.client.billing.usage()).quotas.listings_generated.used).toBe(0);
  }, 30_000);
});
