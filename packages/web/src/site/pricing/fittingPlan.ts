import { PLAN_KEYS, PLANS, type Plan } from '@listwright/domain/billing';

/** The cheapest plan whose monthly quota covers this many listings. */
export function fittingPlan(listings: number): Plan {
  const key = PLAN_KEYS.find((one) => {
    const limit = PLANS[one].quotas.listings_generated;
    return limit === null || limit >= listings;
  });
  return PLANS[key ?? 'unlimited'];
}
