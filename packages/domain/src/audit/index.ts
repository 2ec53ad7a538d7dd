export * from './AuditAction.js';
export * from './auditPhrase.js';
export * from './auditPhrases.js';
export * from './oneLine.js';
