import { AMAZON_STORES } from '../amazonStores.js';
import { PRODUCT_CLASSES } from '../ProductClass.js';
import { AMAZON_EPOCHS, SHOPIFY_EPOCH } from './ruleEpochs.js';
import type { RuleSet } from './RuleSet.js';
import { ruleSetFor } from './ruleSetFor.js';

/** Every rule set we hold: Amazon by store, product class and period (oldest first), then Shopify. */
export function listRuleSets(): readonly RuleSet[] {
  const amazon = AMAZON_STORES.flatMap(({ id }) =>
    PRODUCT_CLASSES.flatMap((productClass) =>
      Object.values(AMAZON_EPOCHS).map((on) =>
        ruleSetFor({ marketplace: 'amazon', marketplaceId: id, productClass, on }),
      ),
    ),
  );
  return [...amazon, ruleSetFor({ marketplace: 'shopify', on: SHOPIFY_EPOCH })];
}
