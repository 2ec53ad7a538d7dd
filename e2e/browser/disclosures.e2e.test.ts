import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setPlan } from '../harness/bulk.js';
import { faultsInBothThemes } from '../harness/faultsInBothThemes.js';
import { pointAtChart } from '../harness/pointAtChart.js';
import { resumeSession } from '../harness/resumeSession.js';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';
import { signInAsAdministrator } from '../harness/signInAsAdministrator.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Runs in the page: opens every fold, and says what they are called. */
function openFolds(): readonly string[] {
  return [...document.querySelectorAll('details')].map((fold) => {
    fold.open = true;
    return fold.querySelector('summary')?.textContent ?? '';
  });
}

describe.each([1280, 320])('what folds open on a page at %i px, light and dark', (width) => {
  let visitor: Visitor;
  let seller: Seller;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    seller = await registerSeller(site.url);
    const body = {
      product_name: 'Himal Steel Bottle 750 ml',
      description:
        'Steel. Loved by hikers. Weighs 400 g. Hand wash only. Only ₹1,499, free shipping. Call 98200 12345.',
      marketplace: 'amazon',
    } as const;
    const { listing } = await seller.client.listings.generate({ body });
    ids.listing = listing.id;
    ids.product = listing.product_id ?? '';
    visitor = await Visitor.arrive(site.url);
    await visitor.page.setViewport({ width, height: 900 });
  });
  afterAll(() => visitor.leave());

  async function isCleanUnfolded(path: string, ...expected: readonly string[]): Promise<void> {
    await visitor.goTo(path);
    const folds = await visitor.page.evaluate(openFolds);
    for (const name of expected) expect(folds.join('\n')).toContain(name);
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    expect([path, await visitor.overflows()]).toEqual([path, false]);
  }

  it('is clean for a visitor, whose public pages `site` unfolds', async () => {
    await isCleanUnfolded('/register', 'Add company details');
  });

  it('is clean for a seller', async () => {
    await resumeSession(visitor, seller);
    await isCleanUnfolded('/app/generate', 'Brand, attributes, keywords and tone');
    await isCleanUnfolded('/app/seo-analyzer', 'Kind, brand, bullets, search terms');
    await isCleanUnfolded('/app/marketplace-analysis');
    await isCleanUnfolded(`/app/products/${ids.product}`, 'Not stated');
  });

  it('is clean in the versions of a listing, compared with each other and with the description', async () => {
    await resumeSession(visitor, seller);
    await seller.client.listings.edit({
      params: { id: ids.listing ?? '' },
      body: { generated_title: 'Himal Bottle 750 ml' },
    });
    await visitor.goTo(`/app/listings/${ids.listing}`);
    await visitor.click('button', 'Versions · 2');
    await visitor.click('button', 'Compare version 1');
    await visitor.page.waitForSelector('[role="dialog"] del');
    expect(await visitor.page.evaluate(openFolds)).toContain('Compare with your description');
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    expect(await visitor.overflows()).toBe(false);
  });

  it('is clean at a point of a chart and in its table, both reached by keys', async () => {
    await resumeSession(visitor, seller);
    await visitor.goTo('/app/profile');
    await pointAtChart(visitor);
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    const table = await visitor.find('button', 'Table');
    await table.focus();
    await visitor.page.keyboard.press('Enter');
    await visitor.until(() => document.querySelectorAll('section table caption').length > 0);
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    expect(await table.evaluate((node) => [node === document.activeElement, node.ariaPressed])).toEqual([true, 'true']);
  });

  it('is clean where a plan is to end', async () => {
    await setPlan(site, seller, 'pro');
    await resumeSession(visitor, seller);
    await visitor.goTo('/app/profile');
    await visitor.click('button', 'Downgrade to Starter');
    await visitor.sees('Downgrade to Starter?');
    expect(await faultsInBothThemes(visitor)).toEqual([]);
  });

  it('is clean for an administrator', async () => {
    await visitor.page.evaluate(() => localStorage.clear());
    await signInAsAdministrator(visitor);
    await isCleanUnfolded('/admin/system', 'checks', 'migrations applied', 'Show text');
  });
});
