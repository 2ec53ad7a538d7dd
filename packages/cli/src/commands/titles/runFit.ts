import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fitTitle } from '@listwright/domain/listings';
import { ruleSetFor, type Marketplace, type ProductClass, type RuleSet } from '@listwright/domain/marketplaces';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { EXIT } from '../../exitCode.js';
import { readTitles } from './readTitles.js';

export interface FitOptions {
  readonly limit: string;
  readonly marketplace?: Marketplace;
  readonly marketplaceId?: string;
  readonly productClass?: ProductClass;
  readonly policy?: string;
  readonly plan?: string;
}

/** One row a title: before, after, and where the rest went. Exit code 3 where some still break a rule. */
export async function runFit(file: string, options: FitOptions, context: CliContext): Promise<number> {
  const { print } = context;
  const ruleSet = ruleSetOf(options, context);
  const rows = (await readTitles(file, context)).map(({ title, brand }) => {
    const fitted = fitTitle({ title, ...(brand === undefined ? {} : { brand }) }, ruleSet);
    return {
      before: title,
      title: fitted.title,
      item_highlights: fitted.itemHighlights,
      search_terms: fitted.searchTerms,
      moved: fitted.moved,
      findings: fitted.findings,
    };
  });
  if (rows.length === 0)
    throw new CliError(
      EXIT.usage,
      'no_titles',
      `${file} holds no title.`,
      'Put a title in each line, or a column "title" in a CSV.',
    );
  const data = { titles: rows, rule_set: { id: ruleSet.id, date: ruleSet.date } };
  if (options.plan !== undefined) {
    writeFileSync(path.resolve(context.cwd, options.plan), `${JSON.stringify(data, null, 2)}\n`);
    print.say(`Plan written to ${options.plan}`);
  }
  const changed = rows.filter((row) => row.before !== row.title).length;
  const broken = rows.filter((row) => row.findings.some((finding) => finding.severity === 'error')).length;
  print.say(
    `${rows.length} titles, ${changed} changed, ${broken} still break a rule. Limit ${ruleSet.limits.titleMax} by ${ruleSet.id}.`,
  );
  const flat = rows.map((row) => ({ ...row, moved: row.moved.map(({ text, to }) => `${text} → ${to}`).join('; ') }));
  print.result({
    data,
    rows: print.format === 'ndjson' ? rows : flat,
    columns: ['before', 'title', 'item_highlights', 'search_terms', 'moved'],
  });
  return broken > 0 ? EXIT.partial : EXIT.done;
}

function ruleSetOf(options: FitOptions, context: CliContext): RuleSet {
  const ruleSet = ruleSetFor({
    marketplace: options.marketplace ?? context.settings.marketplace(),
    ...(options.marketplaceId === undefined ? {} : { marketplaceId: options.marketplaceId }),
    productClass: options.productClass ?? 'general',
    on: options.policy ?? context.now().toISOString().slice(0, 10),
  });
  if (options.limit === 'auto') return ruleSet;
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 20 || limit > 1000) {
    throw new CliError(
      EXIT.usage,
      'bad_limit',
      `--limit takes auto or a whole number from 20 to 1000, not "${options.limit}".`,
    );
  }
  return { ...ruleSet, limits: { ...ruleSet.limits, titleMax: limit } };
}
