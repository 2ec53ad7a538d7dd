import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_VERSION } from '@listwright/application/contract';
import { withoutSecrets } from './withoutSecrets.js';

interface Run {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
}

/**
 * Writes an error that the command line does not know to a file of its own, for a report. Returns its path, or undefined where none
 * can be written: the error itself is what has to be reported then.
 */
export function writeErrorLog(error: Error, { argv, env, now }: Run): string | undefined {
  const home = env.XDG_STATE_HOME || (env.HOME === undefined ? undefined : path.join(env.HOME, '.local', 'state'));
  if (home === undefined) return undefined;
  const folder = path.join(home, 'listwright');
  const file = path.join(folder, `error-${now.toISOString().replaceAll(':', '-')}.log`);
  // Values are left out: a word after an option or an address may be what people want to keep to themselves.
  const options = argv.filter((word) => word.startsWith('-')).map((word) => word.split('=')[0]);
  const lines = [
    `listwright ${PRODUCT_VERSION} · node ${process.version} · ${process.platform} ${process.arch}`,
    `${now.toISOString()} · ${[argv.find((word) => /^[a-z-]+$/u.test(word)), ...options].filter(Boolean).join(' ')}`,
    ...causesOf(error).map(({ stack, message }) => stack ?? message),
  ];
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${withoutSecrets(lines.join('\n'), env)}\n`, { mode: 0o600 });
    return file;
  } catch {
    return undefined;
  }
}

/** An error with those that led to it. */
function causesOf(error: Error): readonly Error[] {
  return error.cause instanceof Error ? [error, ...causesOf(error.cause)] : [error];
}
