import type { AuditAction } from '@listwright/domain/audit';
import type { AuditEntry } from '../../audit/index.js';
import type { Subscriber } from '../ports/SubscriberRepository.js';
import type { Cause } from './Cause.js';

/** What happened to the money or the plan of an account, for the audit log. Its subject is always the account. */
export function moneyEntry(
  cause: Cause,
  action: AuditAction,
  subscriber: Pick<Subscriber, 'userId' | 'email'> | undefined,
  detail: Readonly<Record<string, unknown>>,
): AuditEntry {
  return { ...cause, action, subjectId: subscriber?.userId, subjectLabel: subscriber?.email, detail };
}
