import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';

const SHORTEST = 12;

/** From BACKUP_PASSPHRASE, or the file that BACKUP_PASSPHRASE_FILE names; undefined where neither is set. */
export function passphraseOf({ env, cwd }: CliContext): string | undefined {
  const { BACKUP_PASSPHRASE: given, BACKUP_PASSPHRASE_FILE: file } = env;
  const passphrase = given || (file ? readFileSync(path.resolve(cwd, file), 'utf8').trim() : '');
  if (passphrase === '') return undefined;
  if (passphrase.length >= SHORTEST) return passphrase;
  throw new CliError(
    'passphrase_too_short',
    `BACKUP_PASSPHRASE has fewer than ${SHORTEST} characters.`,
    'Take a longer one, for example from `openssl rand -base64 24`.',
  );
}
