import type { AuditAction } from '@listwright/domain/audit';
import type { AuditEntry } from '../../audit/index.js';
import type { Subscriber } from '../ports/SubscriberRepository.js';
import type { Cause } from './Cause.js';
import { moneyEntry } from './moneyEntry.js';

type Side = Pick<Subscriber, 'plan' | 'granted' | 'subscription'>;

/** A change of an account's plan or subscription, with both sides, for the audit log. */
export function subscriptionEntry(
  cause: Cause,
  action: Extract<AuditAction, `subscription.${string}`>,
  before: Subscriber,
  after: Side,
): AuditEntry {
  return moneyEntry(cause, action, before, { before: sideOf(before), after: sideOf(after) });
}

function sideOf({ plan, granted, subscription }: Side) {
  const standing = { subscription_plan: plan, granted_plan: granted };
  if (subscription === undefined) return standing;
  const { plan: paid, status, currentPeriodEnd, scheduledPlan } = subscription;
  return { ...standing, paid_plan: paid, status, until: currentPeriodEnd, scheduled_plan: scheduledPlan };
}
