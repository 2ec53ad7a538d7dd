import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registerSeller, startSite, type TestSite } from '../harness/startServer.js';
import { resumeSession } from '../harness/resumeSession.js';
import { Visitor } from '../harness/Visitor.js';

/** Each of them is a row with three buttons. */
const FACTS =
  'Solid oak. 120 x 80 cm, 74 cm high. Weighs 31 kg. Oiled. Seats six. Made in Nepal. 5 year warranty. Wipe clean.';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Runs in the page: what is on show of each control, by its name, and which of them a toast lies over. */
function controlsOnShow() {
  const selector = 'a[href], button, input, select, textarea, summary, [role="tab"]';
  const toasts = [...document.querySelectorAll('.mantine-Notification-root[data-placed]')].map((one) =>
    one.getBoundingClientRect(),
  );
  /** The page ends above a docked toast. */
  const end = document.querySelector('[data-docked]')?.getBoundingClientRect().top ?? innerHeight;
  /** The part of a control that its scrolling parents show. */
  const shownPart = (one: Element): DOMRect => {
    let { top, bottom } = one.getBoundingClientRect();
    bottom = Math.min(bottom, end);
    for (let parent = one.parentElement; parent !== null; parent = parent.parentElement)
      if (/auto|scroll/.test(getComputedStyle(parent).overflowY) && parent !== document.body) {
        const box = parent.getBoundingClientRect();
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
    const { left, width } = one.getBoundingClientRect();
    return new DOMRect(left, top, width, Math.max(0, bottom - top));
  };
  const isOver = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const controls = [...document.querySelectorAll(selector)]
    .filter((one) => one.closest('.mantine-Notifications-root') === null && one.checkVisibility())
    .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent ?? '', box: shownPart(one) }))
    .filter(({ box }) => box.height > 0 && box.width > 0 && box.bottom > 0 && box.top < innerHeight);
  const inWindow = toasts.filter(
    ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
  );
  return {
    places: controls.map(({ name, box: { left, top, width, height } }) => [name, left, top, width, height].join(' ')),
    docked: document.querySelectorAll('.mantine-Notification-root[data-docked]').length,
    covered: controls.filter(({ box }) => toasts.some((toast) => isOver(toast, box))).map(({ name }) => name),
    toasts: inWindow.length,
  };
}

/** Runs in the page: leaves no place free. */
function coverPage() {
  const cover = document.createElement('button');
  cover.id = 'cover';
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 1; opacity: 0';
  document.body.append(cover);
}

const isShown = (visitor: Visitor, count: number) =>
  visitor.until(
    (wanted) => document.querySelectorAll('.mantine-Notification-root[data-placed]').length === Number(wanted),
    `${count}`,
  );
/** Until those that have no button are gone, which takes five seconds at most. */
async function toastsEnd(visitor: Visitor): Promise<void> {
  await visitor.passTime(5000);
  await isShown(visitor, 0);
}
/** Until nothing moves any more, and what scrolling uncovered has been looked at. */
const isStill = async (visitor: Visitor) => {
  // The row of tabs fades with its own scrolling, not in time.
  const isOver = () =>
    document.getAnimations().every((one) => one.playState !== 'running' || !(one.timeline instanceof DocumentTimeline));
  await visitor.until(isOver);
  await visitor.settled();
};

describe.each([1280, 768, 360, 320])('a toast at %i px', (width) => {
  let visitor: Visitor;
  let listing: string;
  let product: string | null;
  let tries = 0;
  /** Counts down: what was deleted is there no more, also at a second try. */
  let newest = 19;

  beforeAll(async () => {
    const seller = await registerSeller(site.url);
    for (let at = 0; at < 20; at += 1)
      ({
        listing: { id: listing, product_id: product },
      } = await seller.client.listings.generate({
        body: { product_name: `Oak Table ${at}`, description: FACTS, marketplace: 'shopify' },
      }));
    visitor = await Visitor.arrive(site.url);
    await visitor.page.setViewport({ width, height: 700 });
    await resumeSession(visitor, seller);
  });
  /** Toasts move; the page that they come over may be there at once. */
  const goTo = async (address: string) => {
    await visitor.prefers({ 'reduced-motion': 'reduce' });
    await visitor.goTo(address);
    await visitor.prefers({ 'reduced-motion': 'no-preference' });
  };
  afterAll(async () => {
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
  });

  it.each([0, 0.3, 1])('moves nothing and covers no control, at %f of the page', async (part) => {
    await goTo(`/app/listings/${listing}`);
    await visitor.page.evaluate((of) => scrollTo(0, of * (document.documentElement.scrollHeight - innerHeight)), part);
    await visitor.settled();
    const button = await visitor.find('button', 'Copy');
    const { places, covered } = await visitor.page.evaluate(controlsOnShow);
    expect([places.length > 5, covered]).toEqual([true, []]);
    await button.evaluate((node) => (node as HTMLButtonElement).click());
    await isShown(visitor, 1);
    await isStill(visitor);
    const shown = await visitor.page.evaluate(controlsOnShow);
    expect([shown.toasts, shown.covered]).toEqual([1, []]);
    // Copy says so for a moment in its own words.
    const named = (all: readonly string[]) => all.filter((one) => !one.startsWith('Cop'));
    expect(named(shown.places)).toEqual(named(places));
    await toastsEnd(visitor);
    await isStill(visitor);
    expect(named((await visitor.page.evaluate(controlsOnShow)).places)).toEqual(named(places));
  });

  it('lies over no control of a list, also where several are shown and the page is scrolled', async () => {
    await goTo('/app/listings');
    // Two that are there, also at a second try: one from each end of the list.
    tries += 1;
    for (const name of [`Oak Table ${11 - tries}`, `Oak Table ${tries - 1}`]) {
      await visitor.click('button', `Actions for ${name}`);
      await visitor.click('menuitem', 'Delete');
      await visitor.sees('Undo');
      await isStill(visitor);
      const { toasts, covered } = await visitor.page.evaluate(controlsOnShow);
      expect([toasts > 0, covered]).toEqual([true, []]);
    }
    for (const top of [150, 400, 0]) {
      await visitor.page.evaluate((to) => scrollTo(0, to), top);
      // What scrolling covers is freed as soon as the page is still.
      const look = () => visitor.page.evaluate(controlsOnShow);
      for (let at = 0, now = await look(); at < 100 && (now.toasts === 0 || now.covered.length > 0); at += 1) {
        await visitor.settled();
        now = await look();
      }
      const { toasts, covered } = await look();
      expect([toasts > 0, covered]).toEqual([true, []]);
    }
  });

  it.each(['/app/listings', '/app/dashboard', 'product', 'listing'])(
    'offers Undo over no control of %s, wherever it is scrolled to',
    async (place) => {
      const name = `Oak Table ${(newest -= 1)}`;
      await goTo('/app/listings');
      await visitor.click('button', `Actions for ${name}`);
      await visitor.click('menuitem', 'Delete');
      await visitor.sees('Undo');
      await visitor.moveTo(
        { product: `/app/products/${product}`, listing: `/app/listings/${listing}` }[place] ?? place,
      );
      const seen: unknown[] = [];
      for (const part of [0, 0.5, 1]) {
        await visitor.page.evaluate((of) => scrollTo(0, of * document.documentElement.scrollHeight), part);
        const look = () => visitor.page.evaluate(controlsOnShow);
        for (let at = 0, now = await look(); at < 40 && (now.toasts === 0 || now.covered.length > 0); at += 1) {
          await visitor.settled();
          now = await look();
        }
        const { toasts, covered, docked } = await look();
        seen.push([toasts > 0, covered, docked]);
      }
      // At 320 px the fields of the editor may leave no place: the toast is docked.
      const docked = place === 'listing' && width === 320 ? expect.any(Number) : 0;
      expect(seen).toEqual(seen.map(() => [true, [], docked]));
    },
  );

  it('with a button is docked where there is no room: the page ends above it', async () => {
    const name = `Oak Table ${(newest -= 1)}`;
    await goTo('/app/listings');
    await visitor.click('button', `Actions for ${name}`);
    const deletion = await visitor.find('menuitem', 'Delete');
    await visitor.page.evaluate(coverPage);
    await deletion.evaluate((node) => (node as HTMLButtonElement).click());
    await isShown(visitor, 1);
    await isStill(visitor);
    await visitor.page.evaluate(() => document.querySelector('#cover')?.remove());
    await visitor.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [left, right, bottom, end] = await visitor.page.evaluate(() => {
      const strip = document.querySelector('[data-docked]')?.getBoundingClientRect() ?? new DOMRect();
      const lowest = document.querySelector('main')?.getBoundingClientRect().bottom ?? Infinity;
      return [strip.left, strip.right - document.body.clientWidth, strip.bottom - innerHeight, strip.top - lowest];
    });
    expect([left, right, bottom]).toEqual([0, 0, 0]);
    expect(end).toBeGreaterThanOrEqual(0);
    await visitor.click('button', 'Undo');
    await visitor.sees(name);
    await visitor.settled();
    await toastsEnd(visitor);
    expect(await visitor.page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
    await visitor.sees(name);
  });

  it('is placed again when it grows', async () => {
    await goTo(`/app/listings/${listing}`);
    await (await visitor.find('button', 'Copy')).evaluate((node) => (node as HTMLButtonElement).click());
    await isShown(visitor, 1);
    await isStill(visitor);
    // No element comes or goes: the text alone gets longer.
    await visitor.page.$eval('.mantine-Notification-root [class*="description"]', (one) => {
      const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
      if (words !== null) words.data = 'Copied to the clipboard. '.repeat(3);
    });
    await isStill(visitor);
    const { toasts, covered } = await visitor.page.evaluate(controlsOnShow);
    expect([toasts, covered]).toEqual([1, []]);
    await toastsEnd(visitor);
  });

  it('measures no text of a page that changes under it', async () => {
    await goTo(`/app/listings/${listing}`);
    await (await visitor.find('button', 'Copy')).evaluate((node) => (node as HTMLButtonElement).click());
    await isShown(visitor, 1);
    await isStill(visitor);
    const measured = await visitor.page.evaluate(async () => {
      const real = Element.prototype.getBoundingClientRect;
      let count = 0;
      Element.prototype.getBoundingClientRect = function measure(this: Element) {
        if (this.matches('p, span, li, td, mark')) count += 1;
        return real.call(this);
      };
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (let at = 0; at < 5; at += 1) {
        document.querySelector('main')?.append(document.createElement('p'));
        await frame();
      }
      Element.prototype.getBoundingClientRect = real;
      return count;
    });
    expect([measured, (await visitor.page.evaluate(controlsOnShow)).toasts]).toEqual([0, 1]);
  });

  it('waits where there is no room, and is shown as soon as there is', async () => {
    await goTo(`/app/listings/${listing}`);
    const button = await visitor.find('button', 'Copy');
    await visitor.page.evaluate(coverPage);
    await button.evaluate((node) => (node as HTMLButtonElement).click());
    await visitor.until(() => document.querySelector('.mantine-Notification-root [class*="description"]') !== null);
    await isStill(visitor);
    const look = () =>
      visitor.page.$eval('.mantine-Notification-root', (one) => [one.role, getComputedStyle(one).opacity === '0']);
    expect(await look()).toEqual(['alert', true]);
    await visitor.page.evaluate(() => document.querySelector('#cover')?.remove());
    await isShown(visitor, 1);
    await isStill(visitor);
    expect(await look()).toEqual(['alert', false]);
  });
});
