export * from './DomainError.js';
