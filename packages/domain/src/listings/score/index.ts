export * from './ListingScore.js';
export * from './listingScore.js';
