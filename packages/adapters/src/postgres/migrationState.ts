import type { Database } from './Database.js';
import { migrations } from './migrations/index.js';

/** Which migrations a database has had. */
export interface MigrationState {
  /** False where nobody ever migrated it. */
  readonly isSetUp: boolean;
  readonly pending: readonly string[];
}

/** Reads only, and waits for nobody: what looks at a database must not make it one of ours. */
export async function migrationState(database: Database): Promise<MigrationState> {
  const [found] = await database.query<{ present: boolean }>(
    `select to_regclass('public.migrations') is not null as present`,
  );
  const isSetUp = found?.present ?? false;
  const had = isSetUp ? await database.query<{ name: string }>('select name from public.migrations') : [];
  const names = new Set(had.map(({ name }) => name));
  return { isSetUp, pending: migrations.map(({ name }) => name).filter((name) => !names.has(name)) };
}
