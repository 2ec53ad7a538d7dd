import type { SubscriptionSummary } from '@listwright/domain/billing';

export function subscriptionView({ plan, status, period, granted, ...summary }: SubscriptionSummary) {
  return {
    plan,
    status,
    next_billing: summary.nextBilling?.toISOString() ?? null,
    next_billing_estimated: summary.nextBillingEstimated,
    granted,
    current_period_start: period?.start.toISOString() ?? null,
    current_period_end: period?.end.toISOString() ?? null,
    scheduled_plan: summary.scheduledPlan,
    provider: summary.provider,
  };
}
