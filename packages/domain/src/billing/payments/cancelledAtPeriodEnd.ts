import type { Subscription } from './Subscription.js';

/** Runs to the end of what is paid for, and then gives way to Starter (or to a plan that is paid for already). */
export function cancelledAtPeriodEnd(current: Subscription): Subscription {
  return { ...current, status: 'cancelled', scheduledPlan: current.scheduledPlan ?? 'free' };
}
