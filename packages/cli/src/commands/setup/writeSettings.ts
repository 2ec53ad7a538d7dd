import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { CliError } from '../../CliError.js';

/**
 * Writes a settings file that only its owner reads (mode 600). Replaces one only with `force`, and then as a complete file,
 * so that a server that starts meanwhile never reads half of it.
 */
export function writeSettings(file: string, text: string, force: boolean): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(force ? draft : file, text, { mode: 0o600, flag: 'wx' });
    if (force) renameSync(draft, file);
  } catch (error) {
    throw faultOf(error as NodeJS.ErrnoException, file);
  } finally {
    if (force) rmSync(draft, { force: true });
  }
}

/** The refusal to replace settings. */
export function settingsExist(file: string): CliError {
  return new CliError(
    'settings_exist',
    `${file} exists already.`,
    'Pass --force to replace it; settings that setup does not ask for are kept.',
  );
}

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EISDIR']);

function faultOf(error: NodeJS.ErrnoException, file: string): Error {
  if (error.code === 'EEXIST') return settingsExist(file);
  if (!NOT_WRITABLE.has(error.code ?? '')) return error;
  const advice = 'Run setup in a folder that this account can write to.';
  return new CliError('not_writable', `Can't write ${file}. Nothing was written.`, advice);
}
