import { PLANS, type PlanKey } from './Plan.js';
import { quotaPeriod } from './QuotaPeriod.js';

export interface Subscription {
  readonly plan: PlanKey;
  readonly status: 'active';
  /** null where the plan has no price. */
  readonly nextBilling: Date | null;
  /** True where the date is the end of the quota period, since no payment provider has told one. */
  readonly nextBillingEstimated: boolean;
}

/** What an account subscribes to, and when it is likely to pay next. */
export function subscriptionOf(plan: PlanKey, accountStart: Date, now: Date): Subscription {
  const nextBilling = PLANS[plan].price ? quotaPeriod(accountStart, now).end : null;
  return { plan, status: 'active', nextBilling, nextBillingEstimated: nextBilling !== null };
}
