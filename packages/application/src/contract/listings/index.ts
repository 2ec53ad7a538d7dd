export * from './listingRequests.js';
export * from './listingsContract.js';
export * from './listingViews.js';
export * from './titleTools.js';
