import { markKept } from '@listwright/application/contract';
import { reviewCopy, type Claim } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import type { WireClaim } from '../claims/WireClaim';
import type { DraftReview } from './DraftReview';
import type { EditableCopy } from '../../../../ui/listing/fields/EditableCopy';
import type { Listing } from '../../../../ui/listing/fields/Listing';
import { briefOf } from '../text/briefOf';
import { listingCopyOf } from '../text/listingCopyOf';

/** The server's check, run here on a draft: the score matches the one that saving returns. */
export function reviewDraft(listing: Listing, edited: EditableCopy, ruleSet: RuleSet): DraftReview {
  const copy = listingCopyOf(edited);
  const { findings, claims, proof, keywords, score } = reviewCopy(
    copy,
    briefOf(listing),
    ruleSet,
    listing.proof.removed,
  );
  const checks = score.checks.map(({ fixHint: hint, ...check }) => ({ ...check, hint }));
  const kept = markKept(claims.map(wireClaim), copy, listing.kept_statements);
  return {
    findings,
    claims: kept.claims,
    proof: { ...proof, unverified: proof.unverified - kept.count, kept: kept.count },
    score: { ...score, checks },
    ...keywords,
  };
}

function wireClaim({ support, factIds, sourceField, ...claim }: Claim): WireClaim {
  return {
    ...claim,
    support: support === 'computed' || support === 'entailed' ? 'inferred' : support,
    source_field: sourceField,
    fact_ids: [...factIds],
  };
}
