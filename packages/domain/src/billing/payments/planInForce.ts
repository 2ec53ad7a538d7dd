import { PLAN_KEYS, type PlanKey } from '../Plan.js';
import type { Subscription } from './Subscription.js';

/** The plan in force: the better of the paid and the granted plan, else Starter. */
export function planInForce(subscription: Subscription | undefined, granted: PlanKey | null): PlanKey {
  const paid = subscription === undefined || subscription.status === 'lapsed' ? 'free' : subscription.plan;
  const given = granted ?? 'free';
  return PLAN_KEYS.indexOf(given) > PLAN_KEYS.indexOf(paid) ? given : paid;
}
