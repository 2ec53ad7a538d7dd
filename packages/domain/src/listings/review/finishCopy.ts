import type { RuleSet } from '../../marketplaces/index.js';
import { groundedCopy } from '../grounding/index.js';
import type { ListingBrief } from '../ListingBrief.js';
import type { ListingCopy } from '../ListingCopy.js';
import { repairListing } from '../repairListing.js';

export interface FinishedCopy {
  readonly copy: ListingCopy;
  /** Claims that rested on nothing, as they stood in the text. */
  readonly removedClaims: readonly string[];
}

/** What any written text goes through: what rests on nothing is taken out, then what is mechanical is repaired. */
export function finishCopy(copy: ListingCopy, brief: ListingBrief, ruleSet: RuleSet): FinishedCopy {
  const grounded = groundedCopy(copy, brief);
  const repaired = repairListing(grounded.copy, ruleSet, brief);
  return { copy: repaired.copy, removedClaims: [...new Set(grounded.removed.map((claim) => claim.text))] };
}
