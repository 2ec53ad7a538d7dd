export * from './AuditEvent.js';
export * from './auditEventOf.js';
export * from './ports/AuditLog.js';
