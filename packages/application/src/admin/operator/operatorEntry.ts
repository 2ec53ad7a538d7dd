import type { User } from '@listwright/domain/accounts';
import type { AuditAction } from '@listwright/domain/audit';
import type { AuditEntry } from '../../audit/index.js';

/** What somebody did at the server itself, where no account is signed in: the entry names who had the terminal. */
export function operatorEntry(
  operator: string,
  action: AuditAction,
  subject: Pick<User, 'id' | 'email'>,
  detail: Readonly<Record<string, unknown>> = {},
): AuditEntry {
  return {
    actorEmail: operator,
    action,
    detail: { ...detail, at_the_server: true },
    subjectId: subject.id,
    subjectLabel: subject.email,
    address: '',
  };
}
