export * from './ports/ListingFigures.js';
export * from './ports/ProductJobs.js';
export * from './ReadNextActions.js';
export * from './ReadProductActivity.js';
