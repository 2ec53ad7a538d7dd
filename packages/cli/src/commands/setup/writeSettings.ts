import { renameSync, writeFileSync } from 'node:fs';
import { CliError } from '../../CliError.js';
import { EXIT } from '../../exitCode.js';

/** Writes a settings file that only its owner reads (mode 600). Replaces one only with `force`, and then as a complete file. */
export function writeSettings(file: string, text: string, force: boolean): void {
  if (force) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
    return renameSync(draft, file);
  }
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw settingsExist(file);
    throw error;
  }
}

/** The refusal to replace settings. */
export function settingsExist(file: string): CliError {
  return new CliError(
    EXIT.conflict,
    'settings_exist',
    `${file} exists already.`,
    'Pass --force to replace it; settings that setup does not ask for are kept.',
  );
}
