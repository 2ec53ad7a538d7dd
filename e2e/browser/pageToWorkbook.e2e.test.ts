import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkPage } from '@listwright/domain/listings';
import ExcelJS from 'exceljs';
import type { ElementHandle } from 'puppeteer';
import { setPlan } from '../harness/bulk.js';
import { faultsInBothThemes } from '../harness/faultsInBothThemes.js';
import { resumeSession } from '../harness/resumeSession.js';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

interface Shown {
  readonly name: string;
  readonly price: string;
  readonly description: string;
}

const PAGES: Readonly<Record<string, Shown>> = {
  own: {
    name: 'enamel mug!!! FREE SHIPPING',
    price: '12.50',
    description: 'Made of enamelled steel. Holds 350 ml. Weighs 180 g. Hand wash only. Colour: green. Set of 2.',
  },
  camp: {
    name: 'Camp Enamel Mug 400 ml',
    price: '15.00',
    description: 'Enamelled steel. 2 year warranty. Dishwasher safe.',
  },
  trail: {
    name: 'Trail Enamel Mug 350 ml',
    price: '11.00',
    description: 'Enamelled steel, lightweight. 2 year warranty.',
  },
  lake: {
    name: 'Lake Camping Mug 300 ml',
    price: '19.90',
    description: 'Stainless steel. Weighs 120 g. Dishwasher safe.',
  },
};
const htmlOf = ({ name, price, description }: Shown) =>
  `<!doctype html><html><head><title>${name}</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name,
    brand: 'Larkhill',
    description,
    offers: { price, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  })}</script></head><body><h1>${name}</h1></body></html>`;

/** From the page of a shop to a listing and a workbook, as a seller goes. */
describe('a page of a shop', () => {
  let shop: Server;
  let shopAddress: string;
  let site: TestSite;
  let visitor: Visitor;
  let seller: Seller;
  let downloads: string;

  beforeAll(async () => {
    shop = createServer(({ url = '' }, response) => {
      const shown = PAGES[url.slice(1)];
      if (shown === undefined) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(htmlOf(shown));
    });
    await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve));
    const { port } = shop.address() as AddressInfo;
    shopAddress = `http://127.0.0.1:${port}`;
    site = await startSite({ SCRAPER_ALLOW_HOSTS: `127.0.0.1:${port}` });
    seller = await registerSeller(site.url);
    await setPlan(site, seller, 'pro');
    visitor = await Visitor.arrive(site.url);
    downloads = mkdtempSync(path.join(tmpdir(), 'listwright-workbook-'));
    const session = await visitor.page.browser().target().createCDPSession();
    const browserContextId = visitor.page.browserContext().id;
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: downloads,
      ...(browserContextId === undefined ? {} : { browserContextId }),
    });
    await resumeSession(visitor, seller);
  });
  afterAll(async () => {
    await site.close();
    shop.close();
    rmSync(downloads, { recursive: true, force: true });
  });

  async function downloaded(name: RegExp): Promise<string> {
    for (let tries = 0; tries < 600; tries += 1) {
      const found = readdirSync(downloads).find((file) => name.test(file));
      if (found !== undefined) return path.join(downloads, found);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`nothing like ${name} was downloaded`);
  }

  it('is analysed, imported, and gets a better listing', async () => {
    await visitor.goTo('/app/marketplace-analysis');
    await visitor.page.type('input[type="url"]', `${shopAddress}/own`);
    await visitor.click('button', 'Analyze Here');
    await visitor.sees('Product analyzed successfully!');
    await visitor.click('button', 'Import into my products');
    await visitor.until(() => /^\/app\/products\/.+/u.test(location.pathname));
    await visitor.sees('From 127.0.0.1');
    await visitor.click('link', 'New listing');
    await visitor.sees('Choose another');
    await visitor.click('radio', 'Amazon');
    await visitor.click('button', 'Generate listing');
    await visitor.sees('Generated Successfully!');
    const { listings } = await seller.client.listings.list({});
    const [listing] = listings;
    const { product } = await seller.client.products.readPage({ body: { html: htmlOf(PAGES.own!) } });
    const before = checkPage({ ...product!, marketplace: 'amazon.com' }, new Date().toISOString().slice(0, 10));
    expect(listing?.score).toBeGreaterThan(before.score);
    expect(listing?.generated_title).not.toMatch(/shipping|!/iu);
  });

  it('is compared with three competitors, whose workbook opens', async () => {
    const own = (await seller.client.products.list({})).products.find(({ is_sample: isSample }) => !isSample);
    await visitor.goTo('/app/competitors');
    await visitor.page.click('input[placeholder="Choose one of your products"]');
    await visitor.sees(own?.product_name ?? '');
    await visitor.page.$$eval(
      '[role="option"]',
      (all, name) =>
        all.find((one) => one.textContent?.includes(name))?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
      own?.product_name ?? '',
    );
    await visitor.sees('Choose another');
    await visitor.fill('Your price', '12.50');
    await visitor.fill('Currency', 'EUR');
    // Two by their addresses, one as a saved page.
    await visitor.fill('Product URL', `${shopAddress}/camp`);
    await visitor.click('button', 'Add another page');
    await visitor.fill('Product URL 2', `${shopAddress}/trail`);
    const saved = path.join(downloads, 'lake.html');
    writeFileSync(saved, htmlOf(PAGES.lake!));
    const files = await visitor.page.waitForSelector('input[type="file"]');
    await (files as ElementHandle<HTMLInputElement>).uploadFile(saved);
    await visitor.sees('lake.html');
    await visitor.click('button', 'Analyze');
    await visitor.sees('3 of 3 pages compared');
    await visitor.sees('Your price');
    await visitor.click('button', 'Export Excel');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.readFile(await downloaded(/^competitor_analysis_.*\.xlsx$/u));
    const sheet = workbook.getWorksheet('Products');
    const column = (at: number) => [2, 3, 4, 5].map((row) => sheet?.getRow(row).getCell(at).value);
    expect(column(3)).toEqual([12.5, 15, 11, 19.9]);
    expect(column(2).slice(1)).toEqual([PAGES.camp?.name, PAGES.trail?.name, PAGES.lake?.name]);
    const claims = workbook.getWorksheet('Claims');
    const about: unknown[] = [];
    claims?.eachRow((row) => about.push(row.getCell(1).value));
    expect(about).toContain('Warranty');
  });

  it('is copied with the bookmark, pasted, shared with someone without an account, and sent on', async () => {
    const context = visitor.page.browserContext();
    await visitor.goTo('/app/marketplace-analysis');
    await visitor.page.$eval('summary', (summary) => (summary as HTMLElement).click());
    const bookmark = await visitor.page.$eval('details a', (link) => link.getAttribute('href') ?? '');
    const code = decodeURIComponent(bookmark.slice('javascript:'.length));
    await context.overridePermissions(shopAddress, ['clipboard-read', 'clipboard-write']);
    const shopPage = await context.newPage();
    await shopPage.goto(`${shopAddress}/trail`);
    await shopPage.bringToFront();
    const told = new Promise<string>((resolve) =>
      shopPage.once('dialog', (dialog) => {
        resolve(dialog.message());
        void dialog.accept();
      }),
    );
    await shopPage.evaluate(code);
    expect(await told).toBe('Page copied. Paste it into Listwright.');
    await shopPage.close();
    await visitor.page.bringToFront();
    const field = await visitor.find('textbox', 'Paste the page');
    await field.focus();
    await visitor.page.keyboard.down('Control');
    await visitor.page.keyboard.press('v', { commands: ['Paste'] });
    await visitor.page.keyboard.up('Control');
    await visitor.sees('Trail Enamel Mug 350 ml.html');
    await visitor.click('button', 'Analyze Here');
    await visitor.sees('Product analyzed successfully!');
    await visitor.click('button', 'Share');
    await visitor.sees('Anyone with the link can read this analysis');
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    await visitor.click('button', 'Create link');
    await visitor.sees('Copy it now');
    const link = await visitor.page.$eval('[role="dialog"] code', (shown) => shown.textContent ?? '');
    await visitor.page.keyboard.press('Escape');

    const guest = await Visitor.arrive(site.url);
    await guest.page.setViewport({ width: 360, height: 800 });
    await guest.goTo(link.slice(site.url.length));
    await guest.sees('Improvement suggestions');
    await guest.sees('Trail Enamel Mug 350 ml');
    expect([await guest.violations(), await guest.overflows(), guest.errors]).toEqual([[], false, []]);
    await guest.leave();

    await visitor.until(() => document.querySelector('[aria-modal="true"]') === null);
    await visitor.click('button', 'Send to');
    await visitor.click('menuitem', 'Competitor Analysis');
    await visitor.until(() => location.pathname === '/app/competitors');
    await visitor.find('textbox', 'Product URL');
    expect(await visitor.page.$$eval('input[type="url"]', (all) => all.map(({ value }) => value))).toContain(
      `${shopAddress}/trail`,
    );
    expect(visitor.errors).toEqual([]);
  });
});
