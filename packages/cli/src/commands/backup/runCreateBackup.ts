import path from 'node:path';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { backupFields } from './backupFields.js';
import { passphraseOf } from './passphraseOf.js';

export async function runCreateBackup(file: string | undefined, context: CliContext): Promise<void> {
  const { env, cwd, print, interrupted } = context;
  const target = file === undefined ? undefined : path.resolve(cwd, file);
  const passphrase = passphraseOf(context);
  const { backups } = await import('@listwright/adapters/main');
  const left = new AbortController();
  void interrupted().then(() => left.abort(new CliError('interrupted', 'No backup was written.')));
  const saved = await backups.create(env, target, { passphrase, signal: left.signal });
  if (passphrase === undefined)
    print.message(
      'SECRET_KEY is not in this backup. Keep it elsewhere, or set BACKUP_PASSPHRASE to have it sealed in.',
    );
  print.result({ data: { ...backupFields(saved.manifest), file: saved.file, size: saved.size }, text: saved.file });
}
