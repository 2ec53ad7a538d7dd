import type { Subscription } from './Subscription.js';

/** Cancels at the end of the paid period, followed by Starter (or by a plan that is already paid for). */
export function cancelledAtPeriodEnd(current: Subscription): Subscription {
  return { ...current, status: 'cancelled', scheduledPlan: current.scheduledPlan ?? 'free' };
}
