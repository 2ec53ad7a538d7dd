import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../CliError.js';

const ADVICE = 'Create the folder, or use another file with --output.';

/** Writes a file that the user named. A missing or read-only folder is a usage error. */
export function writeOutput(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw faultOf(error as NodeJS.ErrnoException, file);
  }
}

function faultOf(error: NodeJS.ErrnoException, file: string): Error {
  const folder = path.dirname(file);
  switch (error.code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new CliError('no_such_folder', `There is no folder ${folder}.`, ADVICE);
    case 'EISDIR':
      return new CliError('is_a_folder', `${file} is a folder.`, 'Pass a file with --output.');
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new CliError('not_writable', `Can't write to the folder ${folder}.`, ADVICE);
    default:
      return error;
  }
}
