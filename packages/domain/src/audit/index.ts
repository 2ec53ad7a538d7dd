export * from './AuditAction.js';
export * from './oneLine.js';
