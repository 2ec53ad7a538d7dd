import { readdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { registerSeller, startSite, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const POSTS = readdirSync('packages/web/content/blog').map((file) => `/blog/${file.replace('.md', '')}`);
const PAGES = ['/', '/features', '/pricing', '/blog', POSTS[0] ?? '', '/faq', '/blog/none', '/none'];

let site: TestSite;
let visitor: Visitor;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Waits until the islands of the page are hydrated. */
const islandsHydrated = () =>
  visitor.until(() => document.querySelectorAll('[data-island]:not([data-awake])').length === 0);

const focused = () => visitor.page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe('a visitor', () => {
  beforeEach(async () => {
    visitor = await Visitor.arrive(site.url);
  });
  afterEach(async () => {
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
  });

  it('checks a title on the server once typing pauses', async () => {
    await visitor.goTo('/');
    await islandsHydrated();
    await visitor.sees('151 / 75 · 76 over');
    await visitor.sees('Shortened title 74 / 75');
    const asked: string[] = [];
    visitor.page.on('request', (request) => asked.push(request.url()));
    await visitor.fill('Your Amazon title', 'Himal Cutting Board, 38 x 25 cm');
    await visitor.sees('31 / 75');
    await visitor.sees('No problems found.');
    await visitor.fill('Your Amazon title', 'HIMAL CUTTING BOARD FREE SHIPPING!!');
    await visitor.sees('Amazon does not allow !');
    const board = await visitor.find('textbox', 'Your Amazon title');
    await board.evaluate((node) => (node as HTMLTextAreaElement).select());
    await visitor.page.keyboard.press('Backspace');
    await visitor.click('button', 'Use the example');
    await visitor.sees('151 / 75 · 76 over');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every((url) => /\/api\/listings\/(lint|fit-title)$/.test(url))).toBe(true);
  });

  /** The tour plays by itself for who has not asked for less motion, as the browser of the tests has. */
  const withMotion = () => visitor.prefers({ 'reduced-motion': 'no-preference' });

  it('takes the tour: eight slides, by buttons, dots and keys', async () => {
    await withMotion();
    await visitor.goTo('/');
    await islandsHydrated();
    await visitor.click('button', 'Watch Demo');
    await visitor.sees('Start with what needs attention');
    await visitor.find('button', 'Auto-Playing');
    const pictures = () => visitor.page.$$eval('dialog [data-slide]', (all) => all.map((one) => one.tagName));
    await visitor.click('button', 'Next');
    await visitor.sees('Enter the facts you have');
    await visitor.find('button', 'Paused');
    await visitor.click('button', 'Slide 8 of 8');
    await visitor.sees('Export your catalogue');
    await visitor.click('button', 'Next');
    await visitor.sees('Start with what needs attention');
    await visitor.click('button', 'Previous');
    await visitor.sees('Export your catalogue');
    expect(await visitor.page.$$('dialog button[aria-label^="Slide "]')).toHaveLength(8);
    for (let slide = 1; slide <= 8; slide += 1) {
      await visitor.click('button', `Slide ${slide} of 8`);
      await visitor.until(() => {
        const picture = document.querySelector<HTMLImageElement>('dialog [data-slide]');
        return picture?.tagName === 'P' || (picture?.complete === true && picture.naturalWidth > 0);
      });
      expect(await pictures()).toEqual(['IMG']);
    }
    await visitor.page.keyboard.press('Escape');
    await visitor.until(() => document.querySelector('dialog') === null);
    expect(await focused()).toBe('Watch Demo');
  });

  it('sees the tour advance every four seconds, until a slide is chosen', async () => {
    await withMotion();
    await visitor.goTo('/');
    await islandsHydrated();
    await visitor.click('button', 'Watch Demo');
    await visitor.sees('Start with what needs attention');
    await visitor.sees('Enter the facts you have');
    await visitor.click('button', 'Auto-Playing');
    await visitor.find('button', 'Paused');
  });

  it('sees the placeholder of a missing picture', async () => {
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) =>
      request.url().includes('/tour/') ? void request.respond({ status: 404 }) : void request.continue(),
    );
    await visitor.goTo('/');
    await islandsHydrated();
    await visitor.click('button', 'Watch Demo');
    await visitor.sees('Screenshot coming soon...');
  });

  it('sees a paused tour with reduced motion', async () => {
    await visitor.prefers({ 'reduced-motion': 'reduce' });
    await visitor.goTo('/');
    await islandsHydrated();
    await visitor.click('button', 'Watch Demo');
    await visitor.find('button', 'Paused');
    const running = await visitor.page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 10).length,
    );
    expect(running).toBe(0);
  });

  it('finds the plan for a number of listings', async () => {
    await visitor.goTo('/pricing');
    await islandsHydrated();
    const slider = await visitor.find('slider', 'I create 300 listings a month');
    await slider.focus();
    await visitor.page.keyboard.press('Home');
    await visitor.sees('Starter covers that within its monthly quota.');
    await visitor.page.keyboard.press('End');
    await visitor.sees('Unlimited covers that.');
    expect(await visitor.page.$eval('article[data-marked] h3', (node) => node.textContent)).toBe('Unlimited');
  });

  it('searches the questions and links to one', async () => {
    await visitor.goTo('/faq#own-server');
    const isOpen = () => visitor.page.$eval('#own-server', (node) => (node as HTMLDetailsElement).open);
    expect(await isOpen()).toBe(true);
    // Closed again, the same link opens it again, though it changes no address.
    await visitor.page.$eval('#own-server', (node) => (node as HTMLDetailsElement).removeAttribute('open'));
    expect(await isOpen()).toBe(false);
    await visitor.page.$eval('main', (node) => {
      const link = node.appendChild(document.createElement('a'));
      link.href = '#own-server';
      link.click();
    });
    expect(await isOpen()).toBe(true);
    const search = await visitor.find('searchbox', 'Search questions');
    await search.type('key model');
    await visitor.sees('1 of 8 questions');
    await search.type(' xyz');
    await visitor.sees('No questions match.');
    const contact = await visitor.find('link', 'Contact Support');
    expect(await contact.evaluate((node) => node.getAttribute('href'))).toBe('mailto:admin@example.com');
  });

  it('keeps the chosen theme, also in the app', async () => {
    await visitor.goTo('/');
    const theme = () => visitor.page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
    const before = await theme();
    await visitor.click('button', 'Switch between light and dark');
    const after = await theme();
    expect(after).not.toBe(before);
    await visitor.goTo('/login');
    expect(await theme()).toBe(after);
  });

  it('gets a link to the app and the current plan when logged in', async () => {
    const seller = await registerSeller(site.url);
    await visitor.goTo('/login');
    await visitor.fill('Email', seller.email);
    await visitor.fill('Password', seller.password);
    await visitor.click('button', 'Log in');
    await visitor.sees('Welcome back!');
    await visitor.goTo('/pricing');
    await islandsHydrated();
    await visitor.sees('Open app');
    await visitor.sees('Your plan');
    const upgrade = await visitor.find('link', 'Upgrade to Professional');
    expect(await upgrade.evaluate((node) => node.getAttribute('href'))).toBe('/app/profile?upgrade=professional');
    expect(await visitor.page.$eval('header', (node) => node.innerText)).not.toContain('Sign Up');
  });

  it('reads everything without scripts, and opens the mobile menu', async () => {
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.page.setViewport({ width: 360, height: 800 });
    await visitor.goTo('/');
    const shown = () =>
      visitor.page.$$eval(
        '[aria-label="Site menu"] a',
        (links) => links.filter((link) => link.checkVisibility()).length,
      );
    expect(await shown()).toBe(0);
    await visitor.page.click('[data-behaviour="menu"] summary');
    expect(await shown()).toBe(5);
    for (const words of ['Every claim is checked', 'Marketing agencies', '₹1,649', '151 / 75 · 76 over'])
      await visitor.sees(words);
    await visitor.goTo('/faq');
    await visitor.page.click('#trial summary');
    await visitor.sees('without a credit card');
    expect(await visitor.page.$$('[data-awake]')).toHaveLength(0);
    await visitor.page.setJavaScriptEnabled(true);
  });

  it('uses a page by keyboard: skip link, then every control with a visible focus', async () => {
    await visitor.goTo('/pricing');
    await islandsHydrated();
    await visitor.page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to content');
    const hidden: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await visitor.page.keyboard.press('Tab');
      const where = await visitor.page.evaluate(() => {
        const active = document.activeElement;
        if (active === null || active === document.body) return 'end';
        const { top, bottom, width } = active.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const inHeader = active.closest('header') !== null;
        const isCovered = !inHeader && top < header - 1;
        const hasRing = getComputedStyle(active).outlineStyle !== 'none';
        return hasRing && width > 0 && bottom > 0 && top < innerHeight && !isCovered ? 'seen' : active.outerHTML;
      });
      if (where === 'end') break;
      if (where !== 'seen') hidden.push(where);
    }
    expect(hidden).toEqual([]);
  });
});

describe.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 360],
  ['dark', 360],
] as const)('every public page, %s at %i px', (theme, width) => {
  beforeEach(async () => {
    visitor = await Visitor.arrive(site.url);
    await visitor.page.setViewport({ width, height: 900 });
    await visitor.prefers({ 'color-scheme': theme });
  });
  afterEach(() => visitor.leave());

  async function isClean(): Promise<void> {
    expect(await visitor.violations()).toEqual([]);
    expect(await visitor.overflows()).toBe(false);
  }

  it('has no violations at rest', async () => {
    // One post represents the others, unless all are checked.
    for (const address of theme === 'light' && width === 360 ? [...PAGES, ...POSTS.slice(1)] : PAGES) {
      await visitor.goTo(address);
      await islandsHydrated();
      await isClean();
    }
  });

  it('has no violations with the tour, the menu and the questions open', async () => {
    await visitor.goTo('/');
    await islandsHydrated();
    if (width < 1024) {
      await visitor.page.click('[data-behaviour="menu"] summary');
      await isClean();
      await visitor.page.keyboard.press('Escape');
    }
    await visitor.click('button', 'Watch Demo');
    await visitor.sees('Start with what needs attention');
    await isClean();
    await visitor.goTo('/faq');
    await visitor.page.$$eval('details', (all) => all.forEach((one) => (one.open = true)));
    await isClean();
  });
});
