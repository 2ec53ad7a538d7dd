import { BASE_VERBS, LEXICON_WORDS, stemOf, stemsOf } from '../../../../products/index.js';
import type { Unit } from '../../plan/Unit.js';
import { articleOf, headOf, isPlural, withArticle, type Subject } from '../grammar.js';
import { midSentence } from '../inSentence.js';
import { isThing } from '../things.js';
import type { Spoken } from '../Spoken.js';

const LONGEST = 70;
/** Words that turn a phrase: what they are of, only the seller knows. */
const TURNS = /\b(?:only|not|no|per|plus|also|each|if|when|is|are|per|needs?|or|without|except|up to)\b/iu;
const PACKAGING = /^(?:bag|box|pouch|jar|tin|tube|case|sleeve|packet|wrap|label|sheet|carton|bottle)s?$/u;

/**
 * How a noun phrase about the product as a whole is said: what it is, a measure with its own word, a counted thing, a thing
 * with its material. Undefined for all else.
 */
export function wholePredicate(unit: Unit, text: string, subject: Subject): Spoken | undefined {
  // "ISI mark IS 2347".
  if (/^\p{Lu}{2,5} mark(?: \p{Lu}{2,5} [\d:-]+)?$/u.test(text)) return { kind: 'verb', text: `carries the ${text}` };
  if (unit.isNegative || text.length > LONGEST || TURNS.test(text) || /[(),;]/u.test(text)) return undefined;
  return (
    itself(unit, text, subject) ??
    measure(text) ??
    (unit.isFree ? (counted(unit, text) ?? made(unit, text)) : undefined)
  );
}

/** "Soft-sided cat carrier of 600D polyester": the product again, with words that its name does not have. */
function itself({ self, statement }: Unit, text: string, { full, isPlural: many }: Subject): Spoken | undefined {
  const [, name = ''] =
    /^((?:[\p{L}'’-]+ ){0,4}[\p{L}-]+)(?: (?:of|with|for|in|from) [\p{L}\d][\p{L}\d '-]*)?$/u.exec(text) ?? [];
  const head = headOf(text);
  const subjectHead = full.toLowerCase().split(' ').at(-1) ?? '';
  // "Outer tent of nylon" is a part of the tent.
  if (PART_OF.test(name)) return undefined;
  if (name === '' || !self.has(stemOf(head)) || stemOf(head) !== stemOf(subjectHead)) return undefined;
  if (statement.quantities.some(({ unit }) => unit !== 'count' && unit !== 'D') || isPlural(name) !== many)
    return undefined;
  const known = new Set(stemsOf(full));
  if (stemsOf(text).every((stem) => known.has(stem))) return undefined;
  // "Four ratchet straps" of ratchet straps are a number, not what they are.
  if (many && statement.quantities.some(({ unit }) => unit === 'count')) return undefined;
  // "The soft cat carrier is a soft-sided cat carrier of polyester" says only what it is made of.
  const [, material = ''] = / of (\p{L}[\p{L}\d -]*|\d+D \p{L}+)$/u.exec(text) ?? [];
  const isMade =
    material !== '' &&
    statement.terms.some(({ lexicon, next }) => lexicon === 'material' && next === statement.tokens.length);
  if (isMade && stemsOf(name.replaceAll(/-\p{L}+/gu, '')).every((stem) => known.has(stem)))
    return { kind: 'is', text: `made of ${material}` };
  // "The bedside table is a compact bedside table" says only that it is compact.
  const [first = '', ...others] = midSentence(text).split(' ');
  if (others.length > 0 && others.every((word) => known.has(stemOf(word))) && /^\p{Ll}+$/u.test(first))
    return { kind: 'is', text: first };
  return { kind: 'is', text: many ? midSentence(text) : withArticle(midSentence(text)) };
}

const PART_OF =
  /\b(?:outer|inner|inside|spare|extra|second|main|top|bottom|upper|lower|front|back|side|matching|each)\b/iu;

/** "Max load 120 kg", "field of view 78 degrees": a measure that only the whole product has. */
const OWN_MEASURE =
  /^(max(?:imum)?\.? (?:\p{L}+ )?(?:load|pressure|speed|power|capacity|temperature|torque|flow|resolution|output|weight capacity|user weight|rider weight)|power reserve|field of view|(?:operating|working) pressure|shelf life|seat height|shaft height|cutting (?:length|width|capacity)|accuracy|acidity|resolution|sensitivity|fineness|thread count|pile height|refresh rate|response time|noise level|alcohol content|pH(?: value)?) (?:of )?([-+±~]?\d[^,;]*)$/iu;

function measure(text: string): Spoken | undefined {
  const [, noun = '', figure = ''] = OWN_MEASURE.exec(text) ?? [];
  if (noun === '') return undefined;
  const said = midSentence(noun).replace(/^max\.?(?= )/iu, 'maximum');
  return { kind: 'has', text: `${articleOf(said)} ${said} of ${figure}` };
}

const COUNT =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) ((?:[\p{L}-]+ ){0,3}[\p{L}-]+s)( of (?:[\p{L}-]+ ){0,2}[\p{L}-]+)?$/iu;

/** "Two built-in microphones", "6 blades of stainless steel". */
function counted({ statement, self, property }: Unit, text: string): Spoken | undefined {
  const [, things = ''] = COUNT.exec(text) ?? [];
  const last = headOf(things);
  if (things === '' || property === 'included' || property === 'pack' || self.has(stemOf(last)) || PACKAGING.test(last))
    return undefined;
  if (
    /^(?:years?|months?|days?|hours?|minutes?|seconds?|pieces|pcs|sizes|grams?|servings?|colou?rs|pairs?|packs?|sets?)$/u.test(
      last,
    )
  )
    return undefined;
  if (!statement.quantities.some(({ unit }) => unit === 'count')) return undefined;
  return { kind: 'has', text: midSentence(text) };
}

/** "Steel barrel", "wooden handle": a thing behind its material. */
function made({ statement: { terms, tokens, quantities } }: Unit, text: string): Spoken | undefined {
  const [term] = terms;
  const last = headOf(text);
  if (terms.length !== 1 || term?.lexicon !== 'material' || term.first !== 0 || quantities.length > 0) return undefined;
  if (term.next !== tokens.length - 1 || tokens.some(({ kind }) => kind !== 'word')) return undefined;
  if (LEXICON_WORDS.has(last) || BASE_VERBS.has(last) || PACKAGING.test(last) || /(?:ed|ing|ly|able|free)$/u.test(last))
    return undefined;
  return { kind: 'has', text: withArticle(midSentence(text)) };
}

/** "Clear polycarbonate back and TPU bumper": two parts. */
export function pairOf(text: string): Spoken | undefined {
  const [, one = '', other = ''] =
    /^([\p{L}-]+(?: [\p{L}-]+){1,3}) and ([\p{L}-]+(?: [\p{L}-]+){1,3})$/u.exec(text) ?? [];
  if (one === '' || ![one, other].every((part) => isThing(headOf(part)) && !PACKAGING_SURE.test(headOf(part))))
    return undefined;
  return { kind: 'has', text: `${withArticle(midSentence(one))} and ${withArticle(other)}` };
}

const PACKAGING_SURE = /^(?:bag|box|pouch|jar|tin|packet|wrap|label|inside|outside|interior|exterior)s?$/u;
