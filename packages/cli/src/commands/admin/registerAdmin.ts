import { AUDIT_ACTIONS } from '@listwright/domain/audit';
import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { wholeNumber } from '../../input/wholeNumber.js';
import { registerCustomers } from './customers/registerCustomers.js';
import { registerBranding } from './branding/registerBranding.js';
import { listFlags } from './listFlags.js';
import { registerModel } from './model/registerModel.js';
import { registerMoney } from './money/registerMoney.js';
import { registerQuotas } from './quotas/registerQuotas.js';
import { runAudit, type AuditOptions } from './runAudit.js';
import { runOutbox, type OutboxOptions } from './runOutbox.js';
import { runServer } from './runServer.js';
import { runStats } from './runStats.js';
import { registerUsers } from './users/registerUsers.js';

const MAX_EMAILS = 1000;

export function registerAdmin(program: Command, run: Action): void {
  const admin = program.command('admin').description('administration');
  registerCustomers(admin, run);
  registerQuotas(admin, run);
  registerMoney(admin, run);
  admin
    .command('outbox')
    .description('list the emails of the server, newest first')
    .option('--limit <n>', 'how many', wholeNumber(1, MAX_EMAILS))
    .addHelpText('after', '\nExamples:\n  listwright admin outbox\n  listwright admin outbox --limit 1 --json\n')
    .action((options: OutboxOptions, command: Command) => run((context) => runOutbox(options, context), command));
  admin
    .command('stats')
    .description('show business figures')
    .addHelpText('after', '\nExamples:\n  listwright admin stats\n  listwright admin stats --json\n')
    .action((_options: object, command: Command) => run(runStats, command));
  admin
    .command('server')
    .description('how the server is: version, workers, checks')
    .addHelpText('after', '\nExamples:\n  listwright admin server\n  listwright admin server --json\n')
    .action((_options: object, command: Command) => run(runServer, command));
  registerModel(admin, run);
  registerBranding(admin, run);
  listFlags(admin.command('audit').description('who did what, newest first'))
    .addOption(new Option('--action <action>', 'only this').choices([...AUDIT_ACTIONS]))
    .option('--actor <id>', 'only actions by this account')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright admin audit --action login.failed\n  listwright admin audit --search ann@\n',
    )
    .action((options: AuditOptions, command: Command) => run((context) => runAudit(options, context), command));
  registerUsers(admin, run);
}
