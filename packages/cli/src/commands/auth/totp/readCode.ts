import type { CliContext } from '../../../CliContext.js';
import { CliError } from '../../../CliError.js';
import { askAtTerminal } from '../../../input/askAtTerminal.js';

/** The code of `--code`, else from a prompt. */
export async function readCode(
  given: string | undefined,
  { stdin, options }: Pick<CliContext, 'stdin' | 'options'>,
): Promise<string> {
  if (given !== undefined) return given;
  if (!stdin.isTTY || options.input === false) {
    throw new CliError('no_code', 'There is no terminal. Pass the code with --code.', 'Add --code 123456');
  }
  const code = await askAtTerminal('Code from your authenticator app, or a recovery code: ');
  if (code === undefined) throw new CliError('interrupted', 'Nothing was changed.');
  return code;
}
