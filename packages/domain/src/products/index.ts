export * from './mentions/index.js';
export * from './missingFacts.js';
export * from './naming/index.js';
export * from './ProductFacts.js';
export * from './readFacts.js';
export * from './lexicons/unitTerms.js';
export * from './facts/descriptionKeys.js';
