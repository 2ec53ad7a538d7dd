export * from './bulkContract.js';
export * from './bulkViews.js';
