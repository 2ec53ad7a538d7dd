import { titleCase } from '../title/titleCase.js';

/** A text in capitals as a sentence: small letters but for the first, acronyms, model numbers and the brand. */
export function sentenceCase(text: string, brand: string): string {
  let first = true;
  // Title Case knows what keeps its capitals; the other words lose even the first.
  return titleCase(text, brand).replace(/\p{Lu}\p{Ll}+/gu, (word, at: number) => {
    const starts = first || /[.:!?]\s$/.test(text.slice(Math.max(0, at - 2), at));
    first = false;
    return starts || brand.includes(word) ? word : word.toLowerCase();
  });
}
