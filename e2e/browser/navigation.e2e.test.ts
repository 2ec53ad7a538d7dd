import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resumeSession } from '../harness/resumeSession.js';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

let site: TestSite;
let seller: Seller;
let visitor: Visitor;

beforeAll(async () => {
  site = await startSite();
  seller = await registerSeller(site.url);
  visitor = await Visitor.arrive(site.url);
  await resumeSession(visitor, seller);
});
afterAll(async () => {
  await visitor.leave();
  await site.close();
});

const width = () => visitor.page.$eval('aside', (aside) => aside.clientWidth);
const isAt = (path: string) => visitor.until((wanted) => location.pathname === wanted, path);

describe('the way through the app', () => {
  it('is a sidebar that collapses to icons with names, and stays so', async () => {
    await visitor.goTo('/app/products');
    const open = await width();
    await visitor.click('button', 'Collapse the sidebar');
    await visitor.find('button', 'Expand the sidebar');
    expect(await width()).toBeLessThan(open / 3);
    await visitor.goTo('/app/jobs');
    expect(await width()).toBeLessThan(open / 3);
    expect(await visitor.violations()).toEqual([]);
    await visitor.click('link', 'Library');
    await isAt('/app/listings');
    await visitor.click('button', 'Expand the sidebar');
    await visitor.find('button', 'Collapse the sidebar');
    expect(await width()).toBe(open);
  });

  it('is a trail of links to the pages above', async () => {
    const { listing } = await seller.client.listings.generate({
      body: { product_name: 'Himal Steel Bottle', marketplace: 'amazon' },
    });
    await visitor.goTo(`/app/listings/${listing.id}`);
    const trail = () => visitor.page.$eval('nav[aria-label="Breadcrumb"]', (nav) => nav.innerText.split(/\s*\n\s*/));
    expect(await trail()).toEqual(['Dashboard', 'Listings', 'Library', 'Listing']);
    await visitor.page.click('nav[aria-label="Breadcrumb"] a[href="/app/listings"]');
    await isAt('/app/listings');
    await visitor.page.setViewport({ width: 360, height: 800 });
    await visitor.goTo(`/app/listings/${listing.id}`);
    expect(await trail()).toEqual(['Library']);
    await visitor.page.setViewport({ width: 1280, height: 900 });
  });

  it('leads to the jobs from the header and by keys, and to the upload by each of its addresses', async () => {
    await visitor.goTo('/app/dashboard');
    await visitor.click('link', 'Jobs');
    await isAt('/app/jobs');
    for (const address of ['/bulk', '/app/bulk', '/app/bulk-generate']) {
      await visitor.goTo(address);
      await visitor.find('heading', 'Bulk generate');
      await visitor.sees(', up to 20 MB');
      expect(await visitor.page.$eval('aside [aria-current="page"]', (link) => link.textContent)).toBe('Bulk generate');
    }
    await visitor.page.keyboard.press('g');
    await visitor.page.keyboard.press('j');
    await isAt('/app/jobs');
    expect(visitor.errors).toEqual([]);
  });
});
