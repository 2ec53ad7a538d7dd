import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const WAIT_MS = 10_000;

const find = (page, role, name) =>
  page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`, { timeout: WAIT_MS });

/** What can be done to a page before its picture is taken: `[verb, ...words]` in the tables. */
export const steps = {
  async click(page, role, name) {
    const element = await find(page, role, name);
    await element.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await element.click();
  },
  /** By its text: a tab's name also says how many findings it holds. */
  async openTab(page, text) {
    const tab = await page.waitForSelector(`[role="tab"] ::-p-text(${text})`, { timeout: WAIT_MS });
    await tab.click();
  },
  async fill(page, name, text) {
    const element = await find(page, 'textbox', name);
    await element.type(text);
  },
  async choose(page, name, value) {
    const selector = `select[aria-label="${name}"]:not([disabled])`;
    await page.waitForSelector(selector, { timeout: WAIT_MS });
    await page.select(selector, value);
  },
  /** A file of that name and content, as if it had been chosen. */
  async upload(page, name, ...lines) {
    const folder = mkdtempSync(path.join(tmpdir(), 'listwright-upload-'));
    const file = path.join(folder, name);
    writeFileSync(file, lines.join('\n'));
    const input = await page.waitForSelector('input[type="file"]', { timeout: WAIT_MS });
    await input.uploadFile(file);
    // The browser reads it when it is sent: it goes with the page.
    page.once('close', () => rmSync(folder, { recursive: true, force: true }));
  },
  async press(page, ...keys) {
    for (const key of keys) await page.keyboard.down(key);
    for (const key of keys.toReversed()) await page.keyboard.up(key);
  },
  async type(page, text) {
    await page.keyboard.type(text);
  },
  async see(page, text, timeout = WAIT_MS) {
    await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), { timeout }, text);
  },
  /** Presses the first button with such a text, whatever else it says: an id that only this run knows. */
  async clickFirst(page, selector) {
    const element = await page.waitForSelector(selector, { timeout: WAIT_MS });
    await element.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await element.click();
  },
  async wait(_page, milliseconds) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  },
  async goOffline(page) {
    await page.setOfflineMode(true);
  },
};
