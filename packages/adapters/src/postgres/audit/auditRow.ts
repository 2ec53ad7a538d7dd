import type { AuditEvent } from '@listwright/application/audit';
import type { AuditAction } from '@listwright/domain/audit';

/** An event as it is stored. */
export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly actor_id: string | null;
  readonly actor_email: string;
  readonly action: AuditAction;
  readonly subject_id: string | null;
  readonly subject_label: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly address: string;
  readonly request_id: string | null;
  readonly cursor_value: string;
}

export function eventOf(row: AuditRow): AuditEvent {
  return {
    id: row.id,
    at: row.at,
    actorId: row.actor_id,
    actorEmail: row.actor_email,
    action: row.action,
    subjectId: row.subject_id,
    subjectLabel: row.subject_label,
    detail: row.detail,
    address: row.address,
    requestId: row.request_id,
  };
}
