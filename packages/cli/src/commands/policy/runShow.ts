import {
  limitsOf,
  listRuleSets,
  ruleSetFor,
  type Marketplace,
  type ProductClass,
  type RuleInForce,
  type RuleSet,
} from '@listwright/domain/marketplaces';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { ruleSetRow } from './ruleSetRow.js';
import { ruleSetText } from './ruleSetText.js';

export interface ShowRuleSetOptions {
  readonly marketplace?: Marketplace;
  readonly marketplaceId?: string;
  readonly productClass?: ProductClass;
  readonly date?: string;
  /** With the rules that were imported at the server. */
  readonly server?: boolean;
}

/** Shows one rule set: its limits, then its rules, each with its first day and its source. */
export function runShow(id: string | undefined, options: ShowRuleSetOptions, context: CliContext): void {
  const ruleSet = id === undefined ? inForce(options, context) : named(id, options);
  if (options.date !== undefined && options.date < ruleSet.date)
    context.print.message(`The rules of ${options.date} are not known: these are the oldest, from ${ruleSet.date}.`);
  const limits = limitsOf(ruleSet).map(({ name, value, unit, rule }) => ({
    name,
    value,
    unit,
    ...(rule === undefined ? NO_RULE : datesOf(rule)),
    rule: rule?.id ?? null,
  }));
  const rules = ruleSet.rules.map((rule) => ({
    id: rule.id,
    severity: rule.severity,
    fields: rule.fields,
    title: rule.title,
    description: rule.description,
    ...datesOf(rule),
  }));
  const { limits: _limits, rules: _rules, ...head } = ruleSetRow(ruleSet);
  context.print.result({
    data: { rule_set: { ...head, source: ruleSet.source, limits, rules } },
    rows: rules.map(({ fields, source, ...rule }) => ({ ...rule, fields: fields.join(' '), source: source.name })),
    columns: ['id', 'severity', 'from', 'until', 'description', 'source'],
    ...(context.print.format === 'table' ? { text: ruleSetText(ruleSet) } : {}),
  });
}

/** Figures that only previews use come from no rule. */
const NO_RULE = { from: null, until: null, source: null };

function datesOf({ from, until, source }: RuleInForce) {
  return { from, until: until ?? null, source };
}

function inForce({ date, ...query }: ShowRuleSetOptions, { settings, now }: CliContext): RuleSet {
  const on = date ?? now().toISOString().slice(0, 10);
  return ruleSetFor({ ...query, marketplace: query.marketplace ?? settings.marketplace(), on });
}

function named(id: string, { marketplace, marketplaceId, productClass, date }: ShowRuleSetOptions): RuleSet {
  if ([marketplace, marketplaceId, productClass, date].some((option) => option !== undefined))
    throw new CliError(
      'one_rule_set',
      'Both an id and options name a rule set.',
      'Give the id alone, or the options --marketplace, --marketplace-id, --product-class and --date.',
    );
  const found = listRuleSets().find((one) => one.id === id);
  if (found !== undefined) return found;
  throw new CliError(
    'rule_set_not_found',
    `There is no rule set "${id}".`,
    'List their ids: listwright policy list --history',
  );
}
