import { migrate, type MigrationReport } from '../postgres/migrate.js';
import { openPlatform } from './openPlatform.js';

/** Brings the database of an environment up to date, or only says what it would do. */
export async function runMigrations(
  env: Readonly<Record<string, string | undefined>>,
  options: { dryRun?: boolean } = {},
): Promise<MigrationReport> {
  const platform = await openPlatform(env, { poolSize: 3 });
  try {
    return await migrate(platform.database, options);
  } finally {
    await platform.close();
  }
}
