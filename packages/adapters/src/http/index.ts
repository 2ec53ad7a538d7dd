export * from './createApp.js';
export * from './IdempotencyStore.js';
export * from './Metrics.js';
export * from './system/Readiness.js';
export * from './WebApp.js';
