import type { User } from '@listwright/domain/accounts';
import type { AuditAction } from '@listwright/domain/audit';
import type { AuditEntry } from '../../audit/index.js';

/** An act from the server's command line, without a signed-in account: the entry names the terminal's user. */
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
