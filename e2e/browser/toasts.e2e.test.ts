import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registerSeller, startSite, type TestSite } from '../harness/startServer.js';
import { resumeSession } from '../harness/resumeSession.js';
import { Visitor } from '../harness/Visitor.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Runs in the page: at the next click, marks the controls that can be seen. What is scrolled away is covered by nothing. */
function markSeenAtClick(): void {
  const mark = () => {
    for (const one of document.querySelectorAll('a[href], button, input, select, textarea, [role="tab"]')) {
      const { top, bottom } = one.getBoundingClientRect();
      const isPage = one.closest('.mantine-Notifications-root') === null;
      one.toggleAttribute('data-seen', isPage && one.checkVisibility() && top >= 0 && bottom <= innerHeight);
    }
  };
  document.addEventListener('click', mark, { capture: true, once: true });
}

/** Runs in the page: those of them that a toast lies over now, by their names. */
function coveredControls(): readonly string[] {
  const toasts = [...document.querySelectorAll('.mantine-Notification-root')].map((one) => one.getBoundingClientRect());
  /** The part of a control that its scrolling parents show. */
  const shownPart = (one: Element): DOMRect => {
    let { top, bottom } = one.getBoundingClientRect();
    for (let parent = one.parentElement; parent !== null; parent = parent.parentElement)
      if (/auto|scroll/.test(getComputedStyle(parent).overflowY) && parent !== document.body) {
        const box = parent.getBoundingClientRect();
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
    const { left, width } = one.getBoundingClientRect();
    return new DOMRect(left, top, width, Math.max(0, bottom - top));
  };
  const isOver = (a: DOMRect, b: DOMRect) =>
    b.height > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return [...document.querySelectorAll('[data-seen]')]
    .filter((one) => toasts.some((toast) => isOver(toast, shownPart(one))))
    .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? one.tagName);
}

describe.each([
  [1280, 'the foot of the sidebar'],
  [360, 'a strip above the page'],
])('a toast at %i px has %s', (width) => {
  it('and lies over no control, at the top of the page and at its end', async () => {
    const seller = await registerSeller(site.url);
    for (let at = 0; at < 12; at += 1)
      await seller.client.listings.generate({ body: { product_name: `Oak Table ${at}`, marketplace: 'shopify' } });
    const visitor = await Visitor.arrive(site.url);
    await visitor.prefers({ 'reduced-motion': 'no-preference' });
    await visitor.page.setViewport({ width, height: 700 });
    await resumeSession(visitor, seller);
    await visitor.goTo('/app/listings');
    await visitor.settled();
    for (const name of ['Oak Table 11', 'Oak Table 0']) {
      await visitor.click('button', `Actions for ${name}`);
      await visitor.page.evaluate(markSeenAtClick);
      await visitor.click('menuitem', 'Delete');
      await visitor.sees('Undo');
      // The strip grows with the toast that comes in.
      await visitor.until(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      const shown = await visitor.page.$$('.mantine-Notification-root');
      expect(shown.length).toBeGreaterThan(0);
      expect(await visitor.page.evaluate(coveredControls)).toEqual([]);
    }
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
  });
});

describe('a toast that ends by itself above the page of a phone', () => {
  const shows = (visitor: Visitor, count: number) =>
    visitor.until(
      (wanted) => document.querySelectorAll('.mantine-Notification-root').length === Number(wanted),
      `${count}`,
    );
  const headingTop = (visitor: Visitor) =>
    visitor.page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().top ?? 0);
  let visitor: Visitor;

  beforeAll(async () => {
    const seller = await registerSeller(site.url);
    const { listing } = await seller.client.listings.generate({
      body: { product_name: 'Oak Table', marketplace: 'shopify' },
    });
    visitor = await Visitor.arrive(site.url);
    await visitor.page.setViewport({ width: 360, height: 740 });
    await resumeSession(visitor, seller);
    await visitor.goTo(`/app/listings/${listing.id}`);
  });
  afterAll(() => visitor.leave());

  it.each([
    ['at the top of the page, where its strip stays until the next tap', 0],
    ['further down, where its strip has been scrolled away', 200],
  ])('moves nothing that is seen %s', async (_place, scrolled) => {
    const closed = await visitor.page.evaluate((top) => {
      scrollTo(0, 0);
      const at = document.querySelector('h1')?.getBoundingClientRect().top ?? 0;
      scrollTo(0, top);
      return at;
    }, scrolled);
    const button = await visitor.find('button', 'Copy');
    await button.evaluate((node) => (node as HTMLButtonElement).click());
    await shows(visitor, 1);
    await visitor.settled();
    const top = await headingTop(visitor);
    await shows(visitor, 0);
    await visitor.settled();
    expect(await headingTop(visitor)).toBe(top);
    await visitor.page.evaluate(() => document.querySelector('h1')?.click());
    await visitor.page.evaluate(() => scrollTo(0, 0));
    await visitor.settled();
    expect(await headingTop(visitor)).toBe(closed);
  });
});
