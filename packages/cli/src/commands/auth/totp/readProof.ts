import type { CliContext } from '../../../CliContext.js';
import { readPassword } from '../../../input/readPassword.js';
import { readCode } from './readCode.js';

export interface ProofOptions {
  readonly code?: string;
}

/** Password and code, which changes to two-step sign-in need. */
export async function readProof(
  command: string,
  { code }: ProofOptions,
  context: CliContext,
): Promise<{ readonly password: string; readonly code: string }> {
  const question = {
    ask: 'Your password: ',
    missing: 'There is no terminal. Pipe your password to stdin and pass --code.',
    example: `echo "$PASSWORD" | listwright auth totp ${command} --code 123456`,
  };
  const password = await readPassword(question, context);
  return { password, code: await readCode(code, context) };
}
