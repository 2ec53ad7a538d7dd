import { productClassFor, ruleSetFor, type RuleSet } from '@listwright/domain/marketplaces';
import type { SeoText } from './seoResultOf.js';

type SeoPlace = Pick<SeoText, 'marketplace' | 'marketplace_id' | 'category' | 'on'>;

/** The rules that a text is judged by, on the day it names or else `today` (an ISO date). */
export function seoRuleSet({ marketplace, marketplace_id: store, category, on }: SeoPlace, today: string): RuleSet {
  return ruleSetFor({
    marketplace,
    ...(store === '' ? {} : { marketplaceId: store }),
    productClass: productClassFor(category),
    on: on ?? today,
  });
}
