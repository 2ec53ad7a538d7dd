import { EXPORT_FORMATS } from '@listwright/application/contract/schemas';
import { PAYMENT_STATUSES, TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@listwright/domain/admin';
import { Option, type Command } from 'commander';
import type { Action } from '../../../Action.js';
import { rupeesAmount } from '../../../input/rupeesAmount.js';
import { listFlags } from '../listFlags.js';
import type { ListOptions } from '../../../output/pagedRows.js';
import { runExportTransactions, type ExportOptions } from './runExportTransactions.js';
import { runListPayments, type ListPaymentsOptions } from './runListPayments.js';
import { runListTransactions, type TransactionOptions } from './runListTransactions.js';
import { runRefundPayment, type RefundOptions } from './runRefundPayment.js';
import { runShowPayment } from './runShowPayment.js';
import { idOf } from '../../../ids/idOf.js';

export function registerMoney(admin: Command, run: Action): void {
  const payments = admin.command('payments').description('view and refund payments');
  listFlags(payments.command('list').description('list payments, newest first'))
    .addOption(new Option('--status <status>', 'only these').choices([...PAYMENT_STATUSES]))
    .addHelpText('after', '\nExample:\n  listwright admin payments list --status failed\n')
    .action((options: ListPaymentsOptions, command: Command) =>
      run((context) => runListPayments(options, context), command),
    );
  payments
    .command('show')
    .description('show one')
    .argument('<id>', 'id of the payment')
    .addHelpText('after', '\nExample:\n  listwright admin payments show 0192… --json\n')
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => runShowPayment(await idOf.payment(id, context), context), command),
    );

  payments
    .command('refund')
    .description('refund a payment')
    .argument('<id>', 'id of the payment')
    .requiredOption('--reason <text>', 'reason, recorded in the audit log')
    .option('--amount <rupees>', 'part of the amount (default: everything not yet refunded)', rupeesAmount)
    .option('--dry-run', 'show what would be done, without doing it')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright admin payments refund 0192… --reason "Asked within 30 days" --dry-run\n  listwright admin payments refund 0192… --amount 824.50 --reason "Half a month" --yes\n',
    )
    .action((id: string, options: RefundOptions, command: Command) =>
      run(async (context) => runRefundPayment(await idOf.payment(id, context), options, context), command),
    );

  const transactions = admin.command('transactions').description('the ledger');
  filters(listFlags(transactions.command('list').description('list entries, newest first')))
    .addHelpText('after', '\nExample:\n  listwright admin transactions list --type refund --from 2026-11-01\n')
    .action((options: ListOptions & TransactionOptions, command: Command) =>
      run((context) => runListTransactions(options, context), command),
    );
  filters(transactions.command('export').description('export matching entries to a file'))
    .option('--search <words>', 'search text')
    .addOption(new Option('--as <format>', 'file format').choices([...EXPORT_FORMATS]).default('csv'))
    .addHelpText(
      'after',
      '\nExample:\n  listwright admin transactions export --from 2026-11-01 --as xlsx -o november.xlsx\n',
    )
    .action((options: ExportOptions, command: Command) =>
      run((context) => runExportTransactions(options, context), command),
    );
}

function filters(command: Command): Command {
  return command
    .addOption(new Option('--type <type>', 'only these').choices([...TRANSACTION_TYPES]))
    .addOption(new Option('--status <status>', 'only these').choices([...TRANSACTION_STATUSES]))
    .option('--from <date>', 'first day, YYYY-MM-DD')
    .option('--to <date>', 'last day, YYYY-MM-DD');
}
