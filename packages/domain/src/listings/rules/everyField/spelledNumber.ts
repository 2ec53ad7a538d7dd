import type { Token } from '../text/Token.js';

const DIGIT_WORDS: ReadonlySet<string> = new Set([
  ...['zero', 'oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'double', 'triple'],
  ...['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  ...['shunya', 'ek', 'do', 'teen', 'char', 'chaar', 'paanch', 'panch', 'chhe', 'che', 'saat', 'aath', 'nau'],
]);
/** So many in a row are a telephone number; fewer are a count or a size. */
const LEAST = 7;
const LEAST_DIGITS = 9;

/** A telephone number that is written in words ("nine eight seven …") or with its digits apart. */
export function spelledNumber(tokens: readonly Token[]): { readonly start: number; readonly end: number } | undefined {
  let from = 0;
  let words = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const word = tokens[at]?.word ?? '';
    const isWord = DIGIT_WORDS.has(word);
    if (isWord || (word.length === 1 && word >= '0' && word <= '9')) {
      if (isWord) words += 1;
      continue;
    }
    if (at - from >= (words * 2 > at - from ? LEAST : LEAST_DIGITS)) {
      return { start: (tokens[from] as Token).start, end: (tokens[at - 1] as Token).end };
    }
    from = at + 1;
    words = 0;
  }
  return undefined;
}
