import { AUDIT_ACTIONS } from '@listwright/domain/audit';
import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { wholeNumber } from '../../input/wholeNumber.js';
import { registerCustomers } from './customers/registerCustomers.js';
import { listFlags } from './listFlags.js';
import { registerMoney } from './money/registerMoney.js';
import { registerQuotas } from './quotas/registerQuotas.js';
import { runAudit, type AuditOptions } from './runAudit.js';
import { runOutbox, type OutboxOptions } from './runOutbox.js';
import { runPromote, type PromoteOptions } from './runPromote.js';
import { runStats } from './runStats.js';

const MOST_MAILS = 1000;

export function registerAdmin(program: Command, run: Action): void {
  const admin = program.command('admin').description('what administrators look after');
  registerCustomers(admin, run);
  registerQuotas(admin, run);
  registerMoney(admin, run);
  admin
    .command('outbox')
    .description('list the mails of the server, newest first')
    .option('--limit <n>', 'how many', wholeNumber(1, MOST_MAILS))
    .addHelpText('after', '\nExamples:\n  listwright admin outbox\n  listwright admin outbox --limit 1 --json\n')
    .action((options: OutboxOptions, command: Command) => run((context) => runOutbox(options, context), command));
  admin
    .command('stats')
    .description('the figures of the business')
    .addHelpText('after', '\nExamples:\n  listwright admin stats\n  listwright admin stats --json\n')
    .action((_options: object, command: Command) => run(runStats, command));
  listFlags(admin.command('audit').description('who did what, newest first'))
    .addOption(new Option('--action <action>', 'only this').choices([...AUDIT_ACTIONS]))
    .option('--actor <id>', 'only what this account did')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright admin audit --action login.failed\n  listwright admin audit --search ann@\n',
    )
    .action((options: AuditOptions, command: Command) => run((context) => runAudit(options, context), command));
  admin
    .command('users')
    .description('who administrates this server')
    .command('promote')
    .description('make an account an administrator')
    .argument('<email>', 'id or address of the account')
    .option('--dry-run', 'say what would be done, and do nothing')
    .addHelpText('after', '\nExample:\n  listwright admin users promote ann@example.com\n')
    .action((named: string, options: PromoteOptions, command: Command) =>
      run((context) => runPromote(named, options, context), command),
    );
}
