import path from 'node:path';
import { countOf } from '@listwright/domain/shared';
import type { CliContext } from '../../CliContext.js';
import { backupFields } from './backupFields.js';
import { passphraseOf } from './passphraseOf.js';

export async function runVerifyBackup(file: string, context: CliContext): Promise<void> {
  const { backups } = await import('@listwright/adapters/main');
  const { manifest, isSigned } = await backups.verify(
    context.env,
    path.resolve(context.cwd, file),
    passphraseOf(context),
  );
  const fields = backupFields(manifest);
  const signed = isSigned
    ? 'Its signature fits.'
    : 'Its key is not here, so its signature was not checked (SECRET_KEY or BACKUP_PASSPHRASE).';
  context.print.result({
    data: { ...fields, is_signed: isSigned ?? null },
    text: `Complete: ${countOf(fields.rows, 'row')} in ${countOf(fields.tables, 'table')}, ${countOf(fields.files, 'file')}, of ${fields.created_at}. ${signed}`,
  });
}
