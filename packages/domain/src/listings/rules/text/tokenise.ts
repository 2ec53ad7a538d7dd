import type { Token } from './Token.js';

const LETTER = 1;
const DIGIT = 2;
const OTHER = 0;

const ASCII_KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code >= 48 && code <= 57) return DIGIT;
  if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122)) return LETTER;
  return OTHER;
});

/** Letters beyond ASCII, coarsely: everything but the blocks of punctuation, symbols, private use and surrogates. */
function kindOf(code: number): number {
  if (code < 128) return ASCII_KINDS[code] as number;
  if (code < 0xc0 || code === 0xd7 || code === 0xf7)
    return code === 0xaa || code === 0xb5 || code === 0xba ? LETTER : OTHER;
  if (code >= 0x2000 && code <= 0x2bff) return OTHER;
  if (code >= 0x3000 && code <= 0x303f) return OTHER;
  if (code >= 0xd800 && code <= 0xf8ff) return OTHER;
  if (code >= 0xfe00 && code <= 0xfe0f) return OTHER;
  if (code >= 0xff00 && code <= 0xff20) return OTHER;
  return LETTER;
}

const isApostrophe = (code: number): boolean => code === 39 || code === 0x2019;
const isDecimalMark = (code: number): boolean => code === 46 || code === 44;
const PERCENT = 37;
const HASH = 35;

/**
 * The words of a text in order. A word is a run of letters and digits; an apostrophe between letters (`men's`), a
 * decimal mark between digits (`1,000.5`), a percent sign after a figure (`99.9%`) and a `#` before one (`#1`) belong
 * to it. Hyphens separate words. Written as a scan over character codes because every rule of every field rests on it.
 */
export function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const length = text.length;
  let at = 0;
  while (at < length) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === OTHER) {
      at += 1;
      continue;
    }
    const start = at > 0 && kind === DIGIT && text.charCodeAt(at - 1) === HASH ? at - 1 : at;
    let last = kind;
    at += 1;
    while (at < length) {
      const code = text.charCodeAt(at);
      const next = kindOf(code);
      if (next !== OTHER) {
        last = next;
        at += 1;
        continue;
      }
      const after = at + 1 < length ? kindOf(text.charCodeAt(at + 1)) : OTHER;
      const joins =
        (isApostrophe(code) && last === LETTER && after === LETTER) ||
        (isDecimalMark(code) && last === DIGIT && after === DIGIT);
      if (!joins) {
        if (code === PERCENT && last === DIGIT) at += 1;
        break;
      }
      at += 1;
    }
    const raw = text.slice(start, at).toLowerCase();
    tokens.push({ start, end: at, word: raw.includes('’') ? raw.replaceAll('’', "'") : raw });
  }
  return tokens;
}
