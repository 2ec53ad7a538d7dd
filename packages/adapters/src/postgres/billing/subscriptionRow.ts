import type { PlanKey, Subscription } from '@listwright/domain/billing';

/** The columns of `subscriptions s` joined to an account; all are null where nothing was ever paid for. */
export interface SubscriptionRow {
  readonly id: string;
  readonly plan: PlanKey | null;
  readonly status: Subscription['status'];
  readonly anchor: Date;
  readonly months: number;
  readonly current_period_start: Date;
  readonly current_period_end: Date;
  readonly scheduled_plan: PlanKey | null;
  readonly gateway: string;
  readonly provider_ref: string | null;
}

export const SUBSCRIPTION_COLUMNS = `s.plan, s.status, s.anchor, s.months, s.current_period_start, s.current_period_end,
  s.scheduled_plan, s.gateway, s.provider_ref`;

/** `id` is the account's. */
export function subscriptionOf(row: SubscriptionRow): Subscription | undefined {
  if (row.plan === null) return undefined;
  return {
    userId: row.id,
    plan: row.plan,
    status: row.status,
    anchor: row.anchor,
    months: row.months,
    currentPeriodStart: row.current_period_start,
    currentPeriodEnd: row.current_period_end,
    scheduledPlan: row.scheduled_plan,
    gateway: row.gateway,
    providerRef: row.provider_ref,
  };
}
