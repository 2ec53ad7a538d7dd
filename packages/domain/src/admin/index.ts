export * from './Activity.js';
export * from './adminErrors.js';
export type * from './Branding.js';
export * from './customerActs.js';
export * from './revenue.js';
