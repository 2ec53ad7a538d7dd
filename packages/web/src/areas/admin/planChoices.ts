import { PLAN_KEYS, PLANS } from '@listwright/domain/billing';

/** The plans as filter options; the first means all plans. */
export const planChoices: readonly (readonly [string, string])[] = [
  ['', 'All plans'],
  ...PLAN_KEYS.map((key) => [key, PLANS[key].name] as const),
];
