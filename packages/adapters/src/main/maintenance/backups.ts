import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupFault } from '../../backup/BackupFault.js';
import { BackupKey } from '../../backup/BackupKey.js';
import type { BackupManifest } from '../../backup/backupManifest.js';
import { createBackup, type BackupOptions } from '../../backup/createBackup.js';
import { OpenBackup } from '../../backup/OpenBackup.js';
import { restoreBackup } from '../../backup/restoreBackup.js';
import { existingSecretKey, loadConfig, makeDataFolder } from '../../config/index.js';
import { migrationState } from '../../postgres/migrationState.js';
import { openPlatform } from '../openPlatform.js';
import { StartFault } from '../StartFault.js';

type Env = Readonly<Record<string, string | undefined>>;

export interface SavedBackup {
  readonly file: string;
  /** Of the file, in bytes. */
  readonly size: number;
  readonly manifest: BackupManifest;
}

export interface ListedBackup {
  readonly file: string;
  /** Of the file, in bytes. */
  readonly size: number;
  /** Undefined where the file is no complete backup. */
  readonly manifest: BackupManifest | undefined;
}

export interface CheckedBackup {
  readonly manifest: BackupManifest;
  /** Undefined where the key that would tell is not here. */
  readonly isSigned: boolean | undefined;
}

/** Makes and reads backups of the server that an environment configures. */
export const backups = {
  /** Writes one to `file`, else to `backups` in the data directory, while the server runs. */
  async create(env: Env, file?: string, options: BackupOptions = {}): Promise<SavedBackup> {
    const platform = await openPlatform(quiet(env), { poolSize: 2, looksOnly: true });
    try {
      if (platform.secret === '')
        throw new StartFault('SECRET_KEY is not set: there is no key to sign the backup with.');
      const { isSetUp, pending } = await migrationState(platform.database);
      if (!isSetUp || pending.length > 0)
        throw new StartFault('The database is of an earlier version than this program. Run listwright migrate first.');
      const target = file ?? path.join(folderOf(env), `listwright-${timestamp(new Date())}.zip`);
      const manifest = await createBackup(platform, target, options);
      return { file: target, size: (await stat(target)).size, manifest };
    } finally {
      await platform.close();
    }
  },

  /** Those in the data directory, newest first. Reads their manifests only. */
  async list(env: Env): Promise<readonly ListedBackup[]> {
    const folder = folderOf(env);
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.zip')).map((name) => path.join(folder, name));
    const listed = await Promise.all(
      files.map(async (file) => ({ file, size: (await stat(file)).size, manifest: await manifestOf(file) })),
    );
    return listed.sort((one, other) => (one.file < other.file ? 1 : -1));
  },

  /** Reads all of it and compares it with its manifest. Throws `BackupFault` where it is damaged or was changed. */
  async verify(env: Env, file: string, passphrase?: string): Promise<CheckedBackup> {
    const backup = await OpenBackup.open(file);
    try {
      const key = keyFor(env, backup, passphrase);
      if (key !== undefined) requireSignature(backup, key);
      await backup.check();
      return { manifest: backup.manifest, isSigned: key === undefined ? undefined : true };
    } finally {
      await backup.close();
    }
  },

  /**
   * Fills an empty place. The key comes from SECRET_KEY, the data directory or, with the passphrase, from the backup, and then
   * is written to the data directory. Throws `BackupFault`, before it writes anything, where the backup is damaged or was
   * changed, or its key is not here. `acceptsLoss` goes on without the key: its signature is then not checked, and what it has
   * sealed stays closed.
   */
  async restore(
    env: Env,
    file: string,
    {
      passphrase,
      acceptsLoss = false,
    }: { readonly passphrase?: string | undefined; readonly acceptsLoss?: boolean } = {},
  ): Promise<BackupManifest> {
    const backup = await OpenBackup.open(file);
    try {
      const key = keyFor(env, backup, passphrase);
      if (key === undefined && !acceptsLoss) throw new BackupFault(NO_KEY);
      if (key !== undefined) requireSignature(backup, key);
      await backup.check();
      if (key?.fromBackup !== undefined) await keepKey(env, key.fromBackup);
      const platform = await openPlatform(quiet(env), { poolSize: 3 });
      try {
        await restoreBackup(platform, backup);
      } finally {
        await platform.close();
      }
      return backup.manifest;
    } finally {
      await backup.close();
    }
  },
};

const NO_KEY =
  'The secrets of this backup are sealed with a SECRET_KEY that is not here: set SECRET_KEY to it, or BACKUP_PASSPHRASE to the passphrase of the backup. Where both are lost: --accept-loss.';

interface FoundKey {
  readonly key: BackupKey;
  /** The secret, where it came out of the backup and is not in this place yet. */
  readonly fromBackup?: string;
}

/** The key that the backup was made with, where it can be had. */
function keyFor(env: Env, { manifest }: OpenBackup, passphrase: string | undefined): FoundKey | undefined {
  const { SECRET_KEY, LISTWRIGHT_DATA_DIR } = loadConfig(env);
  const here = existingSecretKey(SECRET_KEY, path.resolve(LISTWRIGHT_DATA_DIR));
  if (here !== undefined) {
    const key = new BackupKey(here);
    if (key.id === manifest.key.id) return { key };
  }
  if (passphrase === undefined || manifest.key.sealed === null) return undefined;
  const sealed = BackupKey.open(manifest.key.sealed, passphrase);
  if (sealed === undefined) throw new BackupFault('BACKUP_PASSPHRASE is not the passphrase of this backup.');
  const key = new BackupKey(sealed);
  // Another key that is configured stays in force, so the one of the backup would open nothing.
  return key.id === manifest.key.id && here === undefined ? { key, fromBackup: sealed } : undefined;
}

function requireSignature(backup: OpenBackup, { key }: FoundKey): void {
  if (!backup.isSignedBy(key))
    throw new BackupFault('The manifest of this backup was changed after it was made: its signature does not fit.');
}

async function keepKey(env: Env, secret: string): Promise<void> {
  const dataDir = path.resolve(loadConfig(env).LISTWRIGHT_DATA_DIR);
  makeDataFolder(dataDir);
  await writeFile(path.join(dataDir, 'secret-key'), secret, { mode: 0o600, flag: 'wx' });
}

async function manifestOf(file: string): Promise<BackupManifest | undefined> {
  try {
    const backup = await OpenBackup.open(file);
    await backup.close();
    return backup.manifest;
  } catch {
    return undefined;
  }
}

const folderOf = (env: Env) => path.resolve(loadConfig(env).LISTWRIGHT_DATA_DIR, 'backups');

/** At a terminal, lines of the log would come between the answers. */
const quiet = (env: Env): Env => ({ ...env, LOG_LEVEL: env.LOG_LEVEL || 'warn' });

const timestamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');
