import { ruleChangesOf, type RulesFile } from '@listwright/application/contract';
import { currentRules } from '@listwright/domain/marketplaces';

/** Checks in this page by the rules that the server imported. */
export function takeOverRules(rules: RulesFile): void {
  currentRules.use(ruleChangesOf(rules));
}
