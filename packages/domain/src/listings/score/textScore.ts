import type { RuleSet } from '../../marketplaces/index.js';
import type { ProductReading } from '../../products/index.js';
import type { Finding } from '../Finding.js';
import type { ListingBrief } from '../ListingBrief.js';
import type { CopyField, ListingCopy } from '../ListingCopy.js';
import { gradeOf } from './gradeOf.js';
import { limitCheck, type ListingScore } from './listingScore.js';
import { checkOf, unmeasured } from './Measured.js';
import { answersPart } from './parts/answersPart.js';
import { formParts } from './parts/formParts.js';
import { importantFacts } from './parts/importantFacts.js';
import { keywordsPart } from './parts/keywordsPart.js';
import { readabilityPart } from './parts/readabilityPart.js';
import { contradictionLimit, scoreLimits } from './scoreLimits.js';
import { passagesOf } from './text/passagesOf.js';
import { readingFaults } from './text/readingFaults.js';

/** A text of which no facts are known besides what it says itself. */
export interface TextScoreInput {
  readonly copy: ListingCopy;
  /** Fields that were given; the others are not counted. */
  readonly given: ReadonlySet<CopyField>;
  /** The text, put where a brief has its facts: see `briefOfText`. Keywords are those that it should be found by. */
  readonly brief: ListingBrief;
  readonly ruleSet: RuleSet;
  /** Those of `lintListing` for the same fields. */
  readonly findings: readonly Finding[];
  /** The brief, read. */
  readonly reading: ProductReading;
}

/** Points of each part: with keywords, and without. */
const WITH = { form: 40, answers: 25, readability: 15, keywords: 20 } as const;
const WITHOUT = { form: 50, answers: 35, readability: 15 } as const;

/**
 * The score of a text without known facts, by the same measures and limits as `listingScore`: form and rules 40, questions
 * of buyers that it answers 25, readability 15, keywords 20 (without keywords: 50, 35, 15). What only facts can decide
 * (whether statements are true) is not counted; a text that contradicts itself has at most 49.
 */
export function textScore({ copy, given, brief, ruleSet, findings, reading }: TextScoreInput): ListingScore {
  const passages = passagesOf(copy);
  const stated = importantFacts([], reading).missing;
  const readability = readabilityPart(passages, readingFaults(passages, brief));
  const hasKeywords = brief.keywords.length > 0;
  const points = hasKeywords ? WITH : WITHOUT;
  const parts = [
    ...formParts({ copy, ruleSet, findings }, stated.length, points.form, given),
    checkOf('answers', 'Questions of buyers answered', points.answers, answersPart(reading)),
    unmeasured('proven', 'Statements carried by facts', 'No facts of the product are given to check the text against.'),
    checkOf('readability', 'Reads well, no repetition', points.readability, readability),
    hasKeywords
      ? checkOf('keywords', 'Your keywords', WITH.keywords, keywordsPart(copy, brief.keywords, passages))
      : unmeasured('keywords', 'Your keywords', 'No keywords are given.', 'Add the words that buyers search for.'),
  ];
  const earned = parts.reduce((sum, part) => sum + part.points, 0);
  const limits = scoreLimits(
    { ruleSet, findings },
    passages,
    { shown: stated, missing: [], share: 1 },
    { proven: 0, unverified: 0, wrong: [], empty: 0 },
    readability.share,
    given,
  );
  const [limit] = [...limits, ...contradictionLimit(reading)].toSorted((one, other) => one.max - other.max);
  const score = Math.round(limit === undefined ? earned : (earned * limit.max) / 100);
  const checks = limit === undefined ? parts : [...parts, limitCheck(limit, earned, score)];
  return { score, grade: gradeOf(score), capped: limit !== undefined, checks };
}
