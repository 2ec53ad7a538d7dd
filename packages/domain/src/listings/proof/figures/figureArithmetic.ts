import { stemOf, unitOf, type Measured, type Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import { COMMON_ANCHORS } from './commonAnchors.js';
import { isComparable, isPackOf } from './sameFigure.js';

/** Equal but for rounding in one system of units: 16 kg is no sum where 35 lb is claimed. */
const isExactly = (one: number, oneUnit: string, other: number, otherUnit: string): boolean =>
  Math.abs(one * (unitOf(oneUnit)?.factor ?? 1) - other * (unitOf(otherUnit)?.factor ?? 1)) <=
    0.001 * Math.abs(one * (unitOf(oneUnit)?.factor ?? 1)) &&
  unitOf(oneUnit)?.dimension === unitOf(otherUnit)?.dimension;

/** A clause of more words is none. */
const LONGEST_CLAUSE = 200;
/** More counts, or figures of one property, than a sum is made of by hand. */
const MOST_FACTORS = 40;

/** What is filled in is weighed or measured, whichever is said. */
const isContent = (one: Measured, other: Measured): boolean => CONTENT.has(one.property) && CONTENT.has(other.property);
const CONTENT: ReadonlySet<string> = new Set(['capacity', 'weight', 'net_content']);

/** Things are counted in things of which each holds some: boxes of bags, sheets per roll. Two of the same kind are no product. */
const isSeveral = (count: Measured, base: Measured): boolean =>
  base.unit !== 'count' || /\b(?:each|per)\b/u.test(base.qualifier) || isPackOf(count) || CONTAINER.test(count.noun);
const CONTAINER =
  /\b(?:packs?|box|boxes|bags?|rolls?|sets?|cartons?|cases?|tubes?|jars?|tins?|bottles?|strips?|blisters?|sleeves?|rows?|shelves|tiers)$/u;

/** What does not add up over several things. */
const UNSUMMED =
  /^(?:time|angle|celsius|fahrenheit|voltage|loudness|frequency|light colour|rotation|velocity|pressure|share|%|speed|gauge|denier|fabric weight|threads)$/u;

/** A product of two given figures of which one counts: 6 boxes × 20 bags = 120. */
export function isArithmetic(figure: Measured, { figures }: Evidence): boolean {
  if (figure.low !== figure.high || figure.low <= 0) return false;
  const exact = figures.filter(
    ({ measured, isNegated }) => !isNegated && measured.low === measured.high && measured.low > 0,
  );
  const bases = exact
    .filter(
      ({ measured }) =>
        (measured.property === figure.property || isContent(measured, figure)) &&
        isComparable(measured, figure) &&
        measured.property !== 'hold_time' &&
        !UNSUMMED.test(unitOf(measured.unit)?.dimension ?? '') &&
        measured.unit !== '',
    )
    .slice(0, MOST_FACTORS);
  if (bases.length === 0) return false;
  const counts = exact
    .filter(
      ({ measured }) => (measured.unit === 'count' || isPackOf(measured)) && measured.low > 1 && measured.low <= 1000,
    )
    .slice(0, MOST_FACTORS);
  return counts.some((count) =>
    bases.some(
      (base) =>
        base !== count &&
        isSeveral(count.measured, base.measured) &&
        isExactly(base.measured.low * count.measured.low, base.measured.unit, figure.low, figure.unit),
    ),
  );
}

/** "Each bag weighs 2 g" where 50 bags of together 100 g were given. */
export function isOneOf(figure: Measured, { tokens }: Statement, { figures }: Evidence): boolean {
  if (tokens.length > LONGEST_CLAUSE) return false;
  if (
    figure.low !== figure.high ||
    figure.low <= 0 ||
    !tokens.some(({ lower }) => /^(?:each|per|apiece)$/u.test(lower))
  )
    return false;
  const counts = figures
    .filter(({ measured }) => measured.unit === 'count' && measured.low > 1 && measured.low === measured.high)
    .slice(0, MOST_FACTORS);
  return figures.some(
    ({ measured, isNegated }) =>
      !isNegated &&
      measured.unit !== 'count' &&
      measured.property === figure.property &&
      !/\beach\b/u.test(measured.qualifier) &&
      isComparable(measured, figure) &&
      counts.some(
        (count) =>
          isExactly(figure.low * count.measured.low, figure.unit, measured.low, measured.unit) &&
          count.measured.noun.split(' ').some((word) => tokens.some(({ lower }) => stemOf(lower) === stemOf(word))),
      ),
  );
}

/** A share of a given ratio: 452 kcal in 100 g are 226 kcal in 50 g. Both figures of the clause must be of the units of one clause of the input. */
export function isProportion(figure: Measured, statement: Statement, { figures }: Evidence): boolean {
  const wholes = figures.filter(({ measured }) => measured.low === 100 && measured.unit !== 'count');
  if (wholes.length === 0) return false;
  const bases = statement.quantities.filter((other) => other !== figure && other.low > 0).slice(0, MOST_FACTORS);
  const shares = figures
    .filter(
      ({ measured }) =>
        isComparable(measured, figure) &&
        measured.anchors.every((stem) => COMMON_ANCHORS.test(stem) || statement.stems.includes(stem)),
    )
    .slice(0, MOST_FACTORS);
  return bases.some((base) =>
    shares.some(({ measured: one }) =>
      wholes
        .slice(0, MOST_FACTORS)
        .some(
          ({ measured: whole }) =>
            whole !== one &&
            isComparable(whole, base) &&
            Math.abs((one.low / whole.low) * base.low - figure.low) <= 0.011 * figure.low,
        ),
    ),
  );
}
