import type { ListingBrief } from '@listwright/domain/listings';
import { remembering } from '@listwright/domain/shared';
import type { Listing } from '../../../../ui/listing/fields/Listing';

/** Cached per listing, so that its facts are not read again on every keystroke. */
export const briefOf = remembering(
  (listing: Listing): ListingBrief => ({
    productName: listing.product_name,
    description: listing.description,
    category: listing.category,
    brand: listing.brand,
    attributes: listing.attributes,
    keywords: listing.seller_keywords,
    marketplace: listing.marketplace,
    marketplaceId: listing.marketplace_id,
    tone: listing.tone,
    language: listing.language,
    ...(listing.leave_out.length === 0 ? {} : { leftOut: listing.leave_out }),
  }),
  () => true,
);
