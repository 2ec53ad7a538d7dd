import { setTimeout as pause } from 'node:timers/promises';
import type { ElementHandle, FileChooser, Page } from 'puppeteer';
import { axeViolations } from './axeViolations.js';
import { elementAtRest } from './elementAtRest.js';
import { ofWorker } from './ofWorker.js';
import { pageSettled, timePassed, watchTimers } from './pageSettled.js';
import { PendingRequests } from './PendingRequests.js';

/** By default puppeteer looks in every frame, and each look computes the names or the text of the whole page. */
const LOOK_EVERY_MS = 50;
/** Ends what hangs: on a busy machine a screen may take ten seconds. */
const LONGEST_MS = 30_000;

/** A person at a browser: finds elements by role and name, as a screen reader does. */
export class Visitor {
  private readonly pending: PendingRequests;

  private constructor(
    readonly page: Page,
    private readonly url: string,
  ) {
    this.pending = new PendingRequests(page);
  }

  /** A new visitor in a fresh browser context. Errors of the page are collected in `errors`. */
  static async arrive(url: string): Promise<Visitor> {
    const browser = await ofWorker.sharedBrowser();
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.evaluateOnNewDocument(watchTimers);
    const visitor = new Visitor(page, url);
    page.on('pageerror', (error) => visitor.errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) visitor.errors.push(message.text());
    });
    return visitor;
  }

  readonly errors: string[] = [];
  private readonly wishes: Record<string, string> = {};

  async goTo(path: string): Promise<void> {
    await this.page.goto(`${this.url}${path}`, { waitUntil: 'load' });
    await this.settled();
  }

  /** Puts what an earlier visit left into the browser's storage, and shows a picture of the site. */
  async keeps(key: string, value: string): Promise<void> {
    await this.page.goto(`${this.url}/favicon.svg`);
    await this.page.evaluate((name, kept) => localStorage.setItem(name, kept), key, value);
  }

  /** Goes to another address of the app that is open, as its links do: loading it again would take nearly twice the work. */
  async moveTo(path: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await this.settled();
  }

  /** Sets what the visitor prefers, besides what was set before: `color-scheme` or `reduced-motion`. */
  async prefers(wishes: Readonly<Record<string, string>>): Promise<void> {
    Object.assign(this.wishes, wishes);
    await this.page.emulateMediaFeatures(
      Object.entries(this.wishes).map(([name, value]) => ({ name: `prefers-${name}`, value })),
    );
  }

  /** Waits until all requests of the page are answered and rendered, or for half a minute. */
  async settled(): Promise<void> {
    const end = Date.now() + 30_000;
    for (let isSettled = false; !isSettled && Date.now() < end;) {
      const { begun } = this.pending;
      await this.pending.none();
      // Without scripts nothing renders later, and the page cannot be asked.
      if (this.page.isJavaScriptEnabled()) await this.page.evaluate(pageSettled);
      isSettled = this.pending.begun === begun;
    }
  }

  /** Lets a time pass in the page at once: what is due within it comes now. */
  async passTime(ms: number): Promise<void> {
    await this.page.evaluate(timePassed, ms);
  }

  /** Waits until the element is on the page. */
  async find(role: string, name: string): Promise<ElementHandle> {
    const began = Date.now();
    for (;;) {
      // A page that is being left has no elements.
      const element = await this.page.$(`::-p-aria([name="${name}"][role="${role}"])`).catch(() => null);
      if (element !== null) return element;
      if (Date.now() - began > LONGEST_MS) throw new Error(`There is no ${role} “${name}”. ${await this.words()}`);
      // Names take ten times as long to compute as the text: what is waited for long is looked for less often.
      await pause(Math.min(5 * LOOK_EVERY_MS, LOOK_EVERY_MS + (Date.now() - began) / 8));
    }
  }

  async click(role: string, name: string): Promise<void> {
    const element = await this.find(role, name);
    await element.evaluate(elementAtRest);
    await element.click();
  }

  /** The file chooser that `open` opens. It is opened once the browser listens: a faster one would be missed. */
  async fileChooser(open: () => Promise<void>): Promise<FileChooser> {
    const chooser = this.page.waitForFileChooser();
    // Answered after it listens.
    const [chosen] = await Promise.all([chooser, this.page.evaluate(() => undefined).then(open)]);
    return chosen;
  }

  /** Replaces what is in a field: the last character by its key, the others as they are pasted. */
  async fill(name: string, text: string): Promise<void> {
    const element = await this.find('textbox', name);
    await element.evaluate((node) => (node as HTMLInputElement).select());
    const last = [...text].at(-1) ?? '';
    await element.focus();
    if (text.length > last.length) await this.page.keyboard.sendCharacter(text.slice(0, -last.length));
    await this.page.keyboard.type(last);
  }

  /** Waits until the text is on the page. */
  async sees(text: string): Promise<void> {
    await this.until((wanted) => document.body.innerText.includes(wanted), text).catch(async () => {
      throw new Error(`“${text}” does not appear. ${await this.words()}`);
    });
  }

  /** Waits until a function that runs in the page returns something true. */
  async until(condition: (...given: string[]) => unknown, ...given: string[]): Promise<void> {
    await this.page.waitForFunction(condition, { timeout: LONGEST_MS, polling: LOOK_EVERY_MS }, ...given);
  }

  private async words(): Promise<string> {
    return `The page says: ${(await this.text()).replace(/\s+/g, ' ')}`;
  }

  text(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText);
  }

  /** The axe violations once the page has settled, as `rule: element`; of some rules only, if given. */
  async violations(rules?: readonly string[]): Promise<string[]> {
    await this.settled();
    return axeViolations(this.page, rules);
  }

  async overflows(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  }

  leave(): Promise<void> {
    return this.page.browserContext().close();
  }
}
