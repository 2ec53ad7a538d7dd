import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock, ManualTimer, pageFetcherContract } from '@listwright/application/testing';
import { fetcherOf } from '../../../testing/pages/fetcherOf.js';
import { aPage, aRedirect, aStatus, inTurn } from '../../../testing/pages/siteReplies.js';
import { startSites, type SiteReply, type Sites } from '../../../testing/pages/startSites.js';
import type { HttpPageFetcher } from './HttpPageFetcher.js';
import type { SiteAccessOptions } from './SiteAccess.js';

const SHOP = 'http://shop.example';
const PAGE = `${SHOP}/bottle`;

let sites: Sites;
let made: HttpPageFetcher[] = [];
let timer: ManualTimer;

beforeAll(async () => {
  sites = await startSites();
});
afterAll(() => sites.stop());
afterEach(async () => {
  for (const fetcher of made) await fetcher.close();
  made = [];
});

function make(options: Partial<SiteAccessOptions> = {}): HttpPageFetcher {
  const clock = new FixedClock();
  timer = new ManualTimer(clock);
  const fetcher = fetcherOf(
    { agentName: 'Listwright', agentComment: '+https://listwright.example/robots', ...options },
    clock,
    timer,
    sites.network,
  );
  made.push(fetcher);
  return fetcher;
}

const askedFor = (address: string) => sites.requests.filter((request) => request.address === address);

pageFetcherContract('HttpPageFetcher', async (pages) => {
  sites.reply(
    Object.fromEntries(
      Object.entries(pages).map(([address, page]) => [
        address,
        'text' in page
          ? aPage(page.text, page.contentType === undefined ? {} : { 'content-type': page.contentType })
          : aRedirect(page.redirectsTo),
      ]),
    ),
  );
  return make();
});

describe('HttpPageFetcher', () => {
  let fetcher: HttpPageFetcher;
  beforeEach(() => {
    sites.reply({});
    fetcher = make();
  });

  it('says who asks, and nothing else about itself or the seller', async () => {
    sites.reply({ [PAGE]: aPage('x', { 'set-cookie': 'a=b' }) });
    await fetcher.read(PAGE);
    await fetcher.read(PAGE);
    expect(askedFor(PAGE)[1]?.headers).toEqual({
      host: 'shop.example',
      accept: 'text/html, application/xhtml+xml',
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': 'en, *;q=0.5',
      'user-agent': 'Listwright (+https://listwright.example/robots)',
      connection: 'keep-alive',
    });
  });

  it('reads over https, by the certificate of the name', async () => {
    sites.reply({ 'https://shop.example/bottle': aPage('sealed'), 'https://other.example/bottle': aPage('never') });
    expect(await fetcher.read('https://shop.example/bottle')).toMatchObject({ text: 'sealed' });
    await expect(fetcher.read('https://other.example/bottle')).rejects.toMatchObject({ code: 'page_insecure' });
    expect(sites.requests.some(({ address }) => address.includes('other'))).toBe(false);
  });

  it('follows five redirects, over sites, and not six', async () => {
    const chain = Object.fromEntries(
      [1, 2, 3, 4, 5].map((at): [string, SiteReply] => [
        `http://s${at}.example/`,
        aRedirect(`http://s${at + 1}.example/`),
      ]),
    );
    sites.reply({
      ...chain,
      'http://s6.example/': aPage('end'),
      'http://s0.example/': aRedirect('http://s1.example/'),
    });
    expect(await fetcher.read('http://s1.example/')).toMatchObject({ text: 'end', address: 'http://s6.example/' });
    await expect(fetcher.read('http://s0.example/')).rejects.toMatchObject({ code: 'page_too_many_redirects' });
  });

  it('reads the path of a redirect in whatever language it is written', async () => {
    sites.reply({ [PAGE]: aRedirect('/käse'), [`${SHOP}/k%C3%A4se`]: aPage('cheese') });
    expect(await fetcher.read(PAGE)).toMatchObject({ text: 'cheese' });
  });

  it.each<[string, (text: string) => Buffer]>([
    ['gzip', (text) => gzipSync(text)],
    ['GZip', (text) => gzipSync(text)],
    ['deflate', (text) => deflateSync(text)],
    ['br', (text) => brotliCompressSync(text)],
    ['deflate, gzip', (text) => gzipSync(deflateSync(text))],
    ['identity', (text) => Buffer.from(text)],
  ])('unpacks %s', async (coding, pack) => {
    sites.reply({ [PAGE]: aPage(pack('Flasche für 750 ml'), { 'content-encoding': coding }) });
    expect(await fetcher.read(PAGE)).toMatchObject({ text: 'Flasche für 750 ml' });
  });

  it.each<[string, string | Buffer]>([
    ['zstd', 'x'],
    ['gzip, gzip, gzip', gzipSync(gzipSync(gzipSync('x')))],
    ['gzip', 'not packed'],
    ['gzip', gzipSync('x'.repeat(500)).subarray(0, 20)],
    ['br', 'not packed either'],
    ['__proto__', 'x'],
  ])('says that it cannot read %s of %s', async (coding, body) => {
    sites.reply({ [PAGE]: aPage(body, { 'content-encoding': coding }) });
    await expect(fetcher.read(PAGE)).rejects.toMatchObject({ code: 'page_unreadable' });
  });

  it('says that it cannot read what is no HTTP', async () => {
    sites.reply({ [PAGE]: (response) => void response.socket?.end('220 mail.shop.example ESMTP\r\n') });
    await expect(fetcher.read(PAGE)).rejects.toMatchObject({ code: 'page_unreadable' });
  });

  it.each([
    ['image/png', 'page_wrong_type'],
    ['application/json', 'page_wrong_type'],
    ['text/htmlx', 'page_wrong_type'],
    ['', 'page_wrong_type'],
  ])('reads no %s', async (type, code) => {
    sites.reply({ [PAGE]: aPage('x', { 'content-type': type }) });
    await expect(fetcher.read(PAGE)).rejects.toMatchObject({ code });
  });

  it.each([
    [404, 'not_found'],
    [410, 'not_found'],
    [401, 'blocked'],
    [403, 'blocked'],
    [451, 'blocked'],
    [999, 'blocked'],
    [500, 'site_error'],
    [503, 'site_error'],
    [304, 'unreadable'],
    [429, 'rate_limited'],
  ])('gives status %i as %s', async (status, reason) => {
    sites.reply({ [PAGE]: aStatus(status) });
    await expect(fetcher.read(PAGE)).rejects.toMatchObject({ code: `page_${reason}` });
  });

  it('says where there is no such site', async () => {
    await expect(fetcher.read('https://shop.exampel/')).rejects.toMatchObject({ code: 'page_unknown_site' });
  });

  it('says which sites the operator excludes, on the way too, and asks them nothing', async () => {
    fetcher = make({ sites: { allowed: ['example'], denied: ['evil.example'] } });
    sites.reply({ [PAGE]: aRedirect('http://www.evil.example/'), [`${SHOP}/new`]: aPage('x') });
    expect(await fetcher.read(`${SHOP}/new`)).toMatchObject({ text: 'x' });
    for (const address of [PAGE, 'https://evil.example/', 'https://shop.test/'])
      await expect(fetcher.read(address)).rejects.toMatchObject({ code: 'page_excluded_site', kind: 'forbidden' });
    expect(sites.requests.every(({ address }) => address.startsWith(SHOP))).toBe(true);
  });

  describe('tries again', () => {
    const cut: SiteReply = (response) => void response.destroy();

    it.each<[string, SiteReply]>([
      ['a connection that breaks', cut],
      ['502', aStatus(502)],
      [
        'a body that breaks off',
        (response) => {
          response.writeHead(200, { 'content-type': 'text/html', 'content-length': '99' });
          response.write('half', () => response.destroy());
        },
      ],
    ])('after %s, after a pause', async (_name, first) => {
      sites.reply({ [PAGE]: inTurn(first, aPage('second')) });
      expect(await fetcher.read(PAGE)).toMatchObject({ text: 'second' });
      expect(timer.waits[0]).toBeGreaterThanOrEqual(500);
      expect(timer.waits[0]).toBeLessThanOrEqual(1500);
    });

    it('once, and not after a refusal', async () => {
      sites.reply({ [PAGE]: aStatus(500), [`${SHOP}/no`]: aStatus(403) });
      await expect(fetcher.read(PAGE)).rejects.toMatchObject({ code: 'page_site_error' });
      await expect(fetcher.read(`${SHOP}/no`)).rejects.toMatchObject({ code: 'page_blocked' });
      expect([askedFor(PAGE).length, askedFor(`${SHOP}/no`).length]).toEqual([2, 1]);
    });

    it('when the site said, if that is soon', async () => {
      sites.reply({ [PAGE]: inTurn(aStatus(429, { 'retry-after': '20' }), aPage('second')) });
      expect(await fetcher.read(PAGE)).toMatchObject({ text: 'second' });
      expect(timer.waits.reduce((sum, ms) => sum + ms)).toBeGreaterThanOrEqual(20_000);
    });

    it('not before the site said, for no page of it', async () => {
      sites.reply({ [PAGE]: aStatus(503, { 'retry-after': '600' }) });
      const limited = { code: 'page_rate_limited', details: { retry_after_seconds: 600 } };
      await expect(fetcher.read(PAGE)).rejects.toMatchObject(limited);
      await expect(fetcher.read(`${SHOP}/other`)).rejects.toMatchObject(limited);
      expect([askedFor(PAGE).length, askedFor(`${SHOP}/other`).length]).toEqual([1, 0]);
    });
  });

  it('pauses between two pages of a site, and not between two sites', async () => {
    sites.reply({ [PAGE]: aPage('1'), 'http://other.example/': aPage('2') });
    await fetcher.read(PAGE);
    await fetcher.read('http://other.example/');
    expect(timer.waits).toEqual([]);
    await fetcher.read(PAGE);
    expect(timer.waits).toEqual([1000]);
  });

  it('ends with its caller, and the connection with it', async () => {
    const caller = new AbortController();
    sites.reply({ [PAGE]: () => caller.abort(new Error('left')) });
    await expect(fetcher.read(PAGE, { signal: caller.signal })).rejects.toThrow('left');
    while (sites.openConnections() > 0) await new Promise((resolve) => setImmediate(resolve));
  });
});
