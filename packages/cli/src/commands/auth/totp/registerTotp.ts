import type { Command } from 'commander';
import type { Action } from '../../../Action.js';
import type { ProofOptions } from './readProof.js';
import { runDisableTotp } from './runDisableTotp.js';
import { runEnableTotp, type EnableTotpOptions } from './runEnableTotp.js';
import { runRecoveryCodes } from './runRecoveryCodes.js';
import { runTotpStatus } from './runTotpStatus.js';

const CODE = 'code from your authenticator app, or a recovery code';

export function registerTotp(auth: Command, run: Action): void {
  const totp = auth.command('totp').description('two-step sign-in with an authenticator app');
  totp
    .command('status')
    .description('show whether it is on, and how many recovery codes are left')
    .addHelpText('after', '\nExample:\n  listwright auth totp status --json\n')
    .action((_options: object, command: Command) => run(runTotpStatus, command));
  totp
    .command('enable')
    .description("set it up and turn it on with the app's first code")
    .option('--code <code>', 'first code from the app, if you already have the secret')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright auth totp enable\n  echo "$PASSWORD" | listwright auth totp enable --json\n  listwright auth totp enable --code 123456\n',
    )
    .action((options: EnableTotpOptions, command: Command) =>
      run((context) => runEnableTotp(options, context), command),
    );
  totp
    .command('disable')
    .description('turn it off, with password and code')
    .option('--code <code>', CODE)
    .addHelpText('after', '\nExample:\n  listwright auth totp disable\n')
    .action((options: ProofOptions, command: Command) => run((context) => runDisableTotp(options, context), command));
  totp
    .command('recovery-codes')
    .description('create new recovery codes; the old ones stop working')
    .option('--code <code>', CODE)
    .addHelpText('after', '\nExample:\n  listwright auth totp recovery-codes > recovery-codes.txt\n')
    .action((options: ProofOptions, command: Command) => run((context) => runRecoveryCodes(options, context), command));
}
