export * from './groundClaims.js';
export * from './groundedCopy.js';
export * from './removal/removePassage.js';
export * from './removal/removeUnsupported.js';
