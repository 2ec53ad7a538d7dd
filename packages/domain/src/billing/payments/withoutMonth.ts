import type { Order } from './Order.js';
import { paidUntil } from './paidUntil.js';
import type { Subscription } from './Subscription.js';

/**
 * The subscription after the refund of an order: a month shorter, or ended. An order whose month has
 * passed, or whose plan was replaced by another one, changes nothing.
 */
export function withoutMonth(current: Subscription, order: Order, now: Date): Subscription {
  if (current.status === 'lapsed' || order.period === null || order.period.end <= now) return current;
  if (current.plan !== order.plan) {
    return current.scheduledPlan === order.plan
      ? { ...current, scheduledPlan: current.status === 'cancelled' ? 'free' : null }
      : current;
  }
  const months = current.months - 1;
  const end = paidUntil(current.anchor, months);
  if (months === 0 || end <= now) {
    return { ...current, status: 'lapsed', months, currentPeriodEnd: now, scheduledPlan: null };
  }
  return { ...current, months, currentPeriodEnd: end };
}
