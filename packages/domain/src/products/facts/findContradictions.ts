import { isSameAmount, unitOf, type Statement } from '../reading/index.js';
import type { Contradiction } from './Contradiction.js';
import type { Fact } from './Fact.js';
import { propertyOf } from './propertyRegistry.js';
import type { InputStatement } from './ProductReading.js';
import type { PropertyId } from './properties.js';

/** Properties of which a product has one value; others may be given several times. */
const SINGLE: ReadonlySet<PropertyId> = new Set([
  'weight',
  'height',
  'width',
  'depth',
  'diameter',
  'thickness',
  'capacity',
  'screen_size',
  'battery',
  'brightness',
  'light_colour',
  'noise',
  'pages',
  'pieces',
  'warranty',
  'voltage',
  'fabric_weight',
]);

/** Facts that cannot all be true: two values of a property that has one, or the same thing said and denied. */
export function findContradictions(
  facts: readonly Fact[],
  statements: readonly InputStatement[],
): readonly Contradiction[] {
  const found: Omit<Contradiction, 'id'>[] = [
    ...valueClashes(facts),
    ...impurities(facts, statements),
    ...denials(facts, statements),
  ];
  return found.map((one, index) => ({ ...one, id: `c${index + 1}` }));
}

function valueClashes(facts: readonly Fact[]): readonly Omit<Contradiction, 'id'>[] {
  const clashes: Omit<Contradiction, 'id'>[] = [];
  const seen = new Map<string, Fact>();
  for (const fact of facts) {
    const [quantity] = fact.quantities;
    if (
      quantity === undefined ||
      fact.quantities.length > 1 ||
      !SINGLE.has(fact.property) ||
      fact.polarity === 'is_not'
    )
      continue;
    // Other conditions and shares, and several of one kind of thing, have values of their own.
    if (
      fact.condition !== undefined ||
      (quantity.unit === 'count' && !/\d\s?(?:pieces?|pcs?)\b/iu.test(fact.text)) ||
      /\b(?:each|total|per|equivalent)\b/u.test(fact.qualifier ?? '')
    )
      continue;
    const dimension = unitOf(quantity.unit)?.dimension ?? '';
    const key = `${fact.part}|${fact.property}|${dimension}`;
    const other = seen.get(key);
    const [before] = other?.quantities ?? [];
    if (other === undefined || before === undefined) {
      seen.set(key, fact);
      continue;
    }
    if (other.source.field === fact.source.field && other.source.start === fact.source.start) continue;
    if (
      isSameAmount(quantity.low, quantity.unit, before.low, before.unit) ||
      isWithin(quantity, before) ||
      isWithin(before, quantity)
    )
      continue;
    // "11 lb" in the name of a scale is not its own weight.
    if ([fact, other].some(isBareInName) && !isNear(quantity, before)) continue;
    // A name may give the part's figure ("1 L pot"), a note several things of one set.
    if (speaksOfThing(fact) || speaksOfThing(other)) continue;
    clashes.push(clash(fact.part, fact.property, [other, fact]));
  }
  return clashes;
}

/** A figure of the name without a word for what it measures. */
const isBareInName = ({ source, text, property }: Fact): boolean =>
  source.field === 'product_name' && !propertyOf(property).cues.some((cue) => text.toLowerCase().includes(cue));

const NEAR = 3;
const isNear = (one: { low: number; unit: string }, other: { low: number; unit: string }): boolean => {
  const ratio = (one.low * (unitOf(one.unit)?.factor ?? 1)) / (other.low * (unitOf(other.unit)?.factor ?? 1));
  return ratio < NEAR && ratio > 1 / NEAR;
};

/** "Pure cotton" where cotton is 60 %. */
function impurities(
  facts: readonly Fact[],
  statements: readonly InputStatement[],
): readonly Omit<Contradiction, 'id'>[] {
  const given = statements.filter(({ unused }) => unused === undefined);
  const shares = given.flatMap((source) =>
    source.statement.quantities
      .filter(({ unit, high, part }) => unit === '%' && high < 95 && part === '')
      .map(({ anchors }) => ({ source, anchors })),
  );
  return given.flatMap((pure) => {
    const { stems, terms, part } = pure.statement;
    const term = terms.find(({ lexicon, first }) => lexicon === 'material' && PURE.test(stems[first - 1] ?? ''));
    const stem = term === undefined ? undefined : stems[term.first];
    const share = part === '' && stem !== undefined ? shares.find(({ anchors }) => anchors.includes(stem)) : undefined;
    if (share === undefined || share.source === pure) return [];
    const ids = [pure, share.source].flatMap(({ factIds }) => factIds.slice(-1));
    return [
      clash(
        '',
        'material',
        facts.filter(({ id }) => ids.includes(id)),
      ),
    ];
  });
}

const PURE = /^(?:pur|pure)$/u;

const isWithin = (
  one: { low: number; high: number; unit: string },
  other: { low: number; high: number; unit: string },
): boolean => {
  const factor = (unitOf(one.unit)?.factor ?? 1) / (unitOf(other.unit)?.factor ?? 1);
  return one.low * factor >= other.low * 0.98 && one.high * factor <= other.high * 1.02;
};

/** The figure describes a thing of its own: "0.6 litre bin", "72 oz pitcher", "500ml kettle". */
function speaksOfThing({ text, value, property }: Fact): boolean {
  const rest = text
    .toLowerCase()
    .replace(value.toLowerCase(), ' ')
    .replaceAll(/\d+(?:\.\d+)?\s?\p{L}*/gu, ' ');
  const words = (rest.match(/\p{L}{3,}/gu) ?? []).filter(
    (word) =>
      !propertyOf(property).cues.some((cue) => cue.includes(word)) &&
      !/^(?:each|total|about|approx|only|the|and|with|net|item|product|brand|from|date|purchase|manufacturer|inch|inches)$/u.test(
        word,
      ),
  );
  return words.length > 0;
}

function denials(facts: readonly Fact[], statements: readonly InputStatement[]): readonly Omit<Contradiction, 'id'>[] {
  return deniedElsewhere(statements).flatMap(({ positive, negative, wanted }) => {
    const ids = [positive, negative].flatMap(({ factIds }) => factIds.slice(-1));
    const both = facts.filter(({ id }) => ids.includes(id));
    return both.length === 2
      ? [clash(negative.statement.part, negative.statement.property, both, wanted.join(' '))]
      : [];
  });
}

/** A clause that says what another one denies, and the stems of it. */
export interface Denied {
  readonly positive: InputStatement;
  readonly negative: InputStatement;
  readonly wanted: readonly string[];
}

/** Every pair of clauses of which one denies what the other says. A clause that was left out denies nothing, but is denied. */
export function deniedElsewhere(statements: readonly InputStatement[]): readonly Denied[] {
  const found: Denied[] = [];
  const denied = statements.filter(
    ({ statement, unused }) =>
      unused === undefined &&
      statement.quantities.length === 0 &&
      contentOf(statement, true).length > 0 &&
      contentOf(statement, true).length <= 3 &&
      !NO_DENIAL.has(statement.property),
  );
  const scopes = scopesOf(statements);
  for (const negative of denied) {
    const wanted = contentOf(negative.statement, true);
    const scope = scopes.get(negative);
    // An aside limits what it stands in: "5 year warranty (not on the gasket)".
    if (negative.statement.isBracketed || conditional(negative.statement)) continue;
    for (const positive of statements) {
      if (!mayBeDenied(positive) || positive === negative || conditional(positive.statement)) continue;
      if (positive.statement.part !== negative.statement.part) continue;
      // What is said in one breath limits itself: "no primer on most surfaces - bare metal needs primer".
      if (positive.field === negative.field && positive.statement.sentence === negative.statement.sentence) continue;
      // "Handle bakelite, not steel" denies steel of the handle only.
      if (scope !== undefined && scopes.get(positive) !== scope) continue;
      if (!standsPositive(positive.statement, wanted) || !speaksOf(positive.statement, wanted)) continue;
      found.push({ positive, negative, wanted });
    }
  }
  return found;
}

const mayBeDenied = ({ unused }: InputStatement): boolean => unused === undefined || unused.reason === 'left_out';

/** The part that a clause or one before it in its sentence is about. */
function scopesOf(statements: readonly InputStatement[]): ReadonlyMap<InputStatement, string> {
  const scopes = new Map<InputStatement, string>();
  let sentence = '';
  let part = '';
  for (const source of statements) {
    const key = `${source.field}:${source.statement.sentence}`;
    if (key !== sentence) part = '';
    sentence = key;
    part = source.statement.part || source.statement.terms.find((term) => term.part !== '')?.part || part;
    if (part !== '') scopes.set(source, part);
  }
  return scopes;
}

/** What a clause of these denies is a use, a thing or a fit, not a quality that the product could have elsewhere. */
const NO_DENIAL: ReadonlySet<PropertyId> = new Set([
  'care',
  'directions',
  'warning',
  'not_compatible_with',
  'compatible_with',
  'excluded',
  'storage',
  'included',
  'audience',
]);
const QUALITY =
  /(?:proof|able|ible|resist|free|safe|certif|dimm|plat|wireless|organic|vegan|vegetarian|bluetooth|gps|toxic|charg|recharg)/u;

const SMALL =
  /^(?:the|a|an|of|for|with|and|or|to|in|on|at|is|are|be|it|any|use|suitable|compatible|include|contain|require|have|do|product|item|added|not|no|requir|need)$/u;

/** The content stems that a clause denies, or that it does not. */
function contentOf({ tokens, stems, negated }: Statement, isNegative: boolean): readonly string[] {
  return stems.filter(
    (stem, at) =>
      (negated[at] === isNegative || (isNegative && isInNegatedPhrase(tokens, negated, at))) &&
      tokens[at]?.kind !== 'sign' &&
      !SMALL.test(stem),
  );
}

/** The "palm" of "palm oil free": it is free of palm oil, not of oil. */
const isInNegatedPhrase = (tokens: Statement['tokens'], negated: Statement['negated'], at: number): boolean =>
  tokens[at]?.kind === 'word' && negated[at + 1] === true && tokens[at + 2]?.lower === 'free';

const conditional = ({ tokens }: Statement): boolean =>
  tokens.some(({ lower }) => /^(?:only|except|if|when|unless|but|more|over|above|below|under|than)$/u.test(lower));

/** A quality counts wherever it stands, a thing only where the clause is about it: "for leather balls" has no ball. */
function speaksOf(statement: Statement, wanted: readonly string[]): boolean {
  if (wanted.some((stem) => QUALITY.test(stem))) return true;
  return statement.form !== 'for' && contentOf(statement, false).length <= wanted.length + 1;
}

/** The wanted stems stand in a row and nothing denies them. */
function standsPositive({ stems, negated, tokens }: Statement, wanted: readonly string[]): boolean {
  const words = stems.map((stem, at) => ({ stem, at })).filter(({ at }) => tokens[at]?.kind !== 'sign');
  return words.some((_, from) => {
    if (
      !wanted.every(
        (stem, offset) => words[from + offset]?.stem === stem && negated[words[from + offset]?.at ?? -1] === false,
      )
    )
      return false;
    // "Strawberry flavour" is no strawberry: a noun counts only where its phrase ends in it.
    const last = words[from + wanted.length - 1];
    const next = tokens[(last?.at ?? -1) + 1];
    return (
      wanted.some((stem) => QUALITY.test(stem)) ||
      next === undefined ||
      next.kind === 'sign' ||
      /^(?:and|or|with|for|in|on|to|by)$/u.test(next.lower)
    );
  });
}

function clash(part: string, property: PropertyId, facts: readonly Fact[], what = ''): Omit<Contradiction, 'id'> {
  const label = propertyOf(property).label.toLowerCase();
  const named = facts.map(({ text, source }) => `"${text}" (${source.field.replaceAll('_', ' ')})`).join(' and ');
  const about = what === '' ? `${part === '' ? '' : `${part} `}${label}` : what;
  return {
    part,
    property,
    factIds: facts.map(({ id }) => id),
    message: `These disagree about ${about}: ${named}. Choose the one that is true.`,
  };
}
