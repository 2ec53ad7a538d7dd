import { ADMIN_KEY_DAYS, API_SCOPES } from '@listwright/domain/accounts';
import { Option, type Command } from 'commander';
import type { Action } from '../../../Action.js';
import type { ActionOptions } from './actOnUser.js';
import { runChangeRole } from './runChangeRole.js';
import { wholeNumber } from '../../../input/wholeNumber.js';
import { runCreateKey, type CreateKeyOptions } from './runCreateKey.js';
import { runCreateUser, type CreateUserOptions } from './runCreateUser.js';
import { runEndUserSessions } from './runEndUserSessions.js';
import { runListUsers } from './runListUsers.js';
import { runResetUserTotp } from './runResetUserTotp.js';
import { runSetPassword, type SetPasswordOptions } from './runSetPassword.js';

const NAMED = 'email or id of the account';
const GENERATE = 'generate a password and print it once (default: prompt, or read from stdin)';

/** Works on this machine's database, like `migrate` and `doctor`, for administrators who can no longer log in. */
export function registerUsers(admin: Command, run: Action): void {
  const users = admin
    .command('users')
    .description("manage the administrators of this machine's server, without logging in")
    .addHelpText(
      'after',
      '\nThese commands use the database directly, with the server’s configuration (.env or environment).\n' +
        'Every action is recorded in the audit log. From another machine, log in and use: listwright admin customers.\n',
    );
  users
    .command('list')
    .description('list administrators')
    .addHelpText('after', examples('list', 'list --json --fields email,two_step'))
    .action((_options: object, command: Command) => run(runListUsers, command));
  users
    .command('create')
    .description('create an administrator')
    .argument('<email>', 'email of the account')
    .option('--name <name>', 'full name', 'Administrator')
    .option('--generate', GENERATE)
    .addHelpText('after', examples('create ann@example.com --generate', 'create ann@example.com --name Ann < password'))
    .action((email: string, options: CreateUserOptions, command: Command) =>
      run((context) => runCreateUser(email, options, context), command),
    );
  onOne(users, 'promote', 'make an account an administrator').action(
    (named: string, options: ActionOptions, command: Command) =>
      run((context) => runChangeRole(named, 'admin', options, context), command),
  );
  onOne(users, 'demote', "make an administrator a regular user; the last administrator can't be changed").action(
    (named: string, options: ActionOptions, command: Command) =>
      run((context) => runChangeRole(named, 'user', options, context), command),
  );
  onOne(users, 'set-password', 'set a new password; ends all sessions and API keys of the account', [
    'set-password ann@example.com --generate',
    'set-password ann@example.com --yes < password',
  ])
    .option('--generate', GENERATE)
    .action((named: string, options: SetPasswordOptions, command: Command) =>
      run((context) => runSetPassword(named, options, context), command),
    );
  onOne(users, 'reset-totp', 'turn off two-step sign-in for an account that lost its app and recovery codes').action(
    (named: string, options: ActionOptions, command: Command) =>
      run((context) => runResetUserTotp(named, options, context), command),
  );
  onOne(users, 'create-key', 'create an API key for scripts of an administrator, for at most a day', [
    'create-key ann@example.com --hours 1',
    'create-key ann@example.com --scope read write',
  ])
    .addOption(new Option('--scope <scope...>', 'permissions: read, write').choices([...API_SCOPES]).default(['read']))
    .option('--hours <n>', 'expires after this many hours', wholeNumber(1, ADMIN_KEY_DAYS * 24), 1)
    .action((named: string, options: CreateKeyOptions, command: Command) =>
      run((context) => runCreateKey(named, options, context), command),
    );
  const sessions = users.command('sessions').description('manage the sessions of an account');
  onOne(sessions, 'end', 'log an account out everywhere', ['sessions end ann@example.com']).action(
    (named: string, options: ActionOptions, command: Command) =>
      run((context) => runEndUserSessions(named, options, context), command),
  );
}

function onOne(
  parent: Command,
  verb: string,
  description: string,
  lines: readonly string[] = [`${verb} ann@example.com`, `${verb} ann@example.com --dry-run`],
): Command {
  return parent
    .command(verb)
    .description(description)
    .argument('<account>', NAMED)
    .option('--dry-run', 'show what would be done, without doing it')
    .addHelpText('after', examples(...lines));
}

function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  listwright admin users ${line}\n`).join('')}`;
}
