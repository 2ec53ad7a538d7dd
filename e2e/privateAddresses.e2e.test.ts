import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import { findBrowser } from '../scripts/pictures/launchBrowser.mjs';
import { jobEnded, sent, setPlan } from './harness/bulk.js';
import { startCanary, type Canary } from './harness/startCanary.js';
import { startShops, type Shops } from './harness/startShops.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

const MUG = `<html><head><title>Enamel mug</title><script type="application/ld+json">{"@type":"Product","name":"Enamel mug",
"offers":{"price":"12.50","priceCurrency":"EUR"}}</script></head><body><h1>Enamel mug</h1></body></html>`;

/** Hosts of this machine, its network or the metadata of a cloud, in the ways of writing that browsers understand (S-50). */
const INSIDE = [
  '127.0.0.1',
  '127.1',
  '0177.0.0.1',
  '2130706433',
  '0x7f000001',
  '①②⑦.⓪.⓪.①',
  '0',
  '0.0.0.0',
  'localhost',
  'localhost.',
  'api.localhost',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '169.254.169.254',
  '0xA9FEA9FE',
  '169.254.169.254.',
  '100.100.100.200',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '224.0.0.1',
  'metadata.google.internal',
];
/** Not addresses of web pages, or with a user or a port of their own (S-53, S-56). */
/** The host alone shows where it is, whatever port or user stands beside it. */
const OF_THIS_MACHINE = /^http:\/\/(?:[^@/]*@)?(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?\/$/u;
const NO_PAGES = (port: number) => [
  `http://127.0.0.1:${port}/`,
  `http://localhost:${port}/`,
  `http://[::1]:${port}/`,
  `http://a@127.0.0.1:${port}/`,
  'http://ann:secret@127.0.0.1/',
  `http://a@127.0.0.1:${port}@shop.example/`,
  'file:///etc/passwd',
  'chrome://settings',
  'view-source:http://127.0.0.1/',
  'blob:http://127.0.0.1/1',
  'data:text/html,<h1>x</h1>',
  'javascript:alert(1)',
  'gopher://127.0.0.1/',
  'ftp://127.0.0.1/',
];
/** Codes of the redirects that do not lead to this machine. */
const HOPS: Readonly<Record<string, string>> = {
  '/file': 'page_invalid_address',
  '/gopher': 'page_invalid_address',
  '/far': 'page_too_many_redirects',
};
const REDIRECTS = ['/301', '/302', '/303', '/307', '/308', '/file', '/gopher', '/far'];

/** S-50 to S-56 through the running program, each way in. What a resolver answers (S-51) is tested at the fetcher and the proxy. */
describe('addresses that are not of the public internet', () => {
  let site: TestSite;
  let shops: Shops;
  let canary: Canary;

  beforeAll(async () => {
    canary = await startCanary();
    const inside = `http://127.0.0.1:${canary.port}`;
    shops = await startShops((request, response) => {
      const path = request.url ?? '';
      const status = Number(path.slice(1));
      const html = { 'content-type': 'text/html; charset=utf-8' };
      if (path === '/robots.txt') response.writeHead(404).end();
      else if (status > 300 && status < 400) response.writeHead(status, { location: `${inside}/` }).end();
      else if (path === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
      else if (path === '/gopher') response.writeHead(302, { location: `gopher://127.0.0.1:${canary.port}/` }).end();
      else if (path.startsWith('/far')) response.writeHead(302, { location: `${path}r` }).end();
      else if (path === '/orders')
        response.writeHead(200, { ...html, refresh: `0;url=${inside}/` }).end(orders(inside));
      else if (path === '/scripts') response.writeHead(200, html).end(scripts(inside));
      else response.writeHead(200, html).end(MUG);
    });
    const { LD_LIBRARY_PATH: libraries = '', FONTCONFIG_PATH: fonts = '' } = process.env;
    site = await startSite({
      WORKERS: '1',
      SCRAPER_ALLOW_HOSTS: shops.hosts,
      SCRAPER_BROWSER: (await findBrowser()).executablePath,
      LD_LIBRARY_PATH: libraries,
      FONTCONFIG_PATH: fonts,
    });
  });
  afterAll(async () => {
    await site.close();
    shops.stop();
    canary.stop();
  });

  const posted = async (path: string, body: object | FormData, { token }: Seller) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${site.url}/api/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    return (await response.json()) as { code?: string; data?: Record<string, unknown> };
  };

  describe.each(['scraper/generic-product', 'scraper/amazon-product', 'products/import'])('by %s', (path) => {
    it('are refused by their host, however it is written', async () => {
      const seller = await registerSeller(site.url);
      for (const host of INSIDE) {
        const { code } = await posted(path, { url: `http://${host}/latest/meta-data` }, seller);
        expect([host, code]).toEqual([host, 'page_refused_address']);
      }
      expect(canary.heard()).toBe(0);
    });

    it('are refused by their scheme, user or port, and at each hop of a redirect', async () => {
      const seller = await registerSeller(site.url);
      for (const url of NO_PAGES(canary.port)) {
        const { code } = await posted(path, { url }, seller);
        expect([url, code]).toEqual([url, OF_THIS_MACHINE.test(url) ? 'page_refused_address' : 'page_invalid_address']);
      }
      for (const hop of REDIRECTS) {
        const { code } = await posted(path, { url: shops.at(hop) }, seller);
        expect([hop, code]).toEqual([hop, HOPS[hop] ?? 'page_refused_address']);
      }
      expect(canary.heard()).toBe(0);
    });
  });

  it('are not reached by what a page orders, whether its scripts run or not', async () => {
    const seller = await registerSeller(site.url);
    expect(await posted('scraper/generic-product', { url: shops.at('/orders') }, seller)).toMatchObject({
      data: { title: 'Enamel mug' },
    });
    // The product comes of the scripts, so they ran: in the browser of the server.
    expect(await posted('scraper/generic-product', { url: shops.at('/scripts') }, seller)).toMatchObject({
      data: { title: 'Made by a script', price: 9 },
    });
    expect(canary.heard()).toBe(0);
  });

  it('are refused by the comparison of competitors, by both of its calls', async () => {
    for (const path of ['listings/competitor/analyze', 'services/competitors/analyze']) {
      const seller = await registerSeller(site.url);
      const field = path.startsWith('services') ? 'product_urls' : 'competitor_urls';
      const all = [...INSIDE.map((host) => `http://${host}/`), ...NO_PAGES(canary.port), ...REDIRECTS.map(shops.at)];
      for (let from = 0; from < all.length; from += 5) {
        const addresses = all.slice(from, from + 5);
        const { data } = await posted(path, { product_name: 'Mug', [field]: addresses }, seller);
        expect(data).toMatchObject({ status: 'failed' });
        const pages = (data?.['analysis_results'] ?? []) as { url: string; error: string | null }[];
        expect(pages.map(({ url, error }) => [url, error])).toEqual(
          addresses.map((url) => [url, expect.stringMatching(/address/u)]),
        );
      }
    }
    expect(canary.heard()).toBe(0);
  });

  it('are refused in each row of a file of pages, text or workbook, with and without a scheme', async () => {
    const seller = await registerSeller(site.url);
    await setPlan(site, seller, 'pro');
    const before = (await seller.client.billing.usage({})).quotas['api_calls']?.used;
    const addresses = [
      ...INSIDE.flatMap((host) => [`http://${host}/`, host]),
      ...NO_PAGES(canary.port),
      ...REDIRECTS.map(shops.at),
    ];
    const csv = ['url', ...addresses.map((url) => `"${url.replaceAll('"', '""')}"`)].join('\n');
    const workbook = new ExcelJS.Workbook();
    const sheet = workbook.addWorksheet('Pages');
    sheet.addRow(['url']);
    for (const url of addresses) sheet.addRow([url]);
    const files = [
      new File([csv], 'pages.csv', { type: 'text/csv' }),
      new File([new Uint8Array(await workbook.xlsx.writeBuffer())], 'pages.xlsx', {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      }),
    ];
    for (const file of files) {
      const { batch_id: id } = await seller.client.bulk.upload(
        { body: {}, files: { file: sent(file) } },
        { headers: { prefer: 'wait=0' } },
      );
      const job = await jobEnded(seller, id);
      expect(job).toMatchObject({ kind: 'pages', summary: { total: addresses.length, successful: 0 } });
      const { rows } = await seller.client.bulk.rows({ params: { id }, query: { limit: 100 } });
      expect(rows.map(({ status, error }) => [status, error])).toEqual(
        addresses.map(() => ['failed', expect.stringMatching(/address/u)]),
      );
    }
    expect((await seller.client.billing.usage({})).quotas['api_calls']?.used).toBe(before);
    expect(canary.heard()).toBe(0);
  }, 120_000);

  it('are never asked for by a saved page, wherever it says that it was saved from, and whatever it names', async () => {
    const seller = await registerSeller(site.url);
    const html = orders(`http://127.0.0.1:${canary.port}`);
    for (const url of [undefined, ...NO_PAGES(canary.port), ...INSIDE.slice(0, 12).map((host) => `http://${host}/`)])
      expect(await posted('scraper/read', { html, ...(url === undefined ? {} : { url }) }, seller)).toMatchObject({
        data: { product: { title: 'Enamel mug' } },
      });
    const form = new FormData();
    form.set('file', new Blob([gzipSync(html)], { type: 'text/html' }), 'mug.html.gz');
    form.set('url', `http://127.0.0.1:${canary.port}/`);
    expect(await posted('products/import', form, seller)).toMatchObject({
      data: { product: { product_name: 'Enamel mug' } },
    });
    // Scripts of a saved page are not run, though it is empty without them.
    expect(await posted('scraper/read', { html: scripts(`http://127.0.0.1:${canary.port}`) }, seller)).toMatchObject({
      data: { page: { kind: 'empty' }, product: null },
    });
    const compared = await seller.client.competitors.analyze({
      body: { product_name: 'Mug' },
      files: { page_1: { name: 'a.html', type: 'text/html', content: new Blob([html], { type: 'text/html' }) } },
    });
    expect(compared.status).toBe('completed');
    expect(canary.heard()).toBe(0);
  });

  it('are told from Amazon by their host alone', async () => {
    const seller = await registerSeller(site.url);
    const marketOf = async (url: string) => {
      const html = MUG.replace('<h1>', '<h1 id="productTitle">');
      const { data } = await posted('scraper/read', { html, url }, seller);
      const product = data?.['product'] as { marketplace: string | null } | undefined;
      return product?.marketplace;
    };
    for (const [url, host] of [
      ['https://www.amazon.de/dp/B08CZDYNF7', 'amazon.de'],
      ['https://www.аmazon.de/dp/B08CZDYNF7', 'xn--mazon-3ve.de'],
      ['https://amazon.de.evil.example/dp/B08CZDYNF7', 'amazon.de.evil.example'],
      ['https://notamazon.de/dp/B08CZDYNF7', 'notamazon.de'],
      ['https://evil.example/amazon.de/dp/B08CZDYNF7', 'evil.example'],
      ['https://amazon.de@evil.example/dp/B08CZDYNF7', 'evil.example'],
      ['https://evil.example\\@www.amazon.de/dp/B08CZDYNF7', 'evil.example'],
      ['https://evil.example/\r\nHost: www.amazon.de', 'evil.example'],
    ] as const)
      expect([url, await marketOf(url)]).toEqual([url, host]);
  });
});

/** A page that tells programs in every way to load something else. */
const orders = (at: string): string =>
  MUG.replace(
    '<head>',
    `<head><base href="${at}/"><meta http-equiv="refresh" content="0;url=${at}/meta"><link rel="stylesheet" href="${at}/css">
    <link rel="prefetch" href="${at}/prefetch"><script src="${at}/script"></script><script>location = '${at}/js'</script>`,
  ).replace('</body>', `<img src="${at}/img"><iframe src="${at}/frame"></iframe></body>`);

/** A page that is empty without its scripts, which show a product and then try to reach the network (S-54). */
const scripts = (at: string): string => `<!doctype html><html><head></head><body><div id="root"></div><script>
const data = document.createElement('script');
data.type = 'application/ld+json';
data.textContent = '{"@type":"Product","name":"Made by a script","offers":{"price":"9","priceCurrency":"EUR"}}';
document.head.append(data);
const title = document.createElement('h1');
title.textContent = 'Made by a script';
document.getElementById('root').append(title);
for (const tag of ['img', 'iframe', 'script']) {
  const element = document.createElement(tag);
  element.src = '${at}/' + tag;
  document.body.append(element);
}
fetch('${at}/fetch').catch(() => 0);
try { navigator.sendBeacon('${at}/beacon', 'x'); } catch {}
try { new WebSocket('${at.replace('http', 'ws')}/socket'); } catch {}
</script></body></html>`;
