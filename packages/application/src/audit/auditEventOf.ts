import { oneLine } from '@listwright/domain/audit';
import type { AuditEntry, AuditEvent } from './AuditEvent.js';

/** The entry as stored: every text on one line, so that none can forge another entry. */
export function auditEventOf(entry: AuditEntry, id: string, at: Date): AuditEvent {
  return {
    id,
    at,
    action: entry.action,
    actorId: entry.actorId ?? null,
    actorEmail: oneLine(entry.actorEmail),
    subjectId: entry.subjectId ?? null,
    subjectLabel: oneLine(entry.subjectLabel ?? ''),
    detail: cleaned(entry.detail ?? {}) as AuditEvent['detail'],
    address: oneLine(entry.address),
    requestId: entry.requestId ?? null,
  };
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return oneLine(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [oneLine(name), cleaned(inner)]));
}
