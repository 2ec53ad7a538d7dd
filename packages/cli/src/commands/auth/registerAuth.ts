import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { runLogin, type LoginOptions } from './runLogin.js';
import { runLogout } from './runLogout.js';
import { runSessions, type SessionsOptions } from './runSessions.js';
import { runStatus } from './runStatus.js';
import { runVerifyEmail } from './runVerifyEmail.js';
import { registerTotp } from './totp/registerTotp.js';

export function registerAuth(program: Command, run: Action): void {
  const auth = program.command('auth').description('sign in and out');
  auth
    .command('login')
    .description('sign in and keep the session for later commands')
    .option('--email <address>', 'address of the account')
    .option('--code <code>', 'code of your authenticator app, or a recovery code, where two-step sign-in is on')
    .option('--with-token', 'read a token from stdin instead of asking')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright auth login\n  echo "$PASSWORD" | listwright auth login --email me@example.com\n',
    )
    .action((options: LoginOptions, command: Command) => run((context) => runLogin(options, context), command));
  auth
    .command('logout')
    .description('end the session here and on the server')
    .addHelpText('after', '\nExample:\n  listwright auth logout\n')
    .action((_options: object, command: Command) => run(runLogout, command));
  auth
    .command('status')
    .description('say who is signed in, and where')
    .addHelpText('after', '\nExamples:\n  listwright auth status\n  listwright auth status --json\n')
    .action((_options: object, command: Command) => run(runStatus, command));
  auth
    .command('sessions')
    .description('list where you are signed in, or sign out there')
    .option('--end <id>', 'sign this one out')
    .addOption(new Option('--end-others', 'sign all out but this one').conflicts('end'))
    .addHelpText('after', '\nExamples:\n  listwright auth sessions\n  listwright auth sessions --end-others\n')
    .action((options: SessionsOptions, command: Command) => run((context) => runSessions(options, context), command));
  auth
    .command('verify-email')
    .description('verify your address by the link of the mail, or send that mail again')
    .argument('[link]', 'the link, or its token; absent: send the mail')
    .addHelpText('after', '\nExamples:\n  listwright auth verify-email\n  listwright auth verify-email "https://…"\n')
    .action((link: string | undefined, _options: object, command: Command) =>
      run((context) => runVerifyEmail(link, context), command),
    );
  registerTotp(auth, run);
}
