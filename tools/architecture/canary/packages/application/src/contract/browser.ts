export type { Fine } from './types.js';
export * from './limits.js';
