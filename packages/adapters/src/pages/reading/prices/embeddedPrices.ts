import type { Findings } from '../Findings.js';
import { rawTextOf } from '../PageTree.js';
import type { PageSource } from '../PageSource.js';

/** What applications name a price that was, in the state that they send with the page. */
const WAS =
  /"(?:list_?price|was_?price|mrp|regular_?price|original_?price|full_?price|initial_?price|strike(?:_?off|d|through)?_?price|old_?price|compare_?at_?price|msrp|rrp|retail_?price|previous_?price|undiscounted_?price|price_?before_?discount)"\s*:\s*(?:\{[^{}]{0,80}?"(?:value|amount|price|finalPrice|decimalPrice)"\s*:\s*)?"?(\d+(?:\.\d+)?)"?/giu;
const NEAR = 400;
const MOST_TEXT = 3_000_000;
/** A name, a few signs and a number; what is longer is none. */
const LONGEST = 300;

/**
 * A price that was, where a script holds it within a few characters of the known price: the state of an application, whose
 * classes say nothing.
 */
export function embeddedPrices({ tree }: PageSource, findings: Findings): void {
  const price = findings.get('price');
  if (price === undefined || findings.get('list_price') !== undefined) return;
  const written = forms(price);
  const [same, every] = [sameAs(written, 'u'), sameAs(written, 'gu')];
  const counts = new Map<number, number>();
  for (const script of tree.named('script')) {
    const text = rawTextOf(script);
    if (text.length > MOST_TEXT || !written.some((form) => text.includes(form))) continue;
    for (const [start, end] of partsAround(text, every)) {
      const part = text.slice(start, end);
      for (const match of part.matchAll(WAS)) {
        const amount = Number(match[1]);
        const behind = match.index + match[0].length;
        // A number at the end of a part may go on.
        const isWhole = behind < part.length || end === text.length;
        if (!isWhole || !(amount > price * 1.004 && amount < price * 20)) continue;
        const around = text.slice(Math.max(0, start + match.index - NEAR), start + behind + NEAR);
        if (same.test(around.replace(match[0], '')) && !isOfOther(part, match.index, behind, written))
          counts.set(amount, (counts.get(amount) ?? 0) + 1);
      }
    }
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (best !== undefined) findings.add('list_price', best[0], 'embedded', 'list price beside the price', 'likely');
}

/** What a script names the price that is asked. */
const NOW =
  /"(?:price|current_?price|sale_?price|selling_?price|special_?price|final_?price|offer_?price|discounted_?price)"\s*:\s*(?:\{[^{}]{0,80}?"(?:value|amount|price)"\s*:\s*)?"?(\d+(?:\.\d+)?)/giu;

/** Whether the price that is asked nearest to a price that was is another one: of a set, or of a product beside it. */
function isOfOther(part: string, start: number, end: number, written: readonly string[]): boolean {
  let [nearest, figure] = [Infinity, ''];
  for (const match of part.matchAll(NOW)) {
    const behind = match.index + match[0].length;
    const distance = behind <= start ? start - behind : match.index - end;
    if (distance < 0 || distance >= nearest) continue;
    [nearest, figure] = [distance, match[1] ?? ''];
  }
  return figure !== '' && !written.includes(figure) && Number(figure) !== Number(written[0]);
}

/** The price as a script writes it, and no part of another number. */
const sameAs = (written: readonly string[], flags: string): RegExp =>
  new RegExp(`[:"\\s](?:${written.map((form) => form.replace('.', '\\.')).join('|')})(?![\\d.])`, flags);

/** The parts of a script in which something may stand near the price: the rest is not searched. */
function partsAround(text: string, every: RegExp): readonly (readonly [start: number, end: number])[] {
  const parts: [number, number][] = [];
  for (const { index } of text.matchAll(every)) {
    const start = Math.max(0, index - NEAR - LONGEST);
    const end = Math.min(text.length, index + NEAR + 2 * LONGEST);
    const last = parts.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = end;
    else parts.push([start, end]);
  }
  return parts;
}

const forms = (price: number): readonly string[] => [...new Set([String(price), price.toFixed(2), price.toFixed(1)])];
