import type { CliContext } from '../CliContext.js';
import { readText } from './readInput.js';

/** A text of the command line; `@file` reads a file. */
export async function textOrFile(context: CliContext, value: string): Promise<string> {
  return value.startsWith('@') ? readText(context, value.slice(1)) : value;
}
