import type { Claim } from '../Claim.js';
import type { ListingBrief } from '../ListingBrief.js';
import type { ListingCopy } from '../ListingCopy.js';
import { groundClaims } from './groundClaims.js';
import { removeUnsupported } from './removal/removeUnsupported.js';

/** A copy in which every claim is supported, the claims it makes, and those it had to lose. */
export interface GroundedCopy {
  readonly copy: ListingCopy;
  readonly claims: readonly Claim[];
  readonly removed: readonly Claim[];
}

/** Taking a phrase out can bring words together that read as another claim; it settles within a few turns. */
const MAX_TURNS = 4;

/** Grounds a copy and takes out what has no support, until nothing unsupported is left. */
export function groundedCopy(copy: ListingCopy, brief: ListingBrief): GroundedCopy {
  let current = copy;
  let claims = groundClaims(current, brief);
  const removed: Claim[] = [];
  for (let turn = 0; turn < MAX_TURNS && claims.some((claim) => claim.support === 'unsupported'); turn += 1) {
    const result = removeUnsupported(current, claims);
    removed.push(...result.removed);
    current = result.copy;
    claims = groundClaims(current, brief);
  }
  return { copy: current, claims, removed };
}
