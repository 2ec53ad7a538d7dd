import type { ListingCopy } from '@listwright/domain/listings';
import type { EditableCopy } from '../../../../ui/listing/fields/EditableCopy';

/** The text in the shape that the rules take. */
export function listingCopyOf(copy: EditableCopy): ListingCopy {
  return {
    title: copy.generated_title,
    itemHighlights: copy.item_highlights,
    bulletPoints: copy.bullet_points,
    description: copy.generated_description,
    keywords: copy.keywords,
    searchTerms: copy.search_terms,
    seoTitle: copy.seo_title,
    metaDescription: copy.meta_description,
    tags: copy.tags,
    handle: copy.handle,
  };
}
