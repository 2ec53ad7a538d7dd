import type { ListingCopy } from '@listwright/domain/listings';
import type { EditableCopy } from '../../../../ui/listing/fields/EditableCopy';

/** The text in the shape of an edit request. */
export function editedCopyOf(copy: ListingCopy): EditableCopy {
  return {
    generated_title: copy.title,
    item_highlights: copy.itemHighlights,
    bullet_points: [...copy.bulletPoints],
    generated_description: copy.description,
    keywords: [...copy.keywords],
    search_terms: copy.searchTerms,
    seo_title: copy.seoTitle,
    meta_description: copy.metaDescription,
    tags: [...copy.tags],
    handle: copy.handle,
  };
}
