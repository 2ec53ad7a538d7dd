import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, KeyInput } from 'puppeteer';
import { launchBrowser } from '../../scripts/pictures/launchBrowser.mjs';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const PRODUCT = 'Himal Steel Bottle 750 ml';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  site = await startSite();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

describe.each([1280, 360])('with the keyboard alone at %i px', (width) => {
  let visitor: Visitor;
  let seller: Seller;

  beforeAll(async () => {
    seller = await registerSeller(site.url);
    await seller.client.listings.generate({ body: { product_name: 'Oak Table', marketplace: 'shopify' } });
    visitor = await Visitor.arrive(browser, site.url);
    await visitor.page.setViewport({ width, height: 900 });
  });
  afterAll(() => visitor.leave());

  const press = async (...keys: KeyInput[]) => {
    for (const key of keys) await visitor.page.keyboard.press(key);
  };
  const withControl = async (key: KeyInput) => {
    await visitor.page.keyboard.down('Control');
    await visitor.page.keyboard.press(key);
    await visitor.page.keyboard.up('Control');
  };
  const type = (text: string) => visitor.page.keyboard.type(text);
  const isAt = (address: string) =>
    visitor.page.waitForFunction((wanted) => location.pathname === wanted, { timeout: 10_000 }, address);

  const isHeaded = (title: string) =>
    visitor.page.waitForFunction(
      (name) => document.querySelector('h1')?.textContent === name,
      { timeout: 10_000 },
      title,
    );

  /** The palette is open and receives the input. */
  const openPalette = async () => {
    await withControl('k');
    await visitor.page.waitForFunction(() => document.activeElement?.matches('.mantine-Spotlight-search'));
  };

  /** Wait for the library's heading and both rows: the previous page also showed one of the names. */
  const isInLibrary = async () => {
    await isHeaded('Library');
    await visitor.page.waitForFunction(() => document.querySelectorAll('[data-library-row]').length === 2);
    await visitor.settled();
  };

  /** The name of the focused element, and whether the focus is visible: on screen, outlined, not covered. */
  const focus = () =>
    visitor.page.evaluate(() => {
      const node = document.activeElement as HTMLElement;
      const box = node.getBoundingClientRect();
      const label = node.getAttribute('aria-label') ?? (node as HTMLInputElement).labels?.[0]?.textContent;
      const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)];
      const over = document.elementFromPoint(x, y);
      const isOutlined = [node, node.parentElement, node.closest('label'), node.closest('.mantine-Input-input')].some(
        (one) => one !== null && getComputedStyle(one).outlineStyle !== 'none',
      );
      // A toast disappears by itself; a label or a wrapper around the input counts as the input.
      const isFree =
        over !== null &&
        (node.contains(over) || over.contains(node) || over.closest('label, [class*="mantine-Notification"]') !== null);
      const name = node === document.body ? 'nothing' : (label ?? node.textContent ?? '').trim().slice(0, 80);
      return { name, isVisible: isOutlined && isFree, over: over?.className ?? '' };
    });

  /** Presses Tab until the element with this name has the focus, which must be visible at every step. */
  async function tabTo(name: string | RegExp): Promise<void> {
    for (let steps = 0; steps < 80; steps += 1) {
      await press('Tab');
      const now = await focus();
      if (now.name !== '' && now.name !== 'nothing' && !now.isVisible)
        throw new Error(`The focus on “${now.name}” cannot be seen: ${String(now.over)}`);
      if (typeof name === 'string' ? now.name === name : name.test(now.name)) return;
    }
    throw new Error(`Tab never reaches ${String(name)}.`);
  }

  it('logs in, generates, edits, saves and exports', async () => {
    await visitor.goTo('/login');
    await tabTo('Email');
    await type(seller.email);
    await tabTo('Password');
    await type(seller.password);
    await press('Enter');
    await visitor.sees('Welcome back!');
    await isAt('/app/dashboard');
    // Its shortcuts work once it is rendered.
    await isHeaded('Hello, Seller');
    await visitor.settled();
    await press('c');
    await isHeaded('Generate listing');
    await tabTo('Product name');
    await type(PRODUCT);
    await tabTo(/Amazon/);
    await press('Space');
    await withControl('Enter');
    await visitor.sees('Listing generated successfully!');
    await visitor.find('tab', 'Edit');
    await visitor.sees('Bullet points');
    await tabTo('Title');
    await withControl('a');
    await type('Himal Bottle 750 ml');
    await tabTo('Save');
    await press('Enter');
    await visitor.sees('Changes saved');
    await press('g', 'l');
    await isHeaded('Library');
    await visitor.sees(PRODUCT);
    await press('j', 'Enter');
    await visitor.sees('Download Amazon template');
    await tabTo('Download Amazon template');
    await press('Enter');
    await visitor.sees('Amazon template downloaded');
  });

  it('finds a listing by the palette, and steps to the next one', async () => {
    await openPalette();
    await type('oak');
    // Enter takes the first result, which is another screen until the query has been processed.
    await visitor.page.waitForFunction(() =>
      document.querySelector('.mantine-Spotlight-action[data-selected]')?.textContent?.includes('Oak Table'),
    );
    await press('Enter');
    await isHeaded('Oak Table');
    await visitor.settled();
    await press('[');
    await isHeaded(PRODUCT);
    await press(']');
    await isHeaded('Oak Table');
  });

  it('uses the library: row, select, edit, delete and undo', async () => {
    await press('g', 'l');
    await isInLibrary();
    await press('j', 'j');
    expect(await focus()).toMatchObject({ name: 'Oak Table', isVisible: true });
    await press('k');
    expect((await focus()).name).toBe(PRODUCT);
    await press('x');
    await visitor.sees('1 selected');
    await press('Escape');
    await visitor.page.waitForFunction(() => !document.body.innerText.includes('1 selected'));
    await press('e');
    await visitor.page.waitForFunction(() => location.search === '?tab=fields');
    await visitor.sees('Bullet points');
    await press('g', 'l');
    await isInLibrary();
    await press('j', 'x');
    await visitor.sees('1 selected');
    await tabTo('Delete');
    await press('Enter');
    await visitor.sees(`“${PRODUCT}” deleted`);
    await visitor.page.waitForFunction(() => document.querySelectorAll('[data-library-row]').length === 1);
    await withControl('z');
    await visitor.page.waitForFunction(() => document.querySelectorAll('[data-library-row]').length === 2);
    expect((await seller.client.listings.list()).total).toBe(2);
  });

  it('closes one layer at a time, and restores the focus', async () => {
    await visitor.goTo('/app/listings?search=oak');
    await visitor.sees('Clear filters');
    await tabTo('Keyboard shortcuts');
    await press('Enter');
    await visitor.settled();
    await visitor.sees('Next row');
    expect(await visitor.page.$$('[aria-modal="true"]')).toHaveLength(1);
    await press('Escape');
    await visitor.settled();
    expect(await visitor.page.$$('[aria-modal="true"]')).toHaveLength(0);
    expect((await focus()).name).toBe('Keyboard shortcuts');
    expect(await visitor.page.evaluate(() => location.search)).toBe('?search=oak');
    await press('Escape');
    await visitor.page.waitForFunction(() => location.search === '');
  });
});
