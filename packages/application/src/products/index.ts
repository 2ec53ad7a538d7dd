export * from './ReadFacts.js';
