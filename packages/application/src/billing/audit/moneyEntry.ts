import type { AuditAction } from '@listwright/domain/audit';
import type { AuditEntry } from '../../audit/index.js';
import type { Subscriber } from '../ports/SubscriberRepository.js';
import type { Cause } from './Cause.js';

/** A change of an account's money or plan, for the audit log. Its subject is always the account. */
export function moneyEntry(
  cause: Cause,
  action: AuditAction,
  subscriber: Pick<Subscriber, 'userId' | 'email'> | undefined,
  detail: Readonly<Record<string, unknown>>,
): AuditEntry {
  const { apiKey, ...who } = cause;
  const named = apiKey === undefined ? detail : { ...detail, api_key: apiKey };
  return { ...who, action, subjectId: subscriber?.userId, subjectLabel: subscriber?.email, detail: named };
}
