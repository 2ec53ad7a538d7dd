import { flatMapped, wordSet } from '../../../shared/index.js';
import { isSameAmount, stemOf, unitOf, type ReadingContext } from '../../reading/index.js';
import type { Kind } from '../../kinds/index.js';
import { clashingFigures } from './clashingFigures.js';
import { clashingMaterials } from './clashingMaterials.js';
import { clashingWords } from './clashingWords.js';
import { deniedElsewhere } from './deniedElsewhere.js';
import type { Contradiction } from './Contradiction.js';
import { isWhatItHolds } from './isWhatItHolds.js';
import { partsMeasured } from './partsMeasured.js';
import type { Fact } from '../Fact.js';
import { propertyOfLabel } from '../../reading/words/propertyOfLabel.js';
import { propertyOf } from '../propertyRegistry.js';
import type { InputStatement } from '../ProductReading.js';
import type { PropertyId } from '../properties.js';

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
  'power',
  'age',
  'area',
]);

/** Facts that cannot all be true: two values of a property that has one, or the same thing said and denied. */
export function findContradictions(
  facts: readonly Fact[],
  statements: readonly InputStatement[],
  kind: Kind | undefined,
  context: ReadingContext,
): readonly Contradiction[] {
  const found: Omit<Contradiction, 'id'>[] = [
    ...valueClashes(
      facts.filter(
        (fact) => !isCountOfPart(fact, statements) && !isOfHost(fact, statements) && !isWhatItHolds(fact, facts),
      ),
      thingsLabelled(statements),
      sentencesOf(statements),
      partsMeasured(statements, context),
    ),
    ...clashingFigures(facts).map((both) =>
      clash('', both[0].property, both, /bluetooth/iu.test(both[0].text) ? 'the Bluetooth version' : ''),
    ),
    ...impurities(facts, statements),
    ...denials(facts, statements, context.self),
  ];
  const known = new Set(flatMapped(found, ({ factIds }) => factIds));
  for (const { one, other, what } of [
    ...clashingWords(statements, context.self),
    ...clashingMaterials(statements, kind).map((pair) => ({ ...pair, what: 'material' })),
  ]) {
    const both = flatMapped([one, other], ({ factIds }) => facts.filter(({ id }) => id === factIds.at(-1)));
    if (both.length === 2 && !both.every(({ id }) => known.has(id)))
      found.push(clash('', other.statement.property, both, what));
  }
  return found.map((one, index) => ({ ...one, id: `c${index + 1}` }));
}

/** "Beech track, 20 pieces": a count behind another noun of its sentence is the count of that. */
function isCountOfPart({ property, id }: Fact, statements: readonly InputStatement[]): boolean {
  if (property !== 'pieces') return false;
  const source = statements.find(({ factIds }) => factIds.includes(id));
  if (source === undefined || source.field !== 'description') return false;
  const { sentence, start, tokens } = source.statement;
  return (
    tokens.length <= 2 &&
    statements.some(
      ({ field, statement }) =>
        field === 'description' &&
        statement.sentence === sentence &&
        statement.start < start &&
        statement.quantities.length === 0 &&
        statement.form === 'noun',
    )
  );
}

const isLimit = ({ qualifier }: Fact): boolean => /\bup to\b/u.test(qualifier ?? '');

const isOfOneSource = (one: Fact, other: Fact): boolean =>
  one.source.field === other.source.field && one.source.start === other.source.start;

/** Whether one of the values that stand together with another is the same. */
const isAmong = (fact: Fact, listed: Fact, facts: readonly Fact[]): boolean =>
  facts.some((one) => {
    const [[mine], [theirs]] = [fact.quantities, one.quantities];
    return (
      one !== listed &&
      one.property === listed.property &&
      isOfOneSource(one, listed) &&
      mine !== undefined &&
      theirs !== undefined &&
      isSameAmount(mine.low, mine.unit, theirs.low, theirs.unit)
    );
  });

/** "Back (from 6 months)", "red switches (45 g)", "65 W (20 V)": an age, a weight or a voltage in brackets is of what stands before it. */
const isOfHost = ({ property, id }: Fact, statements: readonly InputStatement[]): boolean =>
  (property === 'age' || property === 'weight' || property === 'voltage' || property === 'current') &&
  statements.some(({ factIds, statement }) => statement.isBracketed && factIds.includes(id));

/** What a label says beside its measure: the "inner" of "inner diameter", the "pouch" of "pouch thickness". */
const withoutMeasure = (label: string): string =>
  label
    .toLowerCase()
    .split(/[\s_]+/u)
    .slice(0, -1)
    .filter((word) => !OF_ALL.test(word))
    .join(' ');
const OF_ALL = /^(?:item|product|overall|total|net|approx\.?|max\.?|the|actual|full)$/u;

/** "Round: 9 in across, 3.3 in deep": the thing that the label of a fact names, by the id of the fact. */
function thingsLabelled(statements: readonly InputStatement[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const {
    factIds,
    statement: { label },
  } of statements) {
    const thing = propertyOfLabel(label) === undefined ? label.toLowerCase() : withoutMeasure(label);
    if (thing !== '') for (const id of factIds) labels.set(id, thing);
  }
  return labels;
}

/** An entry of a list of figures: "4000 and 5000 K", "390 g in M, 420 g in L". */
const ENTRY =
  /^(?:and |or |& )?\d[\d.,]*(?: ?[\p{L}°"%]{1,6})?(?: (?:and|or|&) \d[\d.,]*(?: ?[\p{L}°"%]{1,6})?)?(?: (?:in|for|at|on|with|without|size) [^,;]{1,24})?$/u;

/** The sentence of the notes of which a fact is an entry of a list of figures, by the id of the fact. */
function sentencesOf(statements: readonly InputStatement[]): ReadonlyMap<string, string> {
  const sentences = new Map<string, string>();
  for (const { factIds, field, statement } of statements)
    for (const id of factIds)
      sentences.set(id, field === 'description' && ENTRY.test(statement.text) ? `${statement.sentence}` : id);
  return sentences;
}

function valueClashes(
  facts: readonly Fact[],
  labels: ReadonlyMap<string, string>,
  sentences: ReadonlyMap<string, string>,
  parts: ReadonlyMap<string, string>,
): readonly Omit<Contradiction, 'id'>[] {
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
    const key = `${fact.part === '' ? (parts.get(fact.id) ?? '') : stemOf(fact.part)}|${fact.property}|${dimension}|${labels.get(fact.id) ?? ''}`;
    const other = seen.get(key);
    const [before] = other?.quantities ?? [];
    if (other === undefined || before === undefined) {
      seen.set(key, fact);
      continue;
    }
    // "Holds phones up to 300 g" and its own 3.2 oz.
    if (fact.property === 'weight' && isLimit(fact) !== isLimit(other)) continue;
    // "Three colour temperatures: 2700, 4000 and 5000 K" are listed.
    if (isOfOneSource(other, fact) || sentences.get(fact.id) === sentences.get(other.id)) continue;
    // "2000 W" and "2 heat levels: 1000 W and 2000 W".
    if (isAmong(fact, other, facts) || isAmong(other, fact, facts)) continue;
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
  const shares = flatMapped(given, (source) =>
    source.statement.quantities
      .filter(({ unit, high, part }) => unit === '%' && high < 95 && part === '')
      .map(({ anchors }) => ({ source, anchors })),
  );
  return flatMapped(given, (pure) => {
    const { stems, terms, part } = pure.statement;
    const term = terms.find(({ lexicon, first }) => lexicon === 'material' && PURE.has(stems[first - 1] ?? ''));
    const stem = term === undefined ? undefined : stems[term.first];
    const share = part === '' && stem !== undefined ? shares.find(({ anchors }) => anchors.includes(stem)) : undefined;
    if (share === undefined || share.source === pure) return [];
    const ids = flatMapped([pure, share.source], ({ factIds }) => factIds.slice(-1));
    return [
      clash(
        '',
        'material',
        facts.filter(({ id }) => ids.includes(id)),
      ),
    ];
  });
}

const PURE = wordSet('pur|pure');

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
      !/^(?:each|total|about|approx|only|the|and|with|net|item|product|brand|from|date|purchase|manufacturer|inch|inches|years?|months?|days?)$/u.test(
        word,
      ),
  );
  return words.length > 0;
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

function denials(
  facts: readonly Fact[],
  statements: readonly InputStatement[],
  self: ReadonlySet<string>,
): readonly Omit<Contradiction, 'id'>[] {
  // "2 years on the foam, not on the cover" denies no cover.
  const compared = statements.filter(({ statement }) => !/guarantee|warranty/iu.test(statement.label));
  return flatMapped(deniedElsewhere(compared, self), ({ positive, negative, wanted }) => {
    const ids = flatMapped([positive, negative], ({ factIds }) => factIds.slice(-1));
    const both = facts.filter(({ id }) => ids.includes(id));
    return both.length === 2
      ? [clash(negative.statement.part, negative.statement.property, both, wanted.join(' '))]
      : [];
  });
}
