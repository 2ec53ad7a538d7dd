/** In ASCII or full-width form never in a title, except inside the brand name (Seller Central, titles, since 2025-01-21). */
export const BANNED_CHARACTERS = /[!$?_{}^¬¦！＄？＿｛｝＾]/g;

/** Allowed only as part of an identifier or a measure. */
export const CONTEXT_CHARACTERS = /[~#<>*]/g;

/** "Type 1 High ASCII": ligatures, caron letters and typographic signs. Accented letters of a language are fine. */
export const NON_LANGUAGE = /[ÆæŠšŒœŸŽž®™©℠°†‡§¶•…¡¿«»‹›¤¥£€¢º]/g;

/** Decoration where Amazon's punctuation (- / , & .) would do. */
export const SEPARATORS = /[|\\[\]=;•·●▪►»«]|(?<=\s)[–—](?=\s)/g;

const IDENTIFIER_AFTER = /^#\s?[A-Za-z]{0,3}-?\d/;
const MEASURE_AFTER = /^[<>~]\s?\d/;

/** True when the character at `at` belongs to "Style #4301", "<10 lb", "~5 cm" or "30*20". */
export function hasContext(text: string, at: number): boolean {
  const rest = text.slice(at, at + 8);
  if (text[at] === '#') return IDENTIFIER_AFTER.test(rest) && !/^#1(?!\d)/.test(rest);
  if (text[at] === '*') return /\d\s?$/.test(text.slice(0, at)) && /^\*\s?\d/.test(rest);
  return MEASURE_AFTER.test(rest);
}
