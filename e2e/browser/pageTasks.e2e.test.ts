import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Keyboard } from '../harness/Keyboard.js';
import { signIn } from '../harness/signIn.js';
import { registerSeller, startSite, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const PAGES = {
  own: ['Enamel Mug 350 ml', 12.5, 'Made of enamelled steel. Holds 350 ml. Hand wash only.'],
  camp: ['Camp Enamel Mug 400 ml', 15, 'Enamelled steel. 2 year warranty.'],
  trail: ['Trail Enamel Mug 350 ml', 11, 'Enamelled steel. 2 year warranty.'],
  lake: ['Lake Camping Mug 300 ml', 19.9, 'Stainless steel. Weighs 120 g.'],
} as const;

/** A seller whose shop blocks servers: every page is a saved one, and there is no mouse. */
describe.each([1280, 360])('pages of shops by keyboard alone at %i px', (width) => {
  let site: TestSite;
  let visitor: Visitor;
  let keyboard: Keyboard;
  let folder: string;

  beforeAll(async () => {
    site = await startSite();
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-page-tasks-'));
    for (const [file, [name, price, description]] of Object.entries(PAGES)) {
      const offers = { price, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' };
      const data = JSON.stringify({ '@type': 'Product', name, brand: 'Larkhill', description, offers });
      writeFileSync(path.join(folder, `${file}.html`), `<script type="application/ld+json">${data}</script>`);
    }
    const seller = await registerSeller(site.url);
    visitor = await Visitor.arrive(site.url);
    // With less motion a style takes effect a frame after the key, when the focus has been looked at.
    await visitor.prefers({ 'reduced-motion': 'no-preference' });
    keyboard = new Keyboard(visitor.page);
    await visitor.page.setViewport({ width, height: 900 });
    await signIn(visitor, seller);
  });
  afterAll(async () => {
    await visitor.leave();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const choose = async (name: string | RegExp) => {
    await visitor.settled();
    await keyboard.tabTo(name);
    await keyboard.press('Enter');
  };
  const write = async (name: string | RegExp, text: string) => {
    await keyboard.tabTo(name);
    await keyboard.type(text);
  };
  const chooseFiles = async (field: RegExp, ...names: readonly (keyof typeof PAGES)[]) => {
    await visitor.settled();
    await keyboard.tabTo(field);
    const chooser = await visitor.fileChooser(() => keyboard.press('Enter'));
    await chooser.accept(names.map((name) => path.join(folder, `${name}.html`)));
    await visitor.settled();
  };

  it('analyses a page, imports it and writes its listing', async () => {
    await visitor.goTo('/app/marketplace-analysis');
    await chooseFiles(/^Saved page/, 'own');
    await choose('Analyze Here');
    await visitor.sees('Product analyzed successfully!');
    await choose('Import into my products');
    await visitor.page.waitForFunction(() => /^\/app\/products\/.+/u.test(location.pathname));
    await visitor.sees('Imported page');
    await choose('New listing');
    await visitor.sees('Choose another');
    await visitor.settled();
    await keyboard.tabTo(/Amazon/);
    await keyboard.press('Space');
    await keyboard.withControl('Enter');
    await visitor.sees('Generated Successfully!');
  });

  it('compares three competitors, and goes from the standing to the claims', async () => {
    await visitor.goTo('/app/competitors');
    await write(/^Product name/, 'Enamel Mug 350 ml');
    await chooseFiles(/^Saved pages/, 'camp', 'trail', 'lake');
    await write('Your price', '12.50');
    await write('Currency', 'EUR');
    await choose('Analyze');
    await visitor.sees('3 of 3 pages compared');
    // Their brand is the same: their titles tell them apart.
    for (const [name] of [PAGES.camp, PAGES.trail, PAGES.lake]) await visitor.sees(name);
    // The verdict, the own price and the first advice are within two screens of a phone.
    const lowest = await visitor.page.evaluate(() =>
      ['h2', '[aria-label="Your price"]', '#competitor-recommendations li'].map((one) => {
        const part = document.querySelector(`[aria-label="Result"] ${one}`);
        return (part?.getBoundingClientRect().bottom ?? Infinity) + scrollY;
      }),
    );
    expect(Math.max(...lowest)).toBeLessThanOrEqual(2 * 740);
    await choose('Export Excel');
    await visitor.sees('Analysis exported to Excel successfully!');
    await choose(/^\d+ claims$/);
    await visitor.page.waitForFunction(() => location.hash === '#competitor-claims');
    const top = await visitor.page.$eval('#competitor-claims', (part) => part.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(900);
    expect(await visitor.page.$eval('#competitor-claims table', (table) => table.checkVisibility())).toBe(true);
    expect([await visitor.violations(), await visitor.overflows()]).toEqual([[], false]);
  });

  it('checks a text while it is written, and keeps the result', async () => {
    await visitor.goTo('/app/seo-analyzer');
    await write(/^Title/, 'Enamel Mug 350 ml FREE SHIPPING');
    await visitor.sees('Live score');
    await choose('Analyze');
    await visitor.sees('SEO analysis completed!');
    await choose('Remove "FREE SHIPPING"');
    await visitor.page.waitForFunction(() => !document.body.innerText.includes('is about the offer'));
    expect(visitor.errors).toEqual([]);
  });
});
