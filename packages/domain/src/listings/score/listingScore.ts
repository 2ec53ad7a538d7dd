import type { RuleSet } from '../../marketplaces/index.js';
import type { Finding } from '../Finding.js';
import type { ListingCopy } from '../ListingCopy.js';
import { AMAZON_SCORE_PARTS } from './amazonScoreParts.js';
import { gradeOf, type Grade } from './gradeOf.js';
import type { ScoreCheck } from './ScoreCheck.js';
import type { ScoreFacts, ScorePart } from './ScoreFacts.js';
import { SHOPIFY_SCORE_PARTS } from './shopifyScoreParts.js';

/** The best score of a listing with an error finding, so that red never hides behind good copy. */
export const SCORE_WITH_ERRORS = 59;

/** How good a listing is, every point explained. */
export interface ListingScore {
  /** Integer from 0 to 100. */
  readonly score: number;
  readonly grade: Grade;
  /** True when error findings held the score at 59. */
  readonly capped: boolean;
  readonly checks: readonly ScoreCheck[];
}

export interface ScoreInput {
  /** Search words, most important first; the keywords of the copy when absent. */
  readonly keywords?: readonly string[];
  /** Monthly searches by keyword; all weigh the same where absent. */
  readonly volumes?: ReadonlyMap<string, number>;
  /** How many images the product has; left out of the score when absent. */
  readonly imageCount?: number;
}

/**
 * The score of a copy. `findings` are those of `lintListing` for the same copy and rule set. Parts that cannot be
 * measured leave the sum, and the rest is scaled to 100.
 */
export function listingScore(
  copy: ListingCopy,
  ruleSet: RuleSet,
  findings: readonly Finding[],
  { keywords = copy.keywords, volumes = new Map(), imageCount }: ScoreInput = {},
): ListingScore {
  const facts: ScoreFacts = { copy, limits: ruleSet.limits, findings, keywords, volumes, imageCount };
  const parts = ruleSet.marketplace === 'amazon' ? AMAZON_SCORE_PARTS : SHOPIFY_SCORE_PARTS;
  const checks = parts.map((part) => checkOf(part, facts));
  const most = checks.reduce((sum, { max }) => sum + max, 0);
  const reached = checks.reduce((sum, { points }) => sum + points, 0);
  const earned = most === 0 ? 0 : Math.round((reached / most) * 100);
  const capped = earned > SCORE_WITH_ERRORS && findings.some(({ severity }) => severity === 'error');
  const score = capped ? SCORE_WITH_ERRORS : earned;
  return { score, grade: gradeOf(score), capped, checks };
}

function checkOf({ id, label, weight, measure }: ScorePart, facts: ScoreFacts): ScoreCheck {
  const { share, why, hint } = measure(facts);
  if (share === undefined) return { id, label, points: 0, max: 0, why, ...(hint === '' ? {} : { fixHint: hint }) };
  const points = Math.round(Math.min(1, Math.max(0, share)) * weight * 10) / 10;
  return { id, label, points, max: weight, why, ...(points < weight && hint !== '' ? { fixHint: hint } : {}) };
}
