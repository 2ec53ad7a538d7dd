import { cutSentences } from '../../../products/index.js';
import type { ListingCopy } from '../../ListingCopy.js';
import { maskMarkup } from '../../proof/maskMarkup.js';
import { foldPlural } from '../../rules/text/foldPlural.js';
import type { Passage, PassageWord } from './Passage.js';
import { FUNCTION_WORDS } from './wordClasses.js';

const WORD = /[\p{L}\p{N}]+(?:['’./-][\p{L}\p{N}]+)*%?/gu;
const DIGIT = /\p{N}/u;
const GOES_ON = /^ ?\r?\n\p{Ll}/u;
/** Spaces and signs that separate nothing. */
const NO_GAP = /[\s®™°]+/gu;

/** The passages of title, highlights, bullets and description, in this order. */
export function passagesOf(copy: ListingCopy): readonly Passage[] {
  const passages: Passage[] = [];
  const add = (field: Passage['field'], index: number | undefined, kind: Passage['kind'], text: string, start: number, end: number): void => {
    const slice = text.slice(start, end);
    const words = wordsIn(slice);
    if (words.length > 0) passages.push({ field, index, kind, text: slice, start, end, words, goesOn: GOES_ON.test(text.slice(end, end + 4)) });
  };
  add('title', undefined, 'title', copy.title, 0, copy.title.length);
  add('item_highlights', undefined, 'list', copy.itemHighlights, 0, copy.itemHighlights.length);
  copy.bulletPoints.forEach((bullet, index) => {
    for (const { start, end } of cutSentences(bullet)) add('bullet_points', index, 'sentence', bullet, start, end);
  });
  const description = maskMarkup(copy.description);
  for (const { start, end } of cutSentences(description)) add('description', undefined, 'sentence', description, start, end);
  return passages;
}

function wordsIn(text: string): readonly PassageWord[] {
  const words: PassageWord[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const word = match[0];
    const lower = (word.includes('’') ? word.replaceAll('’', "'") : word).toLowerCase();
    const between = text.slice(last, match.index);
    const gap = between === ' ' || between === '' ? '' : between.replaceAll(NO_GAP, '');
    words.push({ text: word, lower, stem: foldPlural(lower), isFunction: FUNCTION_WORDS.has(lower), hasDigit: DIGIT.test(word), gap });
    last = match.index + word.length;
  }
  return words;
}
