export * from './DomainError.js';
export * from './remembering.js';
