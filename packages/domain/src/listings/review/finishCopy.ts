import type { RuleSet } from '../../marketplaces/index.js';
import { readProduct } from '../../products/index.js';
import type { ListingBrief } from '../ListingBrief.js';
import type { ListingCopy } from '../ListingCopy.js';
import { enforceProof } from '../proof/index.js';
import type { RemovedClaim, WritingMode } from '../Proof.js';
import { repairListing } from '../repairListing.js';

export interface FinishedCopy {
  readonly copy: ListingCopy;
  /** Statements that the facts do not carry, as they were in the text, with the reason. */
  readonly removedClaims: readonly RemovedClaim[];
}

/** What any written text goes through: what the facts do not carry is removed, then what is mechanical is repaired. */
export function finishCopy(copy: ListingCopy, brief: ListingBrief, ruleSet: RuleSet, mode: WritingMode): FinishedCopy {
  const proven = enforceProof(copy, readProduct(brief), mode);
  const repaired = repairListing(proven.copy, ruleSet, brief);
  return { copy: repaired.copy, removedClaims: proven.removed };
}
