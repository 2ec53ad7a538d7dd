import { EMPTY_COPY, lintListing, repairListing, type Finding, type ListingCopy } from '@listwright/domain/listings';
import { ruleSetFor, type Marketplace, type RuleSet } from '@listwright/domain/marketplaces';
import type { CliContext } from '../../CliContext.js';
import { EXIT } from '../../exitCode.js';
import { countOf } from '@listwright/domain/shared';
import type { LintOptions } from './LintOptions.js';
import type { LintSource } from './LintSource.js';
import { nextOfLint } from './nextOfLint.js';
import { readLintSource } from './readLintSource.js';
import { textOf } from './textOf.js';

/** Runs the server's linter here. Exit code 8 if it finds something at the `--fail-on` level. */
export async function runLint(source: string, options: LintOptions, context: CliContext): Promise<number> {
  const { print } = context;
  const marketplace = options.marketplace ?? context.settings.marketplace();
  const sources = await readLintSource(source, marketplace, context);
  const checked = sources.map((one) => check(one, marketplace, options, context));
  if (options.fix) {
    for (const { repairs } of checked)
      for (const repair of repairs) print.message(`Corrected ${repair.field}: ${repair.rule}`);
  }
  const findings = checked.flatMap((one) => one.findings.map((finding) => ({ file: one.name, ...finding })));
  const count = (level: Finding['severity']) => findings.filter((finding) => finding.severity === level).length;
  const [errors, warnings, notes] = [count('error'), count('warning'), count('info')];
  print.message(
    `${countOf(errors, 'error')}, ${countOf(warnings, 'warning')}, ${countOf(notes, 'note')} by ${checked[0]?.ruleSet.id ?? 'no rules'}.`,
  );
  const ruleSet = checked[0]?.ruleSet;
  print.result({
    data: {
      findings,
      rule_set: ruleSet === undefined ? null : { id: ruleSet.id, date: ruleSet.date },
      ...(options.fix ? { fixed: checked.map((one) => one.copy) } : {}),
    },
    ...(options.fix
      ? { text: checked.map((one) => textOf(one.copy)).join('\n\n') }
      : { rows: findings, columns: ['severity', 'field', 'rule', 'message'] }),
    next: nextOfLint(source, sources, options, findings.length > 0),
  });
  const levels: readonly string[] =
    options.failOn === 'error' ? ['error'] : options.failOn === 'warn' ? ['error', 'warning'] : [];
  return findings.some((finding) => levels.includes(finding.severity)) ? EXIT.policy : EXIT.done;
}

interface Checked {
  readonly name: string;
  readonly copy: Partial<ListingCopy>;
  readonly ruleSet: RuleSet;
  readonly findings: readonly Finding[];
  readonly repairs: readonly { rule: string; field: string }[];
}

function check(source: LintSource, fallback: Marketplace, options: LintOptions, context: CliContext): Checked {
  const marketplaceId = options.marketplaceId ?? source.marketplaceId;
  const ruleSet = ruleSetFor({
    marketplace: options.marketplace === undefined ? (source.marketplace ?? fallback) : fallback,
    ...(marketplaceId === undefined ? {} : { marketplaceId }),
    productClass: options.productClass ?? 'general',
    on: options.policy ?? context.now().toISOString().slice(0, 10),
  });
  const brand = options.brand ?? source.brand;
  const about = brand === undefined ? {} : { brand };
  const repaired = options.fix ? repair(source.copy, ruleSet, about) : { copy: source.copy, repairs: [] };
  return {
    name: source.name,
    copy: repaired.copy,
    ruleSet,
    findings: lintListing(repaired.copy, ruleSet, about),
    repairs: repaired.repairs,
  };
}

/** Repairs the given fields, and those that the repair moved words to; the other fields stay absent. */
function repair(copy: Partial<ListingCopy>, ruleSet: RuleSet, about: { brand?: string }) {
  const repaired = repairListing({ ...EMPTY_COPY, ...copy }, ruleSet, about);
  const kept = Object.entries(repaired.copy).filter(([name, value]) => name in copy || value.length > 0);
  return { copy: Object.fromEntries(kept) as Partial<ListingCopy>, repairs: repaired.repairs };
}
