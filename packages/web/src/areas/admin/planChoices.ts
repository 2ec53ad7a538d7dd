import { PLAN_KEYS, PLANS } from '@listwright/domain/billing';

/** The plans as choices of a filter; the first stands for all. */
export const planChoices: readonly (readonly [string, string])[] = [
  ['', 'All plans'],
  ...PLAN_KEYS.map((key) => [key, PLANS[key].name] as const),
];
