import type { Command } from 'commander';
import type { Action } from '../../../Action.js';
import type { ProofOptions } from './readProof.js';
import { runDisableTotp } from './runDisableTotp.js';
import { runEnableTotp, type EnableTotpOptions } from './runEnableTotp.js';
import { runRecoveryCodes } from './runRecoveryCodes.js';
import { runTotpStatus } from './runTotpStatus.js';

const CODE = 'code of your authenticator app, or a recovery code';

export function registerTotp(auth: Command, run: Action): void {
  const totp = auth.command('totp').description('two-step sign-in by an authenticator app');
  totp
    .command('status')
    .description('say whether it is on, and how many recovery codes are left')
    .addHelpText('after', '\nExample:\n  listwright auth totp status --json\n')
    .action((_options: object, command: Command) => run(runTotpStatus, command));
  totp
    .command('enable')
    .description('set it up; it is on once the app’s first code was typed')
    .option('--code <code>', 'first code of the app, where the secret was read before')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright auth totp enable\n  echo "$PASSWORD" | listwright auth totp enable --json\n  listwright auth totp enable --code 123456\n',
    )
    .action((options: EnableTotpOptions, command: Command) =>
      run((context) => runEnableTotp(options, context), command),
    );
  totp
    .command('disable')
    .description('turn it off, by password and code')
    .option('--code <code>', CODE)
    .addHelpText('after', '\nExample:\n  listwright auth totp disable\n')
    .action((options: ProofOptions, command: Command) => run((context) => runDisableTotp(options, context), command));
  totp
    .command('recovery-codes')
    .description('make new recovery codes; the old ones no longer work')
    .option('--code <code>', CODE)
    .addHelpText('after', '\nExample:\n  listwright auth totp recovery-codes > recovery-codes.txt\n')
    .action((options: ProofOptions, command: Command) => run((context) => runRecoveryCodes(options, context), command));
}
