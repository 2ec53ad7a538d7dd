import { LIMIT_FIGURES, type LimitUnit } from './limitFigures.js';
import type { RuleInForce } from './RuleInForce.js';
import { RULE_LIMIT_KEYS } from './ruleLimitKeys.js';
import type { RuleLimits } from './RuleLimits.js';
import type { RuleSet } from './RuleSet.js';

/** A figure of a rule set, with the rule that sets it. */
export interface RuleLimit {
  /** In words, for example `title, at most`. */
  readonly name: string;
  readonly key: keyof RuleLimits;
  readonly value: number;
  readonly unit: LimitUnit;
  /** Absent for figures that only previews use. */
  readonly rule?: RuleInForce;
}

/** Every figure that applies in a rule set, in the order of the fields: one whose rule is not in force does not. */
export function limitsOf({ marketplace, limits, rules }: RuleSet): readonly RuleLimit[] {
  return RULE_LIMIT_KEYS.flatMap((key) => {
    const value = limits[key];
    if (value === undefined) return [];
    const [name, unit, suffix] = LIMIT_FIGURES[key];
    const rule = rules.find(({ id }) => id === `${marketplace}.${suffix}`);
    if (suffix !== undefined && rule === undefined) return [];
    return [{ name, key, value, unit, ...(rule === undefined ? {} : { rule }) }];
  });
}
