export * from './gradeOf.js';
export * from './listingScore.js';
export * from './ScoreCheck.js';
