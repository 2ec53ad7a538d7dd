import { keywordPlacement, lintListing, listingScore } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import type { DraftReview } from './DraftReview';
import type { EditableCopy } from '../../../ui/listing/fields/EditableCopy';
import type { Listing } from '../../../ui/listing/fields/Listing';
import { listingCopyOf } from './text/listingCopyOf';

/** The server's own rules, run here on a text that is being typed. */
export function reviewDraft(listing: Listing, edited: EditableCopy, ruleSet: RuleSet): DraftReview {
  const copy = listingCopyOf(edited);
  const { brand, product_name: productName } = listing;
  const findings = lintListing(copy, ruleSet, { brand, productName });
  const { placements, coverage } = keywordPlacement(copy, copy.keywords);
  const score = listingScore(copy, ruleSet, findings);
  const checks = score.checks.map(({ fixHint: hint, ...check }) => ({ ...check, hint }));
  return { findings, score: { ...score, checks }, placements, coverage };
}
