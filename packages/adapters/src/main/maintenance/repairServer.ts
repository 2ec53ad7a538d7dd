import path from 'node:path';
import { loadConfig } from '../../config/index.js';
import { hasEmbeddedPostgres } from '../../embedded/index.js';
import { openPlatform } from '../openPlatform.js';
import type { Repair } from './repairs/Repair.js';
import { repairFolders } from './repairs/repairFolders.js';
import { repairMigrations } from './repairs/repairMigrations.js';
import { repairPermissions } from './repairs/repairPermissions.js';

export type { Repair } from './repairs/Repair.js';

/**
 * Repairs what can be repaired without a decision: missing folders, secrets that other accounts can read, pending migrations that only
 * add. Never throws, sets up nothing new, and reports what it did; the doctor then says what is left. `cwd` holds the `.env`.
 */
export async function repairServer(
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
): Promise<readonly Repair[]> {
  try {
    const { DATABASE_URL, S3_BUCKET, LISTWRIGHT_DATA_DIR } = loadConfig(env);
    const dataDir = path.resolve(cwd, LISTWRIGHT_DATA_DIR);
    if (DATABASE_URL === undefined && !hasEmbeddedPostgres(dataDir)) return [];
    return [
      ...repairFolders(dataDir, S3_BUCKET !== undefined),
      ...repairPermissions(dataDir, path.join(cwd, '.env')),
      ...(await repairDatabase(env)),
    ];
  } catch {
    // The configuration: the doctor names every mistake in it.
    return [];
  }
}

async function repairDatabase(env: Readonly<Record<string, string | undefined>>): Promise<readonly Repair[]> {
  try {
    const platform = await openPlatform(
      { ...env, LOG_LEVEL: env.LOG_LEVEL || 'warn' },
      { poolSize: 3, looksOnly: true },
    );
    try {
      return await repairMigrations(platform.database);
    } finally {
      await platform.close();
    }
  } catch (error) {
    const advice = 'Correct this, then run the doctor again.';
    return [{ repair: 'database', ok: false, detail: (error as Error).message, advice }];
  }
}
