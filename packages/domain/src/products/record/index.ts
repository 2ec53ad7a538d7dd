export * from './checkIdentifiers.js';
export * from './correctFact.js';
export * from './factActions.js';
export * from './isAsin.js';
export * from './isSameProduct.js';
export * from './mergeBriefs.js';
export * from './ProductIdentifiers.js';
export * from './productLimits.js';
