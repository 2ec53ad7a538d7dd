import { fitTitle, withoutClaim, type MovedText } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import { readProduct } from '@listwright/domain/products';
import type { EditableCopy } from '../../../../ui/listing/fields/EditableCopy';
import type { Listing } from '../../../../ui/listing/fields/Listing';
import { sortByFixOrder } from '../../../../ui/listing/sortByFixOrder';
import type { WireClaim } from '../claims/WireClaim';
import { applyFix } from '../text/applyFix';
import { briefOf } from '../text/briefOf';
import { editedCopyOf } from '../text/editedCopyOf';
import { listingCopyOf } from '../text/listingCopyOf';
import { reviewDraft } from './reviewDraft';
import { withoutOpenClaims } from './withoutOpenClaims';

/** More fixes than any text has findings, so that a fix that causes its own finding cannot loop for ever. */
const MAX_FIXES = 200;

/** The check of drafts and the edits that need it. Its data outweighs the app, so it loads at the first edit. */
export const draftEngine = {
  review: reviewDraft,
  /** Applies every automatic fix in the fixed order and checks again after each, since one fix may resolve two findings. */
  fixAll: (listing: Listing, copy: EditableCopy, ruleSet: RuleSet): EditableCopy => {
    let current = copy;
    for (let fixes = 0; fixes < MAX_FIXES; fixes += 1) {
      const fixed = sortByFixOrder(reviewDraft(listing, current, ruleSet).findings)
        .map((finding) => applyFix(current, finding))
        .find((one) => JSON.stringify(one) !== JSON.stringify(current));
      if (fixed === undefined) return current;
      current = fixed;
    }
    return current;
  },
  /** Shortens the title to its limit; the rest moves to the highlights, then to the search terms. */
  fitTitle: (
    listing: Listing,
    copy: EditableCopy,
    ruleSet: RuleSet,
  ): { readonly copy: EditableCopy; readonly moved: readonly MovedText[] } => {
    const { generated_title: title, item_highlights: itemHighlights, search_terms: searchTerms } = copy;
    const fitted = fitTitle({ title, brand: listing.brand, itemHighlights, searchTerms }, ruleSet);
    return {
      moved: fitted.moved,
      copy: {
        ...copy,
        generated_title: fitted.title,
        item_highlights: fitted.itemHighlights,
        search_terms: fitted.searchTerms,
      },
    };
  },
  /** Removes a statement: its clause if the sentence still works without it, else the sentence. */
  removeClaim: (listing: Listing, copy: EditableCopy, claim: WireClaim): EditableCopy =>
    editedCopyOf(withoutClaim(listingCopyOf(copy), readProduct(briefOf(listing)), claim)),
  /** Removes every statement that the facts do not support. */
  removeOpenClaims: (listing: Listing, copy: EditableCopy): EditableCopy =>
    editedCopyOf(withoutOpenClaims(listing, listingCopyOf(copy))),
};
