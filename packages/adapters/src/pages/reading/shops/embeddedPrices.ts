import type { Findings } from '../Findings.js';
import { rawTextOf } from '../PageTree.js';
import type { PageSource } from '../PageSource.js';

/** What applications name a price that was, in the state that they send with the page. */
const WAS =
  /"(?:list_?price|was_?price|mrp|regular_?price|original_?price|full_?price|initial_?price|strike(?:_?off|d|through)?_?price|old_?price|compare_?at_?price|msrp|rrp|retail_?price|previous_?price|undiscounted_?price|price_?before_?discount)"\s*:\s*(?:\{[^{}]{0,80}?"(?:value|amount|price|finalPrice|decimalPrice)"\s*:\s*)?"?(\d+(?:\.\d+)?)"?/giu;
const NEAR = 400;
const MOST_TEXT = 3_000_000;

/**
 * A price that was, where a script holds it within a few characters of the known price: the state of an application, whose
 * classes say nothing.
 */
export function embeddedPrices({ tree }: PageSource, findings: Findings): void {
  const price = findings.get('price');
  if (price === undefined || findings.get('list_price') !== undefined) return;
  const written = forms(price);
  const same = new RegExp(`[:"\\s](?:${written.map((form) => form.replace('.', '\\.')).join('|')})(?![\\d.])`, 'u');
  const counts = new Map<number, number>();
  for (const script of tree.named('script')) {
    const text = rawTextOf(script);
    // A script without the price is not searched for what may stand near it.
    if (text.length > MOST_TEXT || !written.some((form) => text.includes(form))) continue;
    for (const match of text.matchAll(WAS)) {
      const amount = Number(match[1]);
      if (!(amount > price * 1.004 && amount < price * 20)) continue;
      const around = text.slice(Math.max(0, match.index - NEAR), match.index + match[0].length + NEAR);
      if (same.test(around.replace(match[0], ''))) counts.set(amount, (counts.get(amount) ?? 0) + 1);
    }
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (best !== undefined) findings.add('list_price', best[0], 'embedded', 'list price beside the price', 'likely');
}

const forms = (price: number): readonly string[] => [...new Set([String(price), price.toFixed(2), price.toFixed(1)])];
