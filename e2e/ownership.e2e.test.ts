import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { api, type Operation } from '@listwright/application/contract/schemas';
import { productFile, sent } from './harness/bulk.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

/** A valid body for each operation on another account's object, so that only ownership can reject it. */
const BODIES: Readonly<Record<string, unknown>> = {
  'accounts.endSession': undefined,
  'accounts.revokeApiKey': undefined,
  'billing.printInvoice': undefined,
  'bulk.check': undefined,
  'bulk.events': undefined,
  'bulk.rows': undefined,
  'bulk.accept': { accepted: true },
  'bulk.cancel': undefined,
  'bulk.resume': undefined,
  'bulk.retryFailed': undefined,
  'bulk.failedRows': undefined,
  'bulk.results': undefined,
  'bulk.simpleResults': undefined,
  'bulk.resultsXlsx': undefined,
  'listings.exportAmazon': undefined,
  'listings.fillAmazonTemplate': 'form',
  'listings.exportShopify': undefined,
  'listings.read': undefined,
  'listings.edit': { generated_title: 'Taken over' },
  'listings.rewrite': { fields: ['title'] },
  'listings.remove': undefined,
  'listings.copy': undefined,
  'listings.versions': undefined,
  'listings.restore': undefined,
  'listings.exportManyAmazon': undefined,
  'listings.exportManyShopify': undefined,
  'listings.readTitleCheck': undefined,
  'listings.compareTitleChecks': undefined,
  'listings.removeTitleCheck': undefined,
  'listings.exportTitleCheck': undefined,
  'listings.readTitleFit': undefined,
  'listings.compareTitleFits': undefined,
  'listings.removeTitleFit': undefined,
  'listings.exportTitleFit': undefined,
  'listings.readSeoCheck': undefined,
  'listings.compareSeoChecks': undefined,
  'listings.removeSeoCheck': undefined,
  'listings.exportSeoCheck': undefined,
  'competitors.readCompetitorCheck': undefined,
  'competitors.compareCompetitorChecks': undefined,
  'competitors.removeCompetitorCheck': undefined,
  'competitors.exportCompetitorCheck': undefined,
  'competitors.exportWorkbook': undefined,
  'products.read': undefined,
  'products.edit': { brand: 'Taken over' },
  'products.remove': undefined,
  'products.facts': undefined,
  'analytics.productActivity': undefined,
  'products.decideFact': { action: 'confirm' },
  'products.addPhoto': 'form',
  'products.photo': undefined,
  'products.removePhoto': undefined,
  'products.revokePageShare': undefined,
};

/** Operations that name an object of an account: by an id in the path, or ids in the query. */
const operations = Object.entries(api).flatMap(([area, contract]) =>
  Object.entries(contract as Record<string, Operation>)
    .filter(([, operation]) => operation.path.includes('{') || operation.query?.shape.ids !== undefined)
    .map(([name, operation]) => ({ id: `${area}.${name}`, operation })),
);

/** Admin operations that name an account: others must not learn whether it exists. */
const ADMINISTRATORS: Readonly<Record<string, unknown>> = {
  'admin.readCustomer': undefined,
  'admin.updateCustomer': { status: 'suspended' },
  'admin.deleteCustomer': { confirm_email: 'x@example.com' },
  'admin.resetCustomerTotp': undefined,
  'admin.readPayment': undefined,
  'admin.refundPayment': { reason: 'x' },
  'admin.setQuotaLimits': { api_calls: { limit: 0 } },
  'admin.resetQuota': { quota_type: 'api_calls' },
};

/** Pays for a plan in the sandbox, so that there is an invoice. */
async function pay(url: string, { client }: Seller): Promise<void> {
  const { order_id: order } = await client.billing.createOrder({ body: { amount: 164_900, plan: 'pro' } });
  await fetch(`${url}/sandbox/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order, outcome: 'pay' }),
  });
}

/** Reads of the owner's objects that find them and still refuse: the job has no failed row, the listing is of Amazon. */
const REFUSED: Readonly<Record<string, string>> = {
  'bulk.failedRows': 'no_failed_rows',
  'listings.exportShopify': 'wrong_marketplace',
  'listings.exportManyShopify': 'wrong_marketplace',
};

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

describe('objects of another seller', () => {
  let site: TestSite;
  let owner: Seller;
  let stranger: Seller;
  let gone: Seller;
  /** The owner's objects, by area and, if an area has several kinds, by operation. */
  let objects: Readonly<Record<string, string>>;

  beforeAll(async () => {
    site = await startSite({ WORKERS: '1' });
    [owner, stranger, gone] = [
      await registerSeller(site.url),
      await registerSeller(site.url),
      await registerSeller(site.url),
    ];
    const { listing } = await owner.client.listings.generate({
      body: { product_name: 'Steel water bottle 750 ml', marketplace: 'amazon' },
    });
    const { api_key } = await owner.client.accounts.createApiKey({ body: { name: 'Import', scopes: ['read'] } });
    const { sessions } = await owner.client.accounts.sessions();
    const [session] = sessions.filter(({ current }) => !current);
    await pay(site.url, owner);
    const { invoices } = await owner.client.billing.invoices();
    const { batch_id: batch } = await owner.client.bulk.generate({
      body: {},
      files: { csv: sent(productFile(2)) },
    });
    const title = { body: { title: 'Steel water bottle' } };
    const check = await owner.client.listings.runTitleCheck(title);
    const fit = await owner.client.listings.runTitleFit(title);
    const seo = await owner.client.listings.runSeoCheck(title);
    const competitors = await owner.client.competitors.analyze({
      body: { product_name: 'Oak table', competitor_urls: 'http://127.0.0.1/' },
    });
    const { product: shown } = await owner.client.products.readPage({
      body: { html: '<script type="application/ld+json">{"@type":"Product","name":"Oak table"}</script>' },
    });
    const { share } = await owner.client.products.sharePage({
      body: { product: shown!, read_at: new Date().toISOString(), expires_in_days: 7 },
    });
    const { product } = await owner.client.products.add({ body: { product_name: 'Oak table', brand: 'Forest' } });
    objects = {
      ...Object.fromEntries(
        ['readTitleCheck', 'compareTitleChecks', 'removeTitleCheck', 'exportTitleCheck'].map((name) => [
          `listings.${name}`,
          check.analysis.id,
        ]),
      ),
      ...Object.fromEntries(
        ['readTitleFit', 'compareTitleFits', 'removeTitleFit', 'exportTitleFit'].map((name) => [
          `listings.${name}`,
          fit.analysis.id,
        ]),
      ),
      ...Object.fromEntries(
        ['readSeoCheck', 'compareSeoChecks', 'removeSeoCheck', 'exportSeoCheck'].map((name) => [
          `listings.${name}`,
          seo.analysis.id,
        ]),
      ),
      competitors: competitors.id,
      listings: listing.id,
      products: product.id,
      analytics: product.id,
      'products.revokePageShare': share.id,
      billing: invoices[0]?.id ?? '',
      bulk: batch,
      'accounts.endSession': session?.id ?? '',
      'accounts.revokeApiKey': api_key.id,
    };
    await site.test.database.query('update users set is_archived = true where id = $1', [gone.id]);
  });
  afterAll(() => site.close());

  const objectIdOf = (id: string) => objects[id] ?? objects[id.split('.')[0] ?? ''] ?? '';

  async function call(operation: Operation, id: string, objectId: string, token: string | undefined) {
    const url = operation.path
      .replace(/\{(batch_)?id\}/, objectId)
      .replace(/\{(version|row|fact_id)\}/, '2')
      .replace('{photo_id}', UNKNOWN_ID);
    const query = operation.query?.shape.ids === undefined ? '' : `?ids=${objectId},${objectId}`;
    const body = BODIES[id] ?? ADMINISTRATORS[id];
    const form = new FormData();
    form.set(operation.files?.photo === undefined ? 'template' : 'photo', new Blob(['x']), 'file');
    const response = await fetch(`${site.url}${url}${query}`, {
      method: operation.method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(typeof body === 'object' ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === 'form' ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.ok) return { status: response.status, problem: {} };
    const { request_id: _id, ...problem } = JSON.parse(text) as Record<string, unknown>;
    return { status: response.status, problem };
  }

  it('have a row here for every operation that names one', () => {
    expect(operations.map(({ id }) => id).toSorted()).toEqual(
      [...Object.keys(BODIES), ...Object.keys(ADMINISTRATORS)].toSorted(),
    );
  });

  it.each(operations.filter(({ operation }) => operation.access !== 'admin'))(
    'are not found by $id',
    async ({ id, operation }) => {
      const objectId = objectIdOf(id);
      expect(objectId).toMatch(/^[0-9a-f-]{36}$/);
      const another = await call(operation, id, objectId, stranger.token);
      const nobodys = await call(operation, id, UNKNOWN_ID, stranger.token);
      expect(another.status).toBe(404);
      expect(another).toEqual(nobodys);
      expect((await call(operation, id, objectId, undefined)).status).toBe(401);
      expect((await call(operation, id, objectId, gone.token)).status).toBe(401);
    },
  );

  it.each(
    operations.filter(
      ({ id, operation }) => operation.method === 'GET' && id !== 'products.photo' && operation.access !== 'admin',
    ),
  )('are found by their owner with $id: what is refused to others is there', async ({ id, operation }) => {
    const { status, problem } = await call(operation, id, objectIdOf(id), owner.token);
    expect([status === 404, problem.code]).toEqual([false, REFUSED[id]]);
  });

  it.each(operations.filter(({ operation }) => operation.access === 'admin'))(
    'are closed to sellers by $id',
    async (one) => {
      const { id, operation } = one;
      const another = await call(operation, id, owner.id, stranger.token);
      expect([another.status, another.problem.code]).toEqual([403, 'admin_only']);
      expect(another).toEqual(await call(operation, id, UNKNOWN_ID, stranger.token));
      expect((await call(operation, id, owner.id, owner.token)).status).toBe(403);
      expect((await call(operation, id, owner.id, undefined)).status).toBe(401);
      expect((await call(operation, id, owner.id, gone.token)).status).toBe(401);
    },
  );

  it('are missing from another seller’s list, and unchanged', async () => {
    expect((await stranger.client.listings.list()).total).toBe(0);
    const { listing } = await owner.client.listings.read({ params: { id: objects.listings ?? '' } });
    expect([listing.version, listing.generated_title]).not.toContain('Taken over');
    expect(listing.version).toBe(1);
    const { product } = await owner.client.products.read({ params: { id: objects.products ?? '' } });
    expect([product.version, product.brand]).toEqual([1, 'Forest']);
    expect((await stranger.client.products.list()).products.map((one) => one.is_sample)).toEqual([true]);
    expect((await owner.client.listings.listTitleChecks()).total).toBe(1);
    expect((await owner.client.listings.listTitleFits()).total).toBe(1);
    expect((await owner.client.accounts.sessions()).total).toBe(2);
    expect((await owner.client.accounts.apiKeys()).total).toBe(1);
    expect((await owner.client.products.pageShares()).total).toBe(1);
    expect((await stranger.client.products.pageShares()).total).toBe(0);
  });
});
