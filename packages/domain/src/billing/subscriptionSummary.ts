import { UNPAID, type Subscription, type SubscriptionStatus } from './payments/Subscription.js';
import { PLANS, type PlanKey } from './Plan.js';
import { quotaPeriod, type QuotaPeriod } from './QuotaPeriod.js';

export interface SubscriptionSummary {
  readonly plan: PlanKey;
  readonly status: SubscriptionStatus;
  /** null where the plan has no price, or ends instead. */
  readonly nextBilling: Date | null;
  /** True where the date is the end of the quota period, since nothing was paid here. */
  readonly nextBillingEstimated: boolean;
  /** The paid plan; null: none. */
  readonly period: QuotaPeriod | null;
  /** What follows at its end; null: the same plan. */
  readonly scheduledPlan: PlanKey | null;
  /** Whether the plan is granted, without a charge. */
  readonly granted: boolean;
  /** The payment provider; null: none. */
  readonly provider: string | null;
}

/**
 * The subscription of an account and its next payment. The plan in force wins over the subscription: an administrator
 * may have granted another one.
 */
export function subscriptionSummary(
  plan: PlanKey,
  subscription: Subscription | undefined,
  accountStart: Date,
  now: Date,
): SubscriptionSummary {
  if (subscription === undefined || subscription.plan !== plan || subscription.status === 'lapsed') {
    const nextBilling = PLANS[plan].price ? quotaPeriod(accountStart, now).end : null;
    const nothing = { period: null, scheduledPlan: null, granted: plan !== 'free', provider: null };
    return { plan, status: 'active', nextBilling, nextBillingEstimated: nextBilling !== null, ...nothing };
  }
  const { status, scheduledPlan, currentPeriodStart: start, currentPeriodEnd: end, gateway } = subscription;
  const isGiven = gateway === UNPAID;
  return {
    plan,
    status,
    nextBilling: status === 'cancelled' ? null : end,
    nextBillingEstimated: false,
    period: { start, end },
    scheduledPlan,
    granted: isGiven,
    provider: isGiven ? null : gateway,
  };
}
