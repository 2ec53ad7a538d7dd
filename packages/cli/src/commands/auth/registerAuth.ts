import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { IdArgument } from '../../ids/IdArgument.js';
import { runLogin, type LoginOptions } from './runLogin.js';
import { runLogout } from './runLogout.js';
import { runSessions, type SessionsOptions } from './runSessions.js';
import { runStatus } from './runStatus.js';
import { runSwitch } from './runSwitch.js';
import { runToken } from './runToken.js';
import { runVerifyEmail } from './runVerifyEmail.js';
import { registerTotp } from './totp/registerTotp.js';

export function registerAuth(program: Command, run: Action): void {
  const auth = program.command('auth').description('log in and out');
  auth
    .command('login')
    .description('log in and store the session for later commands')
    .option('--email <address>', 'email of the account')
    .option('--code <code>', 'code from your authenticator app, or a recovery code, if two-step sign-in is on')
    .option('--with-token', 'read a token from stdin instead of prompting')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright auth login\n  echo "$PASSWORD" | listwright auth login --email me@example.com\n',
    )
    .action((options: LoginOptions, command: Command) => run((context) => runLogin(options, context), command));
  auth
    .command('logout')
    .description('log out and end the session on the server')
    .addHelpText('after', '\nExample:\n  listwright auth logout\n')
    .action((_options: object, command: Command) => run(runLogout, command));
  auth
    .command('status')
    .description('show the current user and server')
    .addHelpText('after', '\nExamples:\n  listwright auth status\n  listwright auth status --json\n')
    .action((_options: object, command: Command) => run(runStatus, command));
  auth
    .command('token')
    .description('print the token of this session, for another program')
    .addHelpText(
      'after',
      '\nExample:\n  curl -H "Authorization: Bearer $(listwright auth token)" http://127.0.0.1:3000/api/auth/me\n',
    )
    .action((_options: object, command: Command) => run(runToken, command));
  auth
    .command('switch')
    .description('use another stored session and its server from now on')
    .addArgument(new IdArgument('[profile]', 'the profile that it was stored under (default: list them)', 'profile'))
    .addHelpText('after', '\nExamples:\n  listwright auth login --profile work\n  listwright auth switch work\n')
    .action((profile: string | undefined, _options: object, command: Command) =>
      run((context) => runSwitch(profile, context), command),
    );
  auth
    .command('sessions')
    .description('list or end your sessions')
    .option('--end <id>', 'end this session')
    .addOption(new Option('--end-others', 'end all sessions except this one').conflicts('end'))
    .addHelpText('after', '\nExamples:\n  listwright auth sessions\n  listwright auth sessions --end-others\n')
    .action((options: SessionsOptions, command: Command) => run((context) => runSessions(options, context), command));
  auth
    .command('verify-email')
    .description('verify your email with the link we sent, or resend it')
    .argument('[link]', 'the link or its token (default: resend the email)')
    .addHelpText('after', '\nExamples:\n  listwright auth verify-email\n  listwright auth verify-email "https://…"\n')
    .action((link: string | undefined, _options: object, command: Command) =>
      run((context) => runVerifyEmail(link, context), command),
    );
  registerTotp(auth, run);
}
