export * from './isInTrial.js';
export * from './ports/UsageLedger.js';
export * from './QuotaGuard.js';
export * from './ReadUsage.js';
export * from './ReadUsageHistory.js';
