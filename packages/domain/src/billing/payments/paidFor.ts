import { PLAN_KEYS, type PlanKey } from '../Plan.js';
import type { QuotaPeriod } from '../QuotaPeriod.js';
import { paidUntil } from './paidUntil.js';
import type { Subscription } from './Subscription.js';

export interface PaidMonth {
  readonly userId: string;
  readonly plan: PlanKey;
  readonly gateway: string;
  readonly providerRef: string | null;
}

export interface Paid {
  readonly subscription: Subscription;
  /** The month that the money paid for. */
  readonly period: QuotaPeriod;
}

/**
 * The subscription after a paid month. The running plan is extended from its end; a better one begins at once; a
 * smaller one, paid for in a second window while a better one runs, begins when that ends, and waits on if more of the
 * better one is paid for. Undefined where such a month waits already: the payment should be refunded.
 */
export function paidFor(current: undefined, month: PaidMonth, now: Date): Paid;
export function paidFor(current: Subscription | undefined, month: PaidMonth, now: Date): Paid | undefined;
export function paidFor(current: Subscription | undefined, month: PaidMonth, now: Date): Paid | undefined {
  if (current === undefined || current.status === 'lapsed') return begun(month, now);
  if (current.plan === month.plan) return extended(current, month, now);
  const isSmaller = PLAN_KEYS.indexOf(month.plan) < PLAN_KEYS.indexOf(current.plan);
  if (!isSmaller || current.currentPeriodEnd <= now) return begun(month, now, waiting(current));
  if (waiting(current) !== null) return undefined;
  return {
    subscription: { ...current, status: 'active', scheduledPlan: month.plan },
    period: { start: current.currentPeriodEnd, end: paidUntil(current.currentPeriodEnd, 1) },
  };
}

/** A smaller plan that is already paid for and begins when this one ends; `free` after a cancellation. */
function waiting({ scheduledPlan }: Subscription): PlanKey | null {
  return scheduledPlan === 'free' ? null : scheduledPlan;
}

function begun({ userId, plan, gateway, providerRef }: PaidMonth, now: Date, next: PlanKey | null = null): Paid {
  const period = { start: now, end: paidUntil(now, 1) };
  const subscription: Subscription = {
    userId,
    plan,
    status: 'active',
    anchor: now,
    months: 1,
    currentPeriodStart: period.start,
    currentPeriodEnd: period.end,
    scheduledPlan: next,
    gateway,
    providerRef,
  };
  return { subscription, period };
}

function extended(current: Subscription, month: PaidMonth, now: Date): Paid {
  const months = current.months + 1;
  const period = { start: current.currentPeriodEnd, end: paidUntil(current.anchor, months) };
  // The server was off for months: the paid month must not lie in the past.
  if (period.end <= now) return begun(month, now, waiting(current));
  const subscription: Subscription = {
    ...current,
    status: 'active',
    months,
    currentPeriodEnd: period.end,
    scheduledPlan: waiting(current),
    currentPeriodStart: current.currentPeriodEnd <= now ? period.start : current.currentPeriodStart,
    gateway: month.gateway,
    providerRef: month.providerRef ?? current.providerRef,
  };
  return { subscription, period };
}
