import path from 'node:path';
import type { TableEncoding } from '@listwright/domain/shared';
import { ruleSetFor, type Marketplace, type ProductClass, type RuleSet } from '@listwright/domain/marketplaces';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { EXIT } from '../../exitCode.js';
import { fittedColumns } from './fittedColumns.js';
import { fittedRows, type FittedRow } from './fittedRows.js';
import { readTitles } from './readTitles.js';
import { countOf } from '@listwright/domain/shared';
import { writeOutput } from '../../output/writeOutput.js';

export interface FitOptions {
  readonly limit: string;
  readonly marketplace?: Marketplace;
  readonly marketplaceId?: string;
  readonly productClass?: ProductClass;
  readonly policy?: string;
  readonly encoding?: TableEncoding;
  readonly plan?: string;
}

/** The columns that a terminal shows; files get every column. */
const AT_TERMINAL = ['before', 'after', 'item_highlights', 'search_terms', 'moved'];

/**
 * One row per title: before, after, where the removed phrases went, and the other columns unchanged. CSV and NDJSON are
 * written while the file is read. Exit code 3 if some still break a rule or cannot be used.
 */
export async function runFit(file: string, options: FitOptions, context: CliContext): Promise<number> {
  const { print } = context;
  const ruleSetOf = ruleSets(options, context);
  const { id, date, limits } = ruleSetOf('general');
  const table = await readTitles(file, options.encoding, context);
  const shown = fittedColumns(table.columns);
  const counts = { rows: 0, changed: 0, broken: 0, unusable: 0 };
  const isStreamed = options.plan === undefined && (print.format === 'csv' || print.format === 'ndjson');
  const stream = isStreamed ? print.stream(shown.names) : undefined;
  const titles: FittedRow[] = [];
  try {
    for await (const row of fittedRows(table, ruleSetOf)) {
      count(row, counts);
      if (stream === undefined) titles.push(row);
      else stream.add(print.format === 'csv' ? shown.rowOf(row) : { ...row, after: row.title });
    }
  } finally {
    await table.close();
  }
  if (counts.rows === 0)
    throw new CliError(
      'no_titles',
      `${file} has no titles.`,
      'Put one title on each line, or add a "title" column to a CSV.',
    );
  const unusable = counts.unusable === 0 ? '' : `, ${counts.unusable} cannot be used (see error)`;
  print.message(
    `${countOf(counts.rows, 'title')}, ${counts.changed} changed, ${counts.broken} still break a rule${unusable}. Limit ${limits.titleMax} by ${id}.`,
  );
  if (stream === undefined) {
    const data = { titles, rule_set: { id, date } };
    if (options.plan !== undefined) {
      writeOutput(path.resolve(context.cwd, options.plan), `${JSON.stringify(data, null, 2)}\n`);
      print.message(`Plan written to ${options.plan}`);
    }
    const rows =
      print.format === 'ndjson' ? titles.map((row) => ({ ...row, after: row.title })) : titles.map(shown.rowOf);
    print.result({ data, rows, columns: print.format === 'table' ? AT_TERMINAL : shown.names });
  } else stream.end();
  return counts.broken + counts.unusable > 0 ? EXIT.partial : EXIT.done;
}

function count(
  { before, title, findings, error }: FittedRow,
  counts: { rows: number; changed: number; broken: number; unusable: number },
): void {
  counts.rows += 1;
  if (error !== null) counts.unusable += 1;
  else if (before !== title) counts.changed += 1;
  if (findings.some(({ severity }) => severity === 'error')) counts.broken += 1;
}

/** The rules for each product class; `--product-class` applies to all rows. */
function ruleSets(options: FitOptions, context: CliContext): (productClass: ProductClass) => RuleSet {
  const titleMax = limitOf(options.limit);
  const made = new Map<ProductClass, RuleSet>();
  return (found) => {
    const productClass = options.productClass ?? found;
    const known = made.get(productClass);
    if (known !== undefined) return known;
    const ruleSet = ruleSetFor({
      marketplace: options.marketplace ?? context.settings.marketplace(),
      ...(options.marketplaceId === undefined ? {} : { marketplaceId: options.marketplaceId }),
      productClass,
      on: options.policy ?? context.now().toISOString().slice(0, 10),
    });
    const limited = titleMax === undefined ? ruleSet : { ...ruleSet, limits: { ...ruleSet.limits, titleMax } };
    made.set(productClass, limited);
    return limited;
  };
}

function limitOf(text: string): number | undefined {
  if (text === 'auto') return undefined;
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 20 && limit <= 1000) return limit;
  throw new CliError('bad_limit', `--limit takes auto or a whole number from 20 to 1000, not "${text}".`);
}
