import type { SeoText } from '@listwright/application/contract';

/** The text as an edit of a listing takes it: the fields of its marketplace. */
export function sentCopy(text: SeoText) {
  const own =
    text.marketplace === 'amazon'
      ? {
          item_highlights: text.item_highlights,
          bullet_points: text.bullet_points,
          search_terms: text.search_terms,
        }
      : {
          seo_title: text.seo_title,
          meta_description: text.meta_description,
          tags: text.tags,
          handle: text.handle,
        };
  return {
    generated_title: text.title,
    generated_description: text.description,
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
  };
}
