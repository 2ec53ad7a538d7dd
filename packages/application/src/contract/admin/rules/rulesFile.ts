import { limitNameOf, RULE_LIMIT_KEYS, type RuleChange, type RuleChanges } from '@listwright/domain/marketplaces';
import type { RulesFile } from './rulesFileSchema.js';

/** The content of a rules file as the domain has it. Limits that this version does not know are left out. */
export function ruleChangesOf({ dated, changes }: RulesFile): RuleChanges {
  return {
    dated,
    changes: changes.map(
      ({ countries, product_classes: productClasses, limits, ended_rules: endedRules, ...rest }) => ({
        ...rest,
        ...(countries === undefined ? {} : { countries }),
        ...(productClasses === undefined ? {} : { productClasses }),
        limits: Object.fromEntries(
          RULE_LIMIT_KEYS.flatMap((key) => {
            const value = limits[limitNameOf(key)];
            return value === undefined ? [] : [[key, value]];
          }),
        ),
        endedRules,
      }),
    ),
  };
}

/** The opposite. */
export function rulesFileOf({ dated, changes }: RuleChanges): RulesFile {
  return { dated, changes: changes.map(entryOf) };
}

function entryOf({ marketplace, from, countries, productClasses, limits, endedRules, source }: RuleChange) {
  return {
    marketplace,
    from,
    ...(countries === undefined ? {} : { countries: [...countries] }),
    ...(productClasses === undefined ? {} : { product_classes: [...productClasses] }),
    limits: Object.fromEntries(
      RULE_LIMIT_KEYS.flatMap((key) => (limits[key] === undefined ? [] : [[limitNameOf(key), limits[key]]])),
    ),
    ended_rules: [...endedRules],
    source: { ...source },
  };
}
