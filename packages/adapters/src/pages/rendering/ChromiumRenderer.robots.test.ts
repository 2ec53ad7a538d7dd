import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock, ManualTimer } from '@listwright/application/testing';
import { findBrowser } from '../../../../../scripts/pictures/launchBrowser.mjs';
import { aPage } from '../../../testing/pages/siteReplies.js';
import { startSites, type SiteReply, type Sites } from '../../../testing/pages/startSites.js';
import type { Network } from '../fetching/Network.js';
import { SiteAccess } from '../fetching/SiteAccess.js';
import { ChromiumRenderer } from './ChromiumRenderer.js';

/** Everything in a page that might ask a site for something, from the page, a frame and a worker. */
const askingFor = (address: string): string => `
  for (const [tag, attribute] of [['script', 'src'], ['link', 'href'], ['iframe', 'src'], ['img', 'src']]) {
    const element = document.createElement(tag); element.rel = 'stylesheet'; element[attribute] = '${address}?' + tag; document.head.append(element);
  }
  fetch('${address}?fetch').catch(() => 0);
  try { new Worker(URL.createObjectURL(new Blob(["fetch('${address}?worker')"]))); } catch {}
  try { new SharedWorker(URL.createObjectURL(new Blob(["fetch('${address}?shared')"]))); } catch {}
  const frame = document.createElement('iframe'); document.body.append(frame);
  try { frame.contentWindow.fetch('${address}?frame').catch(() => 0); } catch {}
  try { new frame.contentWindow.Worker(URL.createObjectURL(new Blob(["fetch('${address}?frameworker')"]))); } catch {}
  try { new WebSocket('${address}?socket'.replace('http', 'ws')); } catch {}
`;
const robots =
  (rules: string): SiteReply =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/plain' }).end(rules);
const scripted = (script: string): SiteReply =>
  aPage(`<!doctype html><html><head></head><body><h1>Enamel mug</h1><script>${script}</script></body></html>`);
const code =
  (script: string): SiteReply =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(script);
const PRICE = `document.body.append('12.50 EUR')`;

let sites: Sites;
let renderer: ChromiumRenderer;
let executable: string;

/** All sites have the certificate of one: of the tunnels of the browser the browser checks it, and does not here. */
let oneCertificate: Network;

beforeAll(async () => {
  sites = await startSites();
  const { resolve, connect } = sites.network;
  oneCertificate = {
    resolve,
    connect: (options, done) => connect({ ...options, servername: 'shop.example' }, done),
  };
  ({ executablePath: executable } = await findBrowser());
});
afterAll(() => sites.stop());

describe.each(['http', 'https'])('a page by %s that asks sites for more', (scheme) => {
  const shop = `${scheme}://shop.example`;
  const other = `${scheme}://cdn.example`;
  const asked = (origin: string): readonly string[] =>
    sites.requests.map(({ address }) => address).filter((address) => address.startsWith(origin));

  beforeEach(() => sites.reply({}));
  beforeAll(() => {
    const clock = new FixedClock();
    const access = new SiteAccess(
      { agentName: 'Listwright', agentComment: 'test', sites: { denied: ['denied.example'] } },
      clock,
      new ManualTimer(clock),
      oneCertificate,
    );
    renderer = new ChromiumRenderer(
      { executable, limits: { loadMs: 8000, quietMs: 3000 }, arguments: ['--ignore-certificate-errors'] },
      access,
      () => undefined,
    );
  });
  afterAll(() => renderer.close());

  it('gets what the robots.txt of each permits, asked for once', async () => {
    sites.reply({
      [`${other}/robots.txt`]: robots('User-agent: *\nDisallow: /private/'),
      [`${other}/price.js`]: code(PRICE),
      [`${other}/private/price.js`]: code(`document.body.append('a secret')`),
      [`${shop}/mug`]: scripted(
        ['/price.js', '/private/price.js', '/none.js']
          .map(
            (path) =>
              `document.body.append(Object.assign(document.createElement('script'), { src: '${other}${path}' }));`,
          )
          .join(''),
      ),
    });
    const page = await renderer.render(`${shop}/mug`);
    expect(page?.text).toContain('12.50 EUR');
    expect(page?.text).not.toContain('a secret</');
    expect(asked(other).toSorted()).toEqual([`${other}/none.js`, `${other}/price.js`, `${other}/robots.txt`]);
  });

  it.each([
    ['forbids all of it', 'closed.example', robots('User-agent: *\nDisallow: /')],
    [
      'cannot say what it permits',
      'broken.example',
      (response: Parameters<SiteReply>[0]) => void response.writeHead(500).end(),
    ],
  ])('gets nothing of a site that %s', async (_name, host, reply) => {
    const origin = `${scheme}://${host}`;
    sites.reply({
      [`${origin}/robots.txt`]: reply,
      [`${shop}/mug`]: scripted(askingFor(`${origin}/x`)),
    });
    expect((await renderer.render(`${shop}/mug`))?.text).toContain('Enamel mug');
    expect(asked(origin).filter((address) => !address.endsWith('/robots.txt'))).toEqual([]);
  });

  it('gets nothing of its own site that the robots.txt of it forbids, and nothing of sites that the operator excludes', async () => {
    const own = `${scheme}://own.example`;
    sites.reply({
      [`${own}/robots.txt`]: robots('User-agent: *\nDisallow: /private/'),
      [`${own}/mug`]: scripted(askingFor(`${own}/private/x`) + `{${askingFor(`${scheme}://denied.example/x`)}}`),
    });
    expect((await renderer.render(`${own}/mug`))?.text).toContain('Enamel mug');
    expect(asked(own)).toEqual([`${own}/robots.txt`, `${own}/mug`]);
    expect(asked(`${scheme}://denied.example`)).toEqual([]);
  });

  it('is not shown where the robots.txt of its site forbids it', async () => {
    const site = `${scheme}://shut.example`;
    sites.reply({ [`${site}/robots.txt`]: robots('User-agent: *\nDisallow: /'), [`${site}/mug`]: scripted(PRICE) });
    expect(await renderer.render(`${site}/mug`)).toBeUndefined();
    expect(asked(site)).toEqual([`${site}/robots.txt`]);
  });
});
