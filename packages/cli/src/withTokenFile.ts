import { readFileSync } from 'node:fs';
import type { CliEnvironment } from './CliEnvironment.js';
import { CliError } from './CliError.js';

/** With the token of the file that LISTWRIGHT_TOKEN_FILE names, as containers get their secrets. The variable itself wins. */
export function withTokenFile(environment: CliEnvironment): CliEnvironment {
  const { LISTWRIGHT_TOKEN: token, LISTWRIGHT_TOKEN_FILE: file } = environment.env;
  if (token || !file) return environment;
  return { ...environment, env: { ...environment.env, LISTWRIGHT_TOKEN: tokenIn(file) } };
}

function tokenIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new CliError('no_such_file', `Can't read the file ${file} of LISTWRIGHT_TOKEN_FILE.`, 'Check the path.');
  }
}
