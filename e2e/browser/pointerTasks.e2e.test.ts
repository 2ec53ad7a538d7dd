import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSite, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const PRODUCT = 'Himal Steel Bottle 750 ml';
/** Of a file of twelve rows, the third has no name; the plan takes ten. */
const ROWS = Array.from({ length: 12 }, (_, at) => `${at === 2 ? '' : `Steel cup ${at}`},Home,Himal`);

let site: TestSite;
let folder: string;

beforeAll(async () => {
  site = await startSite({ WORKERS: '1' });
  folder = mkdtempSync(path.join(tmpdir(), 'listwright-pointer-tasks-'));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs in the page: the choices above a list whose text has no room. */
function cutChoices(): readonly string[] {
  const context = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll<HTMLSelectElement>('[role="search"] select')]
    .filter((one) => one.checkVisibility())
    .flatMap((one) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(one);
      if (context === null) return [];
      context.font = font;
      const text = one.selectedOptions[0]?.text ?? '';
      const room = one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return context.measureText(text).width > room ? [text] : [];
    });
}

/** What a new user does first, one after the other; `tasks` is the same without a pointer. */
describe.each([
  ['a mouse', { width: 1280, height: 900 }],
  ['a finger', { width: 360, height: 740, isMobile: true, hasTouch: true }],
])('the ten tasks of a new user with %s', (_pointer, viewport) => {
  const isPhone = viewport.width < 640;
  const email = `asha.${viewport.width}.${process.pid}@example.com`;
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await Visitor.arrive(site.url);
    await visitor.page.setViewport(viewport);
  });
  afterAll(() => visitor.leave());

  /** Presses what is seen, as a finger or a mouse does: at its middle, where nothing else may lie. */
  const touch = async (role: string, name: string) => {
    await visitor.settled();
    const element = await visitor.find(role, name);
    await element.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await visitor.settled();
    const isFree = await element.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return over !== null && (node.contains(over) || over.contains(node) || over.closest('label') !== null);
    });
    expect([name, isFree]).toEqual([name, true]);
    await (isPhone ? element.tap() : element.click());
  };
  const press = async (role: string, name: string) => {
    await touch(role, name);
    await visitor.settled();
    await fits();
  };
  /** Nothing is cut off at the side. */
  const fits = async () => expect(await visitor.overflows()).toBe(false);
  const isHeaded = async (title: string) => {
    await visitor.until((name) => document.querySelector('h1')?.textContent === name, title);
    await visitor.settled();
    await fits();
  };
  /** By the sidebar, which is behind a button on a phone. */
  const goBySidebar = async (link: string) => {
    if (isPhone) await press('button', 'Open menu');
    await press('link', link);
  };

  it('writes the first listing', async () => {
    await visitor.goTo('/');
    await press('link', 'Sign Up');
    await visitor.until(() => location.pathname === '/register');
    await visitor.settled();
    await visitor.fill('Full name', 'Asha Rai');
    await visitor.fill('Email', email);
    await visitor.fill('Password', 'long enough');
    await visitor.fill('Confirm password', 'long enough');
    await press('button', 'Create account');
    await visitor.sees('Registration successful!');
    await visitor.settled();
    await visitor.fill('Password', 'long enough');
    await press('button', 'Log in');
    await isHeaded('Generate listing');
    await visitor.fill('Product name', PRODUCT);
    await press('radio', 'Amazon');
    await visitor.fill('Description', 'Steel. Weighs 400 g. Weighs 380 g. Hand wash only.');
    await press('button', 'Generate listing');
    await visitor.sees('Generated Successfully!');
    await fits();
  });

  it('fixes a contradiction', async () => {
    await press('button', 'Resolve 1 contradiction');
    await visitor.sees('Use this one');
    await press('button', 'Use 380 g');
    await visitor.until(() => !document.body.innerText.includes('1 contradiction'));
  });

  it('exports for Amazon', async () => {
    await press('button', 'Download Amazon template');
    await visitor.sees('Amazon template downloaded');
  });

  it('finds out why the score is what it is', async () => {
    await goBySidebar('Library');
    await isHeaded('Library');
    await press('link', PRODUCT);
    await isHeaded(PRODUCT);
    const [score] = /Why \d+\?/.exec(await visitor.text()) ?? ['Why?'];
    await press('button', score);
    await visitor.page.waitForSelector('[role="dialog"]');
    await visitor.settled();
    expect((await visitor.text()).match(/\d+ of \d+/g)?.length ?? 0).toBeGreaterThan(1);
    await press('button', 'Close');
  });

  it('compares versions', async () => {
    await visitor.fill('Title', 'Himal Bottle 750 ml');
    await press('button', 'Save');
    await visitor.sees('Changes saved');
    await press('button', 'Versions · 3');
    await visitor.sees('Current');
    await press('button', 'Compare version 1');
    await visitor.page.waitForSelector('[role="dialog"] del');
    await press('button', 'Close');
  });

  it('switches the store', async () => {
    await goBySidebar('Generate');
    await isHeaded('Generate listing');
    // Nothing is left of the product before.
    const field = await visitor.find('textbox', 'Description');
    expect(await field.evaluate((node) => (node as HTMLTextAreaElement).value)).toBe('');
    await visitor.fill('Product name', 'Himal Steel Cup');
    await press('radio', 'Amazon');
    await press('DisclosureTriangle', 'Brand, attributes, keywords and tone');
    const store = await visitor.find('combobox', 'Amazon store');
    const germany = await store.evaluate(
      (node) => [...(node as HTMLSelectElement).options].find(({ text }) => text.startsWith('Germany'))?.value ?? '',
    );
    await store.select(germany);
    await press('button', 'Generate listing');
    await visitor.sees('Generated Successfully!');
    await visitor.sees('Amazon Germany');
  });

  it('runs a file over the limit of the plan', async () => {
    const file = path.join(folder, 'over.csv');
    writeFileSync(file, `product_name,category,brand\n${ROWS.join('\n')}\n`);
    await goBySidebar('Bulk generate');
    await visitor.sees('What the file needs');
    const chooser = visitor.page.waitForFileChooser();
    const field = await visitor.page.waitForSelector('label ::-p-text(Choose a file)');
    await (isPhone ? field?.tap() : field?.click());
    await (await chooser).accept([file]);
    await visitor.sees('This file has 12 rows, and your plan takes 10 per file.');
    await press('button', 'Generate the first 10');
    await visitor.sees('Generated 9 listings!');
  });

  it('corrects the failed row', async () => {
    await visitor.fill('Row 4, product_name', 'Steel cup with lid');
    await press('button', 'Run 1 corrected row again');
    await visitor.sees('Generated 10 listings!');
  });

  it('finds the listing of last week', async () => {
    await site.test.database.query(
      `update listings set created_at = now() - interval '7 days', updated_at = now() - interval '7 days'
        where product_name = $1`,
      [PRODUCT],
    );
    await goBySidebar('Library');
    await isHeaded('Library');
    expect(await visitor.page.evaluate(cutChoices)).toEqual([]);
    if (isPhone) await visitor.page.select('select[aria-label="Sort"]', 'date asc');
    else await press('button', 'Created');
    await visitor.until((name) => document.querySelector('[data-library-row] a')?.textContent === name, PRODUCT);
    await press('link', PRODUCT);
    await isHeaded(PRODUCT);
  });

  it('upgrades', async () => {
    await goBySidebar('Account');
    await touch('button', 'Upgrade to Professional');
    await visitor.until(() => location.pathname === '/sandbox/checkout');
    await touch('button', 'Pay');
    await visitor.sees('Successfully upgraded to Professional plan!');
    expect(visitor.errors).toEqual([]);
  });
});
