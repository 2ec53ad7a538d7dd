export * from './createApp.js';
export * from './IdempotencyStore.js';
export * from './Metrics.js';
export * from './system/Readiness.js';
export * from './web/AppPages.js';
export * from './web/BuiltFiles.js';
export * from './web/SitePages.js';
export * from './web/WebApp.js';
