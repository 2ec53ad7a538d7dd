import type { Database } from './Database.js';
import { migrations } from './migrations/index.js';

/** A migration that a newer version of the product has run here. */
export interface ForeignMigration {
  readonly name: string;
  /** Of the product that ran it; null where it left no note. */
  readonly version: string | null;
  /** Whether versions that do not know it may go on. */
  readonly isAdditive: boolean;
}

/** Which migrations a database has had. */
export interface MigrationState {
  /** False where it was never migrated. */
  readonly isSetUp: boolean;
  readonly pending: readonly string[];
  /** In the order they ran. */
  readonly foreign: readonly ForeignMigration[];
}

const HAD = `select name, null as version, false as "isAdditive" from public.migrations order by id`;
const HAD_WITH_NOTES = `select m.name, n.version, coalesce(n.is_additive, false) as "isAdditive"
  from public.migrations m left join public.migration_notes n on n.name = m.name order by m.id`;

/** Only reads, and takes no lock: inspecting a database must not create our tables in it. */
export async function migrationState(database: Database): Promise<MigrationState> {
  const [found] = await database.query<{ migrations: boolean; notes: boolean }>(
    `select to_regclass('public.migrations') is not null as migrations,
      to_regclass('public.migration_notes') is not null as notes`,
  );
  const isSetUp = found?.migrations ?? false;
  const had = isSetUp ? await database.query<ForeignMigration>(found?.notes ? HAD_WITH_NOTES : HAD) : [];
  const known = new Set(migrations.map(({ name }) => name));
  const ran = new Set(had.map(({ name }) => name));
  return {
    isSetUp,
    pending: [...known].filter((name) => !ran.has(name)),
    foreign: had.filter(({ name }) => !known.has(name)),
  };
}
