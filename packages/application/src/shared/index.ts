export * from './Actor.js';
export * from './Page.js';
export * from './databaseFault.js';
export * from './ports/Clock.js';
export * from './ports/IdSource.js';
export * from './ports/Transaction.js';
export * from './undoAfter.js';
export * from './waitAtMost.js';
