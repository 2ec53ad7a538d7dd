import {
  plainFieldText,
  glossedBrackets,
  isRepeat,
  isSameAmount,
  propertyOf,
  stemsOf,
  withoutAsides,
  type InputStatement,
  type ProductReading,
  type Statement,
} from '../../../products/index.js';
import { flatMapped, remembering } from '../../../shared/index.js';
import { calmList } from '../prose/calmList.js';
import { inSentence } from '../prose/inSentence.js';
import { normalise } from '../prose/normalise.js';
import { isLoud, isLoudLabel, lettersIn } from './isShouted.js';
import { inverted } from '../prose/inverted.js';
import { inSentences } from './inSentences.js';
import { isTorn, permittedWording } from './permittedWording.js';
import { distinct, isHostOf, isOrphan, opensListOf } from './distinct.js';
import { placesOf, type PlaceOf } from './placesOf.js';
import { formOf, plainWording } from './plainWording.js';
import { topicOf } from './topicOf.js';
import type { Unit } from './Unit.js';
import { isMereNoun, isQuality, isWordString } from './naming/isWordString.js';

/**
 * Every clause that may be stated, once: not what was sorted out, what repeats another clause, what contradicts one, nor
 * what was not understood. `bannedOf` names the clauses that the marketplace's rules refuse.
 */
export function unitsOf(
  reading: ProductReading,
  bannedOf: (clauses: readonly string[]) => ReadonlySet<string>,
): readonly Unit[] {
  const placeOf = placesOf(reading.statements);
  const disputed = new Set(flatMapped(reading.contradictions, ({ factIds }) => factIds));
  const noted = inNotes(reading.statements);
  const within = inSentences(reading.statements);
  const firstNoted = [...noted].slice(0, MOST_COMPARED);
  const sayable = reading.statements.filter(
    (one, at) =>
      (one.unused === undefined ||
        noted.has(one) ||
        within.has(one) ||
        isFirstOfList(one, reading.statements[at + 1])) &&
      !one.factIds.some((id) => disputed.has(id)) &&
      !(isAttribute(one) && firstNoted.some((same) => isRepeat(one.statement, same.statement))),
  );
  const refused = bannedOf(sayable.map(({ statement }) => permittedWording(statement.text)));
  const banned = sayable.filter(({ statement }) => refused.has(permittedWording(statement.text)));
  // "Builds muscle, burns fat, cures weakness": promises of one sentence go together.
  const promising = new Set(
    [...banned, ...reading.statements.filter(({ unused }) => unused?.reason === 'banned_claim')].map(
      ({ field, statement }) => `${field}:${statement.sentence}`,
    ),
  );
  const stated = sayable.filter(
    (one) =>
      !banned.includes(one) &&
      !(
        one.statement.form === 'verb' &&
        one.statement.quantities.every(({ unit }) => PROMISED.test(unit)) &&
        one.field !== 'product_name' &&
        promising.has(`${one.field}:${one.statement.sentence}`)
      ),
  );
  const kept = stated.filter((source) => {
    if (isTorn(source.statement.text) || isOrphan(source, reading.statements, stated)) return false;
    if (source.field === 'product_name' && source.statement.start === reading.name.front.start) return false;
    // A bracket is said with its clause, unless that one may not be said.
    return !(source.statement.isBracketed && stated.some((host) => holds(host, source)));
  });
  const described = kept.filter(({ field }) => field !== 'product_name');
  const named = flatMapped(
    kept.filter(({ field }) => field === 'product_name'),
    (source) =>
      withoutSaid(
        source,
        stated.filter(({ field }) => field !== 'product_name'),
        reading,
        placeOf,
      ),
  );
  return [...distinct(described, within).map((source) => unitOf(source, reading, placeOf)), ...named];
}

/** "For hands, elbows and feet" keeps the hands, though the name says them too. */
const isFirstOfList = (one: InputStatement, next: InputStatement | undefined): boolean =>
  one.field === 'description' && one.unused?.reason === 'duplicate' && (opensListOf(one, next) || isHostOf(one, next));

/** "Removes tan in 3 days": a time or a share makes a promise no fact. */
const PROMISED = /^(?:days?|weeks?|months?|h|min|years?|%)$/u;
/** Clauses are compared with so many others at most, or a text made for it would take minutes. No product has as many. */
const MOST_COMPARED = 200;

const isAttribute = ({ field }: InputStatement): boolean => field !== 'description' && field !== 'product_name';

/** Clauses of the notes that an attribute says too: they are said where they stand. */
function inNotes(statements: readonly InputStatement[]): ReadonlySet<InputStatement> {
  const attributes = statements.filter(isAttribute).slice(0, MOST_COMPARED);
  return new Set(
    statements.filter(
      ({ field, unused, statement }) =>
        field === 'description' &&
        unused?.reason === 'duplicate' &&
        attributes.some((same) => isRepeat(statement, same.statement)),
    ),
  );
}

const holds = (host: InputStatement, inner: InputStatement): boolean =>
  host !== inner &&
  host.field === inner.field &&
  !host.statement.isBracketed &&
  host.statement.start <= inner.statement.start &&
  inner.statement.end <= host.statement.end;

const SMALL = /^(?:the|a|an|of|for|with|and|or|to|in|on|at|by|x|w)$/u;

/** A phrase of the name, less the words and figures that the rest of the input says; nothing where little is left. */
function withoutSaid(
  source: InputStatement,
  described: readonly InputStatement[],
  reading: ProductReading,
  placeOf: PlaceOf,
): readonly Unit[] {
  const { statement } = source;
  const known = new Set(flatMapped(described, (other) => other.statement.stems));
  const amounts = flatMapped(described, (other) => other.statement.quantities);
  const isOpen = (at: number): boolean => {
    const token = statement.tokens[at];
    if (token === undefined || token.kind === 'sign' || SMALL.test(token.lower)) return false;
    const figure = statement.quantities.find(({ start, end }) => token.start >= start && token.end <= end);
    if (figure !== undefined)
      return !amounts.some(
        (same) =>
          isSameAmount(figure.low, figure.unit, same.low, same.unit) ||
          (figure.low === same.low && figure.unit === same.unit),
      );
    return !known.has(statement.stems[at] ?? '');
  };
  const open = statement.tokens.map((_, at) => at).filter(isOpen);
  if (open.length === 0) return [];
  const content = statement.tokens.filter((token) => token.kind !== 'sign' && !SMALL.test(token.lower)).length;
  if (open.length === content)
    return content <= 6 &&
      !isWordString(source, content, reading.name.kind.kind) &&
      !isMereNoun(source, content) &&
      (content > 1 || isQuality(statement.tokens[open[0] ?? 0]?.lower ?? '')) &&
      statement.tokens.some(({ kind }) => kind === 'word')
      ? [unitOf(source, reading, placeOf)]
      : [];
  if (statement.polarity === 'is_not') return [];
  // One or two words are left of a longer phrase: they are said alone.
  const first = open[0] ?? 0;
  const last = open.at(-1) ?? first;
  if (last - first > 2 || open.length > 3) return [];
  // "Free" without what it is free from says something else.
  if (/^(?:free|proof|resistant|safe|friendly|ready|style|less)$/u.test(statement.tokens[first]?.lower ?? ''))
    return [];
  // A lone noun or figure of the name is in the title; a quality is worth saying.
  const isTerm = statement.terms.some((term) => term.first <= first && last < term.next);
  if (!isTerm && !isQuality(statement.tokens[last]?.lower ?? '')) return [];
  const text = statement.text.slice(statement.tokens[first]?.start ?? 0, statement.tokens[last]?.end ?? 0);
  return stemsOf(text).length === 0
    ? []
    : [
        {
          ...unitOf(source, reading, placeOf),
          text: normalise(text, reading.brief.brand),
          items: [normalise(text, reading.brief.brand)],
          form: 'description',
          property: 'feature',
          topic: 'features',
        },
      ];
}

/** The last words of the names of a kind, the same for all units. */
const headsOf = remembering(
  ({ kind, name, certainty }: ProductReading['name']['kind']): ReadonlySet<string> => {
    const names = certainty === 'known' ? [name, kind.name, ...kind.synonyms] : [name];
    return new Set(flatMapped(names, (one) => stemsOf(one).slice(-1)));
  },
  () => true,
);

const LABEL_KEPT = 40;
/** Labels whose value in one word is a common word. */
const COMMON_VALUE = /^(?:occasion|style|finish|pattern|closure(?: type)?|shape|season|skin type|diet(?: type)?)$/iu;

/** The weight of each fact, read once for all units. */
const weightsOf = remembering(
  (facts: ProductReading['facts']): ReadonlyMap<string, number> => new Map(facts.map(({ id, weight }) => [id, weight])),
  () => true,
);

function unitOf(source: InputStatement, { brief, facts, name }: ProductReading, placeOf: PlaceOf): Unit {
  const { statement, factIds, field } = source;
  const loud = isLoud(plainFieldText(field, brief), statement);
  // What is spelled so in an attribute is no shouting: "3/4 in GHT".
  const names = loud
    ? `${brief.brand} ${lettersIn(Object.values(brief.attributes ?? {}).join(', '))}`.trim()
    : brief.brand;
  const raw = (start: number, end: number): string =>
    normalise(glossedBrackets(withoutAsides(plainFieldText(field, brief).slice(start, end))), names, loud);
  const calm = (wording: string): string => (statement.label === '' ? wording : calmList(wording));
  const weights = factIds.map((id) => weightsOf(facts).get(id) ?? 0);
  const { property } = statement;
  const items =
    statement.items.length > 1
      ? statement.items.map(({ start, end }) => calm(raw(start, end))).filter((item) => item !== '')
      : [];
  const said = permittedWording(
    plainWording(normalise(glossedBrackets(withoutAsides(rawTextOf(source, brief))), names, loud), statement),
  );
  const text =
    statement.label === ''
      ? inverted(said, statement)
      : COMMON_VALUE.test(statement.label) && /^\p{Lu}\p{Ll}+$/u.test(said)
        ? said.toLowerCase()
        : said.includes(',')
          ? calm(said)
          : said;
  return {
    source,
    statement,
    text,
    items: items.length > 1 ? items : [text],
    label: statement.label.length <= LABEL_KEPT ? labelText(statement.label, brief.brand) : '',
    form: formOf(statement),
    property,
    topic: topicOf(property),
    isNegative: statement.polarity === 'is_not',
    weight: Math.max(propertyOf(property).weight, ...weights) + (statement.polarity === 'is_not' ? 0.05 : 0),
    factIds,
    group: `${field}:${statement.sentence}`,
    ...placeOf(source),
    self: headsOf(name.kind),
  };
}

/** "Guarantee: 10 years" may stay as it is. */
const SHORT_LABELS: Readonly<Record<string, string>> = {
  "mat'l": 'material',
  matl: 'material',
  'maint.': 'maintenance',
  'desc.': 'description',
  incl: 'included',
  'incl.': 'included',
  'n.w.': 'weight',
  'n.w': 'weight',
  nw: 'weight',
};

const labelText = (given: string, brand: string): string => {
  const label = SHORT_LABELS[given.toLowerCase()] ?? given;
  return inSentence(
    /^n\/ ?inc(?:l(?:uded)?)?$/iu.test(label)
      ? 'not included'
      : /guarantee/iu.test(label)
        ? label.toLowerCase()
        : normalise(label.replace(/^applicable (?=\p{L})/iu, ''), brand, isLoudLabel(label)),
  );
};

/** As it was read: the English of a Hindi clause, the statement of a yes or no, else the seller's words. */
function rawTextOf({ statement, field }: InputStatement, brief: ProductReading['brief']): string {
  const text = plainFieldText(field, brief);
  const raw = text.slice(statement.start, statement.end);
  if (!sameWords(raw, statement)) return statement.text;
  // A name in quotes keeps both of them.
  const isOpen = (raw.match(/"/gu) ?? []).length % 2 === 1 && !/\d"/u.test(raw);
  return !isOpen ? raw : text[statement.start - 1] === '"' ? `"${raw}` : text[statement.end] === '"' ? `${raw}"` : raw;
}

/** "The front is acrylic, NOT glass": what was added to read it is said by the clause before. */
const sameWords = (raw: string, { text }: Statement): boolean =>
  raw === text || (/^not /iu.test(raw) && text.toLowerCase().endsWith(` ${raw.toLowerCase()}`));
