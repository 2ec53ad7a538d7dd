import type * as z from 'zod';
import type { SeoText } from './seoResultOf.js';
import type { ListingView } from './listingViews.js';

/** A listing as a text to judge, with the facts behind it: its score is the one that the editor shows. */
export function seoTextOf(listing: z.output<typeof ListingView>): SeoText {
  return {
    title: listing.generated_title,
    description: listing.generated_description,
    keywords: listing.seller_keywords,
    marketplace: listing.marketplace,
    marketplace_id: listing.marketplace_id,
    kind: '',
    brand: listing.brand,
    category: listing.category,
    language: listing.language,
    item_highlights: listing.item_highlights,
    bullet_points: listing.bullet_points,
    search_terms: listing.search_terms,
    seo_title: listing.seo_title,
    meta_description: listing.meta_description,
    tags: listing.tags,
    handle: listing.handle,
    listing_keywords: listing.keywords,
    product: {
      product_name: listing.product_name,
      description: listing.description,
      attributes: listing.attributes,
      leave_out: listing.leave_out,
    },
  };
}
