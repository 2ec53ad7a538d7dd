export * from './DomainError.js';
export * from './remembering.js';
export * from './TextMemory.js';
