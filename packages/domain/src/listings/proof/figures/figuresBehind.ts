import { unitOf, type Measured, type PropertyId, type Statement } from '../../../products/index.js';
import { remembering, wordSet } from '../../../shared/index.js';
import type { Evidence, GivenFigure } from '../Evidence.js';
import { fitsFigure } from './fitsFigure.js';
import { COMMON_ANCHORS } from './commonAnchors.js';
import { relationOf, type Relation } from './relationOf.js';
import { isComparable } from './sameFigure.js';

/** A figure that is nearly the other one: "about 2 kg" of 2.1 kg. */
const NEARLY = 0.07;
/** "Just over 2 kg" ends here. */
const CLOSE = 0.15;

/** A clause of more words is none: nothing is concluded from it. */
export const LONGEST_CLAUSE = 200;

/** The given figures from which a comparison follows: 850 g are "less than 1 kg", 52 % "more than half". */
export function figuresBehind(figure: Measured, statement: Statement, evidence: Evidence): readonly GivenFigure[] {
  const found = relationOf(statement, tokenAt(statement, figure));
  if (found === undefined || figure.low !== figure.high || statement.tokens.length > LONGEST_CLAUSE) return [];
  // "Keep it below 30 °C" allows more than "below 25 °C" does.
  const isLimit = statement.form === 'imperative';
  const words = new Set(statement.stems);
  const bare = { ...figure, qualifier: '' };
  return evidence.figures.filter(
    ({ measured, isNegated }) =>
      !isNegated &&
      !(isLimit && /up to|at least/u.test(measured.qualifier)) &&
      isComparable(measured, figure) &&
      fitsFigure(bare, measured) &&
      isSpokenOf(words, measured) &&
      (measured.unit !== '%' || measured.anchors.some((stem) => words.has(stem))) &&
      holds(found.relation, found.isClose, figure, measured),
  );
}

/** What a thing is too much of. */
export const UNFIT =
  /^(?:heavy|big|large|tall|wide|long|small|short|thick|thin|young|old|high|low|hot|cold|deep|narrow|much|many)$/u;

/** "Cats over 7 kg need a larger one". */
export const OTHER = wordSet('larger|bigger|smaller|stronger|different|wider|longer|higher');

/** Whether a clause says what does not fit: "too heavy", "not suitable". Asked for each given figure. */
export const isUnfit = remembering(
  ({ tokens, negated }: Statement): boolean =>
    negated.includes(true) ||
    tokens.some(
      ({ lower }, at) =>
        (lower === 'too' && UNFIT.test(tokens[at + 1]?.lower ?? '')) ||
        (/^needs?$/u.test(lower) && tokens[at + 1]?.lower === 'a' && OTHER.has(tokens[at + 2]?.lower ?? '')),
    ),
  () => true,
);

/** What lies beyond a limit does not fit: over 30 kg where up to 30 kg was given, under 3 years where 3 years and up. */
export function isBeyondLimit(figure: Measured, given: Measured, statement: Statement): boolean {
  if (!isUnfit(statement)) return false;
  const relation = relationOf(statement, tokenAt(statement, figure))?.relation;
  if (relation === 'above')
    return (
      given.qualifier.includes('up to') || given.property === 'load' || given.anchors.some((stem) => MOST.test(stem))
    );
  return relation === 'below' && (given.qualifier.includes('at least') || given.plus);
}

const MOST = /^max(?:imum)?$/u;

export const tokenAt = ({ tokens }: Statement, { start }: Measured): number =>
  tokens.findIndex((token) => token.start >= start);

/** The clause names what the given figure measures: "weighs less than 1 kg" of a weight. */
function isSpokenOf(words: ReadonlySet<string>, { anchors, property }: Measured): boolean {
  return (
    (CUES[property]?.some((stem) => words.has(stem)) ?? false) ||
    anchors.some((stem) => words.has(stem) && !COMMON_ANCHORS.has(stem))
  );
}

const CUES: Partial<Record<PropertyId, readonly string[]>> = {
  weight: ['weigh', 'weight'],
  capacity: ['hold', 'capacity', 'volum', 'contain', 'take', 'fit'],
  length: ['long', 'length'],
  width: ['wide', 'width'],
  height: ['high', 'tall', 'height', 'stand'],
  depth: ['deep', 'depth'],
  diameter: ['diameter', 'across'],
  thickness: ['thick', 'thicknes', 'thickness'],
  load: ['hold', 'carry', 'load', 'support', 'bear'],
  battery_life: ['last', 'run', 'battery', 'playtim', 'charg'],
  run_time: ['last', 'run', 'burn'],
  charge_time: ['charg', 'recharg', 'charge', 'recharge'],
  hold_time: ['keep', 'stay', 'hot', 'cold', 'warm', 'cool'],
  power: ['power', 'draw', 'consum', 'use'],
  noise: ['nois', 'noise', 'loud', 'quiet'],
  pages: ['pag', 'page', 'book'],
};

function holds(relation: Relation, isClose: boolean, figure: Measured, given: Measured): boolean {
  const wanted = figure.low * (unitOf(figure.unit)?.factor ?? 1);
  const low = given.low * (unitOf(given.unit)?.factor ?? 1);
  const high = given.high * (unitOf(given.unit)?.factor ?? 1);
  const far = isClose ? CLOSE : Infinity;
  if (relation === 'near') return Math.abs(low - wanted) <= NEARLY * wanted && low === high;
  if (relation === 'above') return low > wanted && !given.qualifier.includes('up to') && low - wanted <= far * wanted;
  return high < wanted && !given.qualifier.includes('at least') && !given.plus && wanted - high <= far * wanted;
}
