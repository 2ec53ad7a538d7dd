import { analysisCalls, seoTextOf, type SeoRequest, type SeoResult } from '@listwright/application/contract';
import type { Marketplace } from '@listwright/domain/marketplaces';
import type { Command } from 'commander';
import type * as z from 'zod';
import type { Action } from '../../Action.js';
import type { CliContext } from '../../CliContext.js';
import { marketplaceOption } from '../../input/marketplaceOption.js';
import type { CliTool } from '../analyses/CliTool.js';
import { registerTool } from '../analyses/registerTool.js';
import { seoReport } from './seoReport.js';
import { readLintSource } from '../lint/readLintSource.js';

interface SeoOptions {
  readonly title?: string;
  readonly keywords?: string;
  readonly kind?: string;
  readonly brand?: string;
  readonly category?: string;
  readonly marketplace?: Marketplace;
  readonly on?: string;
}

type Request = z.input<typeof SeoRequest>;

const options = (command: Command): Command =>
  command
    .option('--title <text>', 'the title; the file is then the description')
    .option('--keywords <words>', 'words to be found by, separated by commas')
    .option('--kind <name>', 'what the product is, for example "water bottle"')
    .option('--brand <name>', 'the brand that the text names')
    .option('--category <name>', 'category of the product')
    .addOption(marketplaceOption())
    .option('--on <date>', 'rules as of this day, for example 2026-07-27');

/** A listing is judged with its facts, a text by itself. */
async function input(source: string, given: SeoOptions, context: CliContext): Promise<Request> {
  const { keywords, kind, brand, category, on } = given;
  const marketplace = given.marketplace ?? context.settings.marketplace();
  const named = Object.fromEntries(
    Object.entries({ keywords, kind, brand, category, on }).filter(([, value]) => value !== undefined),
  );
  const [first] = await readLintSource(source, marketplace, context);
  const copy = first?.copy ?? {};
  if (first?.listing !== undefined) return { ...seoTextOf(first.listing), ...named };
  return {
    title: given.title ?? copy.title ?? '',
    description:
      given.title === undefined ? (copy.description ?? '') : [copy.title, copy.description].join('\n').trim(),
    ...(copy.keywords === undefined ? {} : { keywords: [...copy.keywords] }),
    marketplace: given.marketplace ?? first?.marketplace ?? marketplace,
    ...(first?.brand === undefined ? {} : { brand: first.brand }),
    item_highlights: copy.itemHighlights,
    bullet_points: copy.bulletPoints === undefined ? undefined : [...copy.bulletPoints],
    search_terms: copy.searchTerms,
    seo_title: copy.seoTitle,
    meta_description: copy.metaDescription,
    tags: copy.tags === undefined ? undefined : [...copy.tags],
    ...named,
  };
}

const seo: CliTool<Request, z.output<typeof SeoResult>, SeoOptions> = {
  noun: 'seo',
  verbs: { run: 'check' },
  singular: 'SEO check',
  description: 'score title, description and keywords, with what would raise the score',
  argument: [
    '<source>',
    'a file (JSON, or text with the title in the first line), - for stdin, or the id of a listing',
  ],
  example: 'listing.txt --keywords "steel bottle, gym bottle"',
  options,
  calls: ({ client }) => analysisCalls(client.listings, 'SeoCheck'),
  input,
  text: ({ checks, suggestions, keywords, keyword_coverage: coverage }) => [
    ...checks.map(
      ({ label, points, max, why }) => `  ${label}: ${max === 0 ? 'not counted' : `${points} of ${max}`}. ${why}`,
    ),
    ...(keywords.length === 0 ? [] : [`  Keywords in the text: ${coverage}%`]),
    ...suggestions.map(({ severity, message, source }) => `  ${severity}: ${message} (${source})`),
  ],
  report: seoReport,
  isBad: ({ suggestions }) => suggestions.some(({ severity }) => severity === 'error'),
};

export function registerSeo(program: Command, run: Action): void {
  registerTool(program, run, seo);
}
