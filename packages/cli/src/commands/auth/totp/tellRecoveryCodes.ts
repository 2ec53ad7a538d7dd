import type { CliContext } from '../../../CliContext.js';

/** The codes go to stdout, so that they can be kept in a file; what they are for goes beside it. */
export function tellRecoveryCodes(codes: readonly string[], { print }: CliContext): void {
  print.say('Keep these recovery codes: each opens your account once without the app, and they are not shown again.');
  print.result({ data: { recovery_codes: codes }, text: codes.join('\n') });
}
