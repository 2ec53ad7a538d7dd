import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ElementHandle } from 'puppeteer';
import sharp from 'sharp';
import { resumeSession } from '../harness/resumeSession.js';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const NAME = 'Himal Steel Bottle 750 ml';

let site: TestSite;
let folder: string;

beforeAll(async () => {
  site = await startSite({ WORKERS: '1' });
  folder = mkdtempSync(path.join(tmpdir(), 'listwright-products-'));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([1280, 320])('products at %i px', (width) => {
  let visitor: Visitor;
  let seller: Seller;

  beforeAll(async () => {
    seller = await registerSeller(site.url);
    visitor = await Visitor.arrive(site.url);
    await visitor.page.setViewport({ width, height: 900 });
    await resumeSession(visitor, seller);
  });
  afterAll(() => visitor.leave());

  async function isClean(): Promise<void> {
    expect(await visitor.violations()).toEqual([]);
    expect(await visitor.overflows()).toBe(false);
  }

  it('adds a product whose notes contradict its attributes', async () => {
    await visitor.goTo('/app/products');
    await visitor.sees('Sample Insulated Steel Water Bottle');
    await isClean();
    await visitor.click('button', 'Add product');
    await visitor.fill('Product name', NAME);
    await visitor.fill('SKU', 'HB-750');
    await isClean();
    await visitor.fill('Notes', 'Weighs 400 g. Hand wash only.');
    await visitor.click('button', 'Add attribute');
    await visitor.fill('Attribute 1 name', 'Weight');
    await visitor.fill('Attribute 1 value', '380 g');
    await visitor.page.keyboard.press('Enter');
    await visitor.page.keyboard.type('Colour');
    await visitor.fill('Attribute 2 value', 'Blue');
    await visitor.page.$eval('[role="dialog"] form', (form) => (form as HTMLFormElement).requestSubmit());
    await visitor.until(() => /^\/app\/products\/.+/u.test(location.pathname));
    await visitor.sees('Which one is right?');
    await isClean();
  });

  it('adds a photo, resolves the contradiction and corrects a fact', async () => {
    const file = path.join(folder, 'bottle.png');
    writeFileSync(
      file,
      await sharp({ create: { width: 60, height: 80, channels: 3, background: '#2f5d46' } })
        .png()
        .toBuffer(),
    );
    const chooser = (await visitor.page.waitForSelector('input[type="file"]')) as ElementHandle<HTMLInputElement>;
    await chooser.uploadFile(file);
    await visitor.find('image', `Photo 1 of ${NAME}`);
    await visitor.click('button', 'Keep this one: 380 g');
    await visitor.until(() => !document.body.innerText.includes('Which one is right?'));
    await visitor.click('button', 'Correct Colour: blue');
    await visitor.fill('Right value for Colour', 'Forest Green');
    await isClean();
    await visitor.page.keyboard.press('Enter');
    await visitor.find('button', 'Correct Colour: forest green');
    await visitor.sees('Confirmed');
    await isClean();
    const [stored] = (await seller.client.products.list({})).products;
    expect(stored).toMatchObject({ product_name: NAME, contradiction_count: 0, photo_count: 1 });
  });

  it('writes a listing from it, which is shown under it', async () => {
    await visitor.click('link', 'New listing');
    await visitor.sees('Choose another');
    await isClean();
    await visitor.click('radio', 'Amazon');
    await visitor.click('button', 'Generate listing');
    await visitor.sees('Generated Successfully!');
    const { products } = await seller.client.products.list({});
    const product = products.find((one) => one.product_name === NAME);
    expect(product?.listings.count).toBe(1);
    const { listings } = await seller.client.listings.list({});
    await visitor.goTo(`/app/products/${product?.id ?? ''}`);
    await visitor.click('link', listings[0]?.generated_title ?? '');
    await visitor.until((id) => location.pathname.endsWith(id), listings[0]?.id ?? '');
    await visitor.click('link', NAME);
    await visitor.until((id) => location.pathname.endsWith(id), product?.id ?? '');
    await visitor.goTo('/app/products');
    await visitor.sees('HB-750');
    await isClean();
    expect(visitor.errors).toEqual([]);
  });

  it('finds its listing in the library by photo and SKU, sorted by score', async () => {
    await seller.client.listings.generate({ body: { product_name: 'Oak Table', marketplace: 'amazon' } });
    await visitor.goTo('/app/listings');
    await visitor.sees('HB-750');
    expect(await visitor.page.$$eval('[data-row] img', (photos) => photos.length)).toBe(1);
    await isClean();
    const rows = () => visitor.page.$$eval('[data-row]', (all) => all.map((row) => row.getAttribute('data-row')));
    const sorted = async (order: 'asc' | 'desc') =>
      (await seller.client.listings.list({ query: { sort: 'score', order } })).listings.map(({ id }) => id);
    const [highest, lowest] = [await sorted('desc'), await sorted('asc')];
    expect(lowest).toEqual(highest.toReversed());
    if (width < 768) await visitor.page.select('[aria-label="Sort"]', 'score asc');
    else {
      await visitor.click('button', 'Score');
      await visitor.find('columnheader', 'Score');
      await visitor.page.waitForSelector('th[aria-sort="descending"]');
      await visitor.settled();
      expect(await rows()).toEqual(highest);
      await visitor.click('button', 'Score');
    }
    await visitor.until(() => location.search === '?sort=score&order=asc');
    await visitor.settled();
    expect(await rows()).toEqual(lowest);
    await visitor.page.reload();
    await visitor.sees('HB-750');
    expect(await rows()).toEqual(lowest);
    await isClean();
  });
});
