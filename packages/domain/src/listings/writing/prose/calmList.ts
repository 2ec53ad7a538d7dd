import { isCommonWord, isName } from './vocabulary.js';

/** An entry of one to three words, each with a capital, perhaps with a bracket behind it. */
const TITLED = /(?<=^|, |\()\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}(?=,| \(|\)|$)/gu;

/** "For Potting, Worm Castings." → "For potting, worm castings.": common words of a phrase of the name. */
export const calmTitle = (text: string): string =>
  text.replaceAll(/(?<=[ (])\p{Lu}\p{Ll}+(?![\p{L}\d])/gu, (word) =>
    isCommonWord(word.toLowerCase()) && !isName(word) ? word.toLowerCase() : word,
  );

/** "Spring, Summer, Black (Patent Leather)" → "spring, summer, black (patent leather)": words of a list that are no names. */
export const calmList = (text: string): string =>
  text.replaceAll(TITLED, (entry) =>
    entry.split(' ').every((word) => isCommonWord(word.toLowerCase()) && !isName(word)) ? entry.toLowerCase() : entry,
  );
