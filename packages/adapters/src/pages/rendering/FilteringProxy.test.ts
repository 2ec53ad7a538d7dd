import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock, ManualTimer } from '@listwright/application/testing';
import { shopCertificate } from '../../../testing/pages/shopCertificate.js';
import { aPage } from '../../../testing/pages/siteReplies.js';
import { startSites } from '../../../testing/pages/startSites.js';
import { systemNetwork, type Network } from '../fetching/Network.js';
import { SiteAccess, type SiteAccessOptions } from '../fetching/SiteAccess.js';
import { FilteringProxy } from './FilteringProxy.js';

type Given = Partial<SiteAccessOptions> & { readonly mostBytes?: number; readonly network?: Network };

describe('the proxy of a browser', () => {
  let site: Server;
  let at: string;
  let heard: string[];
  let robots: string;
  let proxy: FilteringProxy;

  beforeEach(async () => {
    heard = [];
    robots = '';
    site = createServer(({ url = '', headers }, response) => {
      heard.push(url);
      if (url === '/robots.txt') return void response.end(robots);
      response.end(url === '/large' ? 'x'.repeat(100_000) : `seen ${headers['proxy-authorization'] ?? 'nothing'}`);
    });
    await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
    at = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    proxy.close();
    site.close();
  });

  const start = async ({ mostBytes = 50_000, network, ...options }: Given = {}) => {
    const clock = new FixedClock();
    const given = { agentName: 'Listwright', agentComment: 'test', exemptHosts: [at], ...options };
    const access = new SiteAccess(given, clock, new ManualTimer(clock), network ?? systemNetwork(1000));
    proxy = await FilteringProxy.start({ access, mostBytes });
    proxy.permit(`http://${at}`);
  };
  const get = (address: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const { hostname, port } = new URL(proxy.address);
      const sent = request({ host: hostname, port, path: address, headers: { 'proxy-authorization': 'secret' } });
      sent.on('error', reject);
      sent.on('response', (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      sent.end();
    });
  const opened = (host: string) =>
    new Promise<{ socket: Socket; answer: string }>((resolve) => {
      const { hostname, port } = new URL(proxy.address);
      const socket = connect(Number(port), hostname, () =>
        socket.write(`CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
      );
      socket.once('data', (head: Buffer) => resolve({ socket, answer: head.toString().split('\r\n')[0] ?? '' }));
    });
  const tunnel = async (host: string) => {
    const { socket, answer } = await opened(host);
    socket.destroy();
    return answer;
  };

  it('reaches a host that is permitted, and tells it nothing of the proxy', async () => {
    await start();
    expect(await get(`http://${at}/page`)).toEqual({ status: 200, text: 'seen nothing' });
    expect(await tunnel(at)).toBe('HTTP/1.1 200 Connection Established');
  });

  it('refuses what is not on the public internet, by whatever name', async () => {
    await start({ exemptHosts: [] });
    for (const host of [
      '127.0.0.1',
      '127.1',
      '0x7f000001',
      '2130706433',
      'localhost',
      '[::1]',
      '169.254.169.254',
      '10.0.0.1',
    ]) {
      expect((await get(`http://${host}/`)).status).toBe(403);
      for (const port of [80, 443]) {
        proxy.permit(`https://${host}:${port}`);
        expect(await tunnel(`${host}:${port}`)).toBe('HTTP/1.1 403 Forbidden');
      }
    }
    expect((await get(`http://${at}/`)).status).toBe(403);
    expect(await tunnel(at)).toBe('HTTP/1.1 403 Forbidden');
    proxy.permit('https://example.com:22');
    expect(await tunnel('example.com:22')).toBe('HTTP/1.1 403 Forbidden');
    expect((await get('file:///etc/passwd')).status).toBe(403);
    expect(heard).toEqual([]);
  });

  it('checks the address that a name resolves to', async () => {
    const network = { ...systemNetwork(1000), resolve: async () => ['127.0.0.1'] };
    await start({ network });
    proxy.permit('https://rebound.example');
    expect((await get('http://rebound.example/')).status).toBe(403);
    expect(await tunnel('rebound.example:443')).toBe('HTTP/1.1 403 Forbidden');
    expect(heard).toEqual([]);
  });

  it('refuses sites that the operator excludes', async () => {
    await start({ sites: { denied: ['127.0.0.1'] } });
    expect((await get(`http://${at}/page`)).status).toBe(403);
    expect(await tunnel(at)).toBe('HTTP/1.1 403 Forbidden');
    expect(heard).toEqual([]);
  });

  it('loads what robots.txt of the site permits, whoever in the page asks for it', async () => {
    robots = 'User-agent: *\nDisallow: /private/';
    await start();
    expect((await get(`http://${at}/private/price.js`)).status).toBe(403);
    expect((await get(`http://${at}/price.js`)).status).toBe(200);
    expect(heard).toEqual(['/robots.txt', '/price.js']);
  });

  it('opens no tunnel to a host of which nothing was permitted', async () => {
    await start();
    expect(await tunnel('shop.example:443')).toBe('HTTP/1.1 403 Forbidden');
    expect(await tunnel('127.0.0.1:443')).toBe('HTTP/1.1 403 Forbidden');
  });

  it('lets through a tunnel what is TLS to its own host', async () => {
    const sites = await startSites();
    try {
      sites.reply({ 'https://shop.example/': aPage('here') });
      await start({ network: sites.network });
      for (const host of ['shop.example', 'other.example']) proxy.permit(`https://${host}`);
      const greet = async (host: string, servername: string) => {
        const { socket } = await opened(`${host}:443`);
        return new Promise<string>((resolve) => {
          const secure = connectSecurely({
            socket,
            servername,
            ca: shopCertificate.cert,
            checkServerIdentity: () => undefined,
          });
          secure.once('secureConnect', () => secure.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n'));
          secure.once('data', (head: Buffer) => resolve(head.toString().split('\r\n')[0] ?? ''));
          secure.once('error', () => resolve('no connection'));
          secure.once('close', () => resolve('no connection'));
        });
      };
      expect(await greet('shop.example', 'shop.example')).toBe('HTTP/1.1 200 OK');
      sites.reply({});
      expect(await greet('other.example', 'shop.example')).toBe('no connection');
      const { socket } = await opened('shop.example:443');
      const ended = once(socket, 'close');
      socket.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n');
      socket.resume();
      await ended;
      expect(sites.requests).toEqual([]);
    } finally {
      proxy.close();
      await sites.stop();
    }
  });

  it('ends once a page has loaded more than it may', async () => {
    await start();
    await expect(get(`http://${at}/large`)).rejects.toThrow();
    await expect(get(`http://${at}/page`)).rejects.toThrow();
  });
});
