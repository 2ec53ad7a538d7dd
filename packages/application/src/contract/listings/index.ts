export * from './listingRequests.js';
export * from './listingsContract.js';
export * from './listingViews.js';
export * from './SeoRequest.js';
export * from './seoTools.js';
export * from './seoViews.js';
export * from './titleTools.js';
