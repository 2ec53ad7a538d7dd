import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import { wholeNumber } from '../../input/wholeNumber.js';
import { runDownload } from './runDownload.js';
import { runList, type ListOptions } from './runList.js';
import { idOf } from '../../ids/idOf.js';

const MAX = 1000;

export function registerInvoices(program: Command, run: Action): void {
  const invoices = program.command('invoices').description('your invoices');
  invoices
    .command('list')
    .description('list invoices, newest first')
    .option('--limit <n>', 'how many', wholeNumber(1, MAX))
    .addHelpText('after', '\nExamples:\n  listwright invoices list\n  listwright invoices list --format csv\n')
    .action((options: ListOptions, command: Command) => run((context) => runList(options, context), command));
  invoices
    .command('download')
    .description('download an invoice as PDF')
    .argument('<id>', 'id of the invoice')
    .addHelpText('after', '\nExample:\n  listwright invoices download 0192… -o november.pdf\n')
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => runDownload(await idOf.invoice(id, context), context), command),
    );
}
