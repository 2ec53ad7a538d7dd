import { AMAZON_EPOCHS } from '../ruleEpochs.js';
import type { RuleInForce } from '../RuleInForce.js';

type Given = Pick<RuleInForce, 'id' | 'fields' | 'severity' | 'title' | 'description' | 'source'>;

/** An Amazon rule that holds, unless said otherwise, in all stores, for all products, since the first day we know of. */
export function amazonRule(rule: Given & Partial<RuleInForce>): RuleInForce {
  return { from: AMAZON_EPOCHS.bulletsEnforced, productClasses: ['general', 'media'], exceptCountries: [], ...rule };
}
