import type { RuleLimits } from './RuleLimits.js';

export type LimitUnit = 'characters' | 'bytes' | 'times' | 'entries';

/** What each figure says, its unit, and the rule that sets it, without its marketplace. In the order of the fields. */
export const LIMIT_FIGURES: Readonly<Record<keyof RuleLimits, readonly [string, LimitUnit, string?]>> = {
  titleMax: ['title, at most', 'characters', 'title.length'],
  titleAdvised: ['title, advised', 'characters', 'title.length_advised'],
  titleCutMobile: ['title, shown on phones', 'characters'],
  titleWordRepeats: ['same word in a title, at most', 'times', 'title.repeated_words'],
  highlightsMax: ['item highlights, at most', 'characters', 'highlights.length'],
  titleWithHighlightsMax: ['title and item highlights, at most', 'characters', 'highlights.total'],
  bulletMin: ['bullet point, at least', 'characters', 'bullets.min_length'],
  bulletMax: ['bullet point, at most', 'characters', 'bullets.length'],
  bulletsTotalMax: ['all bullet points, at most', 'characters', 'bullets.total_length'],
  bulletCount: ['bullet points, at most', 'entries', 'bullets.count'],
  bulletCountRecommended: ['bullet points, advised at least', 'entries', 'bullets.too_few'],
  descriptionMax: ['description, at most', 'characters', 'description.length'],
  searchTermsMaxBytes: ['search terms, at most', 'bytes', 'search_terms.bytes'],
  searchTermsTargetBytes: ['search terms, advised', 'bytes', 'search_terms.bytes_target'],
  tagsMax: ['tags, at most', 'entries', 'tags.count'],
  tagMax: ['tag, at most', 'characters', 'tags.length'],
  handleMax: ['handle, at most', 'characters', 'handle.length'],
  seoTitleMax: ['search title, at most', 'characters', 'seo_title.length'],
  seoTitleAdvised: ['search title, advised', 'characters', 'seo_title.length_advised'],
  metaDescriptionMax: ['search description, at most', 'characters', 'meta_description.length'],
  metaDescriptionAdvised: ['search description, advised', 'characters', 'meta_description.length_advised'],
};
