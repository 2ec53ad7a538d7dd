export * from './finishCopy.js';
export * from './reviewCopy.js';
