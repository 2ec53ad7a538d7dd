export * from './contentWords.js';
export * from './termWeights.js';
export * from './rankDocuments.js';
