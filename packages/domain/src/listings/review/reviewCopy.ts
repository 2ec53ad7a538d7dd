import type { RuleSet } from '../../marketplaces/index.js';
import type { Claim } from '../Claim.js';
import type { Finding } from '../Finding.js';
import { keywordPlacement, type KeywordReport } from '../fitting/index.js';
import { readProduct } from '../../products/index.js';
import { proofOf, proveCopy } from '../proof/index.js';
import type { Proof } from '../Proof.js';
import { lintListing } from '../lintListing.js';
import type { ListingBrief } from '../ListingBrief.js';
import type { ListingCopy } from '../ListingCopy.js';
import { listingScore, type ListingScore } from '../score/index.js';

/** Everything the domain says about a text: worked out again with each change, never edited. */
export interface Review {
  readonly findings: readonly Finding[];
  readonly claims: readonly Claim[];
  readonly proof: Proof;
  readonly score: ListingScore;
  readonly keywords: KeywordReport;
}

/**
 * Checks a copy by a rule set, checks its statements against the brief, and scores it. `removed`: statements removed before.
 * `settled` may decide open claims, before they are counted and scored.
 */
export function reviewCopy(
  copy: ListingCopy,
  brief: ListingBrief,
  ruleSet: RuleSet,
  removed = 0,
  settled: (claims: readonly Claim[]) => readonly Claim[] = (claims) => claims,
): Review {
  const findings = lintListing(copy, ruleSet, brief);
  const reading = readProduct(brief);
  const proven = proveCopy(copy, reading, removed);
  const claims = settled(proven.claims);
  const proof = claims === proven.claims ? proven.proof : proofOf(claims, removed);
  // The seller's own words come first; the writer's are what the text was meant to be found by.
  const keywords = [...new Set([...brief.keywords, ...copy.keywords])];
  return {
    findings,
    claims,
    proof,
    score: listingScore({ copy, brief, ruleSet, findings, claims, reading }),
    keywords: keywordPlacement(copy, keywords),
  };
}
