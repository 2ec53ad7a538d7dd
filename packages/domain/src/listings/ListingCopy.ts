/**
 * The text of a listing. One shape for both marketplaces: a field that a marketplace does not have is the empty string
 * or the empty list.
 */
export interface ListingCopy {
  readonly title: string;
  /** Amazon only: comma-separated phrases shown under the title (attribute `title_differentiation`). */
  readonly itemHighlights: string;
  /** Amazon: up to five. Shopify: empty (features are a list inside the HTML description). */
  readonly bulletPoints: readonly string[];
  /** Amazon: plain text. Shopify: HTML of `p`, `ul`, `li`, `strong`, `em`, `h3`, `br` only. */
  readonly description: string;
  /** The words this listing should be found by, most important first. */
  readonly keywords: readonly string[];
  /** Amazon only: backend `generic_keyword`, lower case, separated by single spaces. */
  readonly searchTerms: string;
  /** Shopify only. */
  readonly seoTitle: string;
  /** Shopify only. */
  readonly metaDescription: string;
  /** Shopify only. */
  readonly tags: readonly string[];
  /** Shopify only: the URL handle. */
  readonly handle: string;
}

/** The names of the text fields, as they stand on the wire, in findings and in grounding. */
export const COPY_FIELDS = [
  'title',
  'item_highlights',
  'bullet_points',
  'description',
  'keywords',
  'search_terms',
  'seo_title',
  'meta_description',
  'tags',
  'handle',
] as const;
export type CopyField = (typeof COPY_FIELDS)[number];

/** A copy with nothing written yet. */
export const EMPTY_COPY: ListingCopy = {
  title: '',
  itemHighlights: '',
  bulletPoints: [],
  description: '',
  keywords: [],
  searchTerms: '',
  seoTitle: '',
  metaDescription: '',
  tags: [],
  handle: '',
};
