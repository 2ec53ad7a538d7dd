import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { api, CallInput } from '@listwright/application/contract';
import { clientOf, startServer, startSite, type TestSite } from './harness/startServer.js';

type BrandingWords = CallInput<typeof api.admin.changeBranding>['body'];

const PAGES = ['/', '/features', '/pricing', '/blog', '/faq'];
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

let site: TestSite;

beforeAll(async () => {
  // The samples of the specification are shown by a demo alone.
  site = await startSite({ LISTWRIGHT_DEMO: '1' });
});
afterAll(() => site.close());

const get = (address: string, init?: RequestInit) => fetch(`${site.url}${address}`, { redirect: 'manual', ...init });
const text = async (address: string) => (await get(address)).text();

/** `fetch` always sends the true `Host`, so that another one needs a plain request. */
async function askedAs(headers: Readonly<Record<string, string>>, address: string) {
  const [response] = (await once(request(`${site.url}${address}`, { headers }).end(), 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await textOf(response) };
}

/** The text of a page in its HTML, before any script. */
async function words(address: string): Promise<string> {
  const html = (await text(address)).replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll('<!-- -->', '');
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

const links = (html: string) => [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => match[1] ?? '');

describe('the public site before any script', () => {
  it.each([
    ['/', ['Start Free Trial', 'Watch Demo', 'Amazon sellers', 'Shopify store owners', 'Marketing agencies']],
    ['/', ['10,000+', 'Active users', '95%', 'Success rate', '24/7', 'AI monitoring', 'Most Popular']],
    ['/features', ['Launch', 'Fix', 'Prove', 'Grow', 'Bulk', 'Start Free Trial']],
    [
      '/pricing',
      ['Starter', '₹0', 'Professional', 'Most Popular', '₹1,665', '₹1,649', 'Save 1%', '200 bulk operations'],
    ],
    ['/pricing', ['Enterprise', '₹4,124', '₹4,165', 'Dedicated account manager', 'Unlimited', 'White-label options']],
    ['/faq', ['Is there a free trial?', 'Do I need an AI key?', 'Contact Support']],
    ['/blog', ['min read', 'The Listwright team']],
    ['/blog/none', ['Post Not Found', 'Back to the blog']],
    ['/nosuchpage', ['Page not found']],
  ])('%s says %j', async (address, strings) => {
    const page = await words(address);
    for (const string of strings) expect(page).toContain(string);
  });

  it.each([...PAGES, '/blog/amazon-75-character-titles'])('%s is one document with its own head', async (address) => {
    const html = await text(address);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,200}"/);
    expect(html).toContain(`<link rel="canonical" href="${site.url}${address}"`);
    expect(html).toContain(`<meta property="og:image" content="${site.url}/social.png"`);
    expect(html).toMatch(/<html lang="en"/);
  });

  // The pages, the app's screens and their stylesheets come from three builds, which must name classes alike.
  it.each([
    ...PAGES,
    '/blog/amazon-75-character-titles',
    '/nosuchpage',
    '/login',
    '/register',
    '/forgot-password',
    '/admin/login',
    '/app/dashboard',
  ])('%s has the styles of its classes', async (address) => {
    const html = await text(address);
    const sheets = links(html).filter((link) => link.endsWith('.css'));
    const styles = (await Promise.all(sheets.map((sheet) => text(sheet)))).join('\n');
    const named = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
    const own = [...new Set(named)].filter((name) => name !== '' && !/^(m_|mantine-|tabler-icon|language-)/.test(name));
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
  });

  it('shows eight questions and six posts', async () => {
    expect((await text('/faq')).match(/<details [^>]*data-question/g)).toHaveLength(8);
    expect(new Set((await text('/blog')).match(/\/blog\/[a-z0-9-]+(?=")/g))).toHaveProperty('size', 6);
  });

  it('has no dead links, anchors and images included', async () => {
    const seen = new Map<string, string>();
    const waiting = [...PAGES];
    const dead: string[] = [];
    while (waiting.length > 0) {
      const address = waiting.pop() ?? '';
      if (seen.has(address)) continue;
      const reply = await get(address, { redirect: 'follow' });
      const isPage = reply.headers.get('content-type')?.startsWith('text/html') === true;
      seen.set(address, isPage ? await reply.text() : '');
      if (!reply.ok) dead.push(`${reply.status} ${address}`);
      const isOurs = PAGES.includes(address) || address.startsWith('/blog/');
      if (!isPage || !isOurs) continue;
      for (const link of links(seen.get(address) ?? '').filter((one) => one.startsWith('/')))
        waiting.push(link.split('#')[0] ?? '');
    }
    for (const [address, html] of seen)
      for (const link of links(html).filter((one) => /^(\/[^"]*)?#/.test(one))) {
        const [page = '', id = ''] = link.split('#');
        const target = seen.get(page === '' ? address : page) ?? '';
        if (!target.includes(`id="${id}"`)) dead.push(`${address} → ${link}`);
      }
    expect(dead).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  });

  it('lists its pages for crawlers, and every sitemap address responds', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain('Disallow: /app/');
    expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    const addresses = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)</g)].map((match) => match[1] ?? '');
    expect(addresses).toHaveLength(13);
    for (const address of addresses) expect((await fetch(address)).status).toBe(200);
  });

  it('feeds the posts as RSS', async () => {
    const reply = await get('/blog/rss.xml');
    expect(reply.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const feed = await reply.text();
    expect(feed.match(/<item>/g)).toHaveLength(6);
    expect(feed).not.toContain('href="/');
  });
});

describe('responses of the server', () => {
  it('are compressed with the best encoding the browser supports', async () => {
    for (const address of ['/', '/login', links(await text('/'))[3] ?? ''])
      expect((await get(address, { headers: BROWSER })).headers.get('content-encoding')).toBe('br');
    expect((await get('/', { headers: { 'accept-encoding': 'gzip' } })).headers.get('content-encoding')).toBe('gzip');
    expect((await get('/', { headers: { 'accept-encoding': 'identity' } })).headers.get('content-encoding')).toBeNull();
  });

  it('are not sent twice', async () => {
    const etag = (await get('/pricing')).headers.get('etag') ?? '';
    expect((await get('/pricing', { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status).toBe(
      304,
    );
  });

  it.each(['/nosuchpage', '/blog/none', '/assets/none.js', '/index.html', '/application'])(
    'are a 404 at %s',
    async (address) => {
      const reply = await get(address);
      expect(reply.status).toBe(404);
      expect(await reply.text()).toContain('noindex');
    },
  );

  it.each([
    '/login',
    '/register',
    '/admin/login',
    '/forgot-password',
    '/bulk',
    '/app',
    '/app/dashboard',
    '/app/nosuchscreen',
  ])("are the app's page at %s", async (address) => {
    const reply = await get(address);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('<div id="root"');
  });

  it("use the configured address of the site, never the visitor's", async () => {
    for (const name of ['host', 'x-forwarded-host']) {
      for (const address of ['/', '/robots.txt', '/sitemap.xml']) {
        const { status, body } = await askedAs({ [name]: 'evil.example' }, address);
        expect([status, body.includes(site.url), body.includes('evil.example')]).toEqual([200, true, false]);
      }
    }
  });
});

describe("the operator's branding", () => {
  const NOTE = 'Sample copy';
  let administrator: ReturnType<typeof clientOf>;
  let given: BrandingWords;

  beforeAll(async () => {
    const body = { email: site.env.ADMIN_EMAIL ?? '', password: site.env.ADMIN_PASSWORD ?? '' };
    const { token } = await clientOf(site.url).accounts.login({ body });
    administrator = clientOf(site.url, token);
    given = (await administrator.admin.branding()).branding;
  });
  afterEach(() => edit({}));

  const edit = (change: Partial<BrandingWords>) =>
    administrator.admin.changeBranding({ body: { ...given, ...change } });

  it('is sample copy until it is changed, and marked as such in each section', async () => {
    expect((await words('/')).split(NOTE)).toHaveLength(4);
    await edit({ stats: [{ value: '12', label: 'Shops served' }] });
    const page = await words('/');
    expect(page).toContain('Shops served');
    expect(page).not.toContain('10,000+');
    expect(page.split(NOTE)).toHaveLength(3);
  });

  it('has no sample where the server is no demo: figures and voices come from the operator', async () => {
    const other = await startServer({ ...site.env, LISTWRIGHT_DEMO: '0' });
    const page = async () => (await fetch(`${other.url}/`)).text();
    for (const sample of [NOTE, '10,000+', 'Priya S.', 'money-back']) expect(await page()).not.toContain(sample);
    await edit({ stats: [{ value: '12', label: 'Shops served' }] });
    expect(await page()).toContain('Shops served');
    await other.stop();
  });

  it('can be left out', async () => {
    expect(await words('/')).toContain('Priya S.');
    await edit({ stats: [], testimonials: [], promises: [] });
    const page = await words('/');
    for (const gone of [NOTE, '10,000+', 'Priya S.', 'money-back']) expect(page).not.toContain(gone);
    expect(await words('/faq')).toContain('The operator of this server decides on refunds.');
  });

  it('appears in place, and cannot inject HTML', async () => {
    await edit({
      support_email: 'help@shop.example',
      stats: [{ value: '1', label: '</dl><script>alert(1)</script>' }],
    });
    expect(await text('/faq')).toContain('href="mailto:help@shop.example"');
    expect(await text('/')).not.toContain('<script>alert(1)');
  });

  it('stays as it was where a change is invalid', async () => {
    await edit({ support_email: 'help@shop.example' });
    const refused = await edit({ support_email: 'nobody' }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'support_email' }] });
    expect(await text('/faq')).toContain('mailto:help@shop.example');
  });

  it('can switch the public site off', async () => {
    await edit({ public_site: false });
    const home = await get('/');
    expect([home.status, home.headers.get('location')]).toEqual([302, '/app/dashboard']);
    expect((await get('/pricing')).status).toBe(404);
    expect(await text('/robots.txt')).toContain('Disallow: /\n');
    expect((await get('/login')).status).toBe(200);
  });

  it('is the same on another server with another folder', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'listwright-site-'));
    const other = await startServer({ ...site.env, LISTWRIGHT_DATA_DIR: folder });
    const faq = async () => (await fetch(`${other.url}/faq`)).text();
    expect(await faq()).not.toContain('help@shop.example');
    await edit({ support_email: 'help@shop.example' });
    expect(await faq()).toContain('mailto:help@shop.example');
    await other.stop();
    rmSync(folder, { recursive: true });
  });
});
