import type { Quantity } from './Quantity.js';
import type { Token } from '../tokens/Token.js';
import { unitOf } from './units.js';

/** The smaller unit that may follow a larger one in one figure. */
const SMALLER: Readonly<Record<string, string>> = {
  lb: 'oz',
  ft: 'in',
  h: 'min',
  min: 's',
  kg: 'g',
  m: 'cm',
  L: 'ml',
  years: 'months',
};

/** "1 lb 3 oz" and "1 h 30 min" are one figure each, in the smaller unit; with nothing or an "and" between them. */
export function withMixedUnits(tokens: readonly Token[], quantities: readonly Quantity[]): readonly Quantity[] {
  const found: Quantity[] = [];
  for (const next of quantities) {
    const last = found.at(-1);
    if (last !== undefined && isOne(tokens, last, next)) found.splice(-1, 1, joined(last, next));
    else found.push(next);
  }
  return withOpenEnds(tokens, found);
}

/** "6 months to 3 years": a range whose ends have units of their own. */
function withOpenEnds(tokens: readonly Token[], quantities: Quantity[]): readonly Quantity[] {
  for (let at = 1; at < quantities.length; at += 1) {
    const [one, next] = [quantities[at - 1] as Quantity, quantities[at] as Quantity];
    const isRange =
      AGES.test(one.unit) &&
      AGES.test(next.unit) &&
      one.unit !== next.unit &&
      one.qualifier === '' &&
      /^(?:up to)?$/u.test(next.qualifier) &&
      tokens
        .filter(({ start }) => start >= one.end && start < next.start)
        .map(({ lower }) => lower)
        .join(' ') === 'to';
    if (!isRange) continue;
    quantities[at - 1] = { ...one, qualifier: 'at least' };
    quantities[at] = { ...next, qualifier: 'up to' };
  }
  return quantities;
}
const AGES = /^(?:weeks|months|years)$/u;

function isOne(tokens: readonly Token[], one: Quantity, next: Quantity): boolean {
  if (SMALLER[one.unit] !== next.unit || one.chain > 1 || next.chain > 1) return false;
  if (one.low !== one.high || next.low !== next.high || next.qualifier !== one.qualifier) return false;
  if (!Number.isInteger(one.low) || next.low >= ratioOf(one, next)) return false;
  const between = tokens.filter(({ start }) => start >= one.end && start < next.start);
  return between.length === 0 || (between.length === 1 && between[0]?.lower === 'and');
}

function joined(one: Quantity, next: Quantity): Quantity {
  const amount = one.low * ratioOf(one, next) + next.low;
  return { ...next, start: one.start, low: amount, high: amount };
}

/** How many of the smaller unit one of the larger is. */
const ratioOf = (one: Quantity, next: Quantity): number =>
  Math.round((unitOf(one.unit)?.factor ?? 1) / (unitOf(next.unit)?.factor ?? 1));
