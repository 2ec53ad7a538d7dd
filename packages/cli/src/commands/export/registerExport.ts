import type { Command } from 'commander';
import type { CliContext } from '../../CliContext.js';
import type { Action } from '../../Action.js';
import { CliError } from '../../CliError.js';
import { readFileBytes } from '../../input/readInput.js';
import { chosenListings } from './chosenListings.js';
import { IdArgument } from '../../ids/IdArgument.js';
import { IdOption } from '../../ids/IdOption.js';

export interface ExportOptions {
  readonly template?: string;
  readonly batch?: string;
}

const BATCH = 'all listings of a bulk job, by its id from `bulk list`';

export function registerExport(program: Command, run: Action): void {
  const parent = program.command('export').description('export files for a marketplace');
  parent
    .command('amazon')
    .description('the Amazon listing template (XLSX)')
    .addArgument(new IdArgument('[id...]', 'ids of the listings', 'listing'))
    .addOption(new IdOption('--batch <id>', BATCH, 'job'))
    .option('--template <file>', 'fill this template from Seller Central instead')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright export amazon 0192… -o listing.xlsx\n  listwright export amazon --batch 0192… -o listings.xlsx\n  listwright export amazon 0192… --template bottles.xlsx\n',
    )
    .action((ids: string[], options: ExportOptions, command: Command) =>
      run((context) => runExportAmazon(ids, options, context), command),
    );
  parent
    .command('shopify')
    .description('the Shopify product CSV')
    .addArgument(new IdArgument('[id...]', 'ids of the listings', 'listing'))
    .addOption(new IdOption('--batch <id>', BATCH, 'job'))
    .addHelpText('after', '\nExample:\n  listwright export shopify 0192… 0193… -o products.csv\n')
    .action((ids: string[], options: ExportOptions, command: Command) =>
      run((context) => runExportShopify(ids, options, context), command),
    );
}

async function runExportAmazon(named: readonly string[], options: ExportOptions, context: CliContext): Promise<void> {
  const { client, print } = context;
  const ids = await chosenListings(named, options, context);
  if (options.template === undefined) {
    const { fileName, bytes } = await client.listings.exportManyAmazon({ query: { ids: ids.join(',') } });
    return print.file(fileName, bytes);
  }
  const [id] = ids;
  if (id === undefined || ids.length > 1) {
    throw new CliError('one_listing', '--template works with one listing at a time.', 'Pass one id with --template.');
  }
  const content = new Blob([readFileBytes(context, options.template).slice().buffer]);
  const template = { name: options.template, type: content.type, content };
  const { fileName, bytes } = await client.listings.fillAmazonTemplate({ params: { id }, files: { template } });
  print.file(fileName, bytes);
}

async function runExportShopify(named: readonly string[], options: ExportOptions, context: CliContext): Promise<void> {
  const { client, print } = context;
  const ids = await chosenListings(named, options, context);
  const { fileName, bytes } = await client.listings.exportManyShopify({ query: { ids: ids.join(',') } });
  print.file(fileName, bytes);
}
