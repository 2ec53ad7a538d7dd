export * from './ports/ListingFigures.js';
export * from './ReadNextActions.js';
export * from './ReadProductActivity.js';
