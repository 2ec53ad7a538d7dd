export * from './writeListing.js';
