import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Keyboard } from '../harness/Keyboard.js';
import { startSite, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const PRODUCT = 'Himal Steel Bottle 750 ml';
/** Of a file of twelve rows, the third has no name; the plan takes ten. */
const ROWS = Array.from({ length: 12 }, (_, at) => `${at === 2 ? '' : `Steel cup ${at}`},Home,Himal`);

let site: TestSite;
let folder: string;

beforeAll(async () => {
  site = await startSite({ WORKERS: '1' });
  folder = mkdtempSync(path.join(tmpdir(), 'listwright-tasks-'));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a new user does first, one after the other, without a mouse. */
describe.each([1280, 360])('the ten tasks of a new user by keyboard alone at %i px', (width) => {
  const email = `maya.${width}.${process.pid}@example.com`;
  let visitor: Visitor;
  let keyboard: Keyboard;

  beforeAll(async () => {
    visitor = await Visitor.arrive(site.url);
    // With less motion a style takes effect a frame after the key, when the focus has been looked at.
    await visitor.prefers({ 'reduced-motion': 'no-preference' });
    keyboard = new Keyboard(visitor.page);
    await visitor.page.setViewport({ width, height: 900 });
  });
  afterAll(() => visitor.leave());

  const isHeaded = async (title: string) => {
    await visitor.until((name) => document.querySelector('h1')?.textContent === name, title);
    await visitor.settled();
  };
  /** Tabs there and presses Enter. */
  const choose = async (name: string | RegExp) => {
    await visitor.settled();
    await keyboard.tabTo(name);
    await keyboard.press('Enter');
  };
  const write = async (name: string, text: string) => {
    await keyboard.tabTo(name);
    await keyboard.type(text);
  };

  it('writes the first listing', async () => {
    await visitor.goTo('/register');
    await write('Full name', 'Maya Rai');
    await write('Email', email);
    await write('Password', 'long enough');
    await write('Confirm password', 'long enough');
    await keyboard.press('Enter');
    await visitor.sees('Registration successful!');
    await visitor.settled();
    await write('Password', 'long enough');
    await keyboard.press('Enter');
    await isHeaded('Generate listing');
    await write('Product name', PRODUCT);
    await keyboard.tabTo(/Amazon/);
    await keyboard.press('Space');
    await write('Description', 'Steel. Weighs 400 g. Weighs 380 g. Hand wash only.');
    await keyboard.withControl('Enter');
    await visitor.sees('Generated Successfully!');
  });

  it('fixes a contradiction', async () => {
    await choose('Resolve 1 contradiction');
    await visitor.sees('Use this one');
    await choose('Use 380 g');
    await visitor.until(() => !document.body.innerText.includes('1 contradiction'));
  });

  it('exports for Amazon', async () => {
    await visitor.settled();
    await visitor.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await choose('Download Amazon template');
    await visitor.sees('Amazon template downloaded');
  });

  it('finds out why the score is what it is', async () => {
    await visitor.goTo('/app/dashboard');
    await keyboard.press('g', 'l');
    await isHeaded('Library');
    await keyboard.press('j', 'Enter');
    await isHeaded(PRODUCT);
    await choose(/^Why \d+\?$/);
    await visitor.page.waitForSelector('[role="dialog"]');
    await visitor.settled();
    expect((await visitor.text()).match(/\d+ of \d+/g)?.length ?? 0).toBeGreaterThan(1);
    await keyboard.press('Escape');
    await visitor.settled();
    expect((await keyboard.focus()).name).toMatch(/^Why/);
  });

  it('compares versions', async () => {
    await keyboard.tabTo('Title');
    await keyboard.withControl('a');
    await keyboard.type('Himal Bottle 750 ml');
    await keyboard.withControl('s');
    await visitor.sees('Changes saved');
    await choose(/^Versions · \d/);
    await visitor.sees('Current');
    await choose('Compare version 1');
    await visitor.page.waitForSelector('[role="dialog"] del');
    await keyboard.press('Escape');
    await visitor.settled();
    expect((await keyboard.focus()).name).toMatch(/^Versions/);
  });

  it('switches the store', async () => {
    await keyboard.press('c');
    await isHeaded('Generate listing');
    await write('Product name', 'Himal Steel Cup');
    await keyboard.tabTo(/Amazon/);
    await keyboard.press('Space');
    await choose('Brand, attributes, keywords and tone');
    await keyboard.tabTo('Amazon store');
    await keyboard.type('Ger');
    await keyboard.withControl('Enter');
    await visitor.sees('Generated Successfully!');
    await visitor.sees('Amazon Germany');
  });

  it('runs a file over the limit of the plan', async () => {
    const file = path.join(folder, 'over.csv');
    writeFileSync(file, `product_name,category,brand\n${ROWS.join('\n')}\n`);
    await visitor.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await keyboard.press('g', 'b');
    await visitor.sees('What the file needs');
    await visitor.settled();
    const chooser = visitor.page.waitForFileChooser();
    await choose('CSV or XLSX file');
    await (await chooser).accept([file]);
    await visitor.sees('This file has 12 rows, and your plan takes 10 per file.');
    await choose('Generate the first 10');
    await visitor.sees('Generated 9 listings!');
  });

  it('corrects the failed row', async () => {
    await visitor.settled();
    await write('Row 4, product_name', 'Steel cup with lid');
    await choose('Run 1 corrected row again');
    await visitor.sees('Generated 10 listings!');
  });

  it('finds the listing of last week', async () => {
    await site.test.database.query(
      `update listings set created_at = now() - interval '7 days', updated_at = now() - interval '7 days'
        where product_name = $1`,
      [PRODUCT],
    );
    await keyboard.press('g', 'l');
    await isHeaded('Library');
    await keyboard.press('/');
    await keyboard.type('bottle');
    await visitor.until(() => document.querySelectorAll('[data-library-row]').length === 1);
    await visitor.settled();
    await choose(new RegExp(`^${PRODUCT}`));
    await isHeaded(PRODUCT);
  });

  it('upgrades', async () => {
    await visitor.goTo('/app/profile');
    await choose('Upgrade to Professional');
    await visitor.until(() => location.pathname === '/sandbox/checkout');
    await choose('Pay');
    await visitor.sees('Successfully upgraded to Professional plan!');
    expect(visitor.errors).toEqual([]);
  });
});
