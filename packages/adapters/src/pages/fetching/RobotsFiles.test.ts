import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock, ManualTimer } from '@listwright/application/testing';
import { fetcherOf } from '../../../testing/pages/fetcherOf.js';
import { aPage, aRedirect, aStatus, inTurn } from '../../../testing/pages/siteReplies.js';
import { startSites, type SiteReply, type Sites } from '../../../testing/pages/startSites.js';
import type { HttpPageFetcher } from './HttpPageFetcher.js';

const SHOP = 'http://shop.example';
const ROBOTS = `${SHOP}/robots.txt`;
const AN_HOUR = 3_600_000;

const rules = (...lines: string[]): SiteReply => aPage(lines.join('\n'), { 'content-type': 'text/plain' });

describe('robots.txt', () => {
  let sites: Sites;
  let fetcher: HttpPageFetcher;
  let clock: FixedClock;
  let timer: ManualTimer;

  beforeAll(async () => {
    sites = await startSites();
  });
  afterAll(() => sites.stop());
  beforeEach(() => {
    clock = new FixedClock();
    timer = new ManualTimer(clock);
    fetcher = fetcherOf({ agentName: 'Listwright', agentComment: 'x' }, clock, timer, sites.network);
  });
  afterEach(() => fetcher.close());

  const reply = (robots: SiteReply) =>
    sites.reply({
      [ROBOTS]: robots,
      [`${SHOP}/bottle`]: aPage('bottle'),
      [`${SHOP}/cart/1`]: aPage('cart'),
      [`${SHOP}/old`]: aRedirect('/cart/1'),
    });
  const askedFor = (address: string) => sites.requests.filter((request) => request.address === address).length;

  it.each([
    ['for all agents', ['User-agent: *', 'Disallow: /cart/']],
    ['for us', ['User-agent: *', 'Allow: /', '', 'User-agent: listwright', 'Disallow: /cart']],
    ['with a wildcard', ['User-agent: *', 'Disallow: /*art/*1$']],
    ['in the files of Windows', ['\uFEFFUser-agent: *\r', 'Disallow: /cart/\r']],
  ])('is followed %s, after a redirect too', async (_name, lines) => {
    reply(rules(...lines));
    expect(await fetcher.read(`${SHOP}/bottle`)).toMatchObject({ text: 'bottle' });
    for (const path of ['/cart/1', '/old'])
      await expect(fetcher.read(`${SHOP}${path}`)).rejects.toMatchObject({ code: 'page_robots', kind: 'forbidden' });
    expect(askedFor(`${SHOP}/cart/1`)).toBe(0);
  });

  it('for others does not bind us', async () => {
    reply(rules('User-agent: BadBot', 'Disallow: /'));
    expect(await fetcher.read(`${SHOP}/cart/1`)).toMatchObject({ text: 'cart' });
  });

  it('is read once an hour', async () => {
    reply(inTurn(rules('User-agent: *', 'Disallow: /cart'), rules('User-agent: *', 'Disallow: /bottle')));
    await fetcher.read(`${SHOP}/bottle`);
    await fetcher.read(`${SHOP}/bottle`);
    expect(askedFor(ROBOTS)).toBe(1);
    clock.advance(AN_HOUR);
    await expect(fetcher.read(`${SHOP}/bottle`)).rejects.toMatchObject({ code: 'page_robots' });
    expect(askedFor(ROBOTS)).toBe(2);
  });

  it.each([401, 403, 404, 410])('that is answered with %i allows everything', async (status) => {
    reply(aStatus(status));
    expect(await fetcher.read(`${SHOP}/cart/1`)).toMatchObject({ text: 'cart' });
  });

  it.each([
    [500, 'site_error'],
    [429, 'rate_limited'],
  ])('that is answered with %i allows nothing, and is asked for again', async (status, reason) => {
    reply(inTurn(aStatus(status), aStatus(status), rules('User-agent: *', 'Allow: /')));
    await expect(fetcher.read(`${SHOP}/bottle`)).rejects.toMatchObject({ code: `page_${reason}` });
    clock.advance(AN_HOUR);
    await fetcher.read(`${SHOP}/bottle`).catch(() => undefined);
    clock.advance(AN_HOUR);
    expect(await fetcher.read(`${SHOP}/bottle`)).toMatchObject({ text: 'bottle' });
  });

  it('may have moved', async () => {
    sites.reply({
      [ROBOTS]: aRedirect('http://www.shop.example/robots.txt'),
      'http://www.shop.example/robots.txt': rules('User-agent: *', 'Disallow: /cart'),
      [`${SHOP}/cart/1`]: aPage('cart'),
    });
    await expect(fetcher.read(`${SHOP}/cart/1`)).rejects.toMatchObject({ code: 'page_robots' });
  });

  it('that redirects for ever counts as none', async () => {
    reply(aRedirect('/robots.txt'));
    expect(await fetcher.read(`${SHOP}/bottle`)).toMatchObject({ text: 'bottle' });
    expect(askedFor(ROBOTS)).toBe(6);
  });

  it('is read up to 500 KiB', async () => {
    const filler = Array.from({ length: 10_000 }, (_, at) => `# ${'x'.repeat(50)} ${at}`);
    reply(rules('User-agent: *', 'Disallow: /cart', ...filler, 'Disallow: /bottle'));
    expect(await fetcher.read(`${SHOP}/bottle`)).toMatchObject({ text: 'bottle' });
    await expect(fetcher.read(`${SHOP}/cart/1`)).rejects.toMatchObject({ code: 'page_robots' });
  });

  it('that is made to cost is not worked through', async () => {
    const costly = `Disallow: /${'*a'.repeat(20)}*b`;
    reply(rules('User-agent: *', ...Array.from({ length: 9000 }, () => costly)));
    const path = `/${'a'.repeat(3000)}`;
    await expect(fetcher.read(`${SHOP}${path}`)).rejects.toMatchObject({ code: 'page_robots' });
  });

  it.each([
    ['5', 5000],
    ['3600', 20_000],
    ['0.1', 1000],
    ['soon', 1000],
  ])('may ask for %s seconds between pages', async (seconds, waited) => {
    reply(rules('User-agent: *', `Crawl-delay: ${seconds}`));
    await fetcher.read(`${SHOP}/bottle`);
    await fetcher.read(`${SHOP}/bottle`);
    expect(timer.waits).toEqual([waited]);
  });
});
