import { readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobEnded, sent, setPlan } from './harness/bulk.js';
import { startShops, type Shops } from './harness/startShops.js';
import { registerSeller, startSiteProcess, type Seller, type SiteProcess } from './harness/startServer.js';

const MEGABYTE = 1024 * 1024;
const HTML = { 'content-type': 'text/html' };
const MUG =
  '<h1>Mug</h1><script type="application/ld+json">{"@type":"Product","name":"Mug","offers":{"price":9}}</script>';
/** 50 MB of zeros, packed to 50 kB: sent again and again it unpacks to as much as anybody reads. */
const BOMB = gzipSync(Buffer.alloc(50 * MEGABYTE), { level: 9 });

/** Sends a chunk again and again, as long as the other side reads. */
function endless(response: ServerResponse, chunk: Buffer | string): void {
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}

/** Pages that are too much (S-55), and how each is refused. */
const PAGES: Readonly<Record<string, readonly [code: string, reply: (response: ServerResponse) => void]>> = {
  '/gigabyte': [
    'page_too_large',
    (response) => endless(response.writeHead(200, { ...HTML, 'content-length': 1024 * MEGABYTE }), '<p>'.repeat(1000)),
  ],
  '/endless': ['page_too_large', (response) => endless(response.writeHead(200, HTML), '<p>'.repeat(1000))],
  '/bomb': [
    'page_too_large',
    (response) => endless(response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }), BOMB),
  ],
  '/line': ['page_too_large', (response) => response.writeHead(200, HTML).end('a'.repeat(30 * MEGABYTE))],
  '/video': [
    'page_wrong_type',
    (response) => endless(response.writeHead(200, { 'content-type': 'video/mp4' }), Buffer.alloc(65_536)),
  ],
  '/drip': [
    'page_timeout',
    (response) => {
      response.writeHead(200, HTML);
      const drip = setInterval(() => response.write('x'), 1000);
      response.on('close', () => clearInterval(drip));
    },
  ],
};

/** S-55 through the running program, each way in. */
describe('pages that are too large or too slow', () => {
  let site: SiteProcess;
  let shops: Shops;
  let seller: Seller;

  beforeAll(async () => {
    shops = await startShops(({ url = '' }, response) => {
      if (url === '/robots.txt') response.writeHead(404).end();
      else if (url === '/mug') response.writeHead(200, HTML).end(MUG);
      else PAGES[url]?.[1](response);
    });
    site = await startSiteProcess({ SCRAPER_ALLOW_HOSTS: shops.hosts });
    seller = await registerSeller(site.url);
    await setPlan(site, seller, 'pro');
  });
  afterAll(async () => {
    await site.close();
    shops.stop();
  });

  const send = async (path: string, body: object | FormData) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${site.url}/api/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${seller.token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as { code?: string }) };
  };
  const spent = async () => (await seller.client.billing.usage({})).quotas['api_calls']?.used;

  it('are cut off and named, and leave the memory of the server as it was', async () => {
    await send('scraper/generic-product', { url: shops.at('/mug') });
    const before = await spent();
    const memory = new PeakMemory(site.child.pid ?? 0);
    for (const path of ['scraper/generic-product', 'products/import'])
      for (const [page, [code]] of Object.entries(PAGES)) {
        // A second wait for the slow one shows nothing more.
        if (page === '/drip' && path === 'products/import') continue;
        expect([path, page, (await send(path, { url: shops.at(page) })).code]).toEqual([path, page, code]);
      }
    expect(memory.growth()).toBeLessThan(50 * MEGABYTE);
    expect(await spent()).toBe(before);
  }, 120_000);

  it('are reported beside the good ones in a comparison and in a file of pages', async () => {
    const before = (await spent()) ?? 0;
    const large = ['/gigabyte', '/endless', '/bomb', '/line'];
    const addresses = [...large.slice(1), '/mug'].map(shops.at);
    const compared = await seller.client.competitors.analyze({
      body: { product_name: 'Mug', competitor_urls: addresses },
    });
    expect(compared.analysis_results.map(({ error }) => error)).toEqual([
      ...addresses.slice(1).map(() => expect.stringContaining('too large')),
      null,
    ]);
    const file = new File([['url', ...[...large, '/video', '/mug'].map(shops.at)].join('\n')], 'pages.csv', {
      type: 'text/csv',
    });
    const { batch_id: id } = await seller.client.bulk.upload(
      { body: {}, files: { file: sent(file) } },
      { headers: { prefer: 'wait=0' } },
    );
    expect(await jobEnded(seller, id)).toMatchObject({ summary: { total: 6, successful: 1, failed: 5 } });
    const { rows } = await seller.client.bulk.rows({ params: { id } });
    expect(rows.map(({ error }) => error ?? '')).toEqual([
      ...large.map(() => expect.stringContaining('too large')),
      expect.stringContaining('file'),
      '',
    ]);
    expect(await spent()).toBe(before + 2);
  }, 120_000);

  it('are refused as saved files, packed or not', async () => {
    const before = await spent();
    const memory = new PeakMemory(site.child.pid ?? 0);
    for (const path of ['scraper/read', 'products/import']) {
      const bomb = new FormData();
      bomb.set('file', new Blob([new Uint8Array(BOMB)], { type: 'application/gzip' }), 'page.html.gz');
      expect([path, (await send(path, bomb)).code]).toEqual([path, 'page_too_large']);
      const big = new FormData();
      big.set('file', new Blob(['<p>'.repeat(4 * MEGABYTE)], { type: 'text/html' }), 'page.html');
      expect([path, (await send(path, big)).status]).toEqual([path, 413]);
    }
    expect(memory.growth()).toBeLessThan(50 * MEGABYTE);
    expect(await spent()).toBe(before);
  });
});

/** How much the resident memory of a process grows at its highest, where the system says so; else nothing. */
class PeakMemory {
  private readonly before: number;

  constructor(private readonly pid: number) {
    try {
      // The highest value is counted again from here (proc(5), clear_refs).
      writeFileSync(`/proc/${pid}/clear_refs`, '5');
    } catch {
      // Another system, or no right to it.
    }
    this.before = this.read('VmRSS');
  }

  growth(): number {
    return this.read('VmHWM') - this.before;
  }

  private read(name: string): number {
    try {
      const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
      return Number(new RegExp(`${name}:\\s+(\\d+) kB`, 'u').exec(status)?.[1] ?? 0) * 1024;
    } catch {
      return 0;
    }
  }
}
