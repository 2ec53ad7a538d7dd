import type { PlanKey } from '../Plan.js';

export const SUBSCRIPTION_STATUSES = ['active', 'cancelled', 'past_due', 'lapsed'] as const;
/** `cancelled` runs to the end of the paid period; `past_due` waits for the provider's charge; `lapsed` has ended. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** The gateway of an unpaid subscription: a granted plan that its owner lets end. */
export const UNPAID = 'none';

/** A plan that is paid for, month by month. */
export interface Subscription {
  readonly userId: string;
  readonly plan: PlanKey;
  readonly status: SubscriptionStatus;
  /** When the plan began. Months count from here, so that a subscription of the 31st comes back to the 31st. */
  readonly anchor: Date;
  /** How many months from the anchor are paid for. */
  readonly months: number;
  readonly currentPeriodStart: Date;
  readonly currentPeriodEnd: Date;
  /** What follows at the end: Starter where it was cancelled, or a plan that is paid for already. */
  readonly scheduledPlan: PlanKey | null;
  readonly gateway: string;
  /** The provider's own subscription, where it charges by itself. */
  readonly providerRef: string | null;
}

/** Whether a subscription has a running period. */
export function isRunning({ status, currentPeriodEnd }: Subscription, now: Date): boolean {
  return status !== 'lapsed' && currentPeriodEnd > now;
}
