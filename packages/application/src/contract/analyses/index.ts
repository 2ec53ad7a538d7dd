export * from './analysisOperations.js';
