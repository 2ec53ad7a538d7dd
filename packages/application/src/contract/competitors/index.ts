export * from './CompetitorRequest.js';
export * from './competitorsContract.js';
export * from './CompetitorResult.js';
