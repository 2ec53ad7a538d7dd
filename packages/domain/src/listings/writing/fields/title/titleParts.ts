import { flatMapped } from '../../../../shared/index.js';
import type { ProductReading } from '../../../../products/index.js';
import { brandIn, LEXICON_WORDS } from '../../../../products/index.js';
import type { RuleSet } from '../../../../marketplaces/index.js';
import { fitTitle } from '../../../fitting/fitTitle.js';
import { codePointLength } from '../../../rules/text/codePointLength.js';
import { normalise } from '../../prose/normalise.js';
import { isCommonWord } from '../../prose/vocabulary.js';
import { attributePhrases } from './attributePhrases.js';
import { STRAY_QUOTE, titleCased } from './titleCased.js';
import { fitments } from './fitments.js';
import { modelOf, startsWithBrand } from './modelOf.js';
import { goesOnWithNoun, namePhrases } from './namePhrases.js';
import { wordStringsIn } from '../../plan/naming/isWordString.js';
import type { Unit } from '../../plan/Unit.js';
import { openingOf } from './openingOf.js';
import { shortFacts } from './shortFacts.js';
import { isHalfSaid, isMostlySaid, isNumbered, isSaid, repeatsTooOften } from './titleRepeats.js';
import { LONGEST_LIST, LONGEST_PHRASE, valuesOf } from './valuesOf.js';

export interface WrittenTitle {
  readonly title: string;
  /** Phrases of the name that found no room, normalised. */
  readonly left: readonly string[];
}

/** A title shorter than this has room for more of what distinguishes the product. */
const SHORT = 50;
/** "It's Birch Plywood": a sentence that the seller put in the name. */
const SENTENCE =
  /^(?:(?:[Gg]ifts?|[Bb]y|[Ff]rom|[Ww]ith|[Ff]or|[Oo]f)$|(?:[Ii]t|[Tt]his|[Ww]e|[Yy]ou|[Tt]hey|[Tt]hese)(?:['’](?:s|re|ve)| is| are| has| have) \p{Ll})/u;

/** "Gift for Dad" names no use. */
const FOR_WHOM =
  /^for (?:dads?|moms?|mums?|him|her|men|women|fathers?|mothers?|husbands?|wife|wives|grand\p{L}+|friends|family|boyfriend|girlfriend|teachers?)$/iu;

/**
 * Brand, then the name's noun phrase, then fitment and pack, then what distinguishes this kind, while it fits. No phrase
 * is split.
 */
export function titleOf(reading: ProductReading, units: readonly Unit[], ruleSet: RuleSet, max: number): WrittenTitle {
  const { brief, name, statedName } = reading;
  const brand = brief.brand;
  // A name without notes is a title already, perhaps too long a one.
  if (units.every(({ source }) => source.field === 'product_name')) return ownTitle(reading, ruleSet, max);
  const model = modelOf(reading, units);
  const named = [brand, model].filter((part) => part !== '').join(' ');
  const front = frontOf(reading, ruleSet, max - (named === '' ? 0 : codePointLength(named) + 1));
  let title =
    (startsWithBrand(front, brand) && model === '') || named === ''
      ? front
      : `${named} ${withoutHalfBrand(front, brand)}`;
  const ranges = model === '' ? name.phrases : name.phrases.slice(1);
  const parts = namePhrases(
    ranges
      // "Cooking Baking Study Classroom" is for the search.
      .filter(({ start }) => !wordStringsIn(reading).some((string) => string.start === start))
      .flatMap(({ start, end }) =>
        besideBrand(statedName.slice(start, end), brand).map((phrase) => ({
          text: phraseText(phrase, brand),
          isAside: statedName[start - 1] === '(',
          isNext: /[\p{L}\d] $/u.test(statedName.slice(0, start)),
        })),
      ),
    reading,
  ).filter(
    ({ text }, at, all) => !SENTENCE.test(text) && !(FOR_WHOM.test(text) && /^gifts?$/iu.test(all[at - 1]?.text ?? '')),
  );
  const phrases = parts.map(({ text }) => text);
  // "Scraper set", "keepsake box": the noun goes on without a sign.
  const [attached = ''] = phrases;
  const gap = statedName.slice(name.front.end, ranges[0]?.start);
  if (gap === ' ' && model === '' && goesOnWithNoun(attached) && title.endsWith(front))
    title = `${title} ${titleCased(attached, brand, false)}`;
  const mandatory = [...fitments(phrases, units, reading), ...packs(phrases, units)];
  // The name has its colour already: "Orange" needs no "Orange with Grey Trim".
  const isColoured = reading.statements.some(
    ({ field, statement }) => field === 'product_name' && statement.terms.some(({ lexicon }) => lexicon === 'colour'),
  );
  // Only where the kind is known does its weight tell one from another, as of dumbbells.
  const isAsked = (property: string): boolean =>
    !(property === 'colour' && isColoured) && !(property === 'weight' && name.kind.certainty !== 'known');
  const chosen = flatMapped(name.kind.kind.title.filter(isAsked), (property) =>
    valuesOf(property, units).map((phrase) => ({ phrase, property })),
  );
  // A name that fits is said in the seller's order.
  const inOrder = phrases.reduce((text, phrase) => {
    const shown = titleCased(phrase, brand, false);
    const isPaired = statedName.toLowerCase().includes(` & ${phrase.toLowerCase()}`);
    return isPaired && !isSaid(text, shown) ? `${text} & ${shown}` : joinedTo(text, shown);
  }, title);
  if (phrases.length > 0 && codePointLength(inOrder) <= max && !repeatsTooOften(inOrder)) title = inOrder;
  const left: string[] = [];
  const add = (phrase: string, isMandatory: boolean): void => {
    const shown = titleCased(phrase, brand, false);
    if (shown === '' || isSaid(title, shown.replace(/^sizes? /iu, '')) || (!isMandatory && isMostlySaid(title, shown)))
      return;
    const longer = joinedTo(title, shown);
    if (codePointLength(longer) <= max && !repeatsTooOften(longer)) title = longer;
    else if (isMandatory) left.push(phrase);
    else left.push(phrase);
  };
  for (const phrase of mandatory) if (!isCounted(title, phrase)) add(phrase, true);
  // What the seller put in the name outranks the notes.
  for (const [at, phrase] of phrases.entries()) {
    // An aside stays with what it is of.
    if (parts[at]?.isAside === true && at > 0 && !isSaid(title, phrases[at - 1] ?? '')) continue;
    if (/^(?:not|no|without)\b/iu.test(phrase)) continue;
    const isWhole =
      codePointLength(phrase) <= LONGEST_PHRASE ||
      (codePointLength(phrase) <= LONGEST_LIST && codePointLength(joinedTo(title, phrase)) <= max);
    if (isWhole) add(phrase, false);
    else add(MEASURED.exec(phrase)?.[0] ?? openingOf(phrase), false);
  }
  // "Natural cork" behind "yoga block, cork" says no more.
  const isNew = (phrase: string): boolean => !isHalfSaid(title, phrase);
  // "Wheel black/grey" behind "ab wheel roller".
  const ofNamed = (phrase: string): string => {
    const [, noun = '', colour = ''] = /^(\p{L}+) (\p{L}+(?:\/\p{L}+)?)$/u.exec(phrase) ?? [];
    const isColour = colour !== '' && colour.split('/').every((word) => LEXICON_WORDS.has(word.toLowerCase()));
    return isColour && !LEXICON_WORDS.has(noun.toLowerCase()) && isSaid(title, noun) ? colour : phrase;
  };
  for (const { phrase, property } of chosen) {
    const value = property === 'colour' ? wholeColour(ofNamed(phrase), reading) : phrase;
    const fuller = property === 'material' ? inPlaceOf(title, titleCased(value, brand, false)) : title;
    if (fuller !== title && codePointLength(fuller) <= max) title = fuller;
    else if (isNew(value) && !isCounted(title, value)) add(value, false);
  }
  for (const phrase of attributePhrases(reading, units))
    if (isNew(phrase) && !isNumbered(title, phrase) && !isCounted(title, phrase)) add(phrase, false);
  for (const phrase of shortFacts(units, name.kind.kind))
    if (codePointLength(title) < SHORT && isNew(phrase) && !isNumbered(title, phrase)) add(phrase, false);
  // "Hoof pick set, set of 3" is said once.
  title = title.replace(/ Set, (?=Set of \d)/u, ', ');
  return { title: withWholeBrackets(openEnded(title.trim(), max)), left };
}

/** "Red" of a thing whose colour is "Black/Red" is half of it. */
const wholeColour = (value: string, { brief: { attributes } }: ProductReading): string =>
  Object.values(attributes).find(
    (one) => /^\p{L}+(?:\/\p{L}+)+$/u.test(one) && one.toLowerCase().split('/').includes(value.toLowerCase()),
  ) ?? value;

/** "Stainless" alone as "304 Stainless Steel", where that is known. */
const inPlaceOf = (title: string, material: string): string =>
  title
    .split(', ')
    .map((part) => (part !== material && material.split(' ').includes(part) ? material : part))
    .join(', ');

const joinedTo = (title: string, shown: string): string =>
  shown === '' || isSaid(title, shown)
    ? title
    : // "Swing for Parrots of Eucalyptus": the parrots are not.
      /^of \p{L}/iu.test(shown) && / for /iu.test(title)
      ? joinedTo(title, shown.replace(/^of /iu, ''))
      : // "Tool box with tray", but "tool box, 23 L, with tray".
        `${title}${/^(?:of|in|from|and) (?!\d)/iu.test(shown) || (/^(?:for|with|without|to|by|replacement)\s/iu.test(shown) && !title.includes(',')) ? ' ' : ', '}${shown}`;

/** "Box of 12" beside "12 x 60 g". */
const isCounted = (title: string, phrase: string): boolean => {
  const count = /\d+/u.exec(phrase)?.[0] ?? '';
  if (count === '2' && /\bpair\b/iu.test(title)) return true;
  return count !== '' && new RegExp(`(?<![\\d.])${count} ?x \\d|\\bx ?${count}\\b`, 'u').test(title);
};

/** "Ages 12+" at the end of a title would lose its sign; "12 accessories 3+" is better without it. */
function openEnded(title: string, max: number): string {
  const longer = title.replace(/(\d(?: months)?)\+$/iu, '$1 and Up');
  return codePointLength(longer) <= max ? longer : title.replace(/,?(?: ages?)? \d+\+$/iu, '');
}

/** The figures that open a long phrase: "6 L x 4 bags" of "6 L x 4 bags clumping unscented". */
const MEASURED = /^\d[\d.,]*(?: ?x ?\d[\d.,]*)* ?(?!x\b)\p{L}{1,6}(?: x \d+ \p{L}+)?/u;

const withWholeBrackets = (title: string): string =>
  (title.match(/\(/gu) ?? []).length === (title.match(/\)/gu) ?? []).length ? title : title.replaceAll(/[()]/gu, '');

/** The product name, led by the brand and fitted to the length. */
function ownTitle({ brief, statedName }: ProductReading, ruleSet: RuleSet, max: number): WrittenTitle {
  const name = normalise(statedName.replaceAll(/[™®©]/gu, '').replaceAll(/<[^<>]*>?/gu, ' '), brief.brand);
  const found = brandIn(name, brief.brand, false);
  const whole =
    startsWithBrand(name, brief.brand) || brief.brand === '' || found !== undefined
      ? found?.start === 0
        ? `${brief.brand}${name.slice(found.end)}`
        : name
      : `${brief.brand} ${name}`;
  const fitted = fitTitle({ title: whole, ...(brief.brand === '' ? {} : { brand: brief.brand }) }, ruleSet);
  const title =
    codePointLength(fitted.title) <= max
      ? fitted.title
      : [...fitted.title]
          .slice(0, max)
          .join('')
          .replace(/\s\S*$/u, '');
  return { title: title.trim(), left: fitted.moved.map(({ text }) => text) };
}

/** "Pre-Owned J.Crew Women's Sweater" behind its brand. */
function withoutBrandInside(front: string, brand: string): string {
  const found = brandIn(front, brand, false);
  if (found === undefined || found.start === 0) return front;
  const rest = `${front.slice(0, found.start)}${front.slice(found.end)}`.replaceAll(/\s+/gu, ' ').trim();
  return rest === '' ? front : rest;
}

/** "Junior Pelagos KB-J": what stands before the brand and what behind it are two phrases. */
function besideBrand(phrase: string, brand: string): readonly string[] {
  const found = brandIn(phrase, brand, false);
  if (found === undefined) return [phrase];
  const parts = [phrase.slice(0, found.start), phrase.slice(found.end)].map((part) => part.trim());
  return parts.filter((part) => /[\p{L}\d]/u.test(part));
}

/** "Tenbury Brass Rain Gauge" behind "Tenbury & Lisle". */
function withoutHalfBrand(front: string, brand: string): string {
  const [first = '', joint = ''] = brand.split(' ');
  const rest = front.slice(first.length + 1);
  // "Black & Co" sells more than black things.
  const isName =
    !LEXICON_WORDS.has(first.toLowerCase()) &&
    (/^(?:&|and)$/iu.test(joint) ||
      (joint !== '' && !isCommonWord(first.toLowerCase()) && !startsWithBrand(front, brand)));
  return isName && rest.includes(' ') && startsWithBrand(front, `${first} `) ? rest : front;
}

/** "Sencha Green Tea 50 Tea Bags". */
const COUNTED_TAIL = /^(\p{L}[\p{L} '’-]+ [\p{L}-]+) (\d{1,3} (?:\p{Lu}\p{L}+ )?\p{Lu}\p{L}+s)$/u;

/** The name up to its noun; where that is too long the noun phrase alone, then its last words. */
function frontOf({ brief, name, statedName }: ProductReading, ruleSet: RuleSet, room: number): string {
  const whole = titleCased(
    normalise(
      withoutBrandInside(statedName.slice(name.front.start, name.front.end), brief.brand).replaceAll(/ ?\| ?/gu, ', '),
      brief.brand,
    ),
    brief.brand,
  ).replace(COUNTED_TAIL, '$1, $2');
  if (codePointLength(whole) <= room) return whole;
  const noun = titleCased(normalise(name.kind.name, brief.brand), brief.brand);
  if (codePointLength(noun) <= room && codePointLength(whole) - codePointLength(noun) < 12) return noun;
  const fitted = fitTitle(
    { title: whole },
    { ...ruleSet, limits: { ...ruleSet.limits, titleMax: Math.min(room, ruleSet.limits.titleMax) } },
  ).title;
  if (fitted !== '' && codePointLength(fitted) <= room) return fitted;
  if (codePointLength(noun) <= room) return noun;
  const words = noun.split(' ');
  while (words.length > 1 && codePointLength(words.join(' ')) > room) words.shift();
  return [...words.join(' ')].slice(0, room).join('');
}

/** Feet alone are written out; with inches they keep their signs, so that no cut can part them: "6' 7"". */
const withFeet = (raw: string): string =>
  raw
    .replaceAll(/(\d[\d.]*) ?['’′] ?x ?(\d[\d.]*) ?['’′](?! ?\d)/giu, '$1 x $2 ft')
    .replaceAll(/(\d)['’′](?! ?\d|\p{L})/gu, '$1 ft');

const phraseText = (raw: string, brand: string): string =>
  normalise(withFeet(raw), brand)
    .replace(/^(?:[-–,:;/](?!\d)\s*)+/u, '')
    .replace(/\s*[-–,:;/]+$/u, '')
    .replaceAll(STRAY_QUOTE, '')
    // "For Men Women".
    .replaceAll(
      /\b(men|women|boys|girls|kids|adults|ladies|children) (?=(?:men|women|boys|girls|kids|adults|ladies|children)$)/giu,
      '$1 and ',
    )
    // "Colour sand" is its colour.
    .replace(/^colou?r:? (?=\p{L})/iu, '')
    // "Refillable x 2" is no measure.
    .replace(/(\p{L}{3,}) x (\d{1,2})$/u, '$1, Pack of $2')
    // Half a pair of brackets.
    .replace(/^([^()]*)\(([^()]*)$/u, '$1$2')
    .replace(/^([^()]*)\)/u, '$1')
    .trim();

function packs(phrases: readonly string[], units: readonly Unit[]): readonly string[] {
  const pattern = /\b(?:(?:pack|set|box) of \d+(?! ?x ?\d)|\d+[- ](?:pack|pcs|pieces?))\b/iu;
  const named = phrases.map((phrase) => pattern.exec(phrase)?.[0]).filter((text) => text !== undefined);
  if (named.length > 0) return named.slice(0, 1);
  const stated = units
    .filter(
      ({ text, isAlone, property }) =>
        (/\b(?:pack|set|box) of\b/iu.test(text) && !IN_THE_PACK.test(text)) ||
        (isAlone && property === 'pieces' && /^\d+[- ](?:pack|pcs|pieces?)(?: set| pack)?$/iu.test(text)),
    )
    .map(({ text }) => pattern.exec(text)?.[0])
    .filter((text) => text !== undefined);
  return stated.slice(0, 1);
}

/** "Starter pack of 10 pouches included" counts what comes with the product. */
const IN_THE_PACK = /\b(?:starter|refill|sample|trial|spare|included|supplied|enclosed|comes? with)\b/iu;
