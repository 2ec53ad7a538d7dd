import type { Marketplace } from '../../Marketplace.js';
import { LIMIT_FIGURES } from '../limitFigures.js';
import type { RuleInForce } from '../RuleInForce.js';
import type { RuleLimits } from '../RuleLimits.js';
import type { RuleSet } from '../RuleSet.js';
import type { RuleChange } from './RuleChange.js';

export type ChangedRules = Pick<RuleSet, 'limits' | 'rules'>;

/** Limits and rules after a change. A rule whose figure changed holds since then, and says the new figure. */
export function changedRules(
  marketplace: Marketplace,
  { limits, rules }: ChangedRules,
  change: RuleChange,
): ChangedRules {
  return {
    limits: { ...limits, ...change.limits },
    rules: rules
      .filter(({ id }) => !change.endedRules.includes(id))
      .map((rule) => withNewFigures(rule, marketplace, change)),
  };
}

function withNewFigures(
  rule: RuleInForce,
  marketplace: Marketplace,
  { limits, from, source }: RuleChange,
): RuleInForce {
  const figures = (Object.entries(limits) as [keyof RuleLimits, number][]).filter(
    ([key]) => rule.id === `${marketplace}.${LIMIT_FIGURES[key][2]}`,
  );
  if (figures.length === 0) return rule;
  const description = figures.map(([key, value]) => sentence(key, value)).join(' ');
  return { ...rule, description, from, source };
}

function sentence(key: keyof RuleLimits, value: number): string {
  const [name, unit] = LIMIT_FIGURES[key];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${value} ${unit}.`;
}
