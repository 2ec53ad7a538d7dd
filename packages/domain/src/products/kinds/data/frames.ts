export * from './householdFrames.js';
export * from './personalFrames.js';
