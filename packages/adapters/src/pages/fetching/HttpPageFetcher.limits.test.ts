import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { FixedClock, ManualTimer } from '@listwright/application/testing';
import { fetcherOf } from '../../../testing/pages/fetcherOf.js';
import { anEndlessBody, aPage, aRedirect } from '../../../testing/pages/siteReplies.js';
import { startSites, type SiteReply, type Sites } from '../../../testing/pages/startSites.js';
import type { HttpPageFetcher } from './HttpPageFetcher.js';
import type { PageLimits } from './PageLimits.js';

const SHOP = 'http://shop.example';
const PAGE = `${SHOP}/bottle`;
const HTML = { 'content-type': 'text/html' };
const MEGABYTE = 1024 * 1024;

describe('the limits of HttpPageFetcher', () => {
  let sites: Sites;
  let fetcher: HttpPageFetcher;

  beforeAll(async () => {
    sites = await startSites();
  });
  afterAll(() => sites.stop());
  afterEach(() => fetcher.close());

  async function fetchUnder(limits: Partial<PageLimits>, reply: SiteReply, others: Record<string, SiteReply> = {}) {
    const clock = new FixedClock();
    fetcher = fetcherOf(
      { agentName: 'Listwright', agentComment: 'test', limits },
      clock,
      new ManualTimer(clock),
      sites.network,
    );
    sites.reply({ [PAGE]: reply, ...others });
    return fetcher.read(PAGE);
  }

  /** The connection of an answer that is cut off is not kept. */
  async function untilClosed() {
    while (sites.openConnections() > 0) await new Promise((resolve) => setImmediate(resolve));
  }

  const zeros = Buffer.alloc(50 * MEGABYTE);
  const bomb = gzipSync(zeros, { level: 1 });
  const brotliBomb = brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

  it.each<[string, SiteReply]>([
    ['that says how long it is', aPage(Buffer.alloc(6 * MEGABYTE))],
    ['without an end', anEndlessBody('<p>'.repeat(1000))],
    ['of one endless line', anEndlessBody('a'.repeat(65_536))],
    ['packed as gzip', aPage(bomb, { 'content-encoding': 'gzip' })],
    ['packed twice', aPage(gzipSync(bomb), { 'content-encoding': 'gzip, gzip' })],
    ['packed as brotli', aPage(brotliBomb, { 'content-encoding': 'br' })],
    ['of packed zeros without an end', anEndlessBody(bomb, { ...HTML, 'content-encoding': 'gzip' })],
  ])('cuts off a page %s', async (_name, reply) => {
    await expect(fetchUnder({}, reply)).rejects.toMatchObject({ code: 'page_too_large' });
    await untilClosed();
  });

  it('reads a page as long as it may be', async () => {
    const page = await fetchUnder({ bodyBytes: 1000 }, aPage('a'.repeat(1000)));
    expect(page.text).toHaveLength(1000);
    await fetcher.close();
    await expect(fetchUnder({ bodyBytes: 1000 }, aPage('a'.repeat(1001)))).rejects.toMatchObject({
      code: 'page_too_large',
    });
  });

  it('cuts off an endless head', async () => {
    const flood: SiteReply = (response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\n');
      const more = () => {
        while (response.socket?.writable && response.socket.write(`x-${'a'.repeat(50)}: b\r\n`));
      };
      response.socket?.on('drain', more);
      more();
    };
    await expect(fetchUnder({}, flood)).rejects.toMatchObject({ code: 'page_too_large' });
    await untilClosed();
  });

  it.each<[string, SiteReply]>([
    ['never answers', () => {}],
    ['stops after the head', (response) => void response.writeHead(200, HTML).write('x')],
    [
      'sends a byte now and then',
      (response) => {
        response.writeHead(200, HTML);
        const drip = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
    ['redirects to one that never answers', aRedirect('http://slow.example/')],
  ])('waits no longer for a site that %s', async (_name, reply) => {
    const slow = { 'http://slow.example/': () => {} };
    await expect(fetchUnder({ tryMs: 300 }, reply, slow)).rejects.toMatchObject({ code: 'page_timeout' });
    await untilClosed();
  });

  it('counts the time of all redirects of a page together', async () => {
    const late: SiteReply = (response) => void setTimeout(() => aRedirect('/bottle')(response, response.req), 100);
    await expect(fetchUnder({ tryMs: 300, redirects: 1000 }, late)).rejects.toMatchObject({ code: 'page_timeout' });
  });
});
