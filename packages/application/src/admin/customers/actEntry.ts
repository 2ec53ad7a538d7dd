import type { User } from '@listwright/domain/accounts';
import type { AuditAction } from '@listwright/domain/audit';
import type { RequestOrigin } from '../../accounts/index.js';
import type { AuditEntry } from '../../audit/index.js';
import type { Actor } from '../../shared/index.js';

/** An administrator's act on an account, for the audit log. */
export function actEntry(
  actor: Actor,
  action: AuditAction,
  subject: Pick<User, 'id' | 'email'>,
  detail: Readonly<Record<string, unknown>>,
  origin: RequestOrigin,
): AuditEntry {
  return {
    actorId: actor.userId,
    actorEmail: actor.email,
    action,
    detail: actor.keyPrefix === undefined ? detail : { ...detail, api_key: actor.keyPrefix },
    subjectId: subject.id,
    subjectLabel: subject.email,
    address: origin.address,
    requestId: origin.requestId,
  };
}
