export * from './accountsContract.js';
export * from './api.js';
export * from './billingContract.js';
export * from './kernel/index.js';
export * from './listings/index.js';
export * from './productVersion.js';
export * from './site/index.js';
export * from './systemContract.js';
