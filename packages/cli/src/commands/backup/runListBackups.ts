import type { CliContext } from '../../CliContext.js';
import { backupFields } from './backupFields.js';

const COLUMNS = ['file', 'size', 'created_at', 'version', 'rows', 'has_secret_key'];

export async function runListBackups({ env, print }: CliContext): Promise<void> {
  const { backups } = await import('@listwright/adapters/main');
  const listed = await backups.list(env);
  const rows = listed.map(({ file, size, manifest }) => ({
    ...{ file, size },
    // What is no backup is listed: someone may count on it.
    ...(manifest === undefined ? { created_at: null, version: 'damaged' } : backupFields(manifest)),
  }));
  if (rows.length === 0) print.message('There are no backups in the data directory.');
  print.result({ data: { backups: rows }, rows, columns: COLUMNS });
}
