import { CAPITALS, isCommonWord, NAMES } from './vocabulary.js';

const RUN = /(?<![\p{L}\d-])\p{Lu}+(?:[ ,]+(?:\d+ )?\p{Lu}+){2,}(?![\p{L}\d-])/gu;

/** Three words or more in capitals in a calm text are shouting: "for the bag only, IT IS NOT A CLIMBING HARNESS". */
export const calmRuns = (text: string): string =>
  text.replaceAll(RUN, (run) => {
    const words = run.match(/\p{L}+/gu) ?? [];
    const common = words.filter((word) => isCommonWord(word.toLowerCase())).length;
    // "S, M, L" and "CAT III" are names.
    if (words.some((word) => /^[IVX]{2,}$|^[^AI]$/u.test(word))) return run;
    return common > 1 && common * 2 > words.length ? run.replaceAll(/\p{L}+/gu, calmed) : run;
  });

const calmed = (word: string): string => {
  const lower = word.toLowerCase();
  return CAPITALS.get(lower) ?? NAMES.get(lower) ?? lower;
};
