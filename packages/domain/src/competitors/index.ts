export type * from './claimRows.js';
export * from './ComparedProduct.js';
export * from './compareProducts.js';
export type * from './keywordGaps.js';
export type * from './pricePosition.js';
export type * from './Recommendation.js';
