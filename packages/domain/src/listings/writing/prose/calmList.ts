import { isCommonWord, isName } from './vocabulary.js';

/** An entry of one to three words, each with a capital, perhaps with a bracket behind it. */
const TITLED = /(?<=^|, |\()\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}(?=,| \(|\)|$)/gu;

/** "Spring, Summer, Black (Patent Leather)" → "spring, summer, black (patent leather)": words of a list that are no names. */
export const calmList = (text: string): string =>
  text.replaceAll(TITLED, (entry) =>
    entry.split(' ').every((word) => isCommonWord(word.toLowerCase()) && !isName(word)) ? entry.toLowerCase() : entry,
  );
