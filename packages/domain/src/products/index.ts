export * from './facts/index.js';
export * from './kinds/index.js';
export * from './pages/index.js';
export * from './knowledge/index.js';
export * from './reading/index.js';
export * from './record/index.js';
export { readProduct } from './readProduct.js';
export { receivedReading } from './receivedReading.js';
