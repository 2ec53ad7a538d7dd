import { categoryWords } from './data/categoryWords.js';
import { KIND_CATEGORIES } from './kindCategories.js';
import type { KindCategory } from './kindCategories.js';

const MAX_WORDS = 6;
const MAX_LENGTH = 500;

const CATEGORY_BY_PHRASE: ReadonlyMap<string, KindCategory> = new Map(
  KIND_CATEGORIES.flatMap((category) =>
    categoryWords[category].split(' | ').map((phrase) => [wordsOf(phrase).join(' '), category] as const),
  ),
);

/** The category that a seller's words name, "Home & Kitchen" or a path; the last step of a path that is known decides. */
export function categoryOf(text: string): KindCategory | undefined {
  const steps = text.slice(0, MAX_LENGTH).split(/[>/|;»›]/u);
  for (const step of steps.reverse()) {
    const found = categoryIn(wordsOf(step));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The longest known phrase decides; of two that are equally long, the first. */
function categoryIn(words: readonly string[]): KindCategory | undefined {
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const found = CATEGORY_BY_PHRASE.get(words.slice(start, start + length).join(' '));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Words without case, and without the "s" of a plural. */
function wordsOf(text: string): readonly string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('&', ' and ')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) =>
    word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word,
  );
}
