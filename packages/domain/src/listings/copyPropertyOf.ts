import type { CopyField, ListingCopy } from './ListingCopy.js';

const PROPERTIES: Readonly<Record<CopyField, keyof ListingCopy>> = {
  title: 'title',
  item_highlights: 'itemHighlights',
  bullet_points: 'bulletPoints',
  description: 'description',
  keywords: 'keywords',
  search_terms: 'searchTerms',
  seo_title: 'seoTitle',
  meta_description: 'metaDescription',
  tags: 'tags',
  handle: 'handle',
};

/** The property of a copy that holds a field. */
export function copyPropertyOf(field: CopyField): keyof ListingCopy {
  return PROPERTIES[field];
}
