import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ObjectStore } from '@listwright/application/shared';
import type { Platform } from '../composition/Platform.js';
import { migrate } from '../postgres/migrate.js';
import { migrations } from '../postgres/migrations/index.js';
import { migrationState } from '../postgres/migrationState.js';
import { bucketStore } from '../storage/bucketStore.js';
import { BackupFault } from './BackupFault.js';
import { contentOf, objectKeyOf } from './bucketFiles.js';
import { backupParts, type BackupManifest } from './backupManifest.js';
import { measured } from './measured.js';
import type { OpenBackup } from './OpenBackup.js';
import { copyStatement, longConnection, storedTables, type StoredTable } from './storedTables.js';

/**
 * Fills an empty database and data directory with a backup that was checked. The rows come in one transaction: killed
 * half-way, the database is still empty and the same command can be run again. Then it gets the migrations that came after
 * the backup. Throws `BackupFault` where the place is not empty, or the backup is of a newer version.
 */
export async function restoreBackup({ config, database }: Platform, backup: OpenBackup): Promise<void> {
  const { manifest } = backup;
  const dataDir = path.resolve(config.LISTWRIGHT_DATA_DIR);
  await requireEmptySchema(database, manifest);
  const bucket = await bucketStore(config);
  const place: FilePlace = { dataDir, bucket };
  await requireNoOtherFiles(place, manifest);
  await migrate(database, { only: manifest.migrations });
  const client = await longConnection(database.url, 'begin');
  try {
    await requireNoAccounts(client);
    await requireSameTables(client, manifest);
    const constraints = await dropForeignKeys(client);
    for (const table of manifest.tables) {
      const name = `public.${pg.escapeIdentifier(table.name)}`;
      // Triggers count and sum up what comes in; their counts are in the backup.
      await client.query(`alter table ${name} disable trigger user`);
      await client.query(`truncate ${name}`);
      await pipeline(
        backup.part(backupParts.table(table.name), table),
        client.query(copyFrom(copyStatement(table, 'from stdin'))),
      );
      await client.query(`alter table ${name} enable trigger user`);
    }
    for (const { table, name, definition } of constraints)
      await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
    await restoreFiles(place, backup);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    bucket?.close();
    await client.end().catch(() => undefined);
  }
  await migrate(database);
}

const NOT_EMPTY =
  'This place is not empty. Restore into a new database (or a new LISTWRIGHT_DATA_DIR without DATABASE_URL) before any server has started on it.';

async function requireEmptySchema(database: Platform['database'], { migrations: saved, version }: BackupManifest) {
  const { isSetUp, pending, foreign } = await migrationState(database);
  const known = migrations.map(({ name }) => name);
  const unknown = saved.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new BackupFault(
      `This backup was made by version ${version}, whose migrations this version does not know (${unknown.join(', ')}): restore it with that version or a later one.`,
    );
  const ran = known.filter((name) => !pending.includes(name));
  const isFurther = ran.some((name) => !saved.includes(name));
  if (isSetUp && (isFurther || foreign.length > 0)) throw new BackupFault(NOT_EMPTY);
  const [found] = await database.query<{ count: number }>(
    `select count(*)::int as count from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  );
  if (!isSetUp && (found?.count ?? 0) > 0) throw new BackupFault(NOT_EMPTY);
}

/** Under a lock: a server that starts at this moment waits, and finds the restored accounts. */
async function requireNoAccounts(client: pg.Client): Promise<void> {
  await client.query('lock table public.users in access exclusive mode');
  const { rows } = await client.query('select from public.users limit 1');
  if (rows.length > 0) throw new BackupFault(NOT_EMPTY);
}

/** Names and columns become parts of statements: only those that the migrations have made. */
async function requireSameTables(client: pg.Client, manifest: BackupManifest): Promise<void> {
  const shapeOf = (tables: readonly StoredTable[]) =>
    tables
      .map(({ name, columns }) => [name, ...[...columns].sort()].join(' '))
      .sort()
      .join('\n');
  if (shapeOf(await storedTables(client)) !== shapeOf(manifest.tables))
    throw new BackupFault('The tables of this backup are not those that its migrations make.');
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Tables then come in any order. Made again, each is checked against every row. */
async function dropForeignKeys(client: pg.Client): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  return rows;
}

interface FilePlace {
  readonly dataDir: string;
  /** Of the objects; undefined where the data directory has them. */
  readonly bucket: ObjectStore | undefined;
}

/** A file may be there from a try before; another one of that name belongs to someone else. */
async function requireNoOtherFiles(place: FilePlace, { files }: BackupManifest): Promise<void> {
  for (const file of files) {
    const existing = await existingFile(place, file.path);
    if (existing === undefined) continue;
    let found = '';
    for await (const chunk of measured(existing.content, ({ sha256 }) => (found = sha256))) void chunk;
    if (found !== file.sha256) throw new BackupFault(`${NOT_EMPTY} There is another ${existing.name} already.`);
  }
}

async function existingFile({ dataDir, bucket }: FilePlace, file: string) {
  const key = objectKeyOf(file);
  if (bucket === undefined || key === undefined) {
    const name = placeOf(dataDir, file);
    return existsSync(name) ? { name, content: createReadStream(name) as AsyncIterable<Uint8Array> } : undefined;
  }
  return (await bucket.exists(key)) ? { name: `${key} in the bucket`, content: contentOf(bucket, key) } : undefined;
}

function placeOf(dataDir: string, file: string): string {
  const target = path.resolve(dataDir, file);
  if (!target.startsWith(dataDir + path.sep))
    throw new BackupFault(`The path ${file} leads out of the data directory.`);
  return target;
}

async function restoreFiles({ dataDir, bucket }: FilePlace, backup: OpenBackup): Promise<void> {
  for (const file of backup.manifest.files) {
    const key = objectKeyOf(file.path);
    if (bucket !== undefined && key !== undefined) {
      await bucket.put(key, backup.part(backupParts.file(file.path), file));
      continue;
    }
    const target = placeOf(dataDir, file.path);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    const half = `${target}.${randomUUID()}`;
    try {
      await pipeline(backup.part(backupParts.file(file.path), file), createWriteStream(half, { mode: 0o600 }));
      // A link never replaces what is there, which is the same file of a try before.
      await link(half, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    } finally {
      await rm(half, { force: true });
    }
  }
}
