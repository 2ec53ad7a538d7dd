import { breakingMigrations } from '../../../postgres/breakingMigrations.js';
import type { Database } from '../../../postgres/Database.js';
import { migrate } from '../../../postgres/migrate.js';
import { migrationState } from '../../../postgres/migrationState.js';
import { SchemaFault } from '../../../postgres/SchemaFault.js';
import type { Repair } from './Repair.js';

/**
 * Runs pending migrations that servers of the version before go on next to. Others, a new database and one of a newer version are
 * left to the operator.
 */
export async function repairMigrations(database: Database): Promise<readonly Repair[]> {
  const { isSetUp, pending, foreign } = await migrationState(database);
  if (!isSetUp || pending.length === 0 || SchemaFault.of(foreign) !== undefined) return [];
  const breaking = breakingMigrations(pending);
  if (breaking.length > 0) {
    const detail = `${breaking.join(', ')}: servers and workers of the previous version cannot run next to it`;
    const advice = 'Stop them, run `listwright backup create`, then `listwright migrate`.';
    return [{ repair: 'migrations', ok: false, detail, advice }];
  }
  const { applied } = await migrate(database);
  return [{ repair: 'migrations', ok: true, detail: `ran ${applied.join(', ')}` }];
}
