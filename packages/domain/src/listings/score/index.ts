export * from './gradeOf.js';
export * from './listingScore.js';
export * from './ScoreCheck.js';
export type { ScoreInput } from './ScoreInput.js';
export {
  SCORE_WITH_EMPTY_FIELD,
  SCORE_WITH_ERRORS,
  SCORE_WITH_FEW_FACTS,
  SCORE_WITH_WRONG_STATEMENTS,
} from './scoreLimits.js';
