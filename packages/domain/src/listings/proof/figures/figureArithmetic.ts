import { wordSet } from '../../../shared/index.js';
import { stemOf, stemsOf, unitOf, type Measured, type Statement } from '../../../products/index.js';
import type { Evidence, GivenFigure } from '../Evidence.js';
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

/** So much is in each of several things; 1,400 strokes per minute are a rate. */
export const isOfEach = ({ qualifier }: Measured): boolean =>
  /\b(?:each|per (?!(?:second|minute|hour|day|week|month|year)\b))/u.test(qualifier);

/** Things are counted in things of which each holds some: boxes of bags, sheets per roll. Two of the same kind are no product. */
const isSeveral = (count: Measured, base: Measured): boolean =>
  base.unit !== 'count' || isOfEach(base) || isPackOf(count) || CONTAINER.test(count.noun);
const CONTAINER =
  /\b(?:packs?|box|boxes|bags?|rolls?|sets?|cartons?|cases?|tubes?|jars?|tins?|bottles?|strips?|blisters?|sleeves?|rows?|shelves|tiers)$/u;

/** What does not add up over several things. */
const UNSUMMED = wordSet(
  'time|angle|celsius|fahrenheit|voltage|loudness|frequency|light colour|rotation|velocity|pressure|share|%|speed|gauge|denier|fabric weight|threads',
);

/** Several things have it as one has it. */
const UNMULTIPLIED: ReadonlySet<string> = new Set(['hold_time', 'range', 'diameter', 'screen_size', 'fit']);

/** Counts multiply where they were given of each other: "6 boxes of 20 bags", "2 trays, 12 cups each"; 4 sensors and 2 cells do not. */
const belongTogether = (base: GivenFigure, count: GivenFigure): boolean =>
  isOfEach(base.measured) || base.factIds.some((id) => count.factIds.includes(id));

/** Packs and pieces hold as much as all of them; "2 suction cups" say nothing of a cable. */
const isPackage = (count: Measured): boolean =>
  isPackOf(count) || CONTAINER.test(count.noun) || /^(?:pieces?|pcs?|items?|units?)$/u.test(count.noun);

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
        !UNMULTIPLIED.has(measured.property) &&
        (isOfEach(measured) || !UNSUMMED.has(unitOf(measured.unit)?.dimension ?? '')) &&
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
        !isTotal(base, count, bases) &&
        (belongTogether(base, count) || (base.measured.unit !== 'count' && isPackage(count.measured))) &&
        isExactly(base.measured.low * count.measured.low, base.measured.unit, figure.low, figure.unit),
    ),
  );
}

/** The 20 W of "20 W (2 x 10 W)" are of both already. */
const isTotal = (base: GivenFigure, count: GivenFigure, bases: readonly GivenFigure[]): boolean =>
  bases.some(
    (one) =>
      one !== base &&
      isExactly(one.measured.low * count.measured.low, one.measured.unit, base.measured.low, base.measured.unit),
  );

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
      !isOfEach(measured) &&
      isComparable(measured, figure) &&
      counts.some(
        (count) =>
          isExactly(figure.low * count.measured.low, figure.unit, measured.low, measured.unit) &&
          count.measured.noun.split(' ').some((word) => tokens.some(({ lower }) => stemOf(lower) === stemOf(word))),
      ),
  );
}

/** "From 9 to 20 cm" where the shortest of several was given as 9 cm and the longest as 20 cm. */
export function isSpan(figure: Measured, { figures }: Evidence): boolean {
  if (figure.low === figure.high || figure.unit === 'count' || figure.unit === '') return false;
  const inBase = (value: number, unit: string): number => value * (unitOf(unit)?.factor ?? 1);
  const all = figures.filter(({ measured, isNegated }) => !isNegated && isComparable(measured, figure));
  const isBetween = (ends: typeof all): boolean => {
    const given = ends.map(({ measured }) => inBase(measured.low, measured.unit));
    return (
      given.length > 1 &&
      isExactly(Math.min(...given), '', inBase(figure.low, figure.unit), '') &&
      isExactly(Math.max(...given), '', inBase(figure.high, figure.unit), '')
    );
  };
  return (
    isBetween(
      all.filter(({ measured }) =>
        measured.anchors.length === 0
          ? measured.property === figure.property
          : measured.anchors.some((stem) => figure.anchors.includes(stem)),
      ),
    ) ||
    // "Min load: 0.5 lb. Max load: 110 lb".
    isBetween(all.filter(({ measured }) => measured.property === 'load' || measured.property === 'temperature'))
  );
}

/** "3 m²" of a blanket of 200 x 150 cm. */
export function isAreaOf(figure: Measured, { figures }: Evidence): boolean {
  if (unitOf(figure.unit)?.dimension !== 'area' || figure.low !== figure.high) return false;
  return figures.some(({ measured, isNegated }, at) => {
    const other = figures[at + 1]?.measured;
    if (isNegated || measured.place !== 0 || measured.chain !== 2 || other?.place !== 1) return false;
    const inMetres = (one: Measured): number =>
      (one.low * (unitOf(one.unit)?.factor ?? 0)) / (unitOf('m')?.factor ?? 1);
    const area = inMetres(measured) * inMetres(other);
    return (
      Math.abs(area - (figure.low * (unitOf(figure.unit)?.factor ?? 1)) / (unitOf('m²')?.factor ?? 1)) <= 0.02 * area
    );
  });
}

const TOTAL = wordSet('together|total|totals|totalling|altogether|combined|sum|add|all|both');
const MOST_SUMMED = 12;

/** Of one property; of counts those of the same things: "one chest pocket" and "two hip pockets" are pockets. */
const isSummand = (part: Measured, sum: Measured): boolean =>
  sum.unit === 'count'
    ? (part.unit === 'count' || part.unit === '') && part.noun !== '' && isKindOf(part.noun, sum.noun)
    : isComparable(part, sum) && part.property === sum.property;

/** Hip pockets are pockets; bath towels and hand towels are no bath towels. */
const isKindOf = (one: string, other: string): boolean => {
  const words = new Set(stemsOf(one));
  return stemsOf(other).every((stem) => words.has(stem));
};

/** "Together 2.9 L" is the sum of all figures of its kind that the facts give: 1.5 L, 1 L and 0.4 L. */
export function isSum(figure: Measured, { tokens }: Statement, { figures }: Evidence): boolean {
  if (figure.low !== figure.high || (figure.unit !== 'count' && !tokens.some(({ lower }) => TOTAL.has(lower))))
    return false;
  const parts = distinctParts(
    figures.filter(
      ({ measured, isNegated }) =>
        !isNegated &&
        measured.low === measured.high &&
        measured.low > 0 &&
        measured.chain === 1 &&
        isSummand(measured, figure) &&
        !UNSUMMED.has(unitOf(measured.unit)?.dimension ?? ''),
    ),
  );
  if (parts.length < 2 || parts.length > MOST_SUMMED) return false;
  const inUnit = (unit: string): number => unitOf(unit)?.factor ?? 1;
  const sum = parts.reduce((all, { measured }) => all + measured.low * inUnit(measured.unit), 0);
  return isExactly(sum / inUnit(figure.unit), figure.unit, figure.low, figure.unit);
}

/** A figure that the seller gives twice is one part of a sum; of counts only what is counted tells two apart. */
function distinctParts(given: readonly GivenFigure[]): readonly GivenFigure[] {
  const parts = new Map<string, GivenFigure>();
  for (const one of given) {
    const { low, unit, noun } = one.measured;
    parts.set(unit === 'count' || unit === '' ? noun : `${low} ${unit}`, one);
  }
  return [...parts.values()];
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
        measured.anchors.every((stem) => COMMON_ANCHORS.has(stem) || statement.stems.includes(stem)),
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
