import { amazonStore, limitsOf, type RuleSet } from '@listwright/domain/marketplaces';

/** A rule set as text for a terminal: its dates, its limits, and its rules by severity. */
export function ruleSetText(ruleSet: RuleSet): string {
  const { id, marketplaceId, productClass, date, until, asOf, source, rules } = ruleSet;
  const store = marketplaceId === '' ? 'Shopify' : `Amazon ${amazonStore(marketplaceId).name}, ${productClass}`;
  const limits = limitsOf(ruleSet).map(({ name, value, unit, rule }) => {
    const origin = rule === undefined ? 'for previews only' : `since ${rule.from}  ${rule.source.name}`;
    return `  ${name}: ${value.toLocaleString('en')} ${unit}  (${origin})`;
  });
  const lines = rules.map(
    ({ id: rule, severity, description, from, source: { name, reference } }) =>
      `  ${severity.padEnd(7)}  ${rule}  since ${from}\n           ${description}\n           ${name}: ${reference}`,
  );
  return [
    `${id}\n${store}, from ${date}${until === undefined ? '' : ` until ${until}`}, compared with its sources in ${asOf}\n${source.name}: ${source.reference}`,
    `Limits\n${limits.join('\n')}`,
    `Rules\n${lines.join('\n')}`,
  ].join('\n\n');
}
