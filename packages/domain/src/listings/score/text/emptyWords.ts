import type { Passage } from './Passage.js';
import { VAGUE_WORDS } from './wordClasses.js';

/** Content words in a row, without a comma or a word that joins them, from which a passage is a list of keywords. */
const LONGEST_CONTENT_RUN = 12;
/** A long passage with a smaller share of joining words is no sentence (running English has 0.3 to 0.6). */
const LEAST_JOINING = 0.08;
/** A passage with a greater share of joining words says next to nothing. */
const MOST_JOINING = 0.72;
const VAGUE_SHARE = 0.6;
const LONGEST_SENTENCE = 45;

/** Whether a passage is a string of search words rather than text. A title may be long without joining words. */
export function isKeywordList({ words, kind }: Passage): boolean {
  let run = 0;
  let letters = 0;
  let joining = 0;
  let gaps = 0;
  for (const { isFunction, hasDigit, gap } of words) {
    if (gap !== '') gaps += 1;
    if (hasDigit) {
      run = 0;
      continue;
    }
    letters += 1;
    if (isFunction) joining += 1;
    run = isFunction ? 0 : gap === '' ? run + 1 : 1;
    if (run > LONGEST_CONTENT_RUN) return true;
  }
  return kind !== 'title' && letters >= 12 && joining < letters * LEAST_JOINING && gaps < letters / 8;
}

/** Whether a sentence says nothing that is not true of any product. */
export function isEmptySentence({ words, kind }: Passage): boolean {
  if (kind === 'title' || words.length < 6 || words.some(({ hasDigit }) => hasDigit)) return false;
  const content = words.filter(({ isFunction }) => !isFunction);
  if (words.length >= 10 && words.length - content.length > words.length * MOST_JOINING) return true;
  const vague = content.filter(({ lower, stem }) => VAGUE_WORDS.has(lower) || VAGUE_WORDS.has(stem)).length;
  return content.length >= 2 && vague >= content.length * VAGUE_SHARE;
}

/** Longer than 45 words without a semicolon, a colon or a dash that lets the reader rest; lists of short entries are none. */
export function isOverlong({ words, kind }: Passage): boolean {
  if (kind !== 'sentence' || words.length <= LONGEST_SENTENCE) return false;
  let length = 0;
  let commas = 0;
  for (const { gap } of words) {
    const isRest = /[;:()–—]/u.test(gap);
    length = isRest ? 1 : length + 1;
    commas = isRest ? 0 : commas + (gap === '' ? 0 : 1);
    if (length > LONGEST_SENTENCE && commas < length / 5) return true;
  }
  return false;
}

/** Distinct content words over all, from 0 to 1; 1 for texts too short to measure (fewer than 40). */
export function vocabularyVariety(passages: readonly Passage[]): number {
  const stems = new Set<string>();
  let content = 0;
  for (const { words, kind } of passages) {
    if (kind !== 'sentence') continue;
    for (const { isFunction, hasDigit, stem } of words) {
      if (isFunction || hasDigit) continue;
      content += 1;
      stems.add(stem);
    }
  }
  return content < 40 ? 1 : stems.size / content;
}
