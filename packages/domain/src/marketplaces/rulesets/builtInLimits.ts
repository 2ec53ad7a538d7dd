import type { Marketplace } from '../Marketplace.js';
import type { ProductClass } from '../ProductClass.js';
import { amazonLimits } from './amazonLimits.js';
import type { RuleLimits } from './RuleLimits.js';
import { SHOPIFY_LIMITS } from './shopify/shopifyLimits.js';

/** The store and class of products that rules are for. */
export interface RuleScope {
  readonly marketplace: Marketplace;
  /** Empty for Shopify. */
  readonly country: string;
  readonly productClass: ProductClass;
}

/** The figures that this version has for a store and the first day of a period. */
export function builtInLimits({ marketplace, country, productClass }: RuleScope, epoch: string): RuleLimits {
  return marketplace === 'shopify' ? SHOPIFY_LIMITS : amazonLimits(country, productClass, epoch);
}
