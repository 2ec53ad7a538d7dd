import { isSameAmount, stemOf, unitOf, type Measured, type PropertyId, type Statement } from '../../products/index.js';
import type { Evidence, GivenFigure } from './Evidence.js';
import type { Verdict } from './Verdict.js';

/** Properties that name the same figure. */
const SAME: readonly (readonly PropertyId[])[] = [
  ['battery_life', 'run_time', 'charge_time'],
  ['capacity', 'net_content', 'dosage'],
  ['net_content', 'weight', 'dosage'],
  ['dimensions', 'length', 'size', 'range', 'area'],
  ['dimensions', 'width', 'diameter', 'size'],
  ['dimensions', 'height', 'length', 'size'],
  ['dimensions', 'depth', 'thickness', 'screen_size', 'width'],
  ['dimensions', 'fit', 'compatible_with'],
  ['count', 'pack', 'pieces', 'included', 'dosage', 'mode', 'pages', 'function', 'connection'],
  ['strength', 'nutrient', 'ingredient', 'material'],
  ['pressure', 'speed', 'power'],
  ['age', 'size', 'warranty', 'shelf_life'],
  ['power', 'power_equivalent'],
];
/** Properties that only say that a figure is there. */
const OPEN: ReadonlySet<PropertyId> = new Set(['feature', 'claim', 'function', 'compatible_with']);

const CONTRASTS: readonly (readonly (readonly string[])[])[] = [
  [['s'], ['m'], ['l'], ['xl'], ['xxl'], ['xs']],
  [
    ['driver', 'left'],
    ['passenger', 'right'],
  ],
  [['off'], ['on']],
  [['protein'], ['fiber'], ['salt'], ['sugar'], ['fat'], ['carb', 'carbohydrat']],
  [
    ['hot', 'warm', 'heat', 'tea', 'coffee'],
    ['cold', 'cool', 'ice', 'chill', 'fresh'],
  ],
  [
    ['max', 'turbo', 'maximum', 'boost', 'high'],
    ['standard', 'eco', 'low', 'normal', 'medium', 'minimum'],
  ],
  [['input'], ['output']],
  [
    ['inner', 'inside', 'internal'],
    ['outer', 'outside', 'external'],
  ],
  [
    ['empty', 'fold', 'close'],
    ['full', 'unfold', 'open', 'expand', 'pressure'],
  ],
  [['front'], ['rear', 'back']],
  [['comfort'], ['limit'], ['extreme']],
  [
    ['warranty', 'guarante', 'cover'],
    ['cold', 'hot', 'playtim', 'burn', 'charg', 'life'],
  ],
];

/** Each figure of a statement against those that the seller gave: value with its unit, property, part, qualifier. */
export function checkFigures(statement: Statement, evidence: Evidence): readonly Verdict[] {
  return statement.quantities.map((figure) => checkFigure(figure, statement, evidence));
}

function checkFigure(figure: Measured, statement: Statement, evidence: Evidence): Verdict {
  const at = { start: figure.start, end: figure.end };
  const isDenied = statement.negated[statement.tokens.findIndex((token) => token.start >= figure.start)] ?? false;
  const shown = statement.text.slice(figure.start, figure.end);
  // "Seven Oaks" and "Pavilion 1928" are names.
  if (evidence.reading.brief.brand.toLowerCase().includes(shown.toLowerCase()))
    return { support: 'given', factIds: [] };
  const same = evidence.figures.filter((given) => isSame(figure, given.measured));
  const fitting = same.filter(
    (given) =>
      given.isNegated === isDenied &&
      fits(figure, given.measured) &&
      !isAnothers(figure, given.measured, statement, evidence),
  );
  const isUnlabelled =
    fitting.length > 0 &&
    SIDES.has(figure.property) &&
    fitting.every(({ measured }) => measured.chain > 1 && measured.side === '');
  if (isUnlabelled)
    return {
      support: 'unverified',
      factIds: factIdsOf(fitting),
      reason: `The facts give the sides without saying which is which.`,
      at,
    };
  if (fitting.length > 0) {
    const kept = fitting.filter((given) => keepsQualifier(figure, given.measured));
    if (kept.length > 0) {
      const isConverted = kept.every((given) => given.measured.unit !== figure.unit);
      return { support: isConverted ? 'computed' : 'given', factIds: factIdsOf(kept) };
    }
    return {
      support: 'contradicted',
      factIds: factIdsOf(fitting),
      reason: `The facts say "${qualified(fitting[0])}", which is not the same as "${shown}".`,
      at,
    };
  }
  if (figure.unit === 'count' && figure.low > 1 && evidence.listSizes.has(figure.low) && LISTED.test(figure.noun))
    return { support: 'computed', factIds: [] };
  if (isArithmetic(figure, evidence) || isProportion(figure, statement, evidence))
    return { support: 'computed', factIds: [] };
  if (same.length > 0)
    return {
      support: 'contradicted',
      factIds: factIdsOf(same),
      reason: `"${shown}" was given for something else.`,
      at,
    };
  const text = statement.tokens.find((token) => token.start === figure.start)?.lower ?? '';
  if (
    (figure.unit === '' || figure.unit === 'count') &&
    (evidence.codes.has(text) ||
      evidence.figures.some(({ measured }) => measured.low === figure.low && anchored(figure, measured)))
  ) {
    if (
      figure.unit === '' ||
      !evidence.figures.some(({ measured }) => measured.unit === 'count' && nounsMeet(measured.noun, figure.noun))
    )
      return { support: 'given', factIds: [] };
  }
  const other = evidence.figures.find(
    ({ measured }) =>
      measured.property === figure.property &&
      isComparable(measured, figure) &&
      !OPEN.has(figure.property) &&
      measured.part === figure.part,
  );
  return other === undefined
    ? { support: 'unsupported', factIds: [], reason: `No fact gives "${shown}".`, at }
    : {
        support: 'contradicted',
        factIds: [...other.factIds],
        reason: `The facts say "${qualified(other)}", not "${shown}".`,
        at,
      };
}

const factIdsOf = (given: readonly GivenFigure[]): readonly string[] => [
  ...new Set(given.flatMap(({ factIds }) => factIds)),
];

const isComparable = (one: Measured, other: Measured): boolean =>
  one.unit === other.unit
    ? one.unit !== 'count' || nounsMeet(one.noun, other.noun)
    : unitOf(one.unit)?.dimension === unitOf(other.unit)?.dimension && one.unit !== 'count' && other.unit !== 'count';

function isSame(figure: Measured, given: Measured): boolean {
  if (figure.unit === 'count' || given.unit === 'count') {
    if (figure.low !== given.low || figure.high !== given.high) return false;
    if (figure.unit === given.unit)
      return nounsMeet(figure.noun, given.noun) || isPackWord(figure.noun) || isPackWord(given.noun);
    // A bare figure of the seller counts what it is next to: the 4 of "set of 4".
    if (given.unit === '')
      return (
        given.chain === 1 && (isPackOf(given) || given.anchors.includes(stemOf(figure.noun.split(' ').at(-1) ?? '')))
      );
    return figure.unit === '';
  }
  if (isOunce(figure, given)) return false;
  if (figure.low === figure.high && given.low !== given.high) {
    // "Up to 13.8 in" of a range, or one end of it.
    return (
      isSameAmount(figure.low, figure.unit, given.high, given.unit) ||
      isSameAmount(figure.low, figure.unit, given.low, given.unit)
    );
  }
  return (
    isSameAmount(figure.low, figure.unit, given.low, given.unit) &&
    isSameAmount(figure.high, figure.unit, given.high, given.unit)
  );
}

/** A weight ounce never stands for a fluid one. */
const isOunce = (one: Measured, other: Measured): boolean =>
  (one.unit === 'oz' && other.unit === 'fl oz') || (one.unit === 'fl oz' && other.unit === 'oz');

const isPackWord = (noun: string): boolean =>
  /^(?:pack|packs|piece|pieces|pc|pcs|set|sets|pair|pairs|unit|units|count|item|items|)$/u.test(noun);

function nounsMeet(one: string, other: string): boolean {
  const words = (text: string): readonly string[] => text.split(' ').map((word) => word.replace(/(?:es|s)$/u, ''));
  const last = words(one).at(-1);
  return last !== undefined && last !== '' && words(other).includes(last)
    ? true
    : words(one).includes(words(other).at(-1) ?? '-');
}

function fits(figure: Measured, given: Measured): boolean {
  return (
    isSameProperty(
      figure.property,
      given.property,
      figure.property === given.property || unitOf(given.unit)?.dimension === 'mass',
    ) &&
    isSamePart(figure.part, given.part) &&
    !isContrary(figure.anchors, given.anchors)
  );
}

/** A pouch that "holds 400 g" weighs them. */
const MASS_OR_HOLD: ReadonlySet<PropertyId> = new Set(['weight', 'capacity']);

function isSameProperty(one: PropertyId, other: PropertyId, isMass: boolean): boolean {
  if (MASS_OR_HOLD.has(one) && MASS_OR_HOLD.has(other)) return isMass;
  return (
    one === other ||
    OPEN.has(one) ||
    OPEN.has(other) ||
    SAME.some((group) => group.includes(one) && group.includes(other))
  );
}

const isSamePart = (one: string, other: string): boolean => one === other || one === '' || other === '';

function isContrary(one: readonly string[], other: readonly string[]): boolean {
  return CONTRASTS.some((sides) => {
    const mine = sides.findIndex((side) => side.some((stem) => one.includes(stem)));
    const theirs = sides.findIndex((side) => side.some((stem) => other.includes(stem)));
    if (mine === -1 || theirs === -1 || mine === theirs) return false;
    return (
      !(sides[mine] ?? []).some((stem) => other.includes(stem)) &&
      !(sides[theirs] ?? []).some((stem) => one.includes(stem))
    );
  });
}

const anchored = (figure: Measured, given: Measured): boolean =>
  figure.anchors.some((stem) => given.anchors.includes(stem)) || figure.anchors.length === 0;

/** "Up to 12 h" may not become "12 h", nor "5 kg each" "5 kg in total"; saying less than was given is allowed. */
function keepsQualifier(figure: Measured, given: Measured): boolean {
  const has = (measured: Measured, word: string): boolean => measured.qualifier.split(' ').join(' ').includes(word);
  if (has(given, 'up to') && !has(figure, 'up to')) return false;
  if (has(given, 'at least') && !has(figure, 'at least') && !figure.plus) return false;
  if (has(figure, 'at least') && !has(given, 'at least') && !given.plus) return false;
  if (
    has(given, 'equivalent') !== has(figure, 'equivalent') &&
    (has(given, 'equivalent') || figure.property === 'power')
  )
    return false;
  if (has(given, 'each') && has(figure, 'total')) return false;
  const per = /per \p{L}+/u.exec(figure.qualifier)?.[0];
  if (per !== undefined && !has(given, per) && given.anchors.length >= 0 && !given.anchors.includes(per.slice(4)))
    return false;
  return !(has(given, 'total') && has(figure, 'each'));
}

function qualified(given: GivenFigure | undefined): string {
  if (given === undefined) return '';
  const { low, high, unit, noun, qualifier } = given.measured;
  const figure = `${low}${high === low ? '' : `-${high}`} ${unit === 'count' ? noun : unit}`.trim();
  return /^(?:up to|about|at least)$/u.test(qualifier) ? `${qualifier} ${figure}` : `${figure} ${qualifier}`.trim();
}

/** The 2 of "pack of 2", of "2 x 500 ml". */
const isPackOf = ({ unit, anchors }: Measured): boolean =>
  unit === '' && anchors.some((stem) => /^(?:pack|set|box|case|pair)$/u.test(stem));

/** Equal but for rounding in one system of units: 16 kg is no sum where 35 lb is claimed. */
const isExactly = (one: number, oneUnit: string, other: number, otherUnit: string): boolean =>
  Math.abs(one * (unitOf(oneUnit)?.factor ?? 1) - other * (unitOf(otherUnit)?.factor ?? 1)) <=
    0.001 * Math.abs(one * (unitOf(oneUnit)?.factor ?? 1)) &&
  unitOf(oneUnit)?.dimension === unitOf(otherUnit)?.dimension;

/** A product or a sum of two given figures of which one counts: 6 boxes × 20 bags = 120. */
function isArithmetic(figure: Measured, { figures }: Evidence): boolean {
  if (figure.low !== figure.high || figure.low <= 0) return false;
  const counts = figures.filter(
    ({ measured, isNegated }) =>
      !isNegated &&
      measured.low === measured.high &&
      (measured.unit === 'count' || isPackOf(measured)) &&
      measured.low > 1 &&
      measured.low <= 1000,
  );
  return counts.some((count) =>
    figures.some(
      (given) =>
        given !== count &&
        !given.isNegated &&
        given.measured.low === given.measured.high &&
        isComparable(given.measured, figure) &&
        given.measured.property !== 'hold_time' &&
        unitOf(given.measured.unit)?.dimension !== 'time' &&
        given.measured.low > 1 &&
        given.measured.unit !== '' &&
        given.measured.property === figure.property &&
        isExactly(given.measured.low * count.measured.low, given.measured.unit, figure.low, figure.unit),
    ),
  );
}

const SIDES: ReadonlySet<PropertyId> = new Set(['width', 'height', 'depth', 'length']);
/** Things that lists enumerate. */
const LISTED =
  /\b(?:sizes?|colou?rs?|shades?|ways?|flavou?rs?|scents?|ingredients?|parts?|items?|prints?|patterns?|designs?|materials?|notes?|languages?|accessories|attachments|models?|types?|things|pieces)$/u;

/**
 * The words around a figure belong to another figure of the seller: "52% almonds" where the oats are 52% and the almonds
 * 14%.
 */
function isAnothers(figure: Measured, given: Measured, statement: Statement, { figures, reading }: Evidence): boolean {
  if (figure.unit === '' || given.anchors.length === 0) return false;
  const others = figures.filter(
    ({ measured }) => measured !== given && isComparable(measured, figure) && !isSame(figure, measured),
  );
  if (others.length === 0) return false;
  // The product's own name says nothing about which figure is meant.
  const words = new Set(
    (figure.anchors.length > 0 ? figure.anchors : statement.stems).filter((stem) => !reading.context.self.has(stem)),
  );
  const own = given.anchors.filter((stem) => !others.some(({ measured }) => measured.anchors.includes(stem)));
  if (own.some((stem) => words.has(stem))) return false;
  return others.some(({ measured }) =>
    measured.anchors.some((stem) => words.has(stem) && !given.anchors.includes(stem) && !COMMON.test(stem)),
  );
}

const COMMON =
  /^(?:up|about|each|total|use|product|it|size|pack|set|piece|max|includ|contain|come|have|with|for|time|side)$/u;

/** A share of a given ratio: 452 kcal in 100 g are 226 kcal in 50 g. Both figures of the clause must be of the units of one clause of the input. */
function isProportion(figure: Measured, statement: Statement, { figures }: Evidence): boolean {
  const bases = statement.quantities.filter((other) => other !== figure && other.low > 0);
  return bases.some((base) =>
    figures.some(
      ({ measured: one }) =>
        isComparable(one, figure) &&
        one.anchors.every((stem) => COMMON.test(stem) || statement.stems.includes(stem)) &&
        figures.some(
          ({ measured: whole }) =>
            whole !== one &&
            isComparable(whole, base) &&
            whole.unit !== 'count' &&
            whole.low === 100 &&
            Math.abs((one.low / whole.low) * base.low - figure.low) <= 0.011 * figure.low,
        ),
    ),
  );
}
