import { launchBrowser } from '../scripts/pictures/launchBrowser.mjs';
import { pause } from './programs.mjs';

const STEP_MS = 10_000;
/** Longer than a server, its database and a page take to come back. A step that begins in it may end later. */
const PATIENCE_MS = 60_000;
/** For a listing: a key whose server was killed stays taken for ten minutes, and all that comes back is back by then. */
const LISTING_PATIENCE_MS = 15_000;
const CLOSE_MS = 10_000;
/** What a page says that could not load all of itself: reload it. */
const BROKEN = 'Something went wrong';

/**
 * A seller in a real browser: does what a person does who is told that something failed, which is to try again, and believes what
 * the page says. What the page says was saved is acknowledged.
 */
export class BrowserSeller {
  /** Sign-ins on the login page: a session outlives what is killed. */
  signIns = 0;
  visits = 0;
  /** What did not succeed at once. */
  repeats = 0;
  #browser;
  #page;

  constructor(address, { email, password }) {
    Object.assign(this, { address, email, password });
  }

  async start() {
    this.#browser = await launchBrowser();
    this.#page = await this.#browser.newPage();
    await this.#page.setViewport({ width: 1280, height: 900 });
    this.#page.setDefaultTimeout(STEP_MS);
    await this.#until('sign-in', async () => {
      await this.#goTo('/login');
      await this.#signIn();
      return true;
    });
  }

  /** Ends the browser, also one that does not close any more: a rehearsal must not wait for it. */
  async close() {
    if (this.#browser === undefined) return;
    const closed = this.#browser.close().then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([closed, pause(CLOSE_MS).then(() => false)]))) this.#browser.process()?.kill('SIGKILL');
  }

  /** Opens a page and waits until it shows a heading. */
  async visit(path, heading) {
    await this.#until(`page ${path}`, async () => {
      await this.#goTo(path);
      if (this.#page.url().includes('/login')) await this.#signIn();
      await this.#sees('h1', heading);
      return true;
    });
    this.visits += 1;
  }

  /** Writes a listing by the form; a person presses the button again until it is there. False where it did not come in time. */
  async write(name) {
    const begin = async () => {
      await this.visit('/app/generate', 'Generate');
      await this.#fill('Product name', name);
      await this.#click('radio', 'Amazon');
    };
    await begin();
    let isWritten = false;
    const comes = async (isLast) => {
      // From the cache where the reply to an earlier attempt was lost.
      isWritten = (await this.#shows('Generated Successfully!')) || (await this.#shows('Retrieved from Cache!'));
      if (isWritten || isLast) return true;
      if (await this.#shows(BROKEN)) await begin();
      await this.#press('Generate listing');
      return false;
    };
    await this.#until('listing', comes, LISTING_PATIENCE_MS);
    return isWritten;
  }

  /** Gives a listing another title; resolves when the page says that it is saved, or shows it as saved. */
  async edit({ id, name }, title) {
    const begin = async () => {
      await this.visit(`/app/listings/${id}`, name);
      await this.#fill('Title', title);
    };
    await begin();
    await this.#until(`new title of ${id}`, async () => {
      // An edit whose reply was lost is a newer version, of the same person: it is not taken for another's.
      if (await this.#shows(BROKEN)) await begin();
      if (await this.#press('Keep mine')) return false;
      if (await this.#shows('Changes saved')) return true;
      if (await this.#press('Save')) return false;
      return (await this.#isSaved()) && (await this.#valueOf('Title')) === title;
    });
  }

  async #until(what, succeeds, patienceMs = PATIENCE_MS) {
    const ends = performance.now() + patienceMs;
    for (let isLast = false; ;) {
      const isDone = await succeeds(isLast).catch(() => {
        this.repeats += 1;
        return false;
      });
      if (isDone) return;
      if (isLast) break;
      await pause(250);
      isLast = performance.now() > ends;
    }
    const shown = await this.#page.evaluate(() => document.body.innerText).catch((error) => error.message);
    throw new Error(`no ${what} in the browser, which shows: ${shown.replaceAll(/\s+/gu, ' ')}`);
  }

  async #goTo(path) {
    const reply = await this.#page.goto(`${this.address}${path}`, { waitUntil: 'domcontentloaded' });
    if ((reply?.status() ?? 503) >= 400) throw new Error(`${path}: ${reply?.status()}`);
  }

  async #signIn() {
    await this.#fill('Email', this.email);
    await this.#fill('Password', this.password);
    await this.#click('button', 'Log in');
    await this.#page.waitForFunction(() => location.pathname.startsWith('/app/'));
    this.signIns += 1;
  }

  async #fill(name, text) {
    const field = await this.#page.waitForSelector(`::-p-aria([name="${name}"][role="textbox"])`);
    await field.evaluate((node) => node.select());
    await field.type(text);
  }

  async #click(role, name) {
    const element = await this.#page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`);
    await element.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await element.click();
  }

  /** Presses a button; false where there is none, or it is at work. */
  #press(name) {
    return this.#page.evaluate((wanted) => {
      const button = [...document.querySelectorAll('main button')].find((one) =>
        one.innerText.trim().startsWith(wanted),
      );
      if (button === undefined || button.disabled || button.dataset.loading !== undefined) return false;
      button.click();
      return true;
    }, name);
  }

  #shows(text) {
    return this.#page.evaluate((wanted) => document.body.innerText.includes(wanted), text);
  }

  /** Neither unsaved changes nor a conflict. */
  #isSaved() {
    return this.#page.evaluate(() => document.querySelector('.lw-save-bar') === null);
  }

  #sees(selector, text) {
    return this.#page.waitForFunction(
      (place, wanted) => [...document.querySelectorAll(place)].some((one) => one.innerText.includes(wanted)),
      {},
      selector,
      text,
    );
  }

  async #valueOf(name) {
    const field = await this.#page.waitForSelector(`::-p-aria([name="${name}"][role="textbox"])`);
    return field.evaluate((node) => node.value);
  }
}
