export * from './CompareCompetitors.js';
export { competitorErrors } from './competitorErrors.js';
