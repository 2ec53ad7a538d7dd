import { randomBytes } from 'node:crypto';
import { RegisterRequest } from '@listwright/application/contract/schemas';
import type { CliContext } from '../../../CliContext.js';
import { CliError } from '../../../CliError.js';
import { readPassword } from '../../../input/readPassword.js';

const RANDOM_BYTES = 15;

export interface PasswordOptions {
  readonly generate?: boolean;
}

export interface NewPassword {
  readonly password: string;
  /** The password to print, once: only a generated one. */
  readonly shown: { readonly password?: string };
}

/** A generated, typed or piped password. */
export async function newPasswordOf(
  email: string,
  command: string,
  { generate }: PasswordOptions,
  context: CliContext,
): Promise<NewPassword> {
  if (generate) {
    const password = randomBytes(RANDOM_BYTES).toString('base64url');
    return { password, shown: { password } };
  }
  const question = {
    ask: `New password for ${email}: `,
    missing: 'There is no terminal. Pipe the new password to stdin, or use --generate.',
    example: `echo "$PASSWORD" | listwright admin users ${command} ${email}`,
  };
  const password = await readPassword(question, context);
  const checked = RegisterRequest.shape.password.safeParse(password);
  if (checked.success) return { password: checked.data, shown: {} };
  throw new CliError('bad_password', `${checked.error.issues[0]?.message}.`.replace(/\.\.$/, '.'));
}

export function passwordLine({ shown }: NewPassword): string {
  return shown.password === undefined ? '' : `\nPassword: ${shown.password}   (shown only now)`;
}
