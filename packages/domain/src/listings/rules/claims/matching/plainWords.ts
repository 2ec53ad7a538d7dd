import type { Token } from '../../text/Token.js';

/** A figure in place of the letter that it resembles: fr33, d1sc0unt. */
const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };
/** Shorter words with figures are measures and models. */
const LEET_LEAST = 4;
const SPACED_LEAST = 3;
/** What may be between spaced letters: F R E E, F.R.E.E, F-R-E-E. */
const SPACER = /^[ .\-_*•·]{1,2}$/;

/** The words as a reader reads them: spaced letters joined, figures for letters undone where a known word comes out. */
export function plainWords(
  text: string,
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] {
  let changed: Token[] | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const end = token.end - token.start === 1 ? endOfSpaced(text, tokens, at) : at;
    if (end - at + 1 >= SPACED_LEAST) {
      changed ??= tokens.slice(0, at);
      const letters = tokens.slice(at, end + 1);
      const word = letters.map((letter) => letter.word).join('');
      changed.push({ start: token.start, end: (letters.at(-1) as Token).end, word });
      at = end;
      continue;
    }
    const letters = hasFigure(token.word) ? unleeted(token.word, isKnown) : undefined;
    if (letters !== undefined) {
      changed ??= tokens.slice(0, at);
      changed.push({ ...token, word: letters });
    } else changed?.push(token);
  }
  return changed ?? tokens;
}

function endOfSpaced(text: string, tokens: readonly Token[], from: number): number {
  let at = from;
  for (; at + 1 < tokens.length; at += 1) {
    const one = tokens[at] as Token;
    const next = tokens[at + 1] as Token;
    if (next.end - next.start !== 1 || !/\p{L}/u.test(next.word) || !/\p{L}/u.test(one.word)) break;
    if (next.start - one.end > 2 || !SPACER.test(text.slice(one.end, next.start))) break;
  }
  return at;
}

function hasFigure(word: string): boolean {
  if (word.length < LEET_LEAST) return false;
  let figure = false;
  let letter = false;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code >= 48 && code <= 57) figure = true;
    else if (code >= 97 && code <= 122) letter = true;
  }
  return figure && letter;
}

function unleeted(word: string, isKnown: (word: string) => boolean): string | undefined {
  const plain = word.replace(/[013457]/g, (figure) => LEET[figure] ?? figure);
  if (isKnown(plain)) return plain;
  const other = word.includes('1')
    ? word.replace(/[013457]/g, (figure) => (figure === '1' ? 'l' : (LEET[figure] ?? figure)))
    : plain;
  return isKnown(other) ? other : undefined;
}
