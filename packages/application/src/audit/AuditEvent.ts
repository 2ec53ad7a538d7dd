import type { AuditAction } from '@listwright/domain/audit';

/** An event as a use case reports it. */
export interface AuditEntry {
  /** The account that acted; absent where it is unknown (a wrong password, a link for an unknown address). */
  readonly actorId?: string | undefined;
  /** Its address, or the one that was typed. */
  readonly actorEmail: string;
  readonly action: AuditAction;
  /** What it was done to: an account, a key, a session, an order. */
  readonly subjectId?: string | undefined;
  /** Its label: an address, a name, a number. */
  readonly subjectLabel?: string | undefined;
  /** Facts such as `before` and `after`. Never a secret. */
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
  /** Where the request came from. */
  readonly address: string;
  readonly requestId?: string | undefined;
}

/** An entry as the log keeps it. */
export interface AuditEvent {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorEmail: string;
  readonly action: AuditAction;
  readonly subjectId: string | null;
  readonly subjectLabel: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly address: string;
  readonly requestId: string | null;
}

/** The label of a person who was deleted since. */
export const ANONYMISED_PERSON = 'Deleted account';

/** The personal fields in an entry's detail, at its top and within `before` and `after`. */
export const PERSONAL_DETAILS = ['email', 'full_name', 'company_name', 'phone', 'user_agent'] as const;
