import { foldPlural } from '../../shared/index.js';
import type { CopyField, ListingCopy } from '../ListingCopy.js';
import { tokenise } from '../rules/text/tokenise.js';
import type { KeywordMark } from './SeoCheck.js';

/** More marks than this are not readable. */
const MOST = 300;

/**
 * Where the words of keywords are, in order and next to each other, plural folded. Linear in the text: each place is
 * compared only with the keywords that begin with its word, and a longer keyword wins over a shorter one inside it.
 */
export function keywordMarks(copy: Partial<ListingCopy>, keywords: readonly string[]): readonly KeywordMark[] {
  const byFirst = new Map<string, { keyword: string; words: readonly string[] }[]>();
  for (const keyword of keywords) {
    const words = tokenise(keyword).map(({ word }) => foldPlural(word));
    const [first] = words;
    if (first === undefined) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { keyword, words }]);
  }
  for (const list of byFirst.values()) list.sort((one, other) => other.words.length - one.words.length);
  const marks: KeywordMark[] = [];
  const search = (text: string, field: CopyField, index?: number): void => {
    const tokens = tokenise(text);
    const words = tokens.map(({ word }) => foldPlural(word));
    for (let at = 0; at < tokens.length && marks.length < MOST; at += 1) {
      const found = byFirst
        .get(words[at] as string)
        ?.find((one) => one.words.every((word, by) => words[at + by] === word));
      if (found === undefined) continue;
      const last = at + found.words.length - 1;
      const place = { field, ...(index === undefined ? {} : { index }) };
      marks.push({ ...place, keyword: found.keyword, start: tokens[at]?.start ?? 0, end: tokens[last]?.end ?? 0 });
      at = last;
    }
  };
  search(copy.title ?? '', 'title');
  search(copy.itemHighlights ?? '', 'item_highlights');
  copy.bulletPoints?.forEach((bullet, index) => search(bullet, 'bullet_points', index));
  search(copy.description ?? '', 'description');
  search(copy.searchTerms ?? '', 'search_terms');
  search(copy.seoTitle ?? '', 'seo_title');
  search(copy.metaDescription ?? '', 'meta_description');
  return marks;
}
