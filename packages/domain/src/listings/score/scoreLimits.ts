import type { ProductReading } from '../../products/index.js';
import { COPY_FIELDS, type CopyField } from '../ListingCopy.js';
import { countOf } from '../../shared/index.js';
import { quoted } from '../rules/text/quoted.js';
import type { ImportantFacts } from './parts/importantFacts.js';
import type { StatementCount } from './parts/provenPart.js';
import type { ScoreInput } from './ScoreInput.js';
import type { Passage } from './text/Passage.js';

/** The best score of a listing with an error finding, so that red never hides behind good copy. */
export const SCORE_WITH_ERRORS = 59;
/** The best score where the facts deny or do not give a statement that buyers read; less when there are many. */
export const SCORE_WITH_WRONG_STATEMENTS = 49;
/** Above a tenth of wrong statements each further tenth lowers the limit by 5. */
const FEW_WRONG = 0.1;
const WRONG_COST = 50;
/** The best score without a title, without a description, or without bullets on Amazon where there are facts for them. */
export const SCORE_WITH_EMPTY_FIELD = 39;
/** The best score when fewer than three important facts were given: too few to judge a text by. */
export const SCORE_WITH_FEW_FACTS = 59;
/** The best score of a text that is mostly unreadable, or that shows next to none of the facts. */
const SCORE_UNREADABLE = 29;
const SCORE_WITHOUT_FACTS = 29;
const FEWEST_FACTS = 3;
/** Shares of readability and of shown facts below which the score is held down, in proportion. */
const READABLE = 0.5;
const SHOWS_FACTS = 0.4;

/** The highest score that a listing can have, and why. */
export interface ScoreLimit {
  readonly max: number;
  readonly why: string;
  readonly hint: string;
}

/**
 * Every limit that holds, the lowest first. `readability`: the share of its points, 0 to 1. `given`: fields that were
 * given; bullet points that were not are not missed.
 */
export function scoreLimits(
  { ruleSet, findings }: Pick<ScoreInput, 'ruleSet' | 'findings'>,
  passages: readonly Passage[],
  facts: ImportantFacts,
  statements: StatementCount,
  readability: number,
  given: ReadonlySet<CopyField> = new Set(COPY_FIELDS),
): readonly ScoreLimit[] {
  const limits: ScoreLimit[] = [];
  const factCount = facts.shown.length + facts.missing.length;
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors[0] !== undefined)
    limits.push({
      max: SCORE_WITH_ERRORS,
      why: `${countOf(errors.length, 'error')} of the marketplace's rules: ${errors[0].message}`,
      hint: 'Correct the errors.',
    });
  const { wrong, proven, unverified } = statements;
  if (wrong[0] !== undefined) {
    const share = wrong.length / (wrong.length + proven + unverified);
    limits.push({
      max: Math.round(SCORE_WITH_WRONG_STATEMENTS - WRONG_COST * Math.max(0, share - FEW_WRONG)),
      why: `The facts deny or do not give ${countOf(wrong.length, 'statement')}: "${quoted(wrong[0].text)}".`,
      hint: 'Correct or remove these statements, or add the facts.',
    });
  }
  const filled = new Set(passages.map(({ field }) => field));
  const empty = [
    ...(filled.has('title') ? [] : ['title']),
    ...(filled.has('description') ? [] : ['description']),
    ...(ruleSet.marketplace === 'amazon' &&
    given.has('bullet_points') &&
    factCount >= FEWEST_FACTS &&
    !filled.has('bullet_points')
      ? ['list of bullet points']
      : []),
  ];
  if (empty[0] !== undefined)
    limits.push({
      max: SCORE_WITH_EMPTY_FIELD,
      why: `The ${empty.join(' and the ')} ${empty.length === 1 ? 'is' : 'are'} empty.`,
      hint: `Write the ${empty[0]}.`,
    });
  if (factCount < FEWEST_FACTS)
    limits.push({
      max: SCORE_WITH_FEW_FACTS,
      why: `Too few facts to judge: the input gives ${factCount} that buyers choose by.`,
      hint: 'Add facts: material, size, contents, care.',
    });
  else if (facts.share < SHOWS_FACTS)
    limits.push({
      max: inProportion(SCORE_WITHOUT_FACTS, facts.share / SHOWS_FACTS),
      why: 'Buyers see few of the facts that they choose by.',
      hint: 'State the important facts.',
    });
  if (readability < READABLE)
    limits.push({
      max: inProportion(SCORE_UNREADABLE, readability / READABLE),
      why: 'Much of the text is hard to read.',
      hint: 'Rewrite the sentences that read badly.',
    });
  return limits.toSorted((one, other) => one.max - other.max);
}

/** The limit of a text that contradicts itself; none where it does not. */
export const contradictionLimit = ({ contradictions }: ProductReading): readonly ScoreLimit[] =>
  contradictions[0] === undefined
    ? []
    : [
        {
          max: SCORE_WITH_WRONG_STATEMENTS,
          why: `The text contradicts itself: ${contradictions[0].message}`,
          hint: 'Say what is true, once.',
        },
      ];

/** From `least` at a share of 0 to the limit for errors at a share of 1. */
const inProportion = (least: number, share: number): number => Math.round(least + (SCORE_WITH_ERRORS - least) * share);
