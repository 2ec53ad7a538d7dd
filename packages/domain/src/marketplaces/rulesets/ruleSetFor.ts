import { currentRules } from './changes/currentRules.js';
import type { RuleSetQuery } from './changes/RuleBook.js';
import type { RuleSet } from './RuleSet.js';

/**
 * The rules that hold on a day. A day before the oldest known set answers with the oldest.
 * @throws DomainError `invalid`: `unknown_marketplace` for an unknown store, `invalid_date` when `on` is not `YYYY-MM-DD`.
 */
export function ruleSetFor(query: RuleSetQuery): RuleSet {
  return currentRules.book.setFor(query);
}
