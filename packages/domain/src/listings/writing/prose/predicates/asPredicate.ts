import { BASE_VERBS, LEXICON_WORDS, stemOf } from '../../../../products/index.js';
import { isHeadNoun } from '../../../../shared/index.js';
import type { Unit } from '../../plan/Unit.js';
import { agree, headOf, isPlural, withArticle, type Subject } from '../grammar.js';
import { labelledPredicate } from './labelledPredicate.js';
import { madeOf } from './madeOf.js';
import { mayBeMissing } from './withoutPredicate.js';
import { measurePredicate } from './measurePredicate.js';
import type { Spoken } from '../Spoken.js';
import { inSentence, midSentence } from '../inSentence.js';
import { joined } from '../normalise.js';
import { isPart, isThing } from '../things.js';
import { isCommonWord } from '../vocabulary.js';

/** How a unit is said in running text. */
export function asPredicate(unit: Unit, subject: Subject): Spoken {
  const spoken = unit.label === '' ? bare(unit, subject) : labelledPredicate(unit);
  return spoken.kind === 'verb' ? { kind: 'verb', text: agree(spoken.text, subject.isPlural) } : spoken;
}

function bare(unit: Unit, subject: Subject): Spoken {
  const inner = midSentence(unit.text);
  switch (unit.form) {
    case 'clause':
      return { kind: 'sentence', text: withSubject(unit.text) };
    case 'imperative':
      return { kind: 'order', text: unit.text };
    case 'verb':
      if (inner.startsWith('compatible with')) return { kind: 'is', text: inner };
      return {
        kind: 'verb',
        text: inner.replace(
          /^(comes with|includes) (?=[\p{L}-]+ \p{L}+$)(.+)$/u,
          (_, verb: string, what: string) => `${verb} ${withArticle(what)}`,
        ),
      };
    case 'description': {
      if (/^(?:a )?\d+[- ](?:year|month) warranty\b/iu.test(inner))
        return { kind: 'verb', text: `comes with ${withArticle(inner)}` };
      const [, part = '', warranty = ''] = WARRANTY_OF_PART.exec(inner) ?? [];
      if (warranty !== '')
        return { kind: 'sentence', text: `the ${part} ${isPlural(part) ? 'come' : 'comes'} ${warranty}` };
      // "Paper bag, not plastic": what a denied material is of, only the seller knows.
      return isQuality(inner) && !(unit.isNegative && (unit.statement.terms.length > 0 || NOT_THINGS.test(inner)))
        ? { kind: 'is', text: inner }
        : { kind: 'detail', text: inner };
    }
    case 'for':
      return { kind: unit.items.length > 1 ? 'detail' : 'is', text: inner };
    case 'with':
      // "With 2% argan oil and aloe vera".
      if (/^with [\d.,]+ ?% \p{L}[\p{L} ]*$/u.test(inner))
        return { kind: 'verb', text: inner.replace(/^with/u, 'contains') };
      if (!isPlainNoun(inner.replace(/^(?:with|including)\s/u, ''))) return { kind: 'detail', text: inner };
      return {
        kind: 'verb',
        text: `comes ${inner.replace(/^including/u, 'with').replace(/^with (.+)$/u, (_, what: string) => `with ${withArticle(what)}`)}`,
      };
    case 'without':
      if (/^no /iu.test(inner) && !mayBeMissing(inner.replace(/^no /iu, ''))) return { kind: 'detail', text: inner };
      return { kind: 'has', text: inner.replace(/^(?:without|zero)\s/iu, 'no ') };
    case 'excluded':
      return { kind: 'sentence', text: excludedSentence(inner) };
    case 'noun':
    case 'value':
      return nounPredicate(unit, inner, subject);
  }
}

/** "Stitching with a 5 year warranty": what is guaranteed is a part. */
const WARRANTY_OF_PART = /^([\p{L}-]+(?: [\p{L}-]+)?) (with a \d+ (?:year|month) warranty)$/u;

/** "Takes mixed seed, not peanuts": the product is no peanut. */
export const NOT_THINGS = /^not (?:an? |the )?(?:\p{L}+ )?\p{L}+(?<!ous|less|ss|us|is)s$/u;

/** "Dupatta not included" → "The dupatta is not included". */
function excludedSentence(text: string): string {
  const match = /^(.+?)\s(?:is |are )?(not \p{L}+|sold separately)$/iu.exec(text);
  if (match === null) return text;
  const what = match[1] ?? '';
  const many = /\sand\s/u.test(what) || isPlural(what.replace(/ (?:shown|pictured|in the (?:picture|photo)s?)$/iu, ''));
  return `The ${thingOf(what)} ${many ? 'are' : 'is'} ${match[2] ?? ''}`;
}

/** What is not included is a common thing, whatever its first letter. */
function thingOf(what: string): string {
  const bare = what.replace(/^(?:the|an?) /iu, '');
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : inSentence(bare);
}

/** One noun and its verb: "Bed is 79 x 59 in", "Battery is fixed". */
const OWN_VERB =
  /^(?!It |They |This |These |You |We |Each |All |Both |One |No |Some |Any )\p{Lu}\p{Ll}+ (?:is|are|has|have|can|must|needs?|comes?|does|do|will|should) /u;

const DETERMINER = /^(?:the|an?|each|every|one|its?|this|no|your) /iu;

/** "Hood is detachable" → "The hood is detachable"; "Each stone differs" is a sentence already. */
function withSubject(text: string): string {
  if (/^there (?:is|are) /iu.test(text)) return text;
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  // "Side buckle is decorative".
  const [, noun = ''] = /^(\p{L}+ \p{L}+) (?:is|has|does|can) /u.exec(text) ?? [];
  if (noun !== '' && isThing(headOf(noun)) && !isPlural(noun) && !DETERMINER.test(noun))
    return `The ${midSentence(text)}`;
  if (
    OWN_VERB.test(text) &&
    (isHeadNoun(first.toLowerCase()) || isCommonWord(first.toLowerCase())) &&
    !first.endsWith('ing')
  )
    return `The ${midSentence(text)}`;
  if (/^\p{L}+ (?:the|your|an?) /u.test(text)) return text;
  return isPart(first.toLowerCase()) || /^model$/iu.test(first) ? `The ${midSentence(text)}` : text;
}

/** "170 cm long along the outside" */
const LONG = /^(?:about |up to )?\d[\d.,]* ?(?:mm|cm|m|in|ft) (?:tall|wide|long|deep|thick|high)\b/u;
const PACK = /^(?:pack|set|box|case|bundle|lot|combo) of\s/iu;
const COUNTED = /^(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[ -]/iu;
/** Participles that say what is done of the noun before them: "wireless charging supported". */
const SAID_OF = /^(.+) (supported|recommended|required|allowed|needed|supplied|included|provided)(\s\([^()]*\))?$/iu;
const ENDS_AS_QUALITY =
  /(?:listed|certified|approved|tested|compatible|compliant|rated|free|proof|resistant|washable|removable|safe)$/iu;

function nounPredicate(unit: Unit, inner: string, subject: Subject): Spoken {
  const { property, statement, items } = unit;
  const measured = measurePredicate(unit, inner);
  if (measured !== undefined) return measured;
  const plain = inner.replaceAll(/\s*\([^()]*\)/gu, '');
  const head = headOf(plain.split(/\s(?=[\d+])/u)[0] ?? plain);
  const last = headOf(plain);
  if (!isPlainNoun(inner) || items.length > 1 || statement.quantities.length > 1 || unit.isNegative)
    return items.length > 1 && property === 'included' ? includes(items) : { kind: 'detail', text: inner };
  if (/^(?:the|its?|each) | by hand\b/u.test(inner)) return { kind: 'detail', text: inner };
  if (/^(?:\p{L}+[ -]){1,2}(?:repellent|resistant|proof|friendly|ready)$/u.test(inner))
    return { kind: 'is', text: inner };
  if (LONG.test(inner)) return { kind: 'is', text: inner };
  if (PACK.test(inner)) return { kind: 'verb', text: `comes as a ${inner}` };
  const said = SAID_OF.exec(inner);
  if (said !== null)
    return {
      kind: 'sentence',
      text: `${said[2] === 'supplied' || said[2] === 'included' ? 'The ' : ''}${said[1] ?? ''} ${isPlural(said[1] ?? '') ? 'are' : 'is'} ${said[2] ?? ''}${said[3] ?? ''}`,
    };
  if (/^\d+ packs? /u.test(inner)) return { kind: 'detail', text: inner };
  if (COUNTED.test(inner) && statement.quantities.some(({ unit: symbol }) => symbol === 'count')) {
    return isSelf(unit, last) && !/\b(?:piece|pc)\b/iu.test(inner)
      ? { kind: 'sentence', text: `The pack contains ${inner}` }
      : isSelf(unit, last) || /\b(?:kit|set)\b/iu.test(inner)
        ? { kind: 'is', text: withArticle(inner) }
        : { kind: 'has', text: withArticle(inner) };
  }
  if (isSelf(unit, last) && /^\d/u.test(inner)) return { kind: 'detail', text: inner };
  if (
    inner.split(' ').length > 2 &&
    isSelf(unit, head) &&
    !/^\p{L}+ \d/u.test(inner) &&
    isPlural(head) === subject.isPlural
  )
    return { kind: 'is', text: subject.isPlural && isPlural(head) ? inner : withArticle(inner) };
  if (statement.part !== '' && /^\p{L}+ \d/u.test(inner)) return { kind: 'detail', text: inner };
  switch (property) {
    case 'warranty':
      return { kind: 'verb', text: `comes with ${withArticle(inner)}` };
    case 'included':
      return includes(items);
    case 'size':
      return /^(?:us |uk |eu )?sizes?\b/iu.test(inner)
        ? { kind: 'verb', text: `comes in ${inner}` }
        : { kind: 'detail', text: inner };
    case 'material':
      if (isThing(last)) return thing(unit, inner, last);
      // What stands first is of the product; which part a later material is of, only the seller knows.
      return LEXICON_WORDS.has(last) &&
        inner.split(' ').length <= MOST_OF_MATERIAL &&
        unit.source.field === 'description' &&
        statement.start === 0
        ? { kind: 'is', text: `made of ${inner}` }
        : { kind: 'detail', text: inner };
    case 'colour':
      // "Clear borosilicate glass".
      if (statement.terms.at(-1)?.lexicon === 'material' && statement.part === '' && LEXICON_WORDS.has(last))
        return { kind: 'is', text: madeOf(inner) };
      return statement.terms.every(({ part }) => part === '') && LEXICON_WORDS.has(last) && !isThing(last)
        ? { kind: 'verb', text: `comes in ${inner.replace(/^colou?rs?\s/iu, '')}` }
        : thing(unit, inner, last);
    case 'strength':
    case 'nutrient':
    case 'ingredient':
      return { kind: 'verb', text: `contains ${inner}` };
    case 'author':
      return { kind: 'is', text: inner };
    default:
      return thing(unit, inner, last);
  }
}

/** A material in more words holds other things. */
const MOST_OF_MATERIAL = 6;

const includes = (items: readonly string[]): Spoken => ({
  kind: 'verb',
  text: `includes ${joined(items.map((item) => withArticle(inSentence(item))))}`,
});

/** No verb and no second phrase in it: only such a noun takes "has" or "is a". Others are quoted as they are. */
export function isPlainNoun(inner: string): boolean {
  const words = inner.replaceAll(/\s*\([^()]*\)/gu, '').split(' ');
  const isBroken = words.some((word, at) => {
    const lower = word.toLowerCase();
    const isLast = at === words.length - 1;
    if (/^(?:on|per|in|at|by|to|only|when|if|than|is|are|inside|and|or)$/u.test(lower)) return true;
    return (
      at > 0 &&
      !isLast &&
      BASE_VERBS.has(lower) &&
      /^(?:fit|need|hold|keep|give|allow|require|match|cover)s?$/u.test(lower)
    );
  });
  return !isBroken && !/[,;:/+]|\p{L}{3,} \d/u.test(inner) && !/(?:included|supplied|out)$/iu.test(inner);
}

/** An adjective phrase that "is" takes: "machine washable", "safe for children"; not a noun with a place. */
const isQuality = (inner: string): boolean =>
  !/\s(?:from|of|with|in|to|for|by|and|or|on|at)$/iu.test(inner) &&
  !/\s(?:on|per)\s/u.test(inner) &&
  !/\b(?:inside|outside) (?:in|and)\b/u.test(inner) &&
  !/[;:]/u.test(inner);

/** A part, a shape or a measured thing is something that the product has; a closing quality is what it is. */
function thing({ statement }: Unit, inner: string, head: string): Spoken {
  const startsWithFigure = /^(?:up to |about )?\d/u.test(inner);
  const [figure] = statement.quantities;
  // "142 mm capped", "9.2 lb packed".
  if (startsWithFigure && head.endsWith('ed') && figure !== undefined)
    return /^(?:mm|cm|m|in|ft)$/u.test(figure.unit)
      ? { kind: 'verb', text: `measures ${inner}` }
      : /^(?:g|kg|oz|lb)$/u.test(figure.unit)
        ? { kind: 'verb', text: `weighs ${inner}` }
        : { kind: 'detail', text: inner };
  if (ENDS_AS_QUALITY.test(head) && !startsWithFigure) return { kind: 'is', text: inner };
  if (startsWithFigure && /[()]/u.test(inner)) return { kind: 'detail', text: inner };
  if (PACKED_IN.test(inner)) return { kind: 'verb', text: `comes in ${withArticle(inner)}` };
  if (isThing(head)) return { kind: 'has', text: withArticle(inner) };
  return { kind: 'detail', text: inner };
}

/** What it is sold in, which it does not have. */
export const PACKED_IN =
  /^(?:(?:resealable |printed |\d[\d.]* ?(?:g|kg|ml|L|oz|lb) )?(?:paper|zip(?:[- ]lock)?|plastic|poly|kraft|cardboard|card|paperboard|recycled|delivery|retail|gift|glass|tin|amber glass|aluminium) )(?:zip )?(?:bag|box|pouch|jar|tin|tube|bottle|carton|packet)$/iu;

/** The phrase names the product again: "double wall vacuum water bottle". */
const isSelf = ({ self, property }: Unit, head: string): boolean =>
  head !== '' && self.has(stemOf(head)) && property !== 'included';
