import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { faultsInBothThemes } from '../harness/faultsInBothThemes.js';
import { resumeSession } from '../harness/resumeSession.js';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';
import { signInAsAdministrator } from '../harness/signInAsAdministrator.js';

const PRODUCT = 'Himal Steel Bottle 750 ml';
const NOTES = 'Steel. Loved by hikers everywhere. Weighs 400 g. Hand wash only.';
/** The addresses of all screens, as the server knows them. */
const screens = Object.keys(
  JSON.parse(readFileSync('packages/web/dist/app/.vite/scenes.json', 'utf8')) as Record<string, unknown>,
);

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe.each([1280, 320])('what opens over a page at %i px, light and dark', (width) => {
  let visitor: Visitor;
  let seller: Seller;
  let listing: { readonly id: string; readonly product_id?: string | null };

  beforeAll(async () => {
    seller = await registerSeller(site.url);
    ({ listing } = await seller.client.listings.generate({
      body: { product_name: PRODUCT, description: NOTES, marketplace: 'amazon' },
    }));
    visitor = await Visitor.arrive(site.url);
    await visitor.page.setViewport({ width, height: 900 });
    await resumeSession(visitor, seller);
    await visitor.goTo('/app/dashboard');
  });
  afterAll(() => visitor.leave());

  /** What opens over the page is where motion could leave something half done; the page itself may come without. */
  async function goTo(address: string): Promise<void> {
    await visitor.prefers({ 'reduced-motion': 'reduce' });
    await visitor.moveTo(address);
    await visitor.prefers({ 'reduced-motion': 'no-preference' });
  }

  /** No violation while it is open, and after Escape it is gone. */
  async function isClean(layer: string): Promise<void> {
    await visitor.settled();
    await visitor.page.waitForSelector(layer, { visible: true });
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    await visitor.page.keyboard.press('Escape');
    await visitor.page.waitForSelector(layer, { hidden: true });
    await visitor.settled();
  }

  it('is the view of a list', async () => {
    await goTo('/app/listings');
    await visitor.click('button', 'View');
    await isClean('[aria-label="How listings are shown"]');
  });

  it('is the quick look at a row', async () => {
    await goTo('/app/products');
    await visitor.click('button', `Quick look at ${PRODUCT}`);
    await isClean('[role="dialog"]');
    expect(new URL(visitor.page.url()).search).toBe('');
    await goTo(`/app/listings?row=${listing.id}`);
    await visitor.sees('Open listing');
    await isClean('[role="dialog"]');
  });

  it('is the menu of a product, its dialog, and where it is sent', async () => {
    await goTo(`/app/products/${listing.product_id}`);
    await visitor.click('button', `More actions for ${PRODUCT}`);
    await isClean('[role="menu"]');
    await visitor.click('button', 'Send to');
    await isClean('[role="menu"]');
    await visitor.click('button', 'Edit details');
    await isClean('[role="dialog"]');
  });

  it.each(['/app/generate', '/app/seo-analyzer', '/app/competitors'])('is the list of products on %s', async (tool) => {
    await goTo(tool);
    await visitor.page.focus('input[placeholder="Choose one of your products"]');
    await isClean('[role="option"]');
  });

  it.each(['/app/seo-analyzer', '/app/competitors', '/app/titles'])('is the history of %s', async (tool) => {
    await goTo(tool);
    await visitor.click('button', 'History');
    await isClean('[role="dialog"]');
  });

  it('is the card of a statement', async () => {
    await goTo(`/app/listings/${listing.id}`);
    await visitor.page.click('input[role="switch"]');
    const mark = await visitor.page.waitForSelector('[data-support]');
    await mark?.focus();
    await visitor.page.keyboard.press('Enter');
    await isClean('[role="dialog"]');
  });

  it('is the quota that is used up', async () => {
    await site.test.database.query('update users set quota_overrides = $2 where id = $1', [
      seller.id,
      { listings_generated: 1 },
    ]);
    await goTo('/app/generate');
    await visitor.fill('Product name', 'Oak Board');
    await visitor.click('radio', 'Amazon');
    await visitor.click('button', 'Generate listing');
    await visitor.sees('Quota reached');
    await isClean('[role="dialog"]');
    expect(visitor.errors).toEqual([]);
  });
});

describe('at 320 px', () => {
  let visitor: Visitor;
  let seller: Seller;
  let ids: readonly string[];

  beforeAll(async () => {
    seller = await registerSeller(site.url);
    const { listing } = await seller.client.listings.generate({
      body: { product_name: `${PRODUCT} ${'Wide'.repeat(12)}`, description: NOTES, marketplace: 'amazon' },
    });
    ids = [listing.id, listing.product_id ?? ''];
    visitor = await Visitor.arrive(site.url);
    await visitor.page.setViewport({ width: 320, height: 700 });
  });
  afterAll(() => visitor.leave());

  const moveTo = (path: string) => visitor.moveTo(path);

  /** What is wider than the window, by its screen. */
  async function wider(
    paths: readonly string[],
    go = (path: string) => visitor.goTo(path),
  ): Promise<readonly string[]> {
    const found: string[] = [];
    for (const path of paths) {
      await go(path);
      if (await visitor.overflows()) found.push(path);
    }
    return found;
  }

  it('no page of a visitor scrolls horizontally', async () => {
    expect(await wider(['/login', '/register', '/forgot-password', '/reset-password?token=x', '/nowhere'])).toEqual([]);
    expect(await wider(['/', '/pricing', '/features', '/admin/login'])).toEqual([]);
  });

  it('no screen of a seller does', async () => {
    await resumeSession(visitor, seller);
    const own = screens.filter((path) => path.startsWith('/app/'));
    expect(own.length).toBeGreaterThan(15);
    const addresses = own.map((path) =>
      path.replace(':id', path.includes('products') ? (ids[1] ?? '') : (ids[0] ?? '')),
    );
    await visitor.goTo('/app/dashboard');
    expect(await wider(addresses, moveTo)).toEqual([]);
    await visitor.moveTo(`/app/listings/${ids[0]}`);
    for (const tab of ['Preview', 'Checks', 'Keywords']) {
      await visitor.click('tab', tab);
      await visitor.settled();
      expect([tab, await visitor.overflows()]).toEqual([tab, false]);
    }
  });

  it('no screen of an administrator does', async () => {
    await visitor.page.evaluate(() => localStorage.clear());
    await signInAsAdministrator(visitor);
    const own = screens.filter((path) => path.startsWith('/admin/'));
    expect(own.length).toBeGreaterThan(5);
    expect(await wider(own, moveTo)).toEqual([]);
  });
});
