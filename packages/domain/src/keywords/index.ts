export * from './contentWords.js';
export * from './termWeights.js';
