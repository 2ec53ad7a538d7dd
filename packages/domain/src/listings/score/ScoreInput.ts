import type { RuleSet } from '../../marketplaces/index.js';
import type { ProductReading } from '../../products/index.js';
import type { Claim } from '../Claim.js';
import type { Finding } from '../Finding.js';
import type { ListingBrief } from '../ListingBrief.js';
import type { ListingCopy } from '../ListingCopy.js';

/** All that the score looks at. */
export interface ScoreInput {
  readonly copy: ListingCopy;
  readonly brief: ListingBrief;
  readonly ruleSet: RuleSet;
  /** Those of `lintListing` for the same copy and rule set. */
  readonly findings: readonly Finding[];
  /** Those of `proveCopy` for the same copy and brief. */
  readonly claims: readonly Claim[];
  readonly reading: ProductReading;
}
