import type { CliContext } from '../../../CliContext.js';
import { readPassword } from '../../../input/readPassword.js';
import { readCode } from './readCode.js';
import { printRecoveryCodes } from './printRecoveryCodes.js';

export interface EnableTotpOptions {
  readonly code?: string;
}

/**
 * Sets up two-step sign-in. At a terminal in one step; else in two: the password returns the secret, then `--code` with
 * the app's first code turns it on.
 */
export async function runEnableTotp(options: EnableTotpOptions, context: CliContext): Promise<void> {
  const { client, print, stdin } = context;
  if (options.code !== undefined) return confirm(options.code, context);
  const question = {
    ask: 'Your password: ',
    missing: 'There is no terminal. Pipe your password to stdin.',
    example: 'echo "$PASSWORD" | listwright auth totp enable',
  };
  const password = await readPassword(question, context);
  const data = await client.accounts.startTotp({ body: { password } });
  const next = 'Add this to your authenticator app, as a setup key or a link';
  if (!stdin.isTTY || context.options.input === false) {
    print.message(`${next}; then: listwright auth totp enable --code 123456`);
    return print.result({ data, text: `${data.secret}\n${data.otpauth_uri}` });
  }
  print.message(`${next}:\n\n  ${data.secret}\n  ${data.otpauth_uri}\n`);
  return confirm(await readCode(undefined, context), context);
}

async function confirm(code: string, context: CliContext): Promise<void> {
  const { recovery_codes } = await context.client.accounts.confirmTotp({ body: { code } });
  context.print.message('Two-step sign-in is on. Your other sessions were logged out.');
  printRecoveryCodes(recovery_codes, context);
}
