import type { Plan } from '@listwright/domain/billing';

/** What the price of a plan saves on its list price, in whole percent. */
export function savedPercent({ price, listPrice }: Pick<Plan, 'price' | 'listPrice'>): number {
  return price === null || listPrice === null ? 0 : Math.round((1 - price / listPrice) * 100);
}
