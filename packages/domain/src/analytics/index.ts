export * from './NextAction.js';
