import { ADMIN_KEY_DAYS, API_SCOPES } from '@listwright/domain/accounts';
import { Option, type Command } from 'commander';
import type { Action } from '../../../Action.js';
import type { ActOptions } from './actOnUser.js';
import { runChangeRole } from './runChangeRole.js';
import { wholeNumber } from '../../../input/wholeNumber.js';
import { runCreateKey, type CreateKeyOptions } from './runCreateKey.js';
import { runCreateUser, type CreateUserOptions } from './runCreateUser.js';
import { runEndUserSessions } from './runEndUserSessions.js';
import { runListUsers } from './runListUsers.js';
import { runResetUserTotp } from './runResetUserTotp.js';
import { runSetPassword, type SetPasswordOptions } from './runSetPassword.js';

const NAMED = 'address or id of the account';
const GENERATE = 'make a password up, and print it once; else it is asked for, or read from a pipe';

/** On the database of this machine, as `migrate` and `doctor`: for whom no sign-in is left. */
export function registerUsers(admin: Command, run: Action): void {
  const users = admin
    .command('users')
    .description('the administrators of the server on this machine, without a sign-in')
    .addHelpText(
      'after',
      '\nThese work on the database itself with the configuration of the server: its .env or environment.\n' +
        'Each act stands in the audit log. From elsewhere, by a sign-in: listwright admin customers.\n',
    );
  users
    .command('list')
    .description('list the administrators')
    .addHelpText('after', examples('list', 'list --json --fields email,two_step'))
    .action((_options: object, command: Command) => run(runListUsers, command));
  users
    .command('create')
    .description('make an administrator')
    .argument('<email>', 'address of the account')
    .option('--name <name>', 'name of the person', 'Administrator')
    .option('--generate', GENERATE)
    .addHelpText('after', examples('create ann@example.com --generate', 'create ann@example.com --name Ann < password'))
    .action((email: string, options: CreateUserOptions, command: Command) =>
      run((context) => runCreateUser(email, options, context), command),
    );
  onOne(users, 'promote', 'make an account an administrator').action(
    (named: string, options: ActOptions, command: Command) =>
      run((context) => runChangeRole(named, 'admin', options, context), command),
  );
  onOne(users, 'demote', 'make an administrator an ordinary user; the last one stays').action(
    (named: string, options: ActOptions, command: Command) =>
      run((context) => runChangeRole(named, 'user', options, context), command),
  );
  onOne(users, 'set-password', 'set a new password; sessions and API keys of the account end', [
    'set-password ann@example.com --generate',
    'set-password ann@example.com --yes < password',
  ])
    .option('--generate', GENERATE)
    .action((named: string, options: SetPasswordOptions, command: Command) =>
      run((context) => runSetPassword(named, options, context), command),
    );
  onOne(users, 'reset-totp', 'take the two-step sign-in off one whose app and recovery codes are lost').action(
    (named: string, options: ActOptions, command: Command) =>
      run((context) => runResetUserTotp(named, options, context), command),
  );
  onOne(users, 'create-key', 'make an API key for programs of an administrator, for a day at most', [
    'create-key ann@example.com --hours 1',
    'create-key ann@example.com --scope read write',
  ])
    .addOption(
      new Option('--scope <scope...>', 'what it may do: read (look), write (change)')
        .choices([...API_SCOPES])
        .default(['read']),
    )
    .option('--hours <n>', 'how long it works', wholeNumber(1, ADMIN_KEY_DAYS * 24), 1)
    .action((named: string, options: CreateKeyOptions, command: Command) =>
      run((context) => runCreateKey(named, options, context), command),
    );
  const sessions = users.command('sessions').description('where an account is signed in');
  onOne(sessions, 'end', 'sign an account out everywhere', ['sessions end ann@example.com']).action(
    (named: string, options: ActOptions, command: Command) =>
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
    .option('--dry-run', 'say what would be done, and do nothing')
    .addHelpText('after', examples(...lines));
}

function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  listwright admin users ${line}\n`).join('')}`;
}
