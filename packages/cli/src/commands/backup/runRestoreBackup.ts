import path from 'node:path';
import type { CliContext } from '../../CliContext.js';
import { backupFields } from './backupFields.js';
import { passphraseOf } from './passphraseOf.js';

export async function runRestoreBackup(
  file: string,
  { acceptLoss = false }: { readonly acceptLoss?: boolean },
  context: CliContext,
): Promise<void> {
  const { backups } = await import('@listwright/adapters/main');
  const passphrase = passphraseOf(context);
  const manifest = await backups.restore(context.env, path.resolve(context.cwd, file), {
    passphrase,
    acceptsLoss: acceptLoss,
  });
  const fields = backupFields(manifest);
  context.print.result({
    data: fields,
    text: `Restored ${fields.rows} rows in ${fields.tables} tables and ${fields.files} files, of ${fields.created_at}.`,
  });
}
