export * from './accountRequests.js';
export * from './accountsContract.js';
export * from './accountViews.js';
export * from './apiKeyOperations.js';
export * from './ownAccountOperations.js';
export * from './passwordOperations.js';
export * from './sessionOperations.js';
