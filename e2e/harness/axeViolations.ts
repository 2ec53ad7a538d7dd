import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxePuppeteer } from '@axe-core/puppeteer';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What passes is checked all the same. Only its report is left out, which takes most of the time.
  resultTypes: ['violations'],
  // An experiment up to 4.13: a search field that shows its keys and a button with a count are not named by that text.
  rules: { 'label-content-name-mismatch': { enabled: false } },
};

/** What axe finds on the page and in its frames, as `rule: element`. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } =
    page.frames().length > 1 ? await new AxePuppeteer(page, SOURCE).options(OPTIONS).analyze() : await runIn(page);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Within the page itself, to which axe is sent once: AxePuppeteer sends it every time, and opens a page to sum up. */
async function runIn(page: Page): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const results = await page.evaluate(
    (options) => (window as unknown as { axe: { run: (given: object) => unknown } }).axe.run(options),
    OPTIONS as object,
  );
  return results as AxeResults;
}
