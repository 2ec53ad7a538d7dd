import { paidUntil } from './paidUntil.js';
import type { Subscription } from './Subscription.js';

/** How long a provider may take to charge after the period's end. */
const GRACE_MS = 3 * 86_400_000;

/** The subscription after the end of its paid period; undefined where nothing is due. */
export function atPeriodEnd(current: Subscription, now: Date): Subscription | undefined {
  if (current.status === 'lapsed' || current.currentPeriodEnd > now) return undefined;
  const { scheduledPlan, currentPeriodEnd: end } = current;
  if (scheduledPlan !== null && scheduledPlan !== 'free') {
    return {
      ...current,
      plan: scheduledPlan,
      anchor: end,
      months: 1,
      currentPeriodStart: end,
      currentPeriodEnd: paidUntil(end, 1),
      scheduledPlan: current.status === 'cancelled' ? 'free' : null,
    };
  }
  const isAwaited = current.providerRef !== null && current.status !== 'cancelled';
  if (isAwaited && now.getTime() < end.getTime() + GRACE_MS) {
    return current.status === 'past_due' ? undefined : { ...current, status: 'past_due' };
  }
  return { ...current, status: 'lapsed', scheduledPlan: null };
}
