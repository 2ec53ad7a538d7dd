import type { CliContext } from '../../../CliContext.js';

/** The codes go to stdout, so that they can be redirected to a file; the explanation goes to stderr. */
export function printRecoveryCodes(codes: readonly string[], { print }: CliContext): void {
  print.message(
    'Keep these recovery codes: each opens your account once without the app, and they are not shown again.',
  );
  print.result({ data: { recovery_codes: codes }, text: codes.join('\n') });
}
