import { PLAN_KEYS, type PlanKey } from '../Plan.js';
import type { Subscription } from './Subscription.js';

/** The plan in force: the better of the paid and the granted plan, the later in the order of plans, else Starter. */
export function planInForce(subscription: Subscription | undefined, granted: PlanKey | null): PlanKey {
  const paid = subscription?.status === 'lapsed' ? null : subscription?.plan;
  return PLAN_KEYS.findLast((key) => key === paid || key === granted) ?? 'free';
}
