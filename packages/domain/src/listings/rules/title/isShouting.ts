import { holds, type BrandName } from '../engine/BrandName.js';
import { ACRONYMS } from './acronyms.js';

/** Share of capitalised words from which a title counts as written in capitals throughout. */
const SHOUTING_SHARE = 0.7;
/** Every word in capitals has two letters in a row that are not small. */
const CAPITALS = /[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{Nl}\p{No}]{2}/u;

/**
 * True when a text is written in capital letters throughout: of the words of three letters or more outside the brand,
 * acronyms aside, at least two and at least 70 % are capitals. A lone capitalised name is not shouting.
 */
export function isShouting(text: string, brand: BrandName): boolean {
  if (!CAPITALS.test(text)) return false;
  const brandSpans = brand.spansIn(text);
  let words = 0;
  let capitals = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const word = match[0];
    if (word.length < 3 || /\d/.test(word) || ACRONYMS.has(word)) continue;
    if (holds(brandSpans, match.index, match.index + 1)) continue;
    words += 1;
    if (word === word.toUpperCase() && word !== word.toLowerCase()) capitals += 1;
  }
  return capitals >= 2 && capitals >= words * SHOUTING_SHARE;
}
