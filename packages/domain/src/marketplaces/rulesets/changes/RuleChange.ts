import type { Marketplace } from '../../Marketplace.js';
import type { ProductClass } from '../../ProductClass.js';
import type { RuleLimits } from '../RuleLimits.js';
import type { RuleSource } from '../RuleSource.js';

/** What changes in the rules of a marketplace on a day: figures, and rules that end. New checks need a new version. */
export interface RuleChange {
  readonly marketplace: Marketplace;
  /** First day in force, `YYYY-MM-DD`. */
  readonly from: string;
  /** Country codes of the only Amazon stores that it concerns; absent: all. */
  readonly countries?: readonly string[];
  /** The only product classes that it concerns; absent: all. */
  readonly productClasses?: readonly ProductClass[];
  readonly limits: Partial<RuleLimits>;
  /** Ids of the rules that no longer hold. */
  readonly endedRules: readonly string[];
  readonly source: RuleSource;
}
