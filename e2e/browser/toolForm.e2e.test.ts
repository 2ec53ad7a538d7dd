import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registerSeller, startSite, type TestSite } from '../harness/startServer.js';
import { resumeSession } from '../harness/resumeSession.js';
import { Visitor } from '../harness/Visitor.js';

/** More than the form has from its product name to its button. */
const MOST_STOPS = 40;

let site: TestSite;
let visitor: Visitor;

beforeAll(async () => {
  site = await startSite();
  visitor = await Visitor.arrive(site.url);
  await visitor.page.setViewport({ width: 1280, height: 600 });
  await resumeSession(visitor, await registerSeller(site.url));
});
afterAll(async () => {
  await visitor.leave();
  await site.close();
});

/** Runs in the page: whether the form scrolls by itself, and how much of its button is outside the window. */
function formOnPage(): { readonly scrolls: boolean; readonly hidden: number } {
  const form = document.querySelector('.lw-tool-form');
  const bottom = form?.querySelector('button[type="submit"]')?.getBoundingClientRect().bottom ?? Infinity;
  return {
    scrolls: form === null || form.scrollHeight > form.clientHeight || getComputedStyle(form).overflowY !== 'visible',
    hidden: Math.max(0, Math.round(bottom - innerHeight)),
  };
}

/** Runs in the page: whether the focus, or the first line of a text, is below the header and above the row with the button. */
function focusIsSeen(): boolean {
  const LINE = 40;
  const focus = document.activeElement?.getBoundingClientRect();
  const row = document.activeElement?.closest('form')?.querySelector('button[type="submit"]')?.parentElement;
  const header = document.querySelector('header')?.getBoundingClientRect();
  if (focus === undefined || row === null || row === undefined || header === undefined) return false;
  const end = focus.top + Math.min(LINE, focus.height);
  return row.contains(document.activeElement) || (focus.top >= header.bottom && end <= row.getBoundingClientRect().top);
}

describe('a form that is longer than the window', () => {
  it.each([
    '/app/generate',
    '/app/seo-analyzer',
    '/app/competitors',
    '/app/bulk-generate',
    '/app/marketplace-analysis',
  ])('scrolls with its page and has its button in view at %s', async (path) => {
    await visitor.goTo(path);
    await visitor.page.waitForSelector('.lw-tool-form');
    await visitor.settled();
    expect(await visitor.page.evaluate(formOnPage)).toEqual({ scrolls: false, hidden: 0 });
  });

  it('shows what has the focus above its button', async () => {
    await visitor.goTo('/app/generate');
    await visitor.click('DisclosureTriangle', 'Brand, attributes, keywords and tone');
    await visitor.settled();
    await (await visitor.find('textbox', 'Product name')).focus();
    let isReached = false;
    for (let key = 0; key < MOST_STOPS && !isReached; key += 1) {
      await visitor.page.keyboard.press('Tab');
      await visitor.settled();
      const name = await visitor.page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
      expect([name, await visitor.page.evaluate(focusIsSeen)]).toEqual([name, true]);
      isReached = await visitor.page.evaluate(() => document.activeElement?.getAttribute('type') === 'submit');
    }
    expect(isReached).toBe(true);
  });
});
