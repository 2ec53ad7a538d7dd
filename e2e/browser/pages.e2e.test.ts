import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setPlan } from '../harness/bulk.js';
import { resumeSession } from '../harness/resumeSession.js';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const page = (
  name: string,
) => `<title>${name}</title><script type="application/ld+json">{"@type":"Product","name":"${name}",
"brand":"Larkhill","description":"Enamelled steel. Holds 350 ml. Hand wash only.","image":["https://cdn.larkhill.example/front.jpg"],
"offers":{"price":"12.50","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}</script><h1>${name}</h1>`;

const asked = new Set<string>();
let shop: Server;
let shopAddress: string;
let site: TestSite;

beforeAll(async () => {
  shop = createServer(({ url = '' }, response) => {
    if (url === '/robots.txt') return void response.writeHead(404).end();
    // An answer that cannot be unpacked, the first time.
    if (url.startsWith('/flaky') && !asked.has(url)) {
      asked.add(url);
      return void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('no gzip');
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(`Enamel ${url.slice(1)}`));
  });
  await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve));
  const { port } = shop.address() as AddressInfo;
  shopAddress = `http://127.0.0.1:${port}`;
  site = await startSite({ WORKERS: '1', SCRAPER_ALLOW_HOSTS: `127.0.0.1:${port}` });
});
afterAll(async () => {
  await site.close();
  shop.close();
});

describe.each([1280, 320])('product pages at %i px', (width) => {
  let visitor: Visitor;
  let seller: Seller;

  beforeAll(async () => {
    seller = await registerSeller(site.url);
    await setPlan(site, seller, 'pro');
    visitor = await Visitor.arrive(site.url);
    await visitor.page.setViewport({ width, height: 900 });
    await resumeSession(visitor, seller);
  });
  afterAll(() => visitor.leave());

  async function isClean(): Promise<void> {
    expect(await visitor.violations()).toEqual([]);
    expect(await visitor.overflows()).toBe(false);
  }

  async function opensNewestRun(): Promise<void> {
    const { total } = await seller.client.competitors.listCompetitorChecks({});
    await visitor.click('button', `History (${total})`);
    await visitor.click('button', 'Open');
    await visitor.sees('1 of 1 page compared');
  }

  it('are analysed and become products', async () => {
    await visitor.goTo('/app/marketplace-analysis');
    await visitor.page.type('input[type="url"]', `${shopAddress}/mug`);
    await visitor.click('button', 'Analyze Here');
    await visitor.sees('Product analyzed successfully!');
    await isClean();
    await visitor.click('button', 'Import into my products');
    await visitor.until(() => /^\/app\/products\/.+/u.test(location.pathname));
    await visitor.sees('Imported page');
    await visitor.sees('From 127.0.0.1');
    await isClean();
  });

  it('that could not be read at first are read by the competitor analysis, for one call', async () => {
    const used = async () => (await seller.client.billing.usage({})).quotas['api_calls']?.used ?? 0;
    const before = await used();
    const name = `flaky-${crypto.randomUUID()}`;
    await visitor.goTo('/app/marketplace-analysis');
    await visitor.page.type('input[type="url"]', `${shopAddress}/${name}`);
    await visitor.click('button', 'Analyze Here');
    await visitor.sees('the competitor analysis read it');
    await visitor.sees(`Enamel ${name}`);
    expect(await used()).toBe(before + 1);
    await isClean();
    await visitor.click('link', 'competitor analysis');
    await opensNewestRun();
  });

  it('are shown as earlier versions stored them: runs, and links that were shared', async () => {
    const { competitors, products } = seller.client;
    const file = { name: 'mug.html', type: 'text/html', content: new Blob([page('mug')], { type: 'text/html' }) };
    const { id } = await competitors.analyze({
      body: { product_name: 'Steel mug', price: 20, currency: 'EUR' },
      files: { page_1: file },
    });
    const { product } = await products.readPage({ body: { html: page('mug') } });
    if (product === null) throw new Error('the page shows a product');
    const shared = { product, read_at: new Date().toISOString(), expires_in_days: 7 } as const;
    const { share, url } = await products.sharePage({ body: shared });
    const { database } = site.test;
    await database.query(
      `update analyses set result = jsonb_set(result, '{analysis_results}', (
         select jsonb_agg(one - 'other_offers') from jsonb_array_elements(result -> 'analysis_results') one)) where id = $1`,
      [id],
    );
    await database.query(
      "update page_shares set product = (product::jsonb - 'offers' - 'other_offers')::json where id = $1",
      [share.id],
    );
    visitor.errors.length = 0;
    await visitor.goTo('/app/competitors');
    await opensNewestRun();
    await visitor.sees('Claims side by side');
    await visitor.goTo(new URL(url).pathname + new URL(url).hash);
    await visitor.sees('Improvement suggestions');
    expect(visitor.errors).toEqual([]);
    await isClean();
  });

  it('are analysed as a pasted list', async () => {
    await visitor.goTo('/app/marketplace-analysis/bulk');
    await isClean();
    await visitor.page.type('textarea', `${shopAddress}/cup\n${shopAddress}/jug`);
    await visitor.click('button', 'Check 2 pages');
    await visitor.sees('Uses 2 API calls');
    await isClean();
    await visitor.click('button', 'Analyze Here');
    await visitor.sees('Successfully analyzed 2 products!');
    await visitor.sees('Enamel jug');
    await isClean();
  });

  it('have their analysis in a tab of its own, which asks before it spends a call', async () => {
    await visitor.goTo(`/analysis-results?url=${encodeURIComponent(`${shopAddress}/bowl`)}`);
    await visitor.sees('Read this page?');
    await isClean();
    await visitor.click('button', 'Analyze');
    await visitor.sees('Improvement suggestions');
    await visitor.sees('€12.50');
    await isClean();
    const before = (await seller.client.billing.usage({})).quotas['api_calls']?.used;
    await visitor.page.reload();
    await visitor.sees('Improvement suggestions');
    expect((await seller.client.billing.usage({})).quotas['api_calls']?.used).toBe(before);
  });
});
