import { LEXICON_WORDS } from '../../../products/index.js';
import { isPlural } from '../prose/grammar.js';
import { isThing } from '../prose/things.js';

/** A description in one word, as a trade writes it behind its noun: "handles two-part", "lid dishwasher-safe". */
const DESCRIBING = /^(?:\p{L}+-(?:part|piece|sided|way|layer|ply|tone|colou?r|\p{L}+ed)|\p{L}+-safe|non-\p{L}+)$/iu;
/** What may stand between a thing and its material: "blades S2 steel", "foot pedal glass-filled nylon". */
const GRADE =
  /^(?:[A-Z]{0,3}\d{1,4}[A-Z]?|\p{L}+-filled|\p{L}+-coated|\p{L}+-plated|stainless|galvani[sz]ed|anodi[sz]ed|brushed|polished|solid|soft|hard|clear|cast|forged|food-grade|oiled|waxed|recycled|natural)$/iu;

/**
 * "Blades S2 steel" → "S2 steel blades", "foot pedal glass-filled nylon" → "glass-filled nylon foot pedal", "silicone liner
 * beige" as it is: what a thing is made of stands before it in a list of phrases. Phrases of another shape as they are.
 */
export function materialFirst(phrase: string): string {
  const words = phrase.split(' ');
  if (words.length < 2 || words.length > MOST) return phrase;
  const at = words.findIndex((word, place) => place > 0 && isOf(word));
  if (at < 1 || at > MOST_OF_THING) return phrase;
  const [thing, value] = [words.slice(0, at), words.slice(at)];
  const head = (thing.at(-1) ?? '').toLowerCase();
  const [last = ''] = value.slice(-1);
  const isNamed = thing.length < MOST_OF_THING || thing[1] === 'and';
  const isOwn = isThing(head) && isNamed && !thing.some(isOf) && value.every(isOf);
  return isOwn &&
    (LEXICON_WORDS.has(last.toLowerCase()) || (value.length === 1 && DESCRIBING.test(last) && isPlural(head)))
    ? [
        ...value,
        ...thing.map((word, place) => (place === 0 && /^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word)),
      ].join(' ')
    : phrase;
}
const MOST = 6;
/** "Foot pedal", "shaft and blade". */
const MOST_OF_THING = 3;
const isOf = (word: string): boolean =>
  LEXICON_WORDS.has(word.toLowerCase()) || GRADE.test(word) || DESCRIBING.test(word);
