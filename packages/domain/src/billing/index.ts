export * from './payments/index.js';
export * from './Plan.js';
export * from './Quota.js';
export * from './quotaExceeded.js';
export * from './QuotaPeriod.js';
export * from './subscriptionSummary.js';
export * from './trialDaysLeft.js';
