import type { CliContext } from '../CliContext.js';
import { CliError } from '../CliError.js';
import { EXIT } from '../exitCode.js';
import { askAtTerminal } from './askAtTerminal.js';

export interface PasswordQuestion {
  /** What the terminal asks. */
  readonly ask: string;
  /** Without a terminal, where nothing was piped in: what is missing, and the command that brings it. */
  readonly missing: string;
  readonly example: string;
}

/** A password is asked for without echo, or read from a pipe, and is never a flag. */
export async function readPassword(
  { ask, missing, example }: PasswordQuestion,
  { stdin, options }: Pick<CliContext, 'stdin' | 'options'>,
): Promise<string> {
  if (!stdin.isTTY || options.input === false) {
    const piped = stdin.isTTY ? '' : (await stdin.text()).replace(/\r?\n$/, '');
    if (piped !== '') return piped;
    throw new CliError(EXIT.usage, 'no_password', missing, example);
  }
  const password = await askAtTerminal(ask, { hidden: true });
  if (password === undefined) throw new CliError(EXIT.interrupted, 'interrupted', 'Nothing was changed.');
  return password;
}
