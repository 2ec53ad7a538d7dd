import { AMAZON_STORES } from '../amazonStores.js';
import { PRODUCT_CLASSES } from '../ProductClass.js';
import { AMAZON_PERIODS } from './amazonPeriods.js';
import { SHOPIFY_EPOCH } from './ruleEpochs.js';
import type { RuleSet } from './RuleSet.js';
import { ruleSetFor } from './ruleSetFor.js';

/** Every rule set we hold: Amazon by store, product class and period (oldest first), then Shopify. */
export function listRuleSets(): readonly RuleSet[] {
  const amazon = AMAZON_STORES.flatMap(({ id }) =>
    PRODUCT_CLASSES.flatMap((productClass) =>
      AMAZON_PERIODS.all.map(({ from }) =>
        ruleSetFor({ marketplace: 'amazon', marketplaceId: id, productClass, on: from }),
      ),
    ),
  );
  return [...amazon, ruleSetFor({ marketplace: 'shopify', on: SHOPIFY_EPOCH })];
}
