import { isHeadNoun } from '../../../../shared/index.js';
import { isThing } from '../../prose/things.js';
import { isStringOfNames } from './fitments.js';
import { LONGEST_PHRASE } from './valuesOf.js';

/** The words that open a long phrase, none of them left hanging. */
export function openingOf(phrase: string): string {
  if (/^\d/u.test(phrase) || isStringOfNames(phrase)) return '';
  const words = phrase.slice(0, LONGEST_PHRASE).split(' ').slice(0, -1);
  while (words.length > 0 && /^(?:in|for|with|and|of|x|to|by|the|\P{L}+)$/iu.test(words.at(-1) ?? '')) words.pop();
  // "Adjustable Height Steel Work" of "… Steel Work Trestle" ends in half a name: it ends with a thing.
  const end = words.findLastIndex((word) => isThing(word.toLowerCase()) || isHeadNoun(word.toLowerCase()));
  if (end > 0) words.length = end + 1;
  // "Holds" and "Gift" alone are stumps.
  return words.length > 1 ? words.join(' ') : '';
}
