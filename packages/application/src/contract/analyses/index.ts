export * from './aboutProduct.js';
export * from './analysisOperations.js';
