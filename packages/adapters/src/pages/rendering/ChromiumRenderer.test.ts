import { createSocket, type Socket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FixedClock, ManualTimer, pageRendererContract } from '@listwright/application/testing';
import { findBrowser } from '../../../../../scripts/pictures/launchBrowser.mjs';
import { SiteAccess } from '../fetching/SiteAccess.js';
import { ChromiumRenderer } from './ChromiumRenderer.js';

const MADE = `const title = document.createElement('h1'); title.textContent = 'Enamel mug'; document.getElementById('root').append(title);
const data = document.createElement('script'); data.type = 'application/ld+json';
data.textContent = '{"@type":"Product","name":"Enamel mug","offers":{"price":"12.50","priceCurrency":"EUR"}}'; document.head.append(data);`;
const scripted = (script: string) =>
  `<!doctype html><html><head></head><body><div id="root"></div><script>${script}</script></body></html>`;

/** All ways in which a page might reach a machine of the network that shows it. */
const attack = (port: number, udp: number) => `
const at = '127.0.0.1:${port}';
for (const host of [at, 'localhost:${port}', '0x7f000001:${port}', '[::1]:${port}']) fetch('http://' + host + '/fetch', { mode: 'no-cors' }).catch(() => 0);
for (const [tag, attribute] of [['img', 'src'], ['iframe', 'src'], ['script', 'src']]) {
  const element = document.createElement(tag); element[attribute] = 'http://' + at + '/' + tag; document.body.append(element);
}
for (const rel of ['stylesheet', 'prefetch', 'preconnect', 'dns-prefetch', 'prerender']) {
  const link = document.createElement('link'); link.rel = rel; link.href = 'http://' + at + '/' + rel; document.head.append(link);
}
try { new WebSocket('ws://' + at + '/socket'); } catch {}
try { new EventSource('http://' + at + '/events'); } catch {}
try { navigator.sendBeacon('http://' + at + '/beacon', 'x'); } catch {}
try { navigator.serviceWorker.register('/worker.js').catch(() => 0); } catch {}
try { window.open('http://' + at + '/window'); } catch {}
try {
  const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udp}' }] });
  peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer));
} catch {}
const frame = document.createElement('iframe'); frame.src = 'file:///etc/passwd'; document.body.append(frame);
const form = document.createElement('a'); form.href = 'http://' + at + '/download'; form.download = 'x'; document.body.append(form); form.click();
`;

let shop: Server;
let canary: Server;
let stun: Socket;
let shopAddress: string;
let renderer: ChromiumRenderer;
const heard: string[] = [];
const errors: unknown[] = [];

const portOf = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  const { executablePath: executable } = await findBrowser();
  canary = createServer(({ url }, response) => {
    heard.push(url ?? '');
    response.end();
  });
  const canaryPort = await portOf(canary);
  stun = createSocket('udp4');
  stun.on('message', () => heard.push('udp'));
  await new Promise<void>((resolve) => void stun.bind(0, '127.0.0.1', resolve));
  const udpPort = stun.address().port;
  shop = createServer(({ url = '' }, response) => {
    if (url === '/robots.txt') return void response.writeHead(404).end();
    if (url === '/broken') return void response.writeHead(500).end();
    if (url === '/endless') return void response.writeHead(200, { 'content-type': 'text/html' }).write('<html>');
    if (url === '/bomb')
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<h1>Enamel mug</h1><script src="/bomb.js"></script>');
    if (url === '/bomb.js')
      return void response
        .writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' })
        .end(gzipSync(`/*${' '.repeat(20 * 1024 * 1024)}*/ document.body.append('exploded');`));
    if (url === '/worker.js')
      return void response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(`fetch('http://127.0.0.1:${canaryPort}/worker')`);
    const script = {
      '/hostile': `${attack(canaryPort, udpPort)}${MADE}`,
      '/leaving': `location.href = 'http://127.0.0.1:${canaryPort}/left'`,
      '/loop': `${MADE} setTimeout(() => { for (;;); }, 50);`,
      '/busy': `${MADE} setInterval(() => fetch('/more'), 50);`,
    }[url];
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(scripted(script ?? MADE));
  });
  const port = await portOf(shop);
  shopAddress = `http://127.0.0.1:${port}`;
  const clock = new FixedClock();
  const access = new SiteAccess(
    { agentName: 'Listwright', agentComment: 'test', exemptHosts: [`127.0.0.1:${port}`] },
    clock,
    new ManualTimer(clock),
  );
  renderer = new ChromiumRenderer(
    { executable, limits: { loadMs: 3000, quietMs: 1500, unpackedBytes: 5 * 1024 * 1024 } },
    access,
    (error) => errors.push(error),
  );
});
afterAll(async () => {
  await renderer.close();
  shop.closeAllConnections();
  shop.close();
  canary.close();
  stun.close();
});

pageRendererContract('ChromiumRenderer', async () => ({
  renderer,
  scripted: `${shopAddress}/mug`,
  unreachable: `${shopAddress}/broken`,
}));

describe('a page in the browser of the server', () => {
  it('reaches nothing of the network that it is shown in', async () => {
    errors.length = 0;
    const page = await renderer.render(`${shopAddress}/hostile`);
    expect(errors).toEqual([]);
    expect(page?.text).toContain('<h1>Enamel mug</h1>');
    expect(page?.text).not.toContain('root:');
    await renderer.render(`${shopAddress}/leaving`);
    expect(heard).toEqual([]);
  });

  it('is taken as it is where it never rests, and given up where it never comes', async () => {
    expect((await renderer.render(`${shopAddress}/busy`))?.text).toContain('Enamel mug');
    expect(await renderer.render(`${shopAddress}/endless`)).toBeUndefined();
    expect(await renderer.render(`${shopAddress}/loop`)).toBeUndefined();
    expect((await renderer.render(`${shopAddress}/mug`))?.text).toContain('Enamel mug');
    for (const address of ['file:///etc/passwd', 'chrome://version', 'http://127.0.0.1/', 'data:text/html,x'])
      expect(await renderer.render(address)).toBeUndefined();
  });

  it('loads no more than it may, packed or unpacked', async () => {
    expect(await renderer.render(`${shopAddress}/bomb`)).toBeUndefined();
    expect((await renderer.render(`${shopAddress}/mug`))?.text).toContain('Enamel mug');
  });

  it('is given up when it is no longer wanted', async () => {
    const left = new AbortController();
    const shown = renderer.render(`${shopAddress}/endless`, left.signal);
    setTimeout(() => left.abort(new Error('left')), 300);
    await expect(shown).rejects.toThrow('left');
  });
});
