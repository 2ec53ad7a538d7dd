import { PRODUCT_VERSION } from '@listwright/application/contract';
import type { Knex } from 'knex';
import type { Database } from './Database.js';
import { migrateQueue } from '../queue/JobQueue.js';
import { migrationState } from './migrationState.js';
import { SchemaFault } from './SchemaFault.js';
import { migrations, type Migration } from './migrations/index.js';

/** Any constant serves, so long as every version of the product uses the same. */
const ADVISORY_LOCK = 7_204_391;
const TABLE = { tableName: 'migrations', schemaName: 'public' };
/** Requests queue behind a migration that waits for their table: no longer than they notice, and less than a deadlock takes to be found. */
const LOCK_MS = 500;
const LOCK_AGAIN_MS = 200;
/** `lock_not_available` and `deadlock_detected`: servers of the version before are at work. */
const IN_USE = new Set(['55P03', '40P01']);

class MigrationList implements Knex.MigrationSource<Migration> {
  constructor(private readonly names: readonly string[]) {}

  async getMigrations(): Promise<Migration[]> {
    return migrations.filter(({ name }) => this.names.includes(name));
  }
  getMigrationName(migration: Migration): string {
    return migration.name;
  }
  async getMigration(migration: Migration): Promise<Knex.Migration> {
    return { up: migration.up, down: migration.down };
  }
}

/** What a migration run did. */
export interface MigrationReport {
  readonly applied: readonly string[];
}

/**
 * Brings the database up to date. Any number of processes may call this at once on an empty database: an advisory lock
 * lets one work while the others wait. The lock ends with its connection, and knex's own lock row is cleared under it, so
 * a killed migration needs no human: each migration is one transaction and is simply run again. Throws `SchemaFault` where
 * a newer version has changed the database in a way that this one cannot work with. `only`: no others than these, for a backup
 * that was made before the others.
 */
export async function migrate(
  database: Database,
  { only = migrations.map(({ name }) => name) }: { readonly only?: readonly string[] } = {},
): Promise<MigrationReport> {
  const { client: holder, giveBack } = await database.checkOut();
  try {
    await holder.query('set statement_timeout = 0');
    // Polled rather than waited for: a blocked pg_advisory_lock call would run into the client's own query timeout.
    for (;;) {
      const { rows } = await holder.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
        ADVISORY_LOCK,
      ]);
      if (rows[0]?.locked) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const { isSetUp, pending: all, foreign } = await migrationState(database);
    const pending = all.filter((name) => only.includes(name));
    const fault = SchemaFault.of(foreign);
    if (fault !== undefined) throw fault;
    // The queue keeps its own list of what it has applied, and looks at nothing else where that is up to date.
    await migrateQueue(database.connections);
    if (pending.length > 0) await run(database, pending, isSetUp);
    await leaveNotes(database);
    return { applied: pending };
  } finally {
    // Closing the connection, instead of lending it again, ends the lock and the changed timeout with it.
    giveBack(true);
  }
}

async function run(database: Database, pending: readonly string[], isSetUp: boolean): Promise<void> {
  const knex = database.knexForMigrations(LOCK_MS);
  // A newer version's migrations were looked at before; knex would take them for a lost file.
  const config = { migrationSource: new MigrationList(pending), disableMigrationsListValidation: true, ...TABLE };
  try {
    await knex.migrate.forceFreeMigrationsLock(config);
    // One transaction for all is faster, and an empty database has no other users.
    if (!isSetUp) await knex.migrate.latest(config);
    else for (const name of pending) await onceUnused(() => knex.migrate.up({ ...config, name }));
  } finally {
    await knex.destroy();
  }
}

/** Lets go of its locks and tries again, so that servers at work go on meanwhile. */
async function onceUnused(migration: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await migration();
      return;
    } catch (error) {
      if (!IN_USE.has((error as { code?: string }).code ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, LOCK_AGAIN_MS));
    }
  }
}

/** For versions that do not know these migrations. Also where nothing was run: a process may have been killed before its notes. */
async function leaveNotes(database: Database): Promise<void> {
  await database.query(
    `insert into migration_notes (name, version, is_additive)
      select name, $1, is_additive from unnest($2::text[], $3::boolean[]) as known (name, is_additive)
      on conflict (name) do nothing`,
    [PRODUCT_VERSION, migrations.map(({ name }) => name), migrations.map(({ isAdditive = false }) => isAdditive)],
  );
}
