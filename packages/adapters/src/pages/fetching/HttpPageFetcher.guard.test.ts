import { createServer, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock, ManualTimer } from '@listwright/application/testing';
import { fetcherOf } from '../../../testing/pages/fetcherOf.js';
import { aPage, aRedirect } from '../../../testing/pages/siteReplies.js';
import { startSites, type Sites } from '../../../testing/pages/startSites.js';
import { guardedConnector } from './guardedConnector.js';
import type { HttpPageFetcher } from './HttpPageFetcher.js';
import { systemNetwork } from './Network.js';

const SHOP = 'http://shop.example';

/** Hosts that mean this machine, its network or a cloud's metadata, in every way of writing that a browser understands (S-50). */
const INSIDE = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '0177.0.0.1',
  '0177.0.0.01',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '0x7f.1',
  '0x7F.0x0.0x0.0x1',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '0',
  '0.0.0.0',
  '127.0.0.1.',
  'localhost',
  'localhost.',
  'LOCALHOST',
  'api.localhost',
  'printer.local',
  'metadata.google.internal',
  'intranet',
  'ｌｏｃａｌｈｏｓｔ',
  'router.lan',
  'nas.home.arpa',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[0:0:0:0:0:0:0:1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '169.254.169.254',
  '0xA9FEA9FE',
  '2852039166',
  '169.254.169.254.',
  '100.100.100.200',
  '168.63.129.16',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.0.192',
];

/** What is no address of a web page, or has more to it than one (S-53, S-56). */
const NO_ADDRESS = [
  'file:///etc/passwd',
  'chrome://settings',
  'data:text/html,hi',
  'blob:http://shop.example/1',
  'about:blank',
  'view-source:http://shop.example/',
  'javascript:alert(1)',
  'gopher://shop.example/',
  'ftp://shop.example/',
  `${SHOP}:8080/`,
  `${SHOP}:22/`,
  'https://shop.example:80/',
  'http://shop.example:443/',
  'http://ann@shop.example/',
  'http://ann:secret@shop.example/',
  'http://a@127.0.0.1@shop.example/',
  'http://[::1%25lo]/',
  'http://localhost../',
  'http://./',
  'http://',
  '//shop.example/',
  'shop.example',
  '',
  'http://256.1.1.1/',
  'http://1.2.3.4.5/',
  'http://0x7g.1/',
  `${SHOP}/${'a'.repeat(5000)}`,
];

describe('the guard of HttpPageFetcher', () => {
  let sites: Sites;
  let fetcher: HttpPageFetcher;

  beforeAll(async () => {
    sites = await startSites();
  });
  afterAll(() => sites.stop());
  beforeEach(() => {
    sites.reply({});
    const clock = new FixedClock();
    const options = { agentName: 'Listwright', agentComment: 'test' };
    fetcher = fetcherOf(options, clock, new ManualTimer(clock), sites.network);
  });
  afterEach(() => fetcher.close());

  describe.each(['http', 'https'])('by %s', (scheme) => {
    it.each(INSIDE)('connects to nothing for %s', async (host) => {
      await expect(fetcher.read(`${scheme}://${host}/`)).rejects.toMatchObject({ code: 'page_refused_address' });
      expect(sites.dialled).toEqual([]);
    });
  });

  it.each([
    'http://127.0.0.1:3000/',
    'http://localhost:3000/mug',
    'https://[::1]:8443/',
    'http://ann:secret@10.0.0.1/',
  ])('says of %s that it is not public, whatever else it has', async (address) => {
    await expect(fetcher.read(address)).rejects.toMatchObject({ code: 'page_refused_address' });
    expect(sites.dialled).toEqual([]);
  });

  it.each(NO_ADDRESS)('takes "%s" for no address', async (address) => {
    await expect(fetcher.read(address)).rejects.toMatchObject({ code: 'page_invalid_address' });
    expect(sites.dialled).toEqual([]);
  });

  it('goes to the host that a browser would, whatever the address looks like', async () => {
    sites.reply({ [`${SHOP}/@127.0.0.1/`]: aPage('here') });
    expect(await fetcher.read('http://shop.example\\@127.0.0.1/')).toMatchObject({ text: 'here' });
    expect(await fetcher.read('\thttp://SHOP.example./@127.0.0.1/\n#x')).toMatchObject({ text: 'here' });
  });

  it('sends nothing of an address as a header', async () => {
    sites.reply({ [`${SHOP}/aX-Evil:%20yes`]: aPage('here') });
    await fetcher.read(`${SHOP}/a\r\nX-Evil: yes`);
    expect(sites.requests.at(-1)?.headers).not.toHaveProperty('x-evil');
  });

  it.each(INSIDE)('follows no redirect to %s', async (host) => {
    sites.reply({ [`${SHOP}/`]: aRedirect(`http://${host}/secret`) });
    await expect(fetcher.read(`${SHOP}/`)).rejects.toMatchObject({ code: 'page_refused_address' });
    expect(sites.requests.map(({ address }) => address)).toEqual([`${SHOP}/robots.txt`, `${SHOP}/`]);
  });

  it.each([
    'file:///etc/passwd',
    'gopher://shop.example/',
    'ftp://shop.example/',
    'javascript:alert(1)',
    'http://ann:secret@shop.example/',
    `${SHOP}:8080/`,
  ])('follows no redirect to %s', async (location) => {
    sites.reply({ [`${SHOP}/`]: aRedirect(location) });
    await expect(fetcher.read(`${SHOP}/`)).rejects.toMatchObject({ code: 'page_invalid_address' });
  });

  it.each([301, 302, 303, 307, 308])('follows redirects of status %i, and checks each hop', async (status) => {
    sites.reply({
      [`${SHOP}/`]: aRedirect('https://shop.example/a', status),
      'https://shop.example/a': aRedirect('//other.example/b', status),
      'http://other.example/b': aPage('never'),
    });
    sites.name('other.example', ['10.0.0.1']);
    await expect(fetcher.read(`${SHOP}/`)).rejects.toMatchObject({ code: 'page_refused_address' });
    expect(sites.dialled).toEqual(['93.184.215.14:80', '93.184.215.14:443']);
  });

  it('follows no robots.txt into the private network', async () => {
    sites.reply({
      [`${SHOP}/robots.txt`]: aRedirect('http://169.254.169.254/latest/meta-data'),
      [`${SHOP}/`]: aPage('x'),
    });
    await expect(fetcher.read(`${SHOP}/`)).rejects.toMatchObject({ code: 'page_refused_address' });
    expect(sites.dialled).toEqual(['93.184.215.14:80']);
  });

  it.each([
    '<meta http-equiv="refresh" content="0;url=http://127.0.0.1/">',
    '<script>location = "http://127.0.0.1/"</script>',
    '<img src="http://127.0.0.1/"><iframe src="http://127.0.0.1/"></iframe><link rel="prefetch" href="http://127.0.0.1/">',
  ])('takes nothing in a page for an order: %s', async (text) => {
    sites.reply({
      [`${SHOP}/`]: aPage(text, { refresh: '0;url=http://127.0.0.1/', link: '<http://127.0.0.1/>; rel=preload' }),
    });
    expect(await fetcher.read(`${SHOP}/`)).toMatchObject({ text, address: `${SHOP}/` });
    expect(sites.dialled).toEqual(['93.184.215.14:80']);
  });

  it.each([
    ['a private address', ['10.0.0.1']],
    ['a public and a private address', ['93.184.215.14', '127.0.0.1']],
    ['a private address behind many', ['93.184.215.14', '1.1.1.1', '1.0.0.1', '8.8.8.8', '8.8.4.4', '::1']],
    ['an IPv4-mapped address', ['::ffff:127.0.0.1']],
    ['what is no address', ['localhost']],
  ])('connects to nothing where a name has %s', async (_name, addresses) => {
    sites.name('shop.example', addresses);
    await expect(fetcher.read(`${SHOP}/`)).rejects.toMatchObject({ code: 'page_refused_address' });
    expect(sites.dialled).toEqual([]);
  });

  it('connects to the address that was checked, though the name has another one by then', async () => {
    sites.reply({ [`${SHOP}/`]: aPage('x', { connection: 'close' }) });
    sites.name('shop.example', ['93.184.215.14'], ['127.0.0.1']);
    expect(await fetcher.read(`${SHOP}/`)).toMatchObject({ text: 'x' });
    expect(sites.dialled).toEqual(['93.184.215.14:80']);
    await expect(fetcher.read(`${SHOP}/`)).rejects.toMatchObject({ code: 'page_refused_address' });
    expect(sites.dialled).toEqual(['93.184.215.14:80']);
  });

  it('connects to a public address as to a name', async () => {
    sites.reply({ 'http://8.8.8.8/': aPage('by number') });
    expect(await fetcher.read('http://8.8.8.8/')).toMatchObject({ text: 'by number' });
    expect(sites.dialled).toEqual(['8.8.8.8:80']);
  });

  it('sends no packet to a listener of this machine through the network of the system', async () => {
    let hits = 0;
    const canary = createServer((socket) => {
      hits += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => canary.listen(0, resolve));
    const port = String((canary.address() as AddressInfo).port);
    const connect = guardedConnector(systemNetwork(1000), new Set());
    for (const hostname of ['localhost', '127.0.0.1', '[::1]', '::ffff:127.0.0.1', '0.0.0.0']) {
      const failure = await new Promise((resolve) =>
        connect({ hostname, protocol: 'http:', port }, (...made) => resolve(made[0])),
      );
      expect(failure).toMatchObject({ code: 'page_refused_address' });
    }
    await new Promise((resolve) => canary.close(resolve));
    expect(hits).toBe(0);
  });
});
