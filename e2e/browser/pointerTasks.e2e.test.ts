import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { elementAtRest } from '../harness/elementAtRest.js';
import { StepCount } from '../harness/StepCount.js';
import { TaskSite } from '../harness/TaskSite.js';
import { Visitor } from '../harness/Visitor.js';

let site: TaskSite;

beforeAll(async () => {
  site = await TaskSite.start();
});
afterAll(() => site.close());

/** What is pressed and filled in for each task, with a mouse and with a finger, which opens the menu first. */
const MOST: Readonly<Record<string, readonly [mouse: number, finger: number]>> = {
  'writes the first listing': [12, 12],
  'fixes a contradiction': [2, 2],
  'exports for Amazon': [1, 1],
  'finds out why the score is what it is': [4, 5],
  'compares versions': [5, 5],
  'switches the store': [5, 6],
  'runs a file over the limit of the plan': [3, 4],
  'corrects the failed row': [2, 2],
  'finds the listing of last week': [3, 4],
  upgrades: [3, 4],
};

/** Runs in the page: the choices above a list, and those whose text has no room. */
function listChoices(): { readonly count: number; readonly cut: readonly string[] } {
  const context = document.createElement('canvas').getContext('2d');
  const shown = [...document.querySelectorAll<HTMLSelectElement>('[role="search"] select')].filter((one) =>
    one.checkVisibility(),
  );
  const cut = shown.flatMap((one) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(one);
    if (context === null) return [];
    context.font = font;
    const text = one.selectedOptions[0]?.text ?? '';
    const room = one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return context.measureText(text).width > room ? [text] : [];
  });
  return { count: shown.length, cut };
}

/** What a new user does first, one after the other; `tasks` is the same without a pointer. */
describe.each([
  ['a mouse', { width: 1280, height: 900 }],
  ['a finger', { width: 360, height: 740, isMobile: true, hasTouch: true }],
])('the ten tasks of a new user with %s', (_pointer, viewport) => {
  const isPhone = viewport.width < 640;
  let visitor: Visitor;
  let done = 0;
  let steps: StepCount;

  // A second try is another new user.
  beforeEach(async () => {
    visitor = await Visitor.arrive(site.url);
    await visitor.page.setViewport(viewport);
    steps = new StepCount(() => done);
  });
  afterEach(() => visitor.leave());

  /** Presses what is seen and still, as a finger or a mouse does: at its middle, where nothing else lies. */
  const touch = async (role: string, name: string) => {
    await visitor.settled();
    const element = await visitor.find(role, name);
    await element.evaluate(elementAtRest);
    const isFree = await element.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      // The field of a radio is under its label, which is pressed for it.
      return over !== null && (node.contains(over) || node.closest('label')?.contains(over) === true);
    });
    expect([name, isFree]).toEqual([name, true]);
    done += 1;
    await (isPhone ? element.tap() : element.click());
  };
  const fill = async (name: string, text: string) => {
    done += 1;
    await visitor.fill(name, text);
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

  it('are done one after the other', async () => {
    await steps.inTask('writes the first listing', async () => {
      await visitor.goTo('/');
      // Another document: the one that is left can be asked nothing.
      await touch('link', 'Sign Up');
      await visitor.until(() => location.pathname === '/register');
      await visitor.settled();
      await fits();
      await fill('Full name', 'Asha Rai');
      await fill('Email', site.newEmail());
      await fill('Password', TaskSite.password);
      await fill('Confirm password', TaskSite.password);
      await press('button', 'Create account');
      await visitor.sees('Registration successful!');
      await visitor.settled();
      await fill('Password', TaskSite.password);
      await press('button', 'Log in');
      await isHeaded('Generate listing');
      await fill('Product name', TaskSite.product);
      await press('radio', 'Amazon');
      await fill('Description', TaskSite.description);
      await press('button', 'Generate listing');
      await visitor.sees('Generated Successfully!');
      await fits();
    });

    await steps.inTask('fixes a contradiction', async () => {
      await press('button', 'Resolve 1 contradiction');
      await visitor.sees('Use this one');
      await press('button', 'Use 380 g');
      await visitor.until(() => !document.body.innerText.includes('1 contradiction'));
    });

    await steps.inTask('exports for Amazon', async () => {
      await press('button', 'Download Amazon template');
      await visitor.sees('Amazon template downloaded');
    });

    await steps.inTask('finds out why the score is what it is', async () => {
      await goBySidebar('Library');
      await isHeaded('Library');
      await press('link', TaskSite.product);
      await isHeaded(TaskSite.product);
      const [score] = /Why \d+\?/.exec(await visitor.text()) ?? ['Why?'];
      await press('button', score);
      await visitor.page.waitForSelector('[role="dialog"]');
      await visitor.settled();
      expect((await visitor.text()).match(/\d+ of \d+/g)?.length ?? 0).toBeGreaterThan(1);
      await press('button', 'Close');
    });

    await steps.inTask('compares versions', async () => {
      await fill('Title', 'Himal Bottle 750 ml');
      await press('button', 'Save');
      await visitor.sees('Changes saved');
      await press('button', 'Versions · 3');
      await visitor.sees('Current');
      await press('button', 'Compare version 1');
      await visitor.page.waitForSelector('[role="dialog"] del');
      await press('button', 'Close');
    });

    await steps.inTask('switches the store', async () => {
      await goBySidebar('Generate');
      await isHeaded('Generate listing');
      // Nothing is left of the product before.
      const field = await visitor.find('textbox', 'Description');
      expect(await field.evaluate((node) => (node as HTMLTextAreaElement).value)).toBe('');
      await fill('Product name', 'Himal Steel Cup');
      await press('radio', 'Amazon');
      const store = await visitor.find('combobox', 'Amazon store');
      const germany = await store.evaluate(
        (node) => [...(node as HTMLSelectElement).options].find(({ text }) => text.startsWith('Germany'))?.value ?? '',
      );
      done += 1;
      await store.select(germany);
      await press('button', 'Generate listing');
      await visitor.sees('Generated Successfully!');
      await visitor.sees('Amazon Germany');
    });

    await steps.inTask('runs a file over the limit of the plan', async () => {
      await goBySidebar('Bulk generate');
      await visitor.sees('What the file needs');
      const chooser = visitor.page.waitForFileChooser();
      const field = await visitor.page.waitForSelector('label ::-p-text(Choose a file)');
      done += 1;
      await (isPhone ? field?.tap() : field?.click());
      await (await chooser).accept([site.fileOverLimit()]);
      await visitor.sees('This file has 12 rows, and your plan takes 10 per file.');
      await press('button', 'Generate the first 10');
      await visitor.sees('Generated 9 listings!');
    });

    await steps.inTask('corrects the failed row', async () => {
      await fill('Row 4, product_name', 'Steel cup with lid');
      await press('button', 'Run 1 corrected row again');
      await visitor.sees('Generated 10 listings!');
    });

    await steps.inTask('finds the listing of last week', async () => {
      await site.ageProduct();
      await goBySidebar('Library');
      await isHeaded('Library');
      const choices = await visitor.page.evaluate(listChoices);
      expect(choices.cut).toEqual([]);
      expect(choices.count).toBeGreaterThan(0);
      if (isPhone) {
        done += 1;
        await visitor.page.select('select[aria-label="Sort"]', 'date asc');
      } else await press('button', 'Created');
      await visitor.until((name) => document.querySelector('[data-row] a')?.textContent === name, TaskSite.product);
      await press('link', TaskSite.product);
      await isHeaded(TaskSite.product);
    });

    await steps.inTask('upgrades', async () => {
      await goBySidebar('Account');
      await touch('button', 'Upgrade to Professional');
      await visitor.until(() => location.pathname === '/sandbox/checkout');
      await touch('button', 'Pay');
      await visitor.sees('Successfully upgraded to Professional plan!');
      // In view, however long the page is.
      await visitor.until(() => {
        const note = document.activeElement;
        const { top = -1, bottom = Infinity } = note?.getBoundingClientRect() ?? {};
        return note?.textContent.includes('Successfully upgraded') === true && top >= 0 && bottom <= innerHeight;
      });
      expect(visitor.errors).toEqual([]);
    });
    const most = Object.entries(MOST).map(([name, [mouse, finger]]) => [name, isPhone ? finger : mouse]);
    expect(steps.tooLong(Object.fromEntries(most))).toEqual([]);
  });
});
