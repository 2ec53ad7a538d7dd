import type { RuleInForce, RuleSet } from '../../../marketplaces/index.js';
import type { CopyField } from '../../ListingCopy.js';
import type { ListCheck, TextCheck } from './Check.js';
import { checkOf } from './checkOf.js';

interface Planned<Kind> {
  readonly rule: RuleInForce;
  readonly check: Kind;
  /** How findings name the source. */
  readonly source: string;
}

/** The checks of one rule set, sorted by field. */
export interface LintPlan {
  readonly texts: ReadonlyMap<CopyField, readonly Planned<TextCheck>[]>;
  readonly lists: ReadonlyMap<CopyField, readonly Planned<ListCheck>[]>;
}

const plans = new WeakMap<RuleSet, LintPlan>();

/** The plan of a rule set, made once for each set. */
export function lintPlan(ruleSet: RuleSet): LintPlan {
  let plan = plans.get(ruleSet);
  if (plan === undefined) {
    plan = makePlan(ruleSet);
    plans.set(ruleSet, plan);
  }
  return plan;
}

function makePlan(ruleSet: RuleSet): LintPlan {
  const texts = new Map<CopyField, Planned<TextCheck>[]>();
  const lists = new Map<CopyField, Planned<ListCheck>[]>();
  for (const rule of ruleSet.rules) {
    const check = checkOf(rule.id);
    if (check === undefined) continue;
    const source = `${rule.source.name} (read ${rule.source.read})`;
    for (const field of rule.fields) {
      if ('text' in check) append(texts, field, { rule, check: check.text, source });
      else append(lists, field, { rule, check: check.list, source });
    }
  }
  return { texts, lists };
}

function append<Item>(map: Map<CopyField, Item[]>, field: CopyField, item: Item): void {
  const items = map.get(field);
  if (items === undefined) map.set(field, [item]);
  else items.push(item);
}
