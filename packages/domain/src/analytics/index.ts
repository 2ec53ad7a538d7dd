export * from './ActionFacts.js';
export * from './longTitlesOf.js';
export * from './NextAction.js';
export * from './nextActions.js';
