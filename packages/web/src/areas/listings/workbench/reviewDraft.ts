import { reviewCopy, type ListingBrief } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import { remembering } from '@listwright/domain/shared';
import type { DraftReview } from './DraftReview';
import type { EditableCopy } from '../../../ui/listing/fields/EditableCopy';
import type { Listing } from '../../../ui/listing/fields/Listing';
import { listingCopyOf } from './text/listingCopyOf';

/** The server's own review, run here on a text that is being typed: the score is the one that saving gives. */
export function reviewDraft(listing: Listing, edited: EditableCopy, ruleSet: RuleSet): DraftReview {
  const { findings, keywords, score } = reviewCopy(listingCopyOf(edited), briefOf(listing), ruleSet);
  const checks = score.checks.map(({ fixHint: hint, ...check }) => ({ ...check, hint }));
  return { findings, score: { ...score, checks }, ...keywords };
}

/** Kept for the listing, so that its facts are not read again with every letter. */
const briefOf = remembering(
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
  }),
  () => true,
);
