import type { Token } from './Token.js';
import { stemOf } from './stemOf.js';
import { respelledWord } from './respelledWord.js';
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
  /(\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])|\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d+\s\d\/\d{1,2}(?!\d)|\d+\/\d+(?![\d/])|(?<!\d,)\d+,\d{1,2}(?![\d.,])|\d+(?:\.\d+)?|[½¼¾⅓⅔⅛])|(\p{Lu}[\p{Lu}\d]*(?:-[\p{L}\d]*){0,3}\d[\p{L}\d]*(?:(?<=\p{L}\d{1,3}[xX]\d)\.\d+)?(?:[-/][\p{L}\d]*\d[\p{L}\d]*)*|(?:\p{L}\p{M}*)+\d[\p{L}\p{N}]*(?:[-/][\p{L}\p{N}]*\d[\p{L}\p{N}]*)*)|((?:\p{L}\p{M}*)+(?:['’]\p{L}+)*)|(\S)/gu;
/** The "x84" of "52x84" is a sign and a figure. */
const TIMES_FIGURE = /^[xX]\d+(?:\.\d+)?(?:mm|cm|m|inch|in|ft)?(?:[xX]\d+(?:\.\d+)?(?:mm|cm|m|inch|in|ft)?)*(?:es)?$/u;
/** The unit in "8cmX4.5cm". */
const SIDE_UNIT = /^(?:mm|cm|in|inch|ft|m)(?=[xX]\d)/u;
const CODE_FROM_DIGIT = /^\d+(?!X\d)\p{Lu}+\d[\p{L}\p{N}]*/u;

const EASTERN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+(?=\d)/u;

const WITH = /^(?:w\/(?:o(?!\p{L})|(?=[\s\p{L}\d]))|W\/(?=\s|$))/u;

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
const HYPHEN = 45;
const APOSTROPHE = 39;

/** So many words are kept; then the memory is emptied. */
const MOST_WORDS = 20_000;
/** Of a longer word V8 keeps the whole text that it was cut from. */
const LONGEST_WORD = 12;
/** What is known of a word or code by its letters alone. */
type Spelled = Pick<Token, 'lower' | 'stem'>;
const spelledWords = new Map<string, Spelled>();

/**
 * A word in small letters, in full where it was typed short, and its stem. The same few thousand come again and again: one
 * string for each is compared faster, too.
 */
function spelled(word: string, kind: Token['kind']): Spelled {
  const known = spelledWords.get(word);
  if (known !== undefined) return known;
  const small = word.toLowerCase();
  const lower = (TYPED_WORDS.get(small) ?? respelledWord(small) ?? small).replaceAll('’', "'");
  const one = { lower, stem: kind === 'word' ? stemOf(lower) : lower };
  if (word.length > LONGEST_WORD) return one;
  if (spelledWords.size >= MOST_WORDS) spelledWords.clear();
  spelledWords.set(word, one);
  return one;
}

const SPELLED_WITHOUT: Spelled = { lower: 'without', stem: stemOf('without') };
const SPELLED_WITH: Spelled = { lower: 'with', stem: stemOf('with') };

const SPELLED_YOU: Spelled = { lower: 'you', stem: stemOf('you') };
/** "U can boil it"; a "u shape" and a "u-bolt" are none. */
const YOU_DO =
  /^ (?:can|ca|do|don|need|use|want|will|wo|won|get|have|turn|drop|drag|screw|put|see|must|like|are|just|should|may|could|buy|fill|push|pull)(?!\p{L}{4})/u;
const SPELLED_AND: Spelled = { lower: 'and', stem: stemOf('and') };

/** The end of a word of plain letters that nothing follows which could make it a code or go on with it; 0 for all others. */
function plainWordEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && isLetter(text.charCodeAt(end))) end += 1;
  if (end === text.length) return end;
  const next = text.charCodeAt(end);
  const mayGoOn = isDigit(next) || next === HYPHEN || next === APOSTROPHE || next > 127;
  return mayGoOn ? 0 : end;
}

/** The tokens of a text in order. Linear in its length. */
export function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) {
      at += 1;
      continue;
    }
    const glued = at === last && at > 0;
    const wordEnd = isLetter(code) ? plainWordEnd(text, at) : 0;
    // "w/ strap" is read below.
    if (wordEnd > at + 1 || (wordEnd > 0 && text[wordEnd] !== '/')) {
      const shown = text.slice(at, wordEnd);
      const { lower, stem } =
        shown === 'w' && isWith(text, wordEnd, tokens.at(-1))
          ? SPELLED_WITH
          : shown === 'n' && isAnd(text, wordEnd, tokens.at(-1))
            ? SPELLED_AND
            : shown === 'u' && YOU_DO.test(text.slice(wordEnd, wordEnd + 10))
              ? SPELLED_YOU
              : spelled(shown, 'word');
      tokens.push({ kind: 'word', text: shown, lower, stem, start: at, end: wordEnd, glued });
      last = wordEnd;
    } else if (code < 128 && !isLetter(code) && !isDigit(code)) {
      const sign = text.charAt(at);
      tokens.push({ kind: 'sign', text: sign, lower: sign, stem: sign, start: at, end: at + 1, glued });
      last = at + 1;
    } else {
      const token = tokenFrom(text, at, last, tokens.at(-1));
      if (token === undefined) break;
      tokens.push(token);
      last = token.end;
    }
    at = last;
  }
  return tokens;
}

/** "Hay feeder w bowl", "comes w: a lid"; "5 w" is watts, and "l x w x h" are sides. */
const isWith = (text: string, end: number, before: Token | undefined): boolean =>
  before?.kind !== 'number' &&
  (/^ ?:|^ \p{L}{2}/u.test(text.slice(end, end + 4)) ||
    (before?.kind === 'word' && before.text.length > 1 && /^ \d(?!.{0,4} ?x )/u.test(text.slice(end, end + 8))) ||
    (end === text.length && before?.lower === 'comes'));

/** "Soap n water"; "5 n" is a force. */
const isAnd = (text: string, end: number, before: Token | undefined): boolean =>
  before?.kind === 'word' && /^ [\p{L}\d]/u.test(text.slice(end, end + 2));

/** The next token at or behind a place. `last`: the end of the token before. */
function tokenFrom(text: string, from: number, last: number, before: Token | undefined): Token | undefined {
  TOKEN.lastIndex = from;
  const match = TOKEN.exec(text);
  if (match === null) return undefined;
  let shown = match[0];
  const start = match.index;
  let kind: Token['kind'] =
    match[1] !== undefined ? 'number' : match[2] !== undefined ? 'code' : match[3] !== undefined ? 'word' : 'sign';
  if (kind === 'number') {
    // "55810M68K00" and "3R2103" are codes although they begin with a digit.
    const code = mayBeCode(text, start) ? CODE_FROM_DIGIT.exec(text.slice(start, start + 40)) : null;
    if (code !== null && code[0].length > shown.length) {
      kind = 'code';
      shown = code[0];
    }
  }
  // Scripts without spaces: "サイズ60×120" is a word and figures.
  const word = kind === 'code' ? EASTERN.exec(shown)?.[0] : undefined;
  if (word !== undefined) {
    kind = 'word';
    shown = word;
  }
  const isGlued = kind === 'code' && start === last;
  const unit = isGlued && before?.kind === 'number' ? SIDE_UNIT.exec(shown)?.[0] : undefined;
  if (unit !== undefined) {
    kind = 'word';
    shown = unit;
  } else if (
    isGlued &&
    TIMES_FIGURE.test(shown) &&
    (before?.kind === 'number' || SIDE_UNIT.test(`${before?.lower}x0`))
  ) {
    kind = 'sign';
    shown = shown.charAt(0);
  }
  // "w/ strap", "w/o lid"
  const short = shown === 'w' || shown === 'W' ? WITH.exec(text.slice(start, start + 4))?.[0] : undefined;
  if (short !== undefined) shown = short;
  const end = start + shown.length;
  const { lower, stem } =
    short === undefined ? spelled(shown, kind) : /^w\/$/iu.test(short) ? SPELLED_WITH : SPELLED_WITHOUT;
  const glued = start === last && start > 0;
  return kind === 'number'
    ? { kind, text: shown, lower, stem, start, end, glued, value: figureOf(shown) }
    : { kind, text: shown, lower, stem, start, end, glued };
}

/** Whether a letter follows the digits that stand at a place. */
function mayBeCode(text: string, start: number): boolean {
  let at = start;
  while (at < text.length && isDigit(text.charCodeAt(at))) at += 1;
  if (at === start || at === text.length) return false;
  const code = text.charCodeAt(at);
  return isLetter(code) || code > 127;
}

/** The value of a figure: `1,000`, `1,00,000`, `2.5`, `0,5`, `3/4`, `1 1/2`, `½`. */
export function figureOf(shown: string): number {
  const sign = FRACTIONS[shown];
  if (sign !== undefined) return sign;
  const whole = Number(shown);
  if (!Number.isNaN(whole)) return whole;
  const mixed = /^(?:(\d+)\s)?(\d+)\/(\d+)$/u.exec(shown);
  if (mixed !== null) return Number(mixed[1] ?? 0) + (Number(mixed[3]) === 0 ? 0 : Number(mixed[2]) / Number(mixed[3]));
  if (/^\d+,\d{1,2}$/u.test(shown)) return Number(shown.replace(',', '.'));
  return Number(shown.replaceAll(',', ''));
}
