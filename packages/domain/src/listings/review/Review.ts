import type { Claim } from '../Claim.js';
import type { Finding } from '../Finding.js';
import type { ListingScore } from '../score/index.js';
import type { KeywordPlacement } from '../fitting/index.js';

/** Everything the domain says about a text: recomputed with each change, never edited by hand. */
export interface Review {
  readonly findings: readonly Finding[];
  readonly claims: readonly Claim[];
  readonly score: ListingScore;
  readonly keywordPlaces: readonly KeywordPlacement[];
  /** Percent of keywords whose every word stands somewhere in the listing. */
  readonly keywordCoverage: number;
}
