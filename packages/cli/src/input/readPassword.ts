import type { CliContext } from '../CliContext.js';
import { CliError } from '../CliError.js';
import { askAtTerminal } from './askAtTerminal.js';

export interface PasswordQuestion {
  /** The prompt. */
  readonly ask: string;
  /** The error without a terminal if nothing was piped in: what is missing, and a command that provides it. */
  readonly missing: string;
  readonly example: string;
}

/** Prompts for a password without echo, or reads it from a pipe. A password is never a flag. */
export async function readPassword(
  { ask, missing, example }: PasswordQuestion,
  { stdin, options }: Pick<CliContext, 'stdin' | 'options'>,
): Promise<string> {
  if (!stdin.isTTY || options.input === false) {
    const piped = stdin.isTTY ? '' : (await stdin.text()).replace(/\r?\n$/, '');
    if (piped !== '') return piped;
    throw new CliError('no_password', missing, example);
  }
  const password = await askAtTerminal(ask, { hidden: true });
  if (password === undefined) throw new CliError('interrupted', 'Nothing was changed.');
  return password;
}
