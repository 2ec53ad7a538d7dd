import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { systemNetwork } from '../fetching/Network.js';
import { SiteLists } from '../fetching/SiteLists.js';
import { FilteringProxy, type ProxyRules } from './FilteringProxy.js';

describe('the proxy of a browser', () => {
  let site: Server;
  let at: string;
  let heard: string[];
  let proxy: FilteringProxy;

  beforeEach(async () => {
    heard = [];
    site = createServer(({ url = '', headers }, response) => {
      heard.push(url);
      response.end(url === '/large' ? 'x'.repeat(100_000) : `seen ${headers['proxy-authorization'] ?? 'nothing'}`);
    });
    await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
    at = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    proxy.close();
    site.close();
  });

  const start = async (rules: Partial<ProxyRules> = {}) =>
    (proxy = await FilteringProxy.start({
      network: systemNetwork(1000),
      lists: new SiteLists(),
      exempt: new Set([at]),
      mostBytes: 50_000,
      ...rules,
    }));
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
  const tunnel = (host: string) =>
    new Promise<string>((resolve) => {
      const { hostname, port } = new URL(proxy.address);
      const socket = connect(Number(port), hostname, () =>
        socket.write(`CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
      );
      socket.once('data', (head: Buffer) => {
        resolve(head.toString().split('\r\n')[0] ?? '');
        socket.destroy();
      });
    });

  it('reaches a host that is permitted, and tells it nothing of the proxy', async () => {
    await start();
    expect(await get(`http://${at}/page`)).toEqual({ status: 200, text: 'seen nothing' });
    expect(await tunnel(at)).toBe('HTTP/1.1 200 Connection Established');
  });

  it('refuses what is not on the public internet, by whatever name', async () => {
    await start({ exempt: new Set() });
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
      for (const port of [80, 443]) expect(await tunnel(`${host}:${port}`)).toBe('HTTP/1.1 403 Forbidden');
    }
    expect((await get(`http://${at}/`)).status).toBe(403);
    expect(await tunnel(at)).toBe('HTTP/1.1 403 Forbidden');
    expect(await tunnel('example.com:22')).toBe('HTTP/1.1 403 Forbidden');
    expect((await get('file:///etc/passwd')).status).toBe(403);
    expect(heard).toEqual([]);
  });

  it('checks the address that a name resolves to', async () => {
    const network = { ...systemNetwork(1000), resolve: async () => ['127.0.0.1'] };
    await start({ network });
    expect((await get('http://rebound.example/')).status).toBe(403);
    expect(await tunnel('rebound.example:443')).toBe('HTTP/1.1 403 Forbidden');
    expect(heard).toEqual([]);
  });

  it('refuses sites that the operator excludes', async () => {
    await start({ lists: new SiteLists({ denied: ['127.0.0.1'] }) });
    expect((await get(`http://${at}/page`)).status).toBe(403);
  });

  it('ends once a page has loaded more than it may', async () => {
    await start();
    await expect(get(`http://${at}/large`)).rejects.toThrow();
    await expect(get(`http://${at}/page`)).rejects.toThrow();
  });
});
