import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { CliContext } from '../CliContext.js';
import { CliError } from '../CliError.js';

/** More than a server takes of any file, and little enough for memory. */
const MOST_MB = 64;

/** Refuses what is too large to be read at once, for example an input that never ends. */
export function requireReadable(name: string, bytes: number): void {
  if (bytes <= MOST_MB * 1_000_000) return;
  throw new CliError('too_large', `${name} is larger than ${MOST_MB} MB.`, 'Split it, or pass less of it.');
}

/** The bytes of a file. An unreadable file is a usage error, and so is a device, which may never end. */
export function readFileBytes(context: CliContext, name: string): Uint8Array {
  const file = path.resolve(context.cwd, name);
  requireReadable(name, sizeOf(file));
  try {
    return readFileSync(file);
  } catch {
    throw new CliError('no_such_file', `Can't read the file ${name}.`, 'Check the path, or use - for stdin.');
  }
}

function sizeOf(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isCharacterDevice() ? Infinity : (stats?.size ?? 0);
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
