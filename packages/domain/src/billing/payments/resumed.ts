import type { Subscription } from './Subscription.js';

/** Undoes a cancellation; a plan that is already paid for still follows. */
export function resumed(current: Subscription): Subscription {
  const { scheduledPlan } = current;
  return { ...current, status: 'active', scheduledPlan: scheduledPlan === 'free' ? null : scheduledPlan };
}
