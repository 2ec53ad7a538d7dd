import type { CliContext } from '../../../CliContext.js';

/** The codes go to stdout, so that they can be redirected to a file; the explanation goes to stderr. */
export function printRecoveryCodes(codes: readonly string[], { print }: CliContext): void {
  print.message("Save these recovery codes. Each one logs you in once without the app. They won't be shown again.");
  print.result({ data: { recovery_codes: codes }, text: codes.join('\n') });
}
