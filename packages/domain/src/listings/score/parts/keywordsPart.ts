import type { ListingCopy } from '../../ListingCopy.js';
import { keywordPlacement } from '../../fitting/keywordPlacement.js';
import type { Measured } from '../Measured.js';
import type { Passage } from '../text/Passage.js';
import { countOf, foldPlural } from '../../../shared/index.js';

/** A keyword or its last word may come 3 times, and 3 times more for every 100 words. */
const ALLOWED_ALWAYS = 3;
const ALLOWED_PER_WORD = 0.03;

/** Of the seller's keywords, those that the listing has in full; repeating them loses the points again. */
export function keywordsPart(copy: ListingCopy, keywords: readonly string[], passages: readonly Passage[]): Measured {
  const read = copy.tags.length === 0 ? copy : { ...copy, description: `${copy.description} ${copy.tags.join(' ')}` };
  const { placements } = keywordPlacement(read, keywords);
  const covered = placements.filter((placement) => placement.covered).length;
  const missing = placements.filter((placement) => !placement.covered).map(({ keyword }) => keyword);
  const stuffed = stuffedWord(keywords, passages);
  const why = `${covered} of ${countOf(keywords.length, 'keyword')} ${covered === 1 ? 'appears' : 'appear'} in full`;
  if (stuffed !== undefined)
    return {
      share: (covered / keywords.length) * Math.max(0, 2 - stuffed.count / stuffed.allowed) * 0.5,
      why: `${why}, but "${stuffed.word}" comes ${stuffed.count} times in ${countOf(stuffed.words, 'word')}.`,
      hint: `Use "${stuffed.word}" at most ${countOf(stuffed.allowed, 'time')}.`,
    };
  return { share: covered / keywords.length, why: `${why}.`, hint: `Place ${missing.slice(0, 5).join(', ')}.` };
}

/** The head word of a keyword that comes too often in the visible text. */
function stuffedWord(
  keywords: readonly string[],
  passages: readonly Passage[],
): { readonly word: string; readonly count: number; readonly allowed: number; readonly words: number } | undefined {
  const counts = new Map<string, number>();
  let words = 0;
  for (const passage of passages) {
    words += passage.words.length;
    for (const { stem } of passage.words) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const allowed = ALLOWED_ALWAYS + Math.round(words * ALLOWED_PER_WORD);
  const found = keywords
    .map((keyword) =>
      foldPlural(
        keyword
          .toLowerCase()
          .split(/[^\p{L}\p{N}'-]+/u)
          .filter((word) => /^\p{L}{3,}/u.test(word))
          .at(-1) ?? '',
      ),
    )
    .map((word) => ({ word, count: counts.get(word) ?? 0, allowed, words }))
    .filter(({ word, count }) => word !== '' && count > allowed);
  return found.toSorted((one, other) => other.count - one.count)[0];
}
