const ACRONYM = /^[\p{Lu}\d&/.-]{2,5}s?$/u;

/**
 * A phrase of a name as a sentence writes it: ordinary words in small letters, acronyms and codes as they are. Use it
 * only for words that are no names: colours, materials, measures, "Head Light".
 */
export function inProse(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) =>
      ACRONYM.test(word) && word !== 'AND'
        ? word
        : /\d/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)
          ? word
          : word.toLowerCase(),
    )
    .join(' ');
}
