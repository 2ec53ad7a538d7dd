import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resumeSession } from '../harness/resumeSession.js';
import { registerSeller, startSite, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

describe('a script in what others wrote', () => {
  let site: TestSite;
  let visitor: Visitor;

  beforeAll(async () => {
    site = await startSite({ WORKERS: '1' });
    visitor = await Visitor.arrive(site.url);
  });
  afterAll(() => site.close());

  async function signIn(place: string, email: string, password: string, greeting: string): Promise<void> {
    await visitor.goTo(place);
    await visitor.fill('Email', email);
    await visitor.fill('Password', password);
    await visitor.click('button', 'Log in');
    await visitor.sees(greeting);
  }

  it('runs on no screen', async () => {
    const seller = await registerSeller(site.url);
    const vectors = [
      '<img src=x onerror=alert(1)>',
      '<svg/onload=alert(1)>',
      '"><script>alert(1)</script>',
      'javascript:alert(1)',
      "';alert(1)//",
    ];
    const text = vectors.join(' ');
    await seller.client.accounts.updateProfile({ body: { full_name: text, company_name: text, phone: '' } });
    await seller.client.accounts.createApiKey({ body: { name: text.slice(0, 60), scopes: ['read'] } });
    const { listing } = await seller.client.listings.generate({
      body: {
        product_name: 'Steel bottle 750 ml',
        marketplace: 'shopify',
        brand: vectors[0],
        attributes: { note: text },
      },
    });
    await seller.client.listings.edit({
      params: { id: listing.id },
      body: {
        generated_title: text,
        generated_description: vectors.map((vector) => `<p>${vector}</p>`).join(''),
      },
    });
    await site.test.database.query(`update users set subscription_plan = 'unlimited' where id = $1`, [seller.id]);
    const cells = `"${text.replaceAll('"', '""')}"`;
    const file = { name: 'x<img src=x onerror=alert(1)>.csv', type: 'text/csv' };
    const content = new Blob([`product_name,${cells}\n${cells},${cells}\n`], { type: 'text/csv' });
    const job = await seller.client.bulk.upload({
      body: {},
      files: { file: { ...file, content } },
    });
    await seller.client.listings.runTitleCheck({ body: { title: text.slice(0, 200), marketplace: 'amazon' } });
    const { product } = await seller.client.products.add({
      body: { product_name: text, brand: vectors[0], description: text, attributes: { [vectors[1] ?? '']: text } },
    });
    const page = JSON.stringify({ '@type': 'Product', name: text, description: text, brand: text });
    const read = await seller.client.products.readPage({
      body: { html: `<script type="application/ld+json">${page.replaceAll('<', '\\u003c')}</script>` },
    });
    if (read.product === null) throw new Error('the page was not read');
    const { url } = await seller.client.products.sharePage({
      body: { product: read.product, read_at: new Date().toISOString(), expires_in_days: 7 },
    });
    let dialogs = 0;
    visitor.page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    const seen = new Set<string>();
    const lookAt = async (...addresses: readonly string[]) => {
      for (const address of addresses) {
        seen.add(address.replace(/[?#].*/u, ''));
        await visitor.goTo(address);
        // The address of our own bookmark, which is dragged to the browser's bar, calls no `alert(1)`.
        const planted = await visitor.page.$$eval(
          '[onerror], [onload], a[href^="javascript:"][href*="alert(1"]',
          (found) => found.length,
        );
        expect([address, planted, dialogs]).toEqual([address, 0, 0]);
      }
    };
    await resumeSession(visitor, seller);
    await lookAt(
      '/app/dashboard',
      '/app/generate',
      '/app/listings',
      `/app/listings/${listing.id}`,
      '/app/products',
      `/app/products/${product.id}`,
      '/app/titles',
      '/app/competitors',
      '/app/marketplace-analysis',
      '/app/marketplace-analysis/bulk',
      '/app/keywords',
      '/app/bulk',
      `/analysis-results?${new URLSearchParams({ url: `http://127.0.0.1/${text}` }).toString()}`,
      url.slice(site.url.length),
      '/app/seo-analyzer',
    );
    await lookAt(`/app/listings?search=${encodeURIComponent(text.slice(0, 90))}`, '/app/jobs');
    const sections = ['', '/security', '/api-keys', '/appearance', '/data'];
    await lookAt(...sections.map((section) => `/app/profile${section}`));
    await lookAt(`/app/bulk-generate?job=${job.batch_id}`, `/app/bulk-generate?job=${job.batch_id}&review=all`);
    await visitor.page.evaluate(() => localStorage.clear());
    await signIn('/admin/login', 'admin@example.com', 'admin password', 'Admin login successful');
    const screens = [
      'dashboard',
      'customers',
      'payments',
      'quotas',
      'transactions',
      'audit',
      'system',
      'rules',
      'model',
    ];
    await lookAt(...screens.map((screen) => `/admin/${screen}`));
    const byId = (address: string) => address.replace(listing.id, ':id').replace(product.id, ':id');
    expect(declaredScreens().filter((screen) => ![...seen].map(byId).includes(screen))).toEqual([]);
    visitor.errors.length = 0;
  });
});

/** A screen as an area declares it: one of the app, or one that is open to visitors. */
const SCREEN = /lazyScene\(\s*'([^']+)'|^ {6}path: '([^']+)',\n {6}name:/gmu;

/** The addresses of all screens that hold what was stored, as the areas of the app declare them. */
function declaredScreens(): readonly string[] {
  const folder = 'packages/web/src/areas';
  const files = readdirSync(folder).map((area) => `${folder}/${area}/area.ts`);
  const screens = files
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(SCREEN)])
    .map(([, scene, entrance]) => scene ?? entrance ?? '');
  expect(screens.length).toBeGreaterThan(20);
  return screens;
}
