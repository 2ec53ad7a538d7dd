import type { Listing } from './Listing';

/** The text of a listing under its API names: the body of an edit. */
export type EditableCopy = Pick<
  Listing,
  | 'generated_title'
  | 'item_highlights'
  | 'bullet_points'
  | 'generated_description'
  | 'keywords'
  | 'search_terms'
  | 'seo_title'
  | 'meta_description'
  | 'tags'
  | 'handle'
>;
