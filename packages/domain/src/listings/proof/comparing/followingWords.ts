import { wordSet, WordList } from '../../../shared/index.js';
import { lowerAt, NUMBER_WORDS, unitOf, type Measured, type Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import { multipliedWords } from './multipliedWords.js';
import { isComparable } from '../figures/sameFigure.js';
import { relationOf } from '../figures/relationOf.js';
import { LONGEST_CLAUSE, OTHER, tokenAt, UNFIT } from '../figures/figuresBehind.js';

const HIGHEST = wordSet(
  'top|largest|larger|biggest|bigger|tallest|taller|longest|longer|widest|wider|highest|higher|heaviest|heavier|fastest|faster|deepest|deeper|thickest|thicker|hottest|hotter|brightest|brighter|strongest|stronger',
);
const LOWEST = wordSet(
  'smallest|smaller|shortest|shorter|lowest|lower|lightest|lighter|slowest|slower|narrowest|narrower|thinnest|thinner|coolest|cooler|least|quietest',
);
const MOSTLY = wordSet('mostly|mainly|predominantly|primarily|largely');
const PURE = wordSet('pure|purely|entirely|all|only|solely|wholly|fully|completely|nothing|but|exclusively|other|than');

const LARGEST_OR_BIGGEST = wordSet('largest|biggest|greatest|main|highest');

const ALL_OR_ANY = wordSet('all|any|anything|anyone');

const NEEDS_OR_NEED = wordSet('needs?');

/** Only these words compare, rank or quantify; most clauses have none of them. */
const COMPARING = new WordList([
  'too',
  'every',
  'even',
  ...OTHER,
  ...ALL_OR_ANY,
  ...HIGHEST,
  ...LOWEST,
  ...LARGEST_OR_BIGGEST,
  ...MOSTLY,
  ...PURE,
]);

/** Words of a clause that compare or rank and follow from its figures: "over" 2 kg, the "largest" of three sizes, "pure" of 100 %. */
export function followingWords(statement: Statement, evidence: Evidence): ReadonlySet<number> {
  const { tokens, negated, quantities } = statement;
  const found = new Set<number>();
  if (tokens.length > LONGEST_CLAUSE) return found;
  for (const figure of quantities) {
    const at = tokenAt(statement, figure);
    const relation = relationOf(statement, at);
    for (let place = relation?.first ?? at; place < at; place += 1) found.add(place);
    // "No more than 30 kg": the limit is checked with its figure.
    if (relation === undefined && /up to|at least/u.test(figure.qualifier))
      for (let place = Math.max(0, at - 4); place < at; place += 1)
        if (LIMIT.test(tokens[place]?.lower ?? '')) found.add(place);
  }
  tokens.forEach(({ lower }, at) => {
    if (!COMPARING.has(lower)) return;
    // "Too heavy" is said of a figure beyond the limit, which is checked.
    if (
      lower === 'too' &&
      (quantities.length > 0 || tokens[0]?.lower === 'if') &&
      UNFIT.test(tokens[at + 1]?.lower ?? '')
    )
      found.add(at + 1);
    if (lower === 'every' && (TIME.test(tokens[at + 1]?.lower ?? '') || NUMBER_WORDS.has(tokens[at + 1]?.lower ?? '')))
      found.add(at);
    if (
      OTHER.has(lower) &&
      quantities.length > 0 &&
      lowerAt(tokens, at - 1) === 'a' &&
      NEEDS_OR_NEED.has(lowerAt(tokens, at - 2))
    )
      found.add(at);
    // "Even with an empty battery" compares nothing.
    if (lower === 'even' && CONCEDED.has(tokens[at + 1]?.lower ?? '')) found.add(at);
    // "You need not install any driver": it denies all of them and asserts nothing more.
    if (ALL_OR_ANY.has(lower) && (negated[at] ?? false)) found.add(at);
    if (
      (HIGHEST.has(lower) && (isExtreme(quantities, evidence, true) || isOrdered(quantities, true))) ||
      (LOWEST.has(lower) && (isExtreme(quantities, evidence, false) || isOrdered(quantities, false)))
    )
      found.add(at);
    if (LARGEST_OR_BIGGEST.has(lower) && isLargestShare(statement, at, evidence)) found.add(at);
    if (MOSTLY.has(lower) && isMajority(statement, at, evidence)) found.add(at);
    if (PURE.has(lower) && !(negated[at] ?? false) && isWholeOf(statement, at, evidence)) found.add(at);
  });
  for (const at of comparedShares(statement, evidence)) found.add(at);
  for (const at of multipliedWords(statement, evidence)) found.add(at);
  for (const at of spentWords(statement)) found.add(at);
  return found;
}

const CONCEDED = wordSet('with|without|when|while|if|after|at|in|on|though');

const LIMIT = /^(?:no|not|more|less|fewer|than|over|above|under|below|exceed|exceeding|beyond|\p{L}{3,}er)$/u;
const TIME = /^(?:day|night|morning|evening|week|month|year|hour|minute|second|time|use|wash|few|\d+)$/u;

/** What hours are hours of: "45 hours of playback". The hours are checked, with what they measure. */
const SPENT = wordSet('play|playtime|playback|listening|music|talk|use|operation|runtime|work');

const spentWords = ({ tokens, quantities }: Statement): readonly number[] =>
  quantities
    .filter(({ unit }) => unitOf(unit)?.dimension === 'time')
    .map(({ end }) => tokens.findIndex(({ start }) => start >= end))
    .filter((at) => tokens[at]?.lower === 'of' && SPENT.has(tokens[at + 1]?.lower ?? ''))
    .map((at) => at + 1);

/** One of the figures is the highest or the lowest of several that were given of its kind. */
function isExtreme(quantities: readonly Measured[], { figures }: Evidence, isHighest: boolean): boolean {
  return quantities.some((figure) => {
    const others = figures
      .filter(({ measured }) => isComparable(measured, figure) && measured.property === figure.property)
      .flatMap(({ measured }) =>
        [measured.low, measured.high].map((one) => one * (unitOf(measured.unit)?.factor ?? 1)),
      );
    if (new Set(others).size < 2) return false;
    const own = figure.high * (unitOf(figure.unit)?.factor ?? 1);
    return isHighest ? others.every((one) => one <= own * 1.001) : others.every((one) => one >= own * 0.999);
  });
}

/** "At 5000 mm, the floor has a higher water column than the outer at 3000 mm": both figures are checked. */
function isOrdered([one, other, more]: readonly Measured[], isFirstHigher: boolean): boolean {
  if (one === undefined || other === undefined || more !== undefined || !isComparable(one, other)) return false;
  const [first, second] = [one, other].map(({ low, unit }) => low * (unitOf(unit)?.factor ?? 1));
  return first !== undefined && second !== undefined && (isFirstHigher ? first > second : first < second);
}

/** "Wool makes up the largest share" of 60 % wool, 35 % polyamide and 5 % elastane. */
function isLargestShare({ stems, tokens }: Statement, at: number, { figures }: Evidence): boolean {
  if (!/^(?:share|part|proportion|portion|percentage)$/u.test(tokens[at + 1]?.lower ?? '')) return false;
  const shares = figures.filter(({ measured, isNegated }) => !isNegated && measured.unit === '%');
  const own = shares.find(({ measured }) => measured.anchors.some((stem) => stems.includes(stem)));
  return own !== undefined && shares.length > 1 && shares.every(({ measured }) => measured.low <= own.measured.low);
}

/** "Mostly wool" where 80 % wool was given. */
const isMajority = ({ stems }: Statement, at: number, { figures }: Evidence): boolean =>
  figures.some(
    ({ measured, isNegated }) =>
      !isNegated &&
      measured.unit === '%' &&
      measured.low > 50 &&
      measured.anchors.some((anchor) => stems.slice(at + 1, at + 4).some((stem) => anchor.endsWith(stem))),
  );

/** "Pure linen" where 100 % linen was given. */
function isWholeOf({ stems }: Statement, at: number, { figures }: Evidence): boolean {
  const behind = stems.slice(at + 1, at + 5);
  return figures.some(
    ({ measured, isNegated }) =>
      !isNegated &&
      measured.unit === '%' &&
      measured.low === 100 &&
      measured.anchors.some((stem) => behind.includes(stem)),
  );
}

const MORE_OR_LESS = wordSet('more|less|fewer');

/** "More linen than cotton" where 55 % and 45 % were given: the words from the comparison to the second thing. */
function comparedShares({ tokens, stems }: Statement, { figures }: Evidence): readonly number[] {
  const from = tokens.findIndex(({ lower }) => MORE_OR_LESS.has(lower));
  if (from === -1) return [];
  const than = tokens.findIndex(({ lower }, at) => at > from && lower === 'than');
  if (than === -1 || than - from > 4) return [];
  const shareOf = (first: number, next: number): Measured | undefined =>
    figures.find(({ measured }) => {
      const words = stems.slice(first, next).filter((stem) => /\p{L}/u.test(stem));
      return measured.unit !== '' && words.some((stem) => measured.anchors.includes(stem));
    })?.measured;
  const one = shareOf(from + 1, than);
  const other = shareOf(than + 1, than + 3);
  if (one === undefined || other === undefined || one.unit !== other.unit || one === other) return [];
  const holds = tokens[from]?.lower === 'more' ? one.low > other.high : one.high < other.low;
  return holds ? Array.from({ length: than - from + 1 }, (_, offset) => from + offset) : [];
}
