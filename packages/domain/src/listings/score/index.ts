export * from './gradeOf.js';
export * from './listingScore.js';
export * from './ScoreCheck.js';
export * from './textScore.js';
export type { ScoreInput } from './ScoreInput.js';
export {
  SCORE_WITH_EMPTY_FIELD,
  SCORE_WITH_ERRORS,
  SCORE_WITH_FEW_FACTS,
  SCORE_WITH_WRONG_STATEMENTS,
} from './scoreLimits.js';
export { CORRECT_FINDINGS } from './parts/formParts.js';
export * from './listingQualityOf.js';
