import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { KeyInput } from 'puppeteer';
import { Keyboard } from '../harness/Keyboard.js';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const PRODUCT = 'Himal Steel Bottle 750 ml';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe.each([1280, 360])('with the keyboard alone at %i px', (width) => {
  let visitor: Visitor;
  let keyboard: Keyboard;
  let seller: Seller;

  beforeAll(async () => {
    seller = await registerSeller(site.url);
    await seller.client.listings.generate({ body: { product_name: 'Oak Table', marketplace: 'shopify' } });
    visitor = await Visitor.arrive(site.url);
    // With less motion a style takes effect a frame after the key, when the focus has been looked at.
    await visitor.prefers({ 'reduced-motion': 'no-preference' });
    keyboard = new Keyboard(visitor.page);
    await visitor.page.setViewport({ width, height: 900 });
  });
  afterAll(() => visitor.leave());

  const press = (...keys: KeyInput[]) => keyboard.press(...keys);
  const withControl = (key: KeyInput) => keyboard.withControl(key);
  const type = (text: string) => keyboard.type(text);
  const focus = () => keyboard.focus();
  const tabTo = (name: string | RegExp) => keyboard.tabTo(name);
  const isAt = (address: string) => visitor.until((wanted) => location.pathname === wanted, address);

  const isHeaded = (title: string) =>
    visitor.until((name) => document.querySelector('h1')?.textContent === name, title);

  /** The palette is open and receives the input. */
  const openPalette = async () => {
    await withControl('k');
    await visitor.until(() => document.activeElement?.matches('.mantine-Spotlight-search'));
  };

  /** Wait for the library's heading and both rows: the previous page also showed one of the names. */
  const isInLibrary = async () => {
    await isHeaded('Library');
    await visitor.until(() => document.querySelectorAll('[data-row]').length === 2);
    await visitor.settled();
  };

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
    await visitor.until(() =>
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
    await visitor.until(() => !document.body.innerText.includes('1 selected'));
    await press('e');
    await visitor.until(() => location.search === '?tab=fields');
    await visitor.sees('Bullet points');
    await press('g', 'l');
    await isInLibrary();
    await press('j', 'x');
    await visitor.sees('1 selected');
    await tabTo('Delete');
    await press('Enter');
    await visitor.sees(`“${PRODUCT}” deleted`);
    await visitor.until(() => document.querySelectorAll('[data-row]').length === 1);
    await withControl('z');
    await visitor.until(() => document.querySelectorAll('[data-row]').length === 2);
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
    await visitor.until(() => location.search === '');
  });

  it('offers in the palette what is on the page, and nothing twice', async () => {
    await visitor.goTo('/app/profile');
    await isHeaded('Account');
    await visitor.settled();
    await openPalette();
    await type('log o');
    await visitor.until(() => document.querySelectorAll('.mantine-Spotlight-action').length > 0);
    const offered = () =>
      visitor.page.$$eval('.mantine-Spotlight-action', (all) => all.map(({ textContent }) => textContent));
    expect((await offered()).filter((name) => name === 'Log out')).toEqual(['Log out']);
    await withControl('a');
    await type('upgrade to pro');
    await visitor.until(() =>
      [...document.querySelectorAll('.mantine-Spotlight-action')].some(
        ({ textContent }) => textContent === 'Upgrade to Professional',
      ),
    );
    await press('Escape');
  });
});
