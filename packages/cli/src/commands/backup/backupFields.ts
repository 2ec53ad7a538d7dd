import type { BackupManifest } from '@listwright/adapters/main';

/** What is printed of a backup. */
export function backupFields({ version, created_at, tables, files, key }: BackupManifest) {
  return {
    created_at,
    version,
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.length,
    has_secret_key: key.sealed !== null,
  };
}
