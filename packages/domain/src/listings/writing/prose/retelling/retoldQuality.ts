import { LEXICON_WORDS, stemOf } from '../../../../products/index.js';
import { foldPlural, HEAD_NOUNS } from '../../../../shared/index.js';
import type { Unit } from '../../plan/Unit.js';
import { isPlural, withArticle } from '../grammar.js';
import { midSentence } from '../inSentence.js';
import type { Spoken } from '../Spoken.js';
import { isPart, isThing } from '../things.js';
import { isPlainThing } from './isPlainThing.js';

/** "Not waterproof", "not suitable for enclosed fittings": no figure, no list, no noun. */
const DENIED =
  /^not (?:suitable for |safe for |safe in |recommended for |intended for |compatible with )?\p{Ll}[\p{Ll} -]{2,40}$/u;
const MOST_WORDS = 9;
/** A part behind its describing words: "built-in magnet ring", "straight cut". */
const DESCRIBED_PART = /^(?:[\p{L}-]+ ){1,3}(\p{Ll}+)$/u;
/** Behind these words a noun is only where or for what the quality holds. */
const TAIL = / (?:for|in|on|to|by|with|from|at|of|against|under|up|between|over|around) .*$/u;
/** Words that look like a quality and are of the sale, the shop or the act of use. */
const OF_SALE =
  /\b(?:ready to ship|in stock|available|delivered|shipped|dispatched|sealed|sold|priced|returnable|new|used)\b/iu;

/** "Built-in stopwatch on the base" is a thing; "built-in GPS logs speed and route" is a sentence already. */
const BUILT_IN = /^(?:built-in|integrated) [\p{L}-]+(?: [\p{L}-]+)?(?: (?:for|in|on|with|at) .+)?$/u;

/** "Safe for all hobs", "garment dyed" → what it is; "built-in magnet ring" → what it has. */
export function retoldQuality({ text, isNegative, isFree, statement, self }: Unit): Spoken | undefined {
  if (statement.part !== '' || OF_SALE.test(text)) return undefined;
  const inner = midSentence(text);
  if (isNegative) return isFree && DENIED.test(inner) ? { kind: 'is', text: inner } : undefined;
  const words = inner.split(' ');
  if (words.length > MOST_WORDS || /[,()]/u.test(inner)) return undefined;
  const last = DESCRIBED_PART.exec(inner)?.[1] ?? '';
  if (/^(?:built-in|integrated|removable|detachable|adjustable|foldable) /u.test(inner) && isPlainThing(inner))
    return { kind: 'has', text: isPlural(inner) ? inner : withArticle(inner) };
  if (isThing(last)) return { kind: 'has', text: isPlural(last) ? inner : withArticle(inner) };
  if (/^(?:built-in|integrated) /u.test(inner))
    return BUILT_IN.test(inner) ? { kind: 'has', text: withArticle(inner) } : undefined;
  if (!isFree) return undefined;
  // "Two wheeler body cover" names the product again.
  if (self.has(stemOf(last))) return isPlural(last) ? undefined : { kind: 'is', text: withArticle(inner) };
  const head = inner.replace(TAIL, '');
  const isNoun = (word: string): boolean => HEAD_NOUNS.has(foldPlural(word));
  const [first = '', ...others] = head.split(' ');
  // "Gel non toxic", "bit replaceable" are of the part that they name; "flashlight" is a thing.
  const isOfPart = others.length > 0 && (isNoun(first) || LEXICON_WORDS.has(first)) && !/-/u.test(inner);
  return isOfPart ||
    isNoun(head.split(' ').at(-1) ?? '') ||
    head.split(' ').some((word) => isPart(word.toLowerCase())) ||
    /^\p{Lu}/u.test(inner)
    ? undefined
    : { kind: 'is', text: inner };
}
