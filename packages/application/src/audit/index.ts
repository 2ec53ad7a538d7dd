export * from './AuditEvent.js';
export * from './ports/AuditLog.js';
