import type { Unit } from '../../plan/Unit.js';
import { agree, headOf, isPlural, withArticle, type Subject } from '../grammar.js';
import { inSentence, midSentence } from '../inSentence.js';
import { isThing } from '../things.js';
import { NOT_THINGS } from './asPredicate.js';
import type { Spoken } from '../Spoken.js';

const LONGEST = 110;
/** Signs that make more of a clause than one fact. */
const UNEVEN = /[=|?~"“”();:/]| - |\. /u;

/**
 * How a clause is said that is all of its sentence, so that nothing before it can be what it is of; or one of several that
 * all speak of the product. Undefined where its shape is not sure.
 */
export function aloneClause(unit: Unit, subject: Subject): Spoken | undefined {
  const { form, text, label, source } = unit;
  if (label !== '' || source.field !== 'description' || text.length > LONGEST) return undefined;
  // "Fits the Camry 2018-2024 with J-hook (9x3) arm".
  if (UNEVEN.test(form === 'verb' ? text.replaceAll(/\([^()]{1,30}\)/gu, '') : text)) return undefined;
  switch (form) {
    case 'description':
      return description(unit, subject);
    case 'verb':
      return verb(unit, subject);
    case 'noun':
      return noun(unit, subject);
    default:
      return undefined;
  }
}

/** Whether several clauses of a sentence all speak of the product: what it does, is not, or does without. */
export const isOfProductOnly = ({ form, isNegative, statement, property }: Unit): boolean =>
  statement.part === '' &&
  (form === 'verb' || form === 'without' || (form === 'description' && (isNegative || property === 'free_from')));

/** "Not waterproof", but not "not from concentrate", nor what is not done somewhere. */
const DENIED = /^not (?!from |just |only |to |on |in |for |with |over |if |when |all |every |\d)/iu;
/** "Not original Ninja product" lacks its article. */
const NOT_ARTICLE =
  /^not (?=(?:an? )?(?:original|genuine|oem|official)\b.* (?:product|part|accessory|item)$)(?!an? )/iu;
/** "Quick drying", "self cleaning". */
const DOES_ITSELF = /^(?:quick|fast|slow|self|easy|non|hard|ever)[- ]\p{L}+ing$/iu;
/** "Hand-sharpened at 13 degrees per side", "lightly scented with orange oil". */
const DONE = /^(?:\p{L}+ly |hand[- ]|machine[- ]|saddle[- ])\p{L}+(?:ed|wn|en) (?:by|with|in|at|from|for) /iu;
/** What may be said of a part behind its name. */
const OF_PART =
  /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+) ((?:not )?(?:removable|detachable|foldable|adjustable|washable|replaceable|reusable|rechargeable|reversible|dimmable|stackable|dishwasher safe|waterproof|padded|fitted|fixed))$/iu;

function description({ text, isNegative, statement }: Unit, { isPlural: many }: Subject): Spoken | undefined {
  const inner = midSentence(text);
  const [, part = '', quality = ''] = OF_PART.exec(text) ?? [];
  if (part !== '' && isThing(headOf(part)))
    return {
      kind: 'sentence',
      text: `the ${midSentence(`${part} x`).slice(0, -2)} ${isPlural(part) ? 'are' : 'is'} ${quality}`,
    };
  if (statement.part !== '') return undefined;
  if (isNegative && NOT_THINGS.test(inner)) return undefined;
  if (isNegative && DENIED.test(inner) && !(many && /^not an? /u.test(inner)))
    return { kind: 'is', text: inner.replace(NOT_ARTICLE, 'not an ').replace(/^not an (?=genuine)/u, 'not a ') };
  return !isNegative && (DOES_ITSELF.test(inner) || DONE.test(inner)) ? { kind: 'is', text: inner } : undefined;
}

const PERMITS = /^(?:does|do|may|can|fits|works|supports|suits|comes|includes|contains|also)\b/iu;

/** "Works on rock, glass, wood", "does not fit the Golf Mk6". */
function verb({ text, items, statement }: Unit, subject: Subject): Spoken | undefined {
  if (statement.part !== '' || !PERMITS.test(text)) return undefined;
  const inner = midSentence(text);
  const said = items.length > 1 && !/ (?:and|or) /u.test(inner) ? inner.replace(/, (?=[^,]+$)/u, ' and ') : inner;
  return { kind: 'verb', text: agree(said, subject.isPlural) };
}

const PER = /^(\d[\d.,]* ?(?:g|kg|oz|lb)) per (\p{L}+)$/u;
const COLOURED = /^colou?rs? (?=\p{L})|(?<=\p{L}) colou?rs?$/iu;
const USE_ONLY = /^(indoor|outdoor|external|internal|household|home|domestic)(?: use)? only$/iu;
const RATED = /^IP(?:\d\d|X\d)$/u;
const ALSO = /^also (?:fits|works with|suits) /iu;
const LIMITED_WARRANTY = /^(\d+|one|two|three|six|twelve) (year|month)s? (warranty|guarantee) on (\p{L}[\p{L} -]*)$/iu;

function noun(unit: Unit, subject: Subject): Spoken | undefined {
  const { text, property, isNegative, statement } = unit;
  if (isNegative) return undefined;
  const inner = inSentence(text);
  const [, weight = '', one = ''] = PER.exec(text) ?? [];
  if (weight !== '' && property === 'weight') return { kind: 'sentence', text: `each ${one} weighs ${weight}` };
  const [, where = ''] = USE_ONLY.exec(text) ?? [];
  if (where !== '') return { kind: 'is', text: `for ${where.toLowerCase()} use only` };
  if (RATED.test(text)) return { kind: 'is', text: `rated ${text}` };
  if (/^UPF \d+\+?$/u.test(text)) return { kind: 'has', text };
  if (/^best before \d/iu.test(text)) return { kind: 'is', text: inner };
  if (ALSO.test(text)) return { kind: 'verb', text: agreeAlso(inner, subject.isPlural) };
  const [, count = '', unitOfTime = '', word = '', what = ''] = LIMITED_WARRANTY.exec(text) ?? [];
  if (what !== '')
    return {
      kind: 'verb',
      text: agree(
        `comes with ${withArticle(`${count.toLowerCase()} ${unitOfTime.toLowerCase()} ${word.toLowerCase()}`)} on ${what}`,
        subject.isPlural,
      ),
    };
  return property === 'colour' && statement.part === '' ? aloneColour(unit, subject) : undefined;
}

/** "Colour mint green", "colour walnut", "yellow and white": nothing but colours, or woods and metals that are called one. */
export function aloneColour({ text, statement: { tokens, terms } }: Unit, subject: Subject): Spoken | undefined {
  const bare = inSentence(text.replace(COLOURED, ''));
  const covered = terms.reduce((sum, { first, next }) => sum + next - first, 0);
  const others = tokens.filter(({ lower, kind }) => kind === 'sign' || /^(?:and|or|colou?rs?)$/u.test(lower)).length;
  const isColour = (lexicon: string): boolean =>
    lexicon === 'colour' || (lexicon === 'material' && /^colou?rs? /iu.test(text));
  if (terms.some(({ lexicon, part }) => !isColour(lexicon) || part !== '') || covered + others < tokens.length)
    return undefined;
  return { kind: 'verb', text: agree(`comes in ${bare.toLowerCase()}`, subject.isPlural) };
}

const agreeAlso = (text: string, isPluralSubject: boolean): string =>
  `also ${agree(text.replace(/^also /iu, ''), isPluralSubject)}`;
