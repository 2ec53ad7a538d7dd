import { AMAZON_BULLET_RULES } from './amazon/bulletRules.js';
import { AMAZON_DESCRIPTION_RULES } from './amazon/descriptionRules.js';
import { AMAZON_HIGHLIGHT_RULES } from './amazon/highlightRules.js';
import { AMAZON_SEARCH_TERM_RULES } from './amazon/searchTermRules.js';
import { AMAZON_TITLE_RULES } from './amazon/titleRules.js';
import type { RuleScope } from './builtInLimits.js';
import { claimRulesFor } from './claimRules.js';
import { AMAZON_EPOCHS, SHOPIFY_EPOCH } from './ruleEpochs.js';
import type { RuleInForce } from './RuleInForce.js';
import { SHOPIFY_RULES } from './shopify/shopifyRules.js';

const AMAZON_RULES: readonly RuleInForce[] = [
  ...AMAZON_TITLE_RULES,
  ...AMAZON_HIGHLIGHT_RULES,
  ...AMAZON_BULLET_RULES,
  ...AMAZON_DESCRIPTION_RULES,
  ...AMAZON_SEARCH_TERM_RULES,
  ...claimRulesFor('amazon', AMAZON_EPOCHS.bulletsEnforced),
];

const SHOPIFY_RULE_LIST: readonly RuleInForce[] = [
  ...SHOPIFY_RULES,
  ...claimRulesFor('shopify', SHOPIFY_EPOCH).filter((rule) => rule.productClasses.includes('general')),
];

/** The rules that this version has for a store and the first day of a period. */
export function builtInRules(scope: RuleScope, epoch: string): readonly RuleInForce[] {
  if (scope.marketplace === 'shopify') return SHOPIFY_RULE_LIST;
  return AMAZON_RULES.filter((rule) => isInForce(rule, scope, epoch));
}

function isInForce(rule: RuleInForce, { country, productClass }: RuleScope, day: string): boolean {
  return (
    rule.from <= day &&
    (rule.until === undefined || day < rule.until) &&
    rule.productClasses.includes(productClass) &&
    !rule.exceptCountries.includes(country) &&
    (rule.onlyCountries?.includes(country) ?? true)
  );
}
