import type { Subscription } from './Subscription.js';

/** Takes a cancellation back; a plan that is paid for already still follows. */
export function resumed(current: Subscription): Subscription {
  const { scheduledPlan } = current;
  return { ...current, status: 'active', scheduledPlan: scheduledPlan === 'free' ? null : scheduledPlan };
}
