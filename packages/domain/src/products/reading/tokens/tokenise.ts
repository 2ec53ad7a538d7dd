import type { Token } from './Token.js';
import { TYPED_WORDS } from './typedWords.js';

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
};

/**
 * One alternative each: a mixed fraction or decimal figure; a code that mixes letters and digits; a word; a sign. A
 * figure directly followed by letters ("500ml") ends before them, and a code begins with a letter or holds several
 * changes between letters and digits.
 */
const TOKEN =
  /(\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])|\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d+\s\d\/\d{1,2}(?!\d)|\d+\/\d+(?![\d/])|(?<!\d,)\d+,\d{1,2}(?![\d.,])|\d+(?:\.\d+)?|[½¼¾⅓⅔⅛])|(\p{Lu}[\p{Lu}\d]*(?:-[\p{L}\d]*){0,3}\d[\p{L}\d]*(?:[-/][\p{L}\d]*\d[\p{L}\d]*)*|(?:\p{L}\p{M}*)+\d[\p{L}\p{N}]*(?:[-/][\p{L}\p{N}]*\d[\p{L}\p{N}]*)*)|((?:\p{L}\p{M}*)+(?:['’]\p{L}+)*)|(\S)/gu;
/** The "x84" of "52x84" is a sign and a figure. */
const TIMES_FIGURE = /^[xX]\d+(?:\.\d+)?(?:[xX]\d+(?:\.\d+)?)*(?:mm|cm|m|in|ft|inch|inches)?$/u;
const CODE_FROM_DIGIT = /^\d+(?!X\d)\p{Lu}+\d[\p{L}\p{N}]*/u;

const EASTERN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+(?=\d)/u;

const WITH = /^(?:w\/(?:o(?!\p{L})|(?=[\s\p{L}\d]))|W\/(?=\s|$))/u;

/** The tokens of a text in order. Linear in its length. */
export function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let last = 0;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    let shown = match[0];
    const start = match.index;
    let kind: Token['kind'] =
      match[1] !== undefined ? 'number' : match[2] !== undefined ? 'code' : match[3] !== undefined ? 'word' : 'sign';
    if (kind === 'number') {
      // "55810M68K00" and "3R2103" are codes although they begin with a digit.
      const code = /\d/.test(shown) ? CODE_FROM_DIGIT.exec(text.slice(start, start + 40)) : null;
      if (code !== null && code[0].length > shown.length) {
        kind = 'code';
        shown = code[0];
        TOKEN.lastIndex = start + shown.length;
      }
    }
    // Scripts without spaces: "サイズ60×120" is a word and figures.
    const word = kind === 'code' ? EASTERN.exec(shown)?.[0] : undefined;
    if (word !== undefined) {
      kind = 'word';
      shown = word;
      TOKEN.lastIndex = start + word.length;
    }
    if (kind === 'code' && start === last && TIMES_FIGURE.test(shown) && tokens.at(-1)?.kind === 'number') {
      kind = 'sign';
      shown = shown.charAt(0);
      TOKEN.lastIndex = start + 1;
    }
    // "w/ strap", "w/o lid"
    const short = /^w$/iu.test(shown) ? WITH.exec(text.slice(start, start + 4))?.[0] : undefined;
    if (short !== undefined) {
      shown = short;
      TOKEN.lastIndex = start + short.length;
    }
    const end = start + shown.length;
    const small = short === undefined ? shown.toLowerCase() : /^w\/$/iu.test(short) ? 'with' : 'without';
    const lower = small.includes('’') ? small.replaceAll('’', "'") : (TYPED_WORDS.get(small) ?? small);
    const glued = start === last && start > 0;
    tokens.push(
      kind === 'number'
        ? { kind, text: shown, lower, start, end, glued, value: figureOf(shown) }
        : { kind, text: shown, lower, start, end, glued },
    );
    last = end;
  }
  return tokens;
}

/** The value of a figure: `1,000`, `1,00,000`, `2.5`, `0,5`, `3/4`, `1 1/2`, `½`. */
export function figureOf(shown: string): number {
  const sign = FRACTIONS[shown];
  if (sign !== undefined) return sign;
  const mixed = /^(?:(\d+)\s)?(\d+)\/(\d+)$/u.exec(shown);
  if (mixed !== null) return Number(mixed[1] ?? 0) + (Number(mixed[3]) === 0 ? 0 : Number(mixed[2]) / Number(mixed[3]));
  if (/^\d+,\d{1,2}$/u.test(shown)) return Number(shown.replace(',', '.'));
  return Number(shown.replaceAll(',', ''));
}
