import { migrate } from '../../postgres/migrate.js';
import { migrationState, type MigrationState } from '../../postgres/migrationState.js';
import { openPlatform } from '../openPlatform.js';

/** Brings the database of an environment up to date, and makes it where there is none. Gives the names of what it ran. */
export async function runMigrations(env: Readonly<Record<string, string | undefined>>): Promise<readonly string[]> {
  const platform = await openPlatform(env, { poolSize: 3 });
  try {
    return (await migrate(platform.database)).applied;
  } finally {
    await platform.close();
  }
}

/** What `runMigrations` would find. Makes nothing: throws `DatabaseMissing` where there is no database. */
export async function readMigrations(env: Readonly<Record<string, string | undefined>>): Promise<MigrationState> {
  const platform = await openPlatform(env, { poolSize: 1, looksOnly: true });
  try {
    return await migrationState(platform.database);
  } finally {
    await platform.close();
  }
}
