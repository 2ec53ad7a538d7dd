import {
  analysisCalls,
  COMPETITORS_AT_MOST,
  TOO_MANY_COMPETITORS,
  type CompetitorRequest,
  type CompetitorResult,
} from '@listwright/application/contract';
import type { Marketplace } from '@listwright/domain/marketplaces';
import type { Command } from 'commander';
import type * as z from 'zod';
import type { Action } from '../../Action.js';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { idOf } from '../../ids/idOf.js';
import { isAddress } from '../../input/isAddress.js';
import { marketplaceOption } from '../../input/marketplaceOption.js';
import { readFileBytes } from '../../input/readInput.js';
import type { CliTool } from '../analyses/CliTool.js';
import { registerTool } from '../analyses/registerTool.js';
import { competitorReport } from './competitorReport.js';
import { IdOption } from '../../ids/IdOption.js';

interface CompareOptions {
  readonly name?: string;
  readonly product?: string;
  readonly with?: readonly string[];
  readonly brand?: string;
  readonly description?: string;
  readonly price?: string;
  readonly currency?: string;
  readonly marketplace?: Marketplace;
}

/** What is sent: the own product, and saved pages beside the addresses. */
interface Input {
  readonly body: z.input<typeof CompetitorRequest>;
  readonly pages: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

type Result = z.output<typeof CompetitorResult>;

const options = (command: Command): Command =>
  command
    .option('--with <source...>', 'further pages, the same as naming them first')
    .option('--name <text>', 'the own product')
    .addOption(new IdOption('--product <id>', 'a product of the account instead of a name', 'product'))
    .option('--brand <name>', 'the own brand')
    .option('--description <text>', 'the own description')
    .option('--price <amount>', 'the own price')
    .option('--currency <code>', 'its currency, for example USD')
    .addOption(marketplaceOption());

async function input(
  source: string,
  given: CompareOptions,
  context: CliContext,
  others: readonly string[],
): Promise<Input> {
  const sources = [source, ...others, ...(given.with ?? [])];
  if (sources.length > COMPETITORS_AT_MOST)
    throw new CliError('too_many_pages', `${TOO_MANY_COMPETITORS}.`, 'Name fewer pages.');
  const { name, product, brand, description, price, currency } = given;
  const named = Object.fromEntries(
    Object.entries({ brand, description, price, currency }).filter(([, value]) => value !== undefined),
  );
  return {
    body: {
      product_name: name ?? '',
      ...(product === undefined ? {} : { product_id: await idOf.product(product, context) }),
      marketplace: given.marketplace ?? context.settings.marketplace(),
      competitor_urls: sources.filter(isAddress),
      ...named,
    },
    pages: sources
      .filter((one) => !isAddress(one))
      .map((file) => ({ name: file, bytes: readFileBytes(context, file) })),
  };
}

const SYMBOLS = { gap: '✗', denied: '!', shared: '=', edge: '✓' } as const;

const competitors: CliTool<Input, Result, CompareOptions> = {
  noun: 'competitors',
  verbs: { run: 'compare', compare: 'diff' },
  singular: 'competitor analysis',
  description: 'compare a product with pages of competitors: price, claims, keywords',
  argument: ['<source...>', 'addresses of pages, or saved HTML files, five at most'],
  example: 'https://shop.example/bottle saved.html --name "Steel bottle" --price 30 --currency USD',
  options,
  calls: (context) => {
    const calls = analysisCalls<z.input<typeof CompetitorRequest>, Result>(
      context.client.competitors,
      'CompetitorCheck',
    );
    return {
      ...(calls as object),
      run: ({ body: { body, pages } }: { readonly body: Input }) =>
        context.client.competitors.runCompetitorCheck({
          body,
          files: Object.fromEntries(
            pages.map(({ name, bytes }, at) => [
              `page_${at + 1}`,
              { name, type: 'text/html', content: new Blob([Buffer.from(bytes)], { type: 'text/html' }) },
            ]),
          ),
        }),
    } as never;
  },
  input,
  text: ({
    analysis_results: pages,
    products,
    price_analysis: price,
    claims,
    keywords_found: terms,
    recommendations,
  }) => [
    ...pages.filter(({ error }) => error !== null).map(({ url, error }) => `  ${url}: Error: ${error}`),
    ...(price === '' ? [] : [`  ${price}`]),
    ...pages.flatMap(({ url, same_product_sellers: sellers, other_offers: more }) => {
      const offers = sellers.map(({ seller, price: amount, currency, features }) =>
        [seller, amount, currency, ...features].filter((part) => part !== null && part !== '').join(' '),
      );
      const said = [...offers, ...(more === '' ? [] : [more])];
      return said.length === 0 ? [] : [`  Offered at ${url} by: ${said.join('; ')}`];
    }),
    ...(claims.length === 0 ? [] : [`  Claims of: ${products.map(({ label }) => label).join(' | ')}`]),
    ...claims.map(({ label, standing, cells }) => {
      const values = cells.map(({ values: said, state }) => (state === 'silent' ? '—' : said.join(', ')));
      return `  ${SYMBOLS[standing]} ${label}: ${values.join(' | ')}`;
    }),
    ...(terms.length === 0 ? [] : [`  Terms they use and you do not: ${terms.slice(0, 15).join(', ')}`]),
    ...recommendations.map(({ text, evidence }) => `  → ${text} (${evidence})`),
  ],
  report: competitorReport,
  isBad: ({ status }) => status === 'failed',
};

export function registerCompetitors(program: Command, run: Action): void {
  registerTool(program, run, competitors);
}
