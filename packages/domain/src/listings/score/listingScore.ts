import { gradeOf, type Grade } from './gradeOf.js';
import { checkOf, oneDecimal, unmeasured } from './Measured.js';
import { factsPart } from './parts/factsPart.js';
import { formParts } from './parts/formParts.js';
import { importantFacts } from './parts/importantFacts.js';
import { keywordsPart } from './parts/keywordsPart.js';
import { countStatements, provenPart } from './parts/provenPart.js';
import { readabilityPart } from './parts/readabilityPart.js';
import type { ScoreCheck } from './ScoreCheck.js';
import type { ScoreInput } from './ScoreInput.js';
import { scoreLimits, type ScoreLimit } from './scoreLimits.js';
import { passagesOf } from './text/passagesOf.js';
import { readingFaults } from './text/readingFaults.js';

/** How good a listing is, every point explained. */
export interface ListingScore {
  /** Integer from 0 to 100. */
  readonly score: number;
  readonly grade: Grade;
  /** True when a limit holds the score down; the check `limit` says which. */
  readonly capped: boolean;
  readonly checks: readonly ScoreCheck[];
}

const FORM = 35;
const FACTS = 25;
const PROVEN = 20;
const READABILITY = 15;
const KEYWORDS = 5;

/**
 * The score of a copy: form and rules 35, important facts shown 25, statements proven 20, readability 15, the seller's
 * keywords 5. Without keywords their points go to the facts. Under a limit of 59 the points count 59 hundredths, so that
 * the better of two faulty listings still scores more.
 */
export function listingScore(input: ScoreInput): ListingScore {
  const { copy, brief, claims, reading } = input;
  const passages = passagesOf(copy);
  const facts = importantFacts(claims, reading);
  const statements = countStatements(claims, passages);
  const readability = readabilityPart(passages, readingFaults(passages, brief));
  const hasKeywords = brief.keywords.length > 0;
  const parts = [
    ...formParts(input, facts.shown.length + facts.missing.length, FORM),
    checkOf('facts', 'Important facts shown', hasKeywords ? FACTS : FACTS + KEYWORDS, factsPart(facts)),
    checkOf('proven', 'Statements carried by facts', PROVEN, provenPart(statements)),
    checkOf('readability', 'Reads well, no repetition', READABILITY, readability),
    hasKeywords
      ? checkOf('keywords', 'Your keywords', KEYWORDS, keywordsPart(copy, brief.keywords, passages))
      : unmeasured('keywords', 'Your keywords', 'No keywords are given.', 'Add the words that buyers search for.'),
  ];
  const earned = parts.reduce((sum, { points }) => sum + points, 0);
  const [limit] = scoreLimits(input, passages, facts, statements, readability.share);
  const score = Math.round(limit === undefined ? earned : (earned * limit.max) / 100);
  const checks = limit === undefined ? parts : [...parts, limitCheck(limit, earned, score)];
  return { score, grade: gradeOf(score), capped: limit !== undefined, checks };
}

/** The part that says what holds a score down. `earned`: points of all other parts. */
export const limitCheck = ({ max, why, hint }: ScoreLimit, earned: number, score: number): ScoreCheck => ({
  id: 'limit',
  label: `At most ${max}`,
  points: oneDecimal(score - earned),
  max: 0,
  why: `${why} The score therefore ends at ${max}: ${oneDecimal(earned)} points of 100 count as ${score}.`,
  fixHint: hint,
});
