import { currentRules } from './changes/currentRules.js';
import type { RuleSet } from './RuleSet.js';

/** Every rule set we hold: Amazon by store, product class and period (oldest first), then Shopify. */
export function listRuleSets(): readonly RuleSet[] {
  return currentRules.book.all();
}
