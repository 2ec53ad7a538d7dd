import type { Marketplace } from '../Marketplace.js';
import type { ProductClass } from '../ProductClass.js';
import type { RuleInForce } from './RuleInForce.js';
import type { RuleLimits } from './RuleLimits.js';
import type { RuleSource } from './RuleSource.js';

/** The rules of one store for one class of products during one period. Two sets with one id are the same object. */
export interface RuleSet {
  /** For example `amazon-us-general-2026-07-27`. Written into every listing so that old text can be judged by its own rules. */
  readonly id: string;
  readonly marketplace: Marketplace;
  /** Amazon marketplace id; empty for Shopify. */
  readonly marketplaceId: string;
  readonly productClass: ProductClass;
  /** First day in force, `YYYY-MM-DD`. */
  readonly date: string;
  /** First day no longer in force, `YYYY-MM-DD`; absent while it holds. */
  readonly until?: string;
  /** Where the change that began the set was read. */
  readonly source: RuleSource;
  /** The month in which we last compared the set with its sources, `YYYY-MM`. */
  readonly asOf: string;
  readonly limits: RuleLimits;
  readonly rules: readonly RuleInForce[];
}
