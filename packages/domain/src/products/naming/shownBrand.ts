import { cleanText } from './cleanText.js';
import { wordInTitle } from './wordInTitle.js';

const NO_BRAND = /^(?:generic|unbranded|no brand|none|n\/?a|not applicable|does not apply|unknown|other|oem|-+)$/iu;

/** The brand as a text writes it; empty when the seller says there is none ("Generic"). */
export function shownBrand(brand: string): string {
  const clean = cleanText(brand)
    .replaceAll('\n', ' ')
    .replaceAll(/[<>{}[\]|~^]/gu, '')
    .trim();
  if (NO_BRAND.test(clean)) return '';
  // One word in capitals is how the maker writes itself (LEGO); several are a shouting supplier list.
  const shouts = clean === clean.toUpperCase() && /\p{L}{4,}[^\p{L}]+\p{L}{4,}/u.test(clean);
  return shouts
    ? clean
        .split(' ')
        .map((word) => wordInTitle(word, true))
        .join(' ')
    : clean;
}
