import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CliContext } from '../CliContext.js';
import { CliError } from '../CliError.js';

/** The bytes of a file. An unreadable file is a usage error. */
export function readFileBytes(context: CliContext, name: string): Uint8Array {
  try {
    return readFileSync(path.resolve(context.cwd, name));
  } catch {
    throw new CliError('no_such_file', `Can't read the file ${name}.`, 'Check the path, or use - for stdin.');
  }
}

/** The text of a file, or of stdin for `-`. Fails at a terminal, where nothing is piped in. */
export async function readText(context: CliContext, name: string): Promise<string> {
  const bytes = await readBytes(context, name);
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, '');
  if (isText(text)) return text;
  const place = name === '-' ? 'The input' : name;
  throw new CliError('not_text', `${place} is binary, not text.`, 'Use a UTF-8 text file.');
}

/** Binary data has zero bytes or much invalid UTF-8; a stray character of another encoding is accepted. */
function isText(text: string): boolean {
  const broken = text.split('\uFFFD').length - 1;
  return !text.includes('\0') && broken * 20 <= text.length;
}

/** The bytes of a file, or of stdin for `-`. */
export async function readBytes(context: CliContext, name: string): Promise<Uint8Array> {
  if (name !== '-') return readFileBytes(context, name);
  requirePipe(context);
  return context.stdin.bytes();
}

function requirePipe({ stdin }: CliContext): void {
  if (!stdin.isTTY) return;
  throw new CliError('no_input', 'stdin is a terminal.', 'Pass a file, or pipe text to stdin.');
}
