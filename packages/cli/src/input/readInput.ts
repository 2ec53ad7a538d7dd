import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CliContext } from '../CliContext.js';
import { CliError } from '../CliError.js';
import { EXIT } from '../exitCode.js';

/** The bytes of a file. A name that is none is a fault of usage. */
export function readFileBytes(context: CliContext, name: string): Uint8Array {
  try {
    return readFileSync(path.resolve(context.cwd, name));
  } catch {
    throw new CliError(
      EXIT.usage,
      'no_such_file',
      `There is no file ${name} that can be read.`,
      'Check the path; - reads from a pipe.',
    );
  }
}

/** The text of a file, or of stdin for `-`. A terminal that waits for nobody's typing is refused. */
export async function readText(context: CliContext, name: string): Promise<string> {
  if (name !== '-') return new TextDecoder().decode(readFileBytes(context, name)).replace(/^\uFEFF/, '');
  requirePipe(context);
  return context.stdin.text();
}

/** The bytes of a file, or of stdin for `-`. */
export async function readBytes(context: CliContext, name: string): Promise<Uint8Array> {
  if (name !== '-') return readFileBytes(context, name);
  requirePipe(context);
  return context.stdin.bytes();
}

function requirePipe({ stdin }: CliContext): void {
  if (!stdin.isTTY) return;
  throw new CliError(EXIT.usage, 'no_input', 'Nothing is piped in.', 'Name a file, or pipe text into the command.');
}
