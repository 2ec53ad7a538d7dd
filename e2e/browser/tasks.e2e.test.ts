import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Keyboard } from '../harness/Keyboard.js';
import { StepCount } from '../harness/StepCount.js';
import { TaskSite } from '../harness/TaskSite.js';
import { Visitor } from '../harness/Visitor.js';

let site: TaskSite;

beforeAll(async () => {
  site = await TaskSite.start();
});
afterAll(() => site.close());

/** The keys of each task, with those of Tab; a typed text is one. */
const MOST: Readonly<Record<string, number>> = {
  'writes the first listing': 35,
  'fixes a contradiction': 11,
  'exports for Amazon': 3,
  'finds out why the score is what it is': 10,
  'compares versions': 20,
  'switches the store': 9,
  'runs a file over the limit of the plan': 7,
  'corrects the failed row': 8,
  'finds the listing of last week': 8,
  upgrades: 7,
};

/** What a new user does first, one after the other, without a mouse. */
describe.each([1280, 360])('the ten tasks of a new user by keyboard alone at %i px', (width) => {
  let visitor: Visitor;
  let keyboard: Keyboard;
  let steps: StepCount;

  // A second try is another new user.
  beforeEach(async () => {
    visitor = await Visitor.arrive(site.url);
    // With less motion a style takes effect a frame after the key, when the focus has been looked at.
    await visitor.prefers({ 'reduced-motion': 'no-preference' });
    keyboard = new Keyboard(visitor.page);
    steps = new StepCount(() => keyboard.presses);
    await visitor.page.setViewport({ width, height: 900 });
  });
  afterEach(() => visitor.leave());

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
  /** What is on the page, by its name in the palette. */
  const command = async (words: string, name: string) => {
    await visitor.settled();
    await keyboard.withControl('k');
    await visitor.until(() => document.activeElement?.matches('.mantine-Spotlight-search'));
    await keyboard.type(words);
    await visitor.until(
      (wanted) => document.querySelector('.mantine-Spotlight-action[data-selected]')?.textContent === wanted,
      name,
    );
    await keyboard.press('Enter');
  };
  const write = async (name: string, text: string) => {
    await keyboard.tabTo(name);
    await keyboard.type(text);
  };

  it('are done one after the other', async () => {
    await steps.inTask('writes the first listing', async () => {
      await visitor.goTo('/');
      await keyboard.tabTo('Sign Up');
      // Another document: the one that is left can be asked nothing.
      await keyboard.press('Enter');
      await visitor.until(() => location.pathname === '/register');
      await visitor.settled();
      await write('Full name', 'Maya Rai');
      await write('Email', site.newEmail());
      await write('Password', TaskSite.password);
      await write('Confirm password', TaskSite.password);
      await keyboard.press('Enter');
      await visitor.sees('Registration successful!');
      await visitor.settled();
      await write('Password', TaskSite.password);
      await keyboard.press('Enter');
      await isHeaded('Generate listing');
      await write('Product name', TaskSite.product);
      await keyboard.tabTo(/Amazon/);
      await keyboard.press('Space');
      await write('Description', TaskSite.description);
      await keyboard.withControl('Enter');
      await visitor.sees('Generated Successfully!');
    });

    await steps.inTask('fixes a contradiction', async () => {
      await choose('Resolve 1 contradiction');
      await visitor.sees('Use this one');
      await choose('Use 380 g');
      await visitor.until(() => !document.body.innerText.includes('1 contradiction'));
    });

    await steps.inTask('exports for Amazon', async () => {
      await command('amazon t', 'Download Amazon template');
      await visitor.sees('Amazon template downloaded');
    });

    await steps.inTask('finds out why the score is what it is', async () => {
      await keyboard.press('g', 'l');
      await isHeaded('Library');
      await keyboard.press('j', 'Enter');
      await isHeaded(TaskSite.product);
      await choose(/^Why \d+\?$/);
      await visitor.page.waitForSelector('[role="dialog"]');
      await visitor.settled();
      expect((await visitor.text()).match(/\d+ of \d+/g)?.length ?? 0).toBeGreaterThan(1);
      await keyboard.press('Escape');
      await visitor.settled();
      expect((await keyboard.focus()).name).toMatch(/^Why/);
    });

    await steps.inTask('compares versions', async () => {
      await keyboard.tabTo('Title');
      await keyboard.withControl('a');
      await keyboard.type('Himal Bottle 750 ml');
      await keyboard.withControl('s');
      await visitor.sees('Changes saved');
      await command('versions', 'Versions · 3');
      await visitor.sees('Current');
      await choose('Compare version 1');
      await visitor.page.waitForSelector('[role="dialog"] del');
      await keyboard.press('Escape');
      await visitor.settled();
      expect((await keyboard.focus()).name).toMatch(/^Versions/);
    });

    await steps.inTask('switches the store', async () => {
      await keyboard.press('c');
      await isHeaded('Generate listing');
      await write('Product name', 'Himal Steel Cup');
      await keyboard.tabTo(/Amazon/);
      await keyboard.press('Space');
      await keyboard.tabTo('Amazon store');
      await keyboard.type('Ger');
      await keyboard.withControl('Enter');
      await visitor.sees('Generated Successfully!');
      await visitor.sees('Amazon Germany');
    });

    await steps.inTask('runs a file over the limit of the plan', async () => {
      await keyboard.press('g', 'b');
      await visitor.sees('What the file needs');
      await visitor.settled();
      const chooser = visitor.page.waitForFileChooser();
      await choose('CSV or XLSX file');
      await (await chooser).accept([site.fileOverLimit()]);
      await visitor.sees('This file has 12 rows, and your plan takes 10 per file.');
      await choose('Generate the first 10');
      await visitor.sees('Generated 9 listings!');
    });

    await steps.inTask('corrects the failed row', async () => {
      await visitor.settled();
      await write('Row 4, product_name', 'Steel cup with lid');
      await keyboard.press('Enter');
      await visitor.sees('Generated 10 listings!');
    });

    await steps.inTask('finds the listing of last week', async () => {
      await site.ageProduct();
      await keyboard.press('g', 'l');
      await isHeaded('Library');
      await keyboard.press('/');
      await keyboard.type('bottle');
      await visitor.until(() => document.querySelectorAll('[data-row]').length === 1);
      await visitor.settled();
      await keyboard.press('Enter');
      await visitor.until((name) => document.activeElement?.textContent === name, TaskSite.product);
      await keyboard.press('Enter');
      await isHeaded(TaskSite.product);
    });

    await steps.inTask('upgrades', async () => {
      await keyboard.press('g', 'a');
      await isHeaded('Account');
      await command('upgrade', 'Upgrade to Professional');
      await visitor.until(() => location.pathname === '/sandbox/checkout');
      await choose('Pay');
      await visitor.sees('Successfully upgraded to Professional plan!');
      expect(visitor.errors).toEqual([]);
    });
    expect(steps.tooLong(MOST)).toEqual([]);
  });
});
