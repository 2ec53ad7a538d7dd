import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import { wholeNumber } from '../../input/wholeNumber.js';
import { runOutbox, type OutboxOptions } from './runOutbox.js';

const MOST_MAILS = 1000;

export function registerAdmin(program: Command, run: Action): void {
  const admin = program.command('admin').description('what administrators look after');
  admin
    .command('outbox')
    .description('list the mails of the server, newest first')
    .option('--limit <n>', 'how many', wholeNumber(1, MOST_MAILS))
    .addHelpText('after', '\nExamples:\n  listwright admin outbox\n  listwright admin outbox --limit 1 --json\n')
    .action((options: OutboxOptions, command: Command) => run((context) => runOutbox(options, context), command));
}
