import { PLANS, type PlanKey } from '../Plan.js';

/** What a month of a plan costs, in paise; null where it costs nothing or is by sales contact. */
export function amountOf(plan: PlanKey): number | null {
  const { price } = PLANS[plan];
  return price === null || price === 0 ? null : price * 100;
}
