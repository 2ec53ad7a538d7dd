export * from './Plan.js';
export * from './Quota.js';
export * from './quotaExceeded.js';
export * from './QuotaPeriod.js';
export * from './subscriptionOf.js';
export * from './trialDaysLeft.js';
