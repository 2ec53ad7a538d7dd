import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Platform } from '../composition/Platform.js';
import { streamZip, type ZipPart } from '../files/bulk/streamZip.js';
import { to as copyTo } from 'pg-copy-streams';
import type pg from 'pg';
import { bucketStore } from '../storage/bucketStore.js';
import { BackupKey } from './BackupKey.js';
import { backupParts, type BackupManifest } from './backupManifest.js';
import { bucketFiles, contentOf, objectKeyOf } from './bucketFiles.js';
import { dataFiles } from './dataFiles.js';
import { measured } from './measured.js';
import { copyStatement, longConnection, storedTables } from './storedTables.js';

const SNAPSHOT = 'begin isolation level repeatable read read only';

export interface BackupOptions {
  /** Seals SECRET_KEY into the backup; without one the key is not in it. */
  readonly passphrase?: string | undefined;
  /** Ends it with the reason of the signal, and leaves no file. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes a backup to `target`, while servers and workers go on: everything in it is of one moment. The file has its name
 * only when it is complete.
 */
export async function createBackup(
  { config, database, secret, version }: Platform,
  target: string,
  { passphrase, signal }: BackupOptions = {},
): Promise<BackupManifest> {
  const dataDir = path.resolve(config.LISTWRIGHT_DATA_DIR);
  const key = new BackupKey(secret);
  const bucket = await bucketStore(config);
  const client = await longConnection(database.url, SNAPSHOT);
  const half = `${target}.partial`;
  try {
    const tables = await storedTables(client);
    // A migration between two tables would leave a backup of neither schema.
    await client.query(`lock table ${tables.map(({ name }) => `public."${name}"`).join(', ')} in access share mode`);
    const manifest = {
      format: 1 as const,
      version,
      created_at: new Date().toISOString(),
      migrations: await migrationsOf(client),
      tables: [] as BackupManifest['tables'],
      files: [] as BackupManifest['files'],
      key: { id: key.id, sealed: passphrase === undefined ? null : key.sealedWith(passphrase) },
    };
    const parts: ZipPart[] = tables.map((table) => ({
      name: backupParts.table(table.name),
      content: () =>
        measured(copyOf(client, copyStatement(table, 'to stdout')), ({ bytes, lines, sha256 }) => {
          manifest.tables.push({ name: table.name, columns: [...table.columns], rows: lines, bytes, sha256 });
        }),
    }));
    const addFile = (file: string, open: () => AsyncIterable<Uint8Array>) =>
      parts.push({
        name: backupParts.file(file),
        content: () => measured(open(), ({ bytes, sha256 }) => void manifest.files.push({ path: file, bytes, sha256 })),
      });
    for await (const file of dataFiles(dataDir)) {
      // What lies there since before the bucket is not what the server reads.
      if (bucket !== undefined && objectKeyOf(file) !== undefined) continue;
      addFile(file, () => createReadStream(path.join(dataDir, file)));
    }
    if (bucket !== undefined)
      for await (const file of bucketFiles(bucket)) addFile(file, () => contentOf(bucket, objectKeyOf(file) ?? ''));
    // Opened last, when everything before them was measured.
    const text = () => Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    parts.push({ name: backupParts.manifest, content: () => once(text()) });
    parts.push({ name: backupParts.signature, content: () => once(Buffer.from(key.sign(text()))) });
    await write(half, streamZip(parts, true), signal);
    await rename(half, target);
    return manifest;
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  } finally {
    bucket?.close();
    await client.end().catch(() => undefined);
  }
}

/**
 * The rows of a table as text. Where the backup ends before they are read, the error of the closed
 * connection is not reported: the backup has ended for another reason.
 */
function copyOf(client: pg.Client, statement: string): AsyncIterable<Uint8Array> {
  const rows = client.query(copyTo(statement));
  rows.on('error', () => undefined);
  return rows;
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from public.migrations order by id');
  return rows.map(({ name }) => name);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** On disk when it resolves, and readable by its owner alone: it holds addresses and password hashes. */
async function write(file: string, chunks: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'w', 0o600);
  try {
    for await (const chunk of chunks) {
      signal?.throwIfAborted();
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}
