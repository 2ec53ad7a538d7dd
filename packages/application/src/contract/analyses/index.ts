export * from './analysisCalls.js';
export * from './analysisOperations.js';
