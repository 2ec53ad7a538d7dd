import type { AuditAction } from '@listwright/domain/audit';
import type { AuditEntry } from '../audit/index.js';
import type { Actor } from '../shared/index.js';
import type { RequestOrigin } from './RequestOrigin.js';

/** An act of a user on the own account, for the audit log. */
export function ownEntry(
  actor: Pick<Actor, 'userId' | 'email'>,
  action: AuditAction,
  origin: RequestOrigin,
  more: Pick<AuditEntry, 'subjectId' | 'subjectLabel' | 'detail'> = {},
): AuditEntry {
  const { address, requestId } = origin;
  return { actorId: actor.userId, actorEmail: actor.email, action, ...more, address, requestId };
}
