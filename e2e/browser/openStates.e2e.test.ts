import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ElementHandle } from 'puppeteer';
import { faultsInBothThemes } from '../harness/faultsInBothThemes.js';
import { pointAtChart } from '../harness/pointAtChart.js';
import { resumeSession } from '../harness/resumeSession.js';
import { signInAsAdministrator } from '../harness/signInAsAdministrator.js';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const LONG_TITLE =
  'Himal Steel Water Bottle 750 ml, Leak Proof, Double Wall Insulated, BEST Gift for Gym, Office and School';

/** A page of a shop, with what a shop says of its product for machines. */
const pageOf = (name: string, price: number) =>
  `<title>${name}</title><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: 'MUG-1',
    brand: { '@type': 'Brand', name: 'Larkhill' },
    image: ['https://cdn.shop.example/front.jpg', 'https://cdn.shop.example/back.jpg'],
    description: 'Enamelled steel mug. Holds 350 ml. Weighs 180 g. Hand wash only. FREE SHIPPING!!',
    offers: { '@type': 'Offer', price, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 212 },
  })}</script>`;

let site: TestSite;
let folder: string;

beforeAll(async () => {
  site = await startSite();
  folder = mkdtempSync(path.join(tmpdir(), 'listwright-states-'));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([1280, 360])('what opens inside a page at %i px, light and dark', (width) => {
  let visitor: Visitor;
  let seller: Seller;

  /** A second try begins as the first: with an account of its own. */
  beforeEach(async () => {
    seller = await registerSeller(site.url);
    visitor = await Visitor.arrive(site.url);
    await visitor.page.setViewport({ width, height: 900 });
    await resumeSession(visitor, seller);
    await visitor.goTo('/app/dashboard');
  });
  afterEach(async () => {
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
  });

  async function isClean(state: string): Promise<void> {
    await visitor.settled();
    expect([state, await faultsInBothThemes(visitor)]).toEqual([state, []]);
  }
  /** Opens every fold of the page, and says how many there are. */
  const unfold = () =>
    visitor.page.evaluate(() => {
      const folds = [...document.querySelectorAll('details')];
      for (const fold of folds) fold.open = true;
      return folds.length;
    });
  const press = async (control: ElementHandle) => {
    await control.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await (control as ElementHandle<HTMLElement>).focus();
    await visitor.page.keyboard.press('Enter');
  };

  it.each([
    ['title check', '/app/titles'],
    ['title that is shortened', '/app/titles?tool=fit'],
    ['text that is analysed', '/app/seo-analyzer'],
  ])('is the history of a %s, a result of it, and what differs from another', async (kind, address) => {
    const { listings } = seller.client;
    for (const title of [LONG_TITLE, 'Himal Steel Water Bottle 750 ml']) {
      const body = { title, marketplace: 'amazon' } as const;
      if (kind === 'title check') await listings.runTitleCheck({ body });
      else if (address.includes('fit')) await listings.runTitleFit({ body });
      else await listings.runSeoCheck({ body: { ...body, keywords: ['steel bottle', 'gym flask'] } });
    }
    await visitor.moveTo(address);
    await visitor.click('button', 'History (2)');
    await visitor.find('button', 'Open');
    await isClean(`${kind}: history`);
    await visitor.click('button', 'Open');
    await visitor.page.waitForSelector('[role="dialog"]', { hidden: true });
    await isClean(`${kind}: result`);
    await visitor.click('button', 'History (2)');
    await visitor.click('button', 'Compare');
    await visitor.find('button', 'Close comparison');
    await visitor.page.waitForSelector('[role="dialog"]', { hidden: true });
    await isClean(`${kind}: comparison`);
  });

  it('is a comparison with competitors, with all its parts', async () => {
    const sent = (name: string, price: number) => ({
      name: `${name}.html`,
      type: 'text/html',
      content: new Blob([pageOf(name, price)], { type: 'text/html' }),
    });
    await seller.client.competitors.analyze({
      body: { product_name: 'Himal Enamel Mug 400 ml', price: 14.9, currency: 'EUR' },
      files: { page_1: sent('Larkhill Enamel Mug 350 ml', 12.5), page_2: sent('Nordvik Cup 450 ml', 16.9) },
    });
    await visitor.moveTo('/app/competitors');
    await visitor.click('button', 'History (1)');
    await visitor.click('button', 'Open');
    await visitor.sees('2 of 2 pages compared');
    await visitor.page.waitForSelector('[role="dialog"]', { hidden: true });
    // On a phone the parts are folded.
    expect(await unfold()).toBe(width < 640 ? 3 : 0);
    await visitor.sees('Claims side by side');
    await isClean('competitors: all parts');
  });

  it('is a page that was read, where each value was found, and the product it becomes', async () => {
    const file = path.join(folder, `mug-${width}.html`);
    writeFileSync(file, pageOf(`Larkhill Enamel Mug ${width} ml`, 12.5));
    await visitor.moveTo('/app/marketplace-analysis');
    const chooser = await visitor.page.waitForSelector('input[type="file"]');
    await (chooser as ElementHandle<HTMLInputElement>).uploadFile(file);
    await visitor.click('button', 'Analyze Here');
    await visitor.sees('Product analyzed successfully!');
    await unfold();
    await visitor.sees('offers.price');
    await isClean('page: where it was found');
    await visitor.click('button', 'Import into my products');
    await visitor.sees('Imported page');
    expect(await unfold()).toBeGreaterThan(0);
    await visitor.sees('front.jpg');
    await isClean('product: pictures of the page');
  });

  it('is a text that is not saved yet, with each preview, and the palette without a match', async () => {
    const { listing } = await seller.client.listings.generate({
      body: { product_name: 'Himal Oak Board 40 cm', description: 'Oak, 40 x 25 cm.', marketplace: 'amazon' },
    });
    await visitor.moveTo(`/app/products/${listing.product_id}`);
    const answer = await visitor.page.waitForSelector('[aria-label="Buyers will ask"] button');
    if (answer !== null) await press(answer);
    await visitor.page.waitForSelector('[aria-label="Buyers will ask"] form');
    await isClean('product: an answer');
    await visitor.moveTo(`/app/listings/${listing.id}`);
    await visitor.fill('Title', 'Himal Oak Board!! BEST SELLER');
    await visitor.find('button', 'Save');
    await isClean('editor: unsaved, with faults');
    for (const preview of width < 1024 ? [] : ['Phone', 'Page']) {
      await visitor.page.click(`[aria-label="Preview"] label ::-p-text(${preview})`);
      await isClean(`editor: preview ${preview}`);
    }
    await visitor.click('button', 'Discard');
    await visitor.page.keyboard.down('Control');
    await visitor.page.keyboard.press('k');
    await visitor.page.keyboard.up('Control');
    await visitor.page.waitForSelector('[role="dialog"]');
    await visitor.page.keyboard.type('zeppelin');
    await visitor.settled();
    await isClean('palette: no match');
    await visitor.page.keyboard.press('Escape');
  });

  it('is the note that the browser is offline', async () => {
    await visitor.moveTo('/app/jobs');
    await visitor.page.setOfflineMode(true);
    await visitor.sees('offline');
    await isClean('offline');
    await visitor.page.setOfflineMode(false);
  });

  it('is a point and the table of the charts of an administrator, and the models that can be connected', async () => {
    await visitor.page.evaluate(() => localStorage.clear());
    await signInAsAdministrator(visitor);
    await visitor.moveTo('/admin/dashboard');
    await visitor.sees('Sign-ups, last 12 months');
    // Nothing was bought here: a chart of zeros is its sentence alone.
    await pointAtChart(visitor);
    await isClean('admin: a point of a chart');
    await press(await visitor.find('button', 'Table'));
    await visitor.page.waitForSelector('section table caption');
    await isClean('admin: the table of a chart');
    await visitor.moveTo('/admin/model');
    await isClean('admin: models');
  });
});
