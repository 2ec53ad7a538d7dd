import { checkDay } from '../../shared/index.js';
import { amazonStore } from '../amazonStore.js';
import { DEFAULT_AMAZON_STORE_ID } from '../amazonStores.js';
import type { Marketplace } from '../Marketplace.js';
import type { ProductClass } from '../ProductClass.js';
import { AMAZON_BULLET_RULES } from './amazon/bulletRules.js';
import { AMAZON_DESCRIPTION_RULES } from './amazon/descriptionRules.js';
import { AMAZON_HIGHLIGHT_RULES } from './amazon/highlightRules.js';
import { AMAZON_SEARCH_TERM_RULES } from './amazon/searchTermRules.js';
import { AMAZON_TITLE_RULES } from './amazon/titleRules.js';
import { amazonLimits } from './amazonLimits.js';
import { claimRulesFor } from './claimRules.js';
import { AMAZON_PERIODS } from './amazonPeriods.js';
import { AMAZON_EPOCHS, RULES_AS_OF, SHOPIFY_EPOCH } from './ruleEpochs.js';
import type { RuleInForce } from './RuleInForce.js';
import type { RuleSet } from './RuleSet.js';
import { RULE_SOURCES } from './ruleSources.js';
import { SHOPIFY_LIMITS } from './shopify/shopifyLimits.js';
import { SHOPIFY_RULES } from './shopify/shopifyRules.js';

const AMAZON_RULES: readonly RuleInForce[] = [
  ...AMAZON_TITLE_RULES,
  ...AMAZON_HIGHLIGHT_RULES,
  ...AMAZON_BULLET_RULES,
  ...AMAZON_DESCRIPTION_RULES,
  ...AMAZON_SEARCH_TERM_RULES,
  ...claimRulesFor('amazon', AMAZON_EPOCHS.bulletsEnforced),
];

const SHOPIFY_RULE_SET: RuleSet = {
  id: `shopify-general-${SHOPIFY_EPOCH}`,
  marketplace: 'shopify',
  marketplaceId: '',
  productClass: 'general',
  date: SHOPIFY_EPOCH,
  source: RULE_SOURCES.shopifySeo,
  asOf: RULES_AS_OF,
  limits: SHOPIFY_LIMITS,
  rules: [
    ...SHOPIFY_RULES,
    ...claimRulesFor('shopify', SHOPIFY_EPOCH).filter((rule) => rule.productClasses.includes('general')),
  ],
};

// Sets are immutable and asked for with every request: one object each, so that callers may key work on identity.
const amazonSets = new Map<string, RuleSet>();

export interface RuleSetQuery {
  readonly marketplace: Marketplace;
  /** Amazon marketplace id; amazon.com when absent or empty. Ignored for Shopify. */
  readonly marketplaceId?: string;
  /** `general` when absent: the stricter class. */
  readonly productClass?: ProductClass;
  /** The day to judge by, `YYYY-MM-DD`. */
  readonly on: string;
}

/**
 * The rules that hold on a day. A day before the oldest known set answers with the oldest.
 * @throws DomainError `invalid`: `unknown_marketplace` for an unknown store, `invalid_date` when `on` is not `YYYY-MM-DD`.
 */
export function ruleSetFor({ marketplace, marketplaceId, productClass = 'general', on }: RuleSetQuery): RuleSet {
  checkDay(on);
  if (marketplace === 'shopify') return SHOPIFY_RULE_SET;
  const period = AMAZON_PERIODS.on(on) ?? AMAZON_PERIODS.first;
  return amazonRuleSet(marketplaceId || DEFAULT_AMAZON_STORE_ID, productClass, period);
}

function amazonRuleSet(
  marketplaceId: string,
  productClass: ProductClass,
  { from: epoch, until, source }: (typeof AMAZON_PERIODS)['first'],
): RuleSet {
  const { country } = amazonStore(marketplaceId);
  const id = `amazon-${country.toLowerCase()}-${productClass}-${epoch}`;
  const known = amazonSets.get(id);
  if (known !== undefined) return known;
  const ruleSet: RuleSet = {
    id,
    marketplace: 'amazon',
    marketplaceId,
    productClass,
    date: epoch,
    ...(until === undefined ? {} : { until }),
    source,
    asOf: RULES_AS_OF,
    limits: amazonLimits(country, productClass, epoch),
    rules: AMAZON_RULES.filter((rule) => isInForce(rule, country, productClass, epoch)),
  };
  amazonSets.set(id, ruleSet);
  return ruleSet;
}

function isInForce(rule: RuleInForce, country: string, productClass: ProductClass, day: string): boolean {
  return (
    rule.from <= day &&
    (rule.until === undefined || day < rule.until) &&
    rule.productClasses.includes(productClass) &&
    !rule.exceptCountries.includes(country) &&
    (rule.onlyCountries?.includes(country) ?? true)
  );
}
