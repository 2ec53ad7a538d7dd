import { amazonStore, limitsOf, type RuleSet } from '@listwright/domain/marketplaces';

/** The fields of a rule set by which it is found, without its rules. */
export function ruleSetRow(ruleSet: RuleSet) {
  const { id, marketplace, marketplaceId, productClass, date, until, asOf, source, rules } = ruleSet;
  return {
    id,
    marketplace,
    marketplace_id: marketplaceId,
    store: marketplaceId === '' ? '' : amazonStore(marketplaceId).name,
    product_class: productClass,
    from: date,
    until: until ?? null,
    compared: asOf,
    limits: limitsOf(ruleSet).length,
    rules: rules.length,
    source: source.name,
  };
}
