import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiError } from '@listwright/application/contract';
import { waitUntil } from './harness/bulk.js';
import { clientOf, registerSeller, startSiteProcess, type Seller, type SiteProcess } from './harness/startServer.js';
import { startServerProcess } from './harness/startServerProcess.js';

const LOCK = 680_013;

/** A reply is being stored: it waits for the lock that the test holds. */
const HOLD_REPLIES = `create function hold_replies() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(${LOCK}); return new; end';
  create trigger hold_replies before update on idempotency_keys for each row execute function hold_replies()`;

const WAITING = `select pid from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`;

describe('a repeated request whose server was killed', () => {
  let site: SiteProcess;

  beforeAll(async () => {
    site = await startSiteProcess({ WORKERS: '0' });
    await site.test.database.query(HOLD_REPLIES);
  });
  afterAll(() => site.close());

  const query = <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
    site.test.database.query<Row>(sql, values);
  const write = (seller: Seller) =>
    seller.client.listings.generate({
      body: {
        product_name: 'Steel water bottle 750 ml',
        brand: 'Himal',
        marketplace: 'amazon',
        description: 'Keeps drinks cold for 24 hours. Leakproof lid. Fits cup holders. BPA free. Comes with a brush.',
        attributes: { material: 'stainless steel', colour: 'blue', weight: '300 g' },
      },
    });
  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'no error',
      (error: ApiError) => error.code,
    );

  /** Kills a server when it stores its reply, its connection with it; resolves to the seller at the next server. */
  async function killedAtReply(seller: Seller, send: (of: Seller) => Promise<unknown>, env = site.env) {
    const server = await startServerProcess(env);
    const held = await site.test.database.checkOut();
    await held.client.query(`select pg_advisory_lock(${LOCK})`);
    const lost = codeOf(send({ ...seller, client: clientOf(server.url, seller.token) }));
    await Promise.race([
      waitUntil(async () => (await query(WAITING)).length > 0),
      lost.then((code) => Promise.reject(new Error(`it ended before its reply was stored: ${code}`))),
    ]);
    server.child.kill('SIGKILL');
    await query(`select pg_terminate_backend(pid) from (${WAITING}) as waiting`);
    await lost;
    held.giveBack(true);
    return { ...seller, client: clientOf(site.url, seller.token) };
  }

  /** Keys and units of killed requests are held for ten minutes. */
  const tenMinutesLater = () =>
    query(`update idempotency_keys set created_at = created_at - interval '11 minutes' where reply is null`);

  it('is charged once for a rewrite', async () => {
    const seller = await registerSeller(site.url);
    const { listing } = await write(seller);
    const used = async () => (await seller.client.billing.usage()).quotas.api_calls.used;
    const before = await used();
    const idempotencyKey = randomUUID();
    const rewrite = ({ client }: Seller) =>
      client.listings.rewrite(
        { params: { id: listing.id }, body: { fields: ['title', 'bullet_points', 'description'] } },
        { idempotencyKey },
      );
    const returned = await killedAtReply(seller, rewrite);
    expect(await codeOf(rewrite(returned))).toBe('still_running');
    await tenMinutesLater();
    await query('delete from quota_reservations where user_id = $1', [seller.id]);
    const made = await rewrite(returned);
    expect(made.listing.version).toBe(2);
    expect(await rewrite(returned)).toEqual(made);
    const [charged] = await query<{ units: number }>(
      `select sum(units)::int as units from usage_days where user_id = $1 and quota = 'api_calls'`,
      [seller.id],
    );
    expect(charged?.units).toBe(1);
    expect(await used()).toBeGreaterThan(before);
  });

  it.each([
    [
      'copied',
      (id: string, key: string) =>
        ({ client }: Seller) =>
          client.listings.copy({ params: { id } }, { idempotencyKey: key }),
    ],
    [
      'restored',
      (id: string, key: string) =>
        ({ client }: Seller) =>
          client.listings.restore({ params: { id, version: 1 } }, { idempotencyKey: key }),
    ],
  ])('is %s once', async (reason, request) => {
    const seller = await registerSeller(site.url);
    const { listing } = await write(seller);
    const send = request(listing.id, randomUUID());
    const returned = await killedAtReply(seller, send);
    await tenMinutesLater();
    const made = await send(returned);
    expect(await send(returned)).toEqual(made);
    const versions = await query(
      'select from listing_versions v join listings l on l.id = v.listing_id where v.reason = $1 and l.user_id = $2',
      [reason, seller.id],
    );
    expect(versions).toHaveLength(1);
  });

  it('opens one order', async () => {
    const seller = await registerSeller(site.url);
    const idempotencyKey = randomUUID();
    const order = ({ client }: Seller) =>
      client.billing.createOrder(
        { body: { amount: 164_900, plan: 'pro', billing_cycle: 'monthly' } },
        { idempotencyKey },
      );
    const returned = await killedAtReply(seller, order);
    await tenMinutesLater();
    const made = await order(returned);
    expect(await order(returned)).toEqual(made);
    expect(await query('select from payments where user_id = $1', [seller.id])).toHaveLength(1);
  });

  it('creates one product', async () => {
    const seller = await registerSeller(site.url);
    const idempotencyKey = randomUUID();
    const add = ({ client }: Seller) =>
      client.products.add({ body: { product_name: 'Copper mug 400 ml', sku: 'MUG-400' } }, { idempotencyKey });
    const returned = await killedAtReply(seller, add);
    await tenMinutesLater();
    const made = await add(returned);
    expect(made.product.sku).toBe('MUG-400');
    expect(await add(returned)).toEqual(made);
  });

  it('creates one customer', async () => {
    const body = { email: site.env.ADMIN_EMAIL ?? '', password: site.env.ADMIN_PASSWORD ?? '' };
    const { token, user } = await clientOf(site.url).accounts.login({ body });
    const administrator = { ...body, token, id: user.id, client: clientOf(site.url, token) };
    const idempotencyKey = randomUUID();
    const email = 'killed.customer@example.com';
    const create = ({ client }: Seller) =>
      client.admin.createCustomer(
        { body: { full_name: 'Ann', email, password: 'a good password', subscription_plan: 'pro' } },
        { idempotencyKey },
      );
    const returned = await killedAtReply(administrator, create);
    await tenMinutesLater();
    const made = await create(returned);
    expect(made.customer.email).toBe(email);
    expect(await create(returned)).toEqual(made);
  });

  it('gets the stored reply where the server was killed before it was sent', async () => {
    const seller = await registerSeller(site.url);
    const { listing } = await write(seller);
    const idempotencyKey = randomUUID();
    const server = await startServerProcess(site.env);
    const copy = (url: string) =>
      clientOf(url, seller.token).listings.copy({ params: { id: listing.id } }, { idempotencyKey });
    const lost = codeOf(copy(server.url));
    await waitUntil(async () => {
      const stored = await query('select from idempotency_keys where key = $1 and reply is not null', [idempotencyKey]);
      return stored.length > 0;
    });
    server.child.kill('SIGKILL');
    await lost;
    const repeated = await copy(site.url);
    expect((await seller.client.listings.list({ query: {} })).listings.map(({ id }) => id)).toContain(
      repeated.listing.id,
    );
    expect(await copy(site.url)).toEqual(repeated);
  });
});
