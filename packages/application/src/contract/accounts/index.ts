export * from './accountRequests.js';
export * from './accountsContract.js';
export * from './accountViews.js';
