export * from './Plan.js';
export * from './Quota.js';
export * from './quotaExceeded.js';
export * from './QuotaPeriod.js';
