import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxePuppeteer } from '@axe-core/puppeteer';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Passes are checked too; only their report, which takes most of the time, is left out.
  resultTypes: ['violations'],
  // Experimental up to 4.13: a search field that shows its shortcut and a button with a count are not labelled by that
  // text.
  rules: { 'label-content-name-mismatch': { enabled: false } },
};

/** The axe violations on the page and in its frames, as `rule: element`; of some rules only, if given. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options: RunOptions =
    rules === undefined ? OPTIONS : { ...OPTIONS, runOnly: { type: 'rule', values: [...rules] } };
  const { violations } =
    page.frames().length > 1
      ? await new AxePuppeteer(page, SOURCE).options(options).analyze()
      : await runIn(page, options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Injects axe once into the page: AxePuppeteer injects it for every run, and opens another page to aggregate. */
async function runIn(page: Page, options: RunOptions): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const results = await page.evaluate(
    (given) => (window as unknown as { axe: { run: (given: object) => unknown } }).axe.run(given),
    options as object,
  );
  return results as AxeResults;
}
