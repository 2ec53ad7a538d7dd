import type { RuleScope } from '../builtInLimits.js';
import type { RuleChange } from './RuleChange.js';

/** Whether a change is for a store and class of products. */
export function concerns({ marketplace, countries, productClasses }: RuleChange, scope: RuleScope): boolean {
  return (
    marketplace === scope.marketplace &&
    (countries?.includes(scope.country) ?? true) &&
    (productClasses?.includes(scope.productClass) ?? true)
  );
}
