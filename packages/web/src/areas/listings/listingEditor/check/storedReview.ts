import type { DraftReview } from './DraftReview';
import type { Listing } from '../../../../ui/listing/fields/Listing';

/** The server's check, as it came with the listing. */
export function storedReview(listing: Listing): DraftReview {
  const { findings, grounding: claims, proof, score, keyword_places: placements, keyword_coverage: coverage } = listing;
  const checks = score.checks.map(({ fix_hint: hint, ...check }) => ({ ...check, hint }));
  return { findings, claims, proof, score: { ...score, checks }, placements, coverage };
}
