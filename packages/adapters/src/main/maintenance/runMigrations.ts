import { migrate } from '../../postgres/migrate.js';
import { migrationState, type MigrationState } from '../../postgres/migrationState.js';
import { openPlatform } from '../openPlatform.js';

/** Migrates the database of an environment, and creates it where there is none. Resolves to the names of applied migrations. */
export async function runMigrations(env: Readonly<Record<string, string | undefined>>): Promise<readonly string[]> {
  const platform = await openPlatform(env, { poolSize: 3 });
  try {
    return (await migrate(platform.database)).applied;
  } finally {
    await platform.close();
  }
}

/** The state before `runMigrations`. Creates nothing: throws `DatabaseMissing` where there is no database. */
export async function readMigrations(env: Readonly<Record<string, string | undefined>>): Promise<MigrationState> {
  const platform = await openPlatform(env, { poolSize: 1, looksOnly: true });
  try {
    return await migrationState(platform.database);
  } finally {
    await platform.close();
  }
}
