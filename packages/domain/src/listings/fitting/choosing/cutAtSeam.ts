import { codePointLength } from '../../rules/text/codePointLength.js';
import { LOWER_CASE_WORDS } from '../../rules/text/functionWords.js';
import { isUnit } from '../../rules/text/units.js';
import { tidy } from '../../rules/text/tidy.js';
import { belongs } from '../reading/bindWords.js';
import { isHeadNoun } from '../../../shared/index.js';

/** Of the room, the share from which ending on a product name beats using every word that fits. */
const GOOD_SHARE = 0.55;

/**
 * Parts a phrase that is too long: `head` has at most `max` code points and ends where a reader would pause (after a
 * product name if one is near, else after a whole word), never between a figure and its unit, inside "Pack of 4" or on
 * a connector. `rest` is what follows. A first word longer than `max` is cut hard: there is no better place.
 */
export function cutAtSeam(phrase: string, max: number): { head: string; rest: string } {
  const words = phrase.split(' ');
  let fitting = 0;
  while (fitting < words.length && codePointLength(words.slice(0, fitting + 1).join(' ')) <= max) fitting += 1;
  if (fitting === words.length) return { head: phrase, rest: '' };
  const places = Array.from({ length: fitting }, (_, at) => fitting - at).filter((count) => mayCut(words, count));
  const good = places.find(
    (count) =>
      isHeadNoun((words[count - 1] as string).toLowerCase()) &&
      words.slice(0, count).join(' ').length >= max * GOOD_SHARE,
  );
  // A list of models without spaces to part at still parts between two of them.
  const listed = Array.from({ length: fitting }, (_, at) => fitting - at).find(
    (at) => words[at] === '/' && words[at - 1] !== '/',
  );
  const count = good ?? places[0] ?? listed ?? 0;
  if (count === 0) return { head: tidy([...phrase].slice(0, max).join('')), rest: [...phrase].slice(max).join('') };
  return { head: tidy(words.slice(0, count).join(' ')), rest: tidy(words.slice(count).join(' ')) };
}

/** True when a phrase may end after `count` words. */
function mayCut(words: readonly string[], count: number): boolean {
  const last = (words[count - 1] as string).toLowerCase();
  const next = (words[count] ?? '').toLowerCase();
  if (LOWER_CASE_WORDS.has(last) || /^(?:without|upto|up|x|no\.?|size|&|\+|-|\/)$/.test(last) || /[&+/-]$/.test(last))
    return false;
  if (/^\d/.test(next) || /^(?:of|&|\+|x|\/|-)$/.test(next)) return false;
  if (
    /\d["']?$/.test(last) &&
    (isUnit(next) || /^(?:piece|pack|pair|set|star|ton|in|count|year|yr|way|layer)/.test(next))
  )
    return false;
  return !/^\d{1,3}$/.test(last) && !belongs(words[count - 1] as string, words[count] ?? '');
}
