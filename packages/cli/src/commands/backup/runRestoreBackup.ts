import path from 'node:path';
import { countOf } from '@listwright/domain/shared';
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
    text: `Restored ${countOf(fields.rows, 'row')} in ${countOf(fields.tables, 'table')} and ${countOf(fields.files, 'file')}, of ${fields.created_at}.`,
  });
}
