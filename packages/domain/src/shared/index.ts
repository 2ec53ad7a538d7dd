export * from './checkDay.js';
export * from './DatedData.js';
export * from './DomainError.js';
export * from './remembering.js';
export * from './TextMemory.js';
