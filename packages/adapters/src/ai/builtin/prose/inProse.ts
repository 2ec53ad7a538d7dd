import { acronyms } from '@listwright/domain/products';

/**
 * A phrase of a name as a sentence writes it: ordinary words in small letters, acronyms and codes as they are. Use it
 * only for words that are no names: colours, materials, measures, "Head Light".
 */
export function inProse(phrase: string): string {
  const shouts = phrase.includes(' ') && phrase === phrase.toUpperCase();
  return phrase
    .split(' ')
    .map((word) => (keepsCapitals(word, shouts) ? word : word.toLowerCase()))
    .join(' ');
}

function keepsCapitals(word: string, shouts: boolean): boolean {
  if (/\d/u.test(word) || /\p{Ll}\p{Lu}/u.test(word) || acronyms.has(word.replace(/s$/u, ''))) return true;
  return !shouts && /^[\p{Lu}&/.-]{2,5}s?$/u.test(word);
}
