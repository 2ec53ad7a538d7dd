import { foldPlural, remembering } from '../../shared/index.js';
import type { ListingCopy } from '../ListingCopy.js';
import { FUNCTION_WORDS } from '../rules/text/functionWords.js';
import { tokenise } from '../rules/text/tokenise.js';

export const KEYWORD_PLACES = ['title', 'item_highlights', 'bullet_points', 'description', 'search_terms'] as const;
export type KeywordPlace = (typeof KEYWORD_PLACES)[number];

/** Where all words of one keyword stand. */
export interface KeywordPlacement {
  readonly keyword: string;
  /** The fields that hold every word of it, in the order of `KEYWORD_PLACES`. */
  readonly places: readonly KeywordPlace[];
  /** True when its words stand in the listing at all, be it spread over several fields. */
  readonly covered: boolean;
}

export interface KeywordReport {
  readonly placements: readonly KeywordPlacement[];
  /** Percent (0–100, one decimal) of the keywords that are covered; 0 without keywords. */
  readonly coverage: number;
}

/**
 * Where each keyword stands. A keyword counts as covered when every word of it, plural folded, stands in title,
 * highlights, bullets, description or search terms together: Amazon does no partial match, but it does join fields.
 */
export function keywordPlacement(copy: Partial<ListingCopy>, keywords: readonly string[]): KeywordReport {
  return placed(copy, keywords);
}

// A review asks twice: for the score, and to show the places.
const placed = remembering(
  findPlaces,
  ([one], [other]) => one.length === other.length && one.every((keyword, at) => keyword === other[at]),
);

function findPlaces(copy: Partial<ListingCopy>, keywords: readonly string[]): KeywordReport {
  const words: Record<KeywordPlace, ReadonlySet<string>> = {
    title: wordSet(copy.title ?? ''),
    item_highlights: wordSet(copy.itemHighlights ?? ''),
    bullet_points: wordSet((copy.bulletPoints ?? []).join(' \n ')),
    description: wordSet((copy.description ?? '').replace(/<[^>]*>/g, ' ')),
    search_terms: wordSet(copy.searchTerms ?? ''),
  };
  const placements = keywords.map((keyword): KeywordPlacement => {
    const wanted = contentWords(keyword);
    const places = KEYWORD_PLACES.filter(
      (place) => wanted.length > 0 && wanted.every((word) => words[place].has(word)),
    );
    const covered = wanted.length > 0 && wanted.every((word) => KEYWORD_PLACES.some((place) => words[place].has(word)));
    return { keyword, places, covered };
  });
  const covered = placements.filter((placement) => placement.covered).length;
  return { placements, coverage: keywords.length === 0 ? 0 : Math.round((covered / keywords.length) * 1000) / 10 };
}

const wordSet = (text: string): ReadonlySet<string> => new Set(tokenise(text).map(({ word }) => foldPlural(word)));

/** "water bottle for kids" asks for water, bottle and kid. A keyword of function words only asks for them. */
function contentWords(keyword: string): readonly string[] {
  const all = tokenise(keyword).map(({ word }) => word);
  const content = all.filter((word) => !FUNCTION_WORDS.has(word));
  return (content.length > 0 ? content : all).map(foldPlural);
}
