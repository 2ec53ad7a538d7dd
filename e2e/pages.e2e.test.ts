import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobEnded, sent, setPlan } from './harness/bulk.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

const MUG = `<html><head><title>Enamel mug</title><script type="application/ld+json">{"@type":"Product","name":"Enamel mug","brand":"Larkhill",
"offers":{"price":"12.50","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}</script></head><body><h1>Enamel mug</h1></body></html>`;
const WALL = '<html><title>Just a moment...</title><body>Checking your browser before accessing</body></html>';

describe('pages of shops', () => {
  let site: TestSite;
  let seller: Seller;
  let shop: Server;
  let canary: Server;
  let shopAddress: string;
  let canaryPort: number;
  let heard = 0;

  beforeAll(async () => {
    shop = createServer((request, response) => {
      const path = request.url ?? '';
      if (path === '/robots.txt')
        return void response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /private');
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(path === '/wall' ? WALL : MUG);
    });
    canary = createServer((_, response) => {
      heard += 1;
      response.end('heard');
    });
    const portOf = async (server: Server): Promise<number> => {
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      return (server.address() as AddressInfo).port;
    };
    const port = await portOf(shop);
    canaryPort = await portOf(canary);
    shopAddress = `http://127.0.0.1:${port}`;
    site = await startSite({ WORKERS: '1', SCRAPER_ALLOW_HOSTS: `127.0.0.1:${port}` });
    seller = await registerSeller(site.url);
  });
  afterAll(async () => {
    await site.close();
    shop.close();
    canary.close();
  });

  const posted = async (path: string, body: object | FormData, token: string) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${site.url}/api/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    const reply = (await response.json()) as {
      success?: boolean;
      code?: string;
      data?: Record<string, unknown>;
      page_kind?: string;
    };
    return { status: response.status, ...reply };
  };
  const send = (path: string, body: object | FormData) => posted(`scraper/${path}`, body, seller.token);
  const spent = async () => (await seller.client.billing.usage({})).quotas['api_calls']?.used;

  it('are read from a saved file, gzipped or not, and from text', async () => {
    const before = await spent();
    for (const bytes of [Buffer.from(MUG), gzipSync(MUG)]) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), 'mug.html');
      form.append('url', 'https://larkhill.example/mug');
      expect(await send('read', form)).toMatchObject({
        status: 200,
        success: true,
        data: {
          page: { kind: 'product' },
          product: {
            title: 'Enamel mug',
            brand: 'Larkhill',
            price: 12.5,
            list_price: null,
            in_stock: true,
            availability: 'In Stock',
            url: 'https://larkhill.example/mug',
          },
          results: [],
          provenance: { price: { strategy: 'json_ld', path: 'offers.price', certainty: 'sure' } },
        },
      });
    }
    expect(await send('read', { html: MUG })).toMatchObject({
      status: 200,
      data: { product: { title: 'Enamel mug', rating: null } },
    });
    const large = MUG.replace('<body>', `<body><p>${'A long page. '.repeat(300_000)}</p>`);
    expect(await send('read', { html: large })).toMatchObject({ status: 200, data: { product: { price: 12.5 } } });
    expect(await spent()).toBe((before ?? 0) + 4);
  });

  it('that are no products say what they are, and cost nothing', async () => {
    const before = await spent();
    expect(await send('read', { html: WALL })).toMatchObject({
      status: 200,
      data: { page: { kind: 'blocked' }, product: null },
    });
    expect(await send('read', {})).toMatchObject({ status: 422, code: 'page_required' });
    expect(await send('generic-product', { url: `${shopAddress}/wall` })).toMatchObject({
      status: 422,
      code: 'page_without_product',
      page_kind: 'blocked',
    });
    expect(await send('generic-product', { url: `${shopAddress}/private` })).toMatchObject({
      status: 403,
      code: 'page_robots',
    });
    expect(await spent()).toBe(before);
  });

  it('are fetched where a person asks', async () => {
    for (const path of ['generic-product', 'amazon-product'])
      expect(await send(path, { url: `${shopAddress}/mug`, marketplace: 'shopify' })).toMatchObject({
        status: 200,
        success: true,
        data: { title: 'Enamel mug', price: 12.5, currency: 'EUR', url: `${shopAddress}/mug` },
      });
  });

  it('become products of the own account, from an address, a file or text, charged once each', async () => {
    const before = (await spent()) ?? 0;
    const importing = async (body: object | FormData, headers: Record<string, string> = {}) => {
      const isForm = body instanceof FormData;
      const response = await fetch(`${site.url}/api/products/import`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${seller.token}`,
          ...(isForm ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: isForm ? body : JSON.stringify(body),
      });
      const reply = (await response.json()) as {
        code?: string;
        product_id?: string;
        data?: { product: { id: string; version: number }; facts: { value: string; page_url: string | null }[] };
      };
      return { status: response.status, ...reply };
    };
    const key = { 'idempotency-key': 'import-the-mug' };
    const first = await importing({ url: `${shopAddress}/mug` }, key);
    expect(first).toMatchObject({
      status: 201,
      data: {
        product: {
          product_name: 'Enamel mug',
          brand: 'Larkhill',
          page: { url: `${shopAddress}/mug`, images: [] },
        },
      },
    });
    expect(first.data?.facts.map(({ page_url: page }) => page)).toContain(`${shopAddress}/mug`);
    const id = first.data?.product.id;
    expect((await importing({ url: `${shopAddress}/mug` }, key)).data?.product.id).toBe(id);
    expect(await importing({ html: MUG })).toMatchObject({ status: 409, code: 'product_exists', product_id: id });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(gzipSync(MUG.replaceAll('Enamel mug', 'Enamel jug')))]), 'jug.gz');
    form.append('url', 'javascript:alert(1)');
    expect(await importing(form)).toMatchObject({ status: 201, data: { product: { page: { url: null } } } });
    expect(await importing({ html: WALL })).toMatchObject({ status: 422, code: 'page_without_product' });
    expect(await importing({ url: `${shopAddress}/private` })).toMatchObject({ status: 403, code: 'page_robots' });
    expect(await importing({ url: `http://127.0.0.1:${canaryPort}/` })).toMatchObject({
      code: expect.stringMatching(/^page_/u),
    });
    expect(await importing({})).toMatchObject({ status: 422, code: 'page_required' });
    expect(heard).toBe(0);
    expect(await spent()).toBe(before + 2);
    await seller.client.products.edit({ params: { id: id ?? '' }, body: { product_name: 'My mug' } });
    const edited = await seller.client.products.read({ params: { id: id ?? '' } });
    expect(edited.product.page?.url).toBe(`${shopAddress}/mug`);
    expect(edited.facts.filter(({ source }) => source.field === 'product_name').map((fact) => fact.page_url)).toEqual([
      null,
    ]);
  });

  it('are analysed from a file, a page at a time: a call for each that was read', async () => {
    await setPlan(site, seller, 'pro');
    const before = (await spent()) ?? 0;
    const rows = [
      `${shopAddress}/mug,first`,
      `${shopAddress}/wall,`,
      `${shopAddress}/private,`,
      `http://127.0.0.1:${canaryPort}/,`,
      'a mug,',
      `"${shopAddress}/cup?x==1","=cmd()"`,
    ];
    const file = new File([['Link,Note', ...rows].join('\n')], 'pages.csv', { type: 'text/csv' });
    const check = await seller.client.bulk.preflight({ body: {}, files: { file: sent(file) } });
    expect(check).toMatchObject({ kind: 'pages', total: 6, invalid: 1, faults: [{ row: 6, column: 'Link' }] });
    const { batch_id: id } = await seller.client.bulk.upload(
      { body: {}, files: { file: sent(file) } },
      { headers: { prefer: 'wait=0' } },
    );
    const job = await jobEnded(seller, id);
    expect(job).toMatchObject({ kind: 'pages', summary: { total: 6, successful: 2, failed: 4 } });
    const { rows: read } = await seller.client.bulk.rows({ params: { id } });
    expect(read[0]).toMatchObject({
      status: 'completed',
      page_result: { url: `${shopAddress}/mug`, title: 'Enamel mug', price: 12.5, in_stock: true, images: 0 },
    });
    expect(read[0]?.page_result?.suggestions.length).toBeGreaterThan(0);
    expect(read.slice(1, 5).map(({ error }) => error)).toEqual([
      expect.stringContaining('save it'),
      expect.stringContaining('robots.txt'),
      expect.stringMatching(/address/u),
      expect.stringContaining('no ASIN'),
    ]);
    expect(await spent()).toBe(before + 2);
    expect(heard).toBe(0);
    const { bytes } = await seller.client.bulk.simpleResults({ params: { id }, query: { format: 'csv' } });
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain('Enamel mug');
    expect(text).not.toMatch(/(?:^|,)"?=cmd/mu);
  });

  it('cost one call at most where a client falls back to the comparison, as the specification has it', async () => {
    seller = await registerSeller(site.url);
    const before = (await spent()) ?? 0;
    const compare = (url: string) =>
      seller.client.competitors.analyze({ body: { product_name: 'Product Analysis', competitor_urls: [url] } });
    expect((await send('amazon-product', { url: `${shopAddress}/wall` })).code).toBe('page_without_product');
    expect((await compare(`${shopAddress}/wall`)).status).toBe('failed');
    expect(await spent()).toBe(before);
    const { status, product_name: name } = await compare(`${shopAddress}/mug`);
    expect([status, name, await spent()]).toEqual(['completed', 'Product Analysis', before + 1]);
  });
});
