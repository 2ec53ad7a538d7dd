import type { RuleSet } from '../../marketplaces/index.js';
import type { Claim } from '../Claim.js';
import type { Finding } from '../Finding.js';
import { keywordPlacement, type KeywordReport } from '../fitting/index.js';
import { groundClaims } from '../grounding/index.js';
import { lintListing } from '../lintListing.js';
import type { ListingBrief } from '../ListingBrief.js';
import type { ListingCopy } from '../ListingCopy.js';
import { listingScore, type ListingScore } from '../score/index.js';

/** Everything the domain says about a text: worked out anew with each change, never edited by hand. */
export interface Review {
  readonly findings: readonly Finding[];
  readonly claims: readonly Claim[];
  readonly score: ListingScore;
  readonly keywords: KeywordReport;
}

/** Checks a copy by a rule set, traces its claims to the brief, and scores it. */
export function reviewCopy(copy: ListingCopy, brief: ListingBrief, ruleSet: RuleSet): Review {
  const findings = lintListing(copy, ruleSet, brief);
  // The seller's own words come first; the writer's are what the text was meant to be found by.
  const keywords = [...new Set([...brief.keywords, ...copy.keywords])];
  return {
    findings,
    claims: groundClaims(copy, brief),
    score: listingScore(copy, ruleSet, findings, { keywords }),
    keywords: keywordPlacement(copy, keywords),
  };
}
