export * from './productRequests.js';
export * from './productRecordViews.js';
export * from './productsContract.js';
export * from './productViews.js';
