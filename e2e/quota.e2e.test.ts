import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiError } from '@listwright/application/contract';
import { jobEnded, setPlan, productFile, startJob, waitUntil } from './harness/bulk.js';
import {
  registerSeller,
  clientOf,
  startServer,
  startSite,
  type Seller,
  type TestServer,
  type TestSite,
} from './harness/startServer.js';

const WHERE: [string, number][] = [
  ['one process', 1],
  ['three processes', 3],
];

describe('the quotas', () => {
  let site: TestSite;
  let others: TestServer[];

  beforeAll(async () => {
    site = await startSite({ WORKERS: '1' });
    others = await Promise.all([startServer(site.env), startServer(site.env)]);
  });
  afterAll(async () => {
    await Promise.all(others.map((server) => server.stop()));
    await site.close();
  });

  const limited = async (overrides: Readonly<Record<string, number>>) => {
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    await site.test.database.query('update users set quota_overrides = $2 where id = $1', [
      seller.id,
      JSON.stringify(overrides),
    ]);
    return seller;
  };
  /** A client of the seller for each of several processes. */
  const atEach = (seller: Seller, processes: number): Seller[] =>
    [site, ...others].slice(0, processes).map(({ url }) => ({ ...seller, client: clientOf(url, seller.token) }));

  it('stop at the bytes that a plan keeps of listings, and go on where some are removed', async () => {
    const seller = await registerSeller(site.url);
    const write = (name: string) =>
      seller.client.listings.generate({ body: { product_name: name, marketplace: 'amazon' } });
    const { listing } = await write('Steel bottle');
    const database = site.test.database;
    const counted = async () => {
      const [row] = await database.query<{ bytes: string }>('select bytes from listing_counts where user_id = $1', [
        seller.id,
      ]);
      return Number(row?.bytes);
    };
    expect(await counted()).toBeGreaterThan(1000);
    const { listing: large } = await write('Oak table');
    await database.query('update listings set bytes = 100000000 where id = $1', [large.id]);
    await database.query('update listing_counts set bytes = bytes + 100000000 where user_id = $1', [seller.id]);
    const refused = { status: 409, code: 'too_many_bytes' };
    await expect(write('Pine shelf')).rejects.toMatchObject(refused);
    const place = { params: { id: listing.id } };
    await expect(seller.client.listings.copy(place)).rejects.toMatchObject(refused);
    const edit = { ...place, body: { generated_title: 'Steel bottle with a lid of bamboo' } };
    await expect(seller.client.listings.edit(edit)).rejects.toMatchObject(refused);
    await seller.client.listings.remove({ params: { id: large.id } });
    expect(await counted()).toBeLessThan(100_000);
    await write('Pine shelf');
    expect((await seller.client.billing.usage()).quotas.listings_generated.used).toBe(3);
  });

  it.each(WHERE)(
    'admit exactly one of 50 parallel listings with one left, from %s',
    async (_name, processes) => {
      const seller = await limited({ listings_generated: 3 });
      for (const name of ['First', 'Second']) {
        await seller.client.listings.generate({
          body: { product_name: `${name} steel bottle`, marketplace: 'amazon' },
        });
      }
      const sellers = atEach(seller, processes);
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          sellers[index % processes]!.client.listings.generate({
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
        current_plan: 'enterprise',
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

  it.each(WHERE)(
    'admit exactly one of 50 parallel rewrites with one left, from %s',
    async (_name, processes) => {
      const seller = await limited({ api_calls: 2 });
      const ids: string[] = [];
      for (let count = 0; count < 5; count += 1) {
        const description = `Solid oak top, steel legs. Seats six people. Height 75 cm, length 160 cm, width 90 cm.
          Weight 30 kg. Folds flat for storage. Wipe clean with a damp cloth. Indoor use only. Two-year warranty.`;
        const body = { product_name: `Oak table number ${count}`, description, marketplace: 'amazon' } as const;
        ids.push((await seller.client.listings.generate({ body })).listing.id);
      }
      const rewriting = (index: number, { client }: Seller) =>
        client.listings
          .rewrite({ params: { id: ids[index % 5]! }, body: { fields: ['bullet_points', 'description'] } })
          .then(
            () => 'written',
            (error: ApiError) => `${error.status} ${error.code}`,
          );
      expect(await rewriting(0, seller)).toBe('written');
      const sellers = atEach(seller, processes);
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, index) => rewriting(index, sellers[index % processes]!)),
      );
      expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
      expect(new Set(outcomes)).toEqual(new Set(['written', '403 quota_exceeded']));
      expect((await seller.client.billing.currentUsage()).quotas.api_calls).toMatchObject({ used: 2, remaining: 0 });
    },
    60_000,
  );

  it.each(WHERE)(
    'admit exactly three of 30 parallel uploads with three left, from %s, and pause rows beyond the listing quota',
    async (_name, processes) => {
      const seller = await limited({ bulk_operations: 4, listings_generated: 17 });
      await jobEnded(seller, await startJob(seller, productFile(5, 'Before')));
      const sellers = atEach(seller, processes);
      const outcomes = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          startJob(sellers[index % processes]!, productFile(5, `Bottle of upload ${index} number`)).then(
            (id) => id,
            (error: ApiError) => error,
          ),
        ),
      );
      const ids = outcomes.filter((outcome) => typeof outcome === 'string');
      expect(ids).toHaveLength(3);
      const refused = outcomes.filter((outcome) => outcome instanceof ApiError);
      expect(new Set(refused.map((error) => `${error.status} ${error.code}`))).toEqual(new Set(['403 quota_exceeded']));
      const batches = () => Promise.all(ids.map((id) => seller.client.bulk.check({ params: { id } })));
      // A job pauses when there is no quota for its next row; running rows still finish, or release their quota.
      const done = async () => (await batches()).reduce((sum, { summary }) => sum + summary.processed, 0);
      const states = async () =>
        (await batches()).map(({ status, waits_for, summary }) => ({ status, waits_for, summary }));
      await waitUntil(async () => (await done()) >= 12, 30_000, states);
      await waitUntil(
        async () => (await batches()).every(({ status }) => ['completed', 'paused'].includes(status)),
        20_000,
        states,
      );
      const counts = (await batches()).map(({ summary }) => summary);
      expect(counts.reduce((sum, { successful }) => sum + successful, 0)).toBe(12);
      expect(counts.reduce((sum, { failed }) => sum + failed, 0)).toBe(0);
      expect((await batches()).some(({ waits_for }) => waits_for === 'quota')).toBe(true);
      const { quotas } = await seller.client.billing.currentUsage();
      expect([quotas.bulk_operations.used, quotas.listings_generated.used]).toEqual([4, 17]);
      const left = await site.test.database.query('select 1 from quota_reservations where user_id = $1', [seller.id]);
      expect(left).toEqual([]);
    },
    60_000,
  );

  it('charge a request with an idempotency key once, however often it is sent', async () => {
    const seller = await registerSeller(site.url);
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

  it('release what a killed process had reserved', async () => {
    const seller = await registerSeller(site.url);
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
  });
});
