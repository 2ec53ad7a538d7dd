import type { Word } from './Word.js';

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)*/gu;

/** The words of a text with their places. Hyphens separate words; apostrophes do not. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const lower = match[0].toLowerCase().replaceAll('’', "'");
    words.push({ text: match[0], lower, start: match.index, end: match.index + match[0].length });
  }
  return words;
}
