export * from './productRequests.js';
export * from './productsContract.js';
export * from './productViews.js';
