import { PRODUCT_VERSION } from '@listwright/application/contract';
import { countOf } from '@listwright/domain/shared';
import { ConfigurationFault } from '../../config/index.js';
import type { Diagnosis } from '../../diagnosis/Diagnosis.js';
import { readWorkload } from '../../diagnosis/readWorkload.js';
import { breakingMigrations } from '../../postgres/breakingMigrations.js';
import type { Database } from '../../postgres/Database.js';
import { migrationState, type MigrationState } from '../../postgres/migrationState.js';
import { SchemaFault } from '../../postgres/SchemaFault.js';
import { DatabaseMissing } from '../DatabaseMissing.js';
import { openPlatform } from '../openPlatform.js';
import { backups, type ListedBackup } from './backups.js';

type Env = Readonly<Record<string, string | undefined>>;

/** A backup from before that would lose more than a day. */
const RECENT_MS = 24 * 3_600_000;

/**
 * What an operator looks at before this version takes over: how the schema of the database differs from this build, what migrations would
 * run, how old the newest backup is and who is running. Creates nothing and never throws.
 */
export async function checkUpgrade(env: Env, now: Date): Promise<readonly Diagnosis[]> {
  const build = { check: 'build', ok: true, detail: `Listwright ${PRODUCT_VERSION} on Node.js ${process.version}` };
  try {
    const platform = await openPlatform(
      { ...env, LOG_LEVEL: env.LOG_LEVEL || 'warn' },
      { poolSize: 2, looksOnly: true },
    );
    try {
      const state = await migrationState(platform.database);
      const isBreaking = breakingMigrations(state.pending).length > 0;
      return [
        build,
        schemaCheck(state),
        ...(state.isSetUp ? [pendingCheck(state.pending), await workersCheck(platform.database, isBreaking)] : []),
        backupCheck(await backups.list(env), now, state),
      ];
    } finally {
      await platform.close();
    }
  } catch (error) {
    const check = error instanceof ConfigurationFault ? 'configuration' : 'database';
    const advice =
      error instanceof DatabaseMissing
        ? 'Run this where the server runs, with its settings.'
        : 'Correct this and run the check again.';
    return [build, { check, ok: false, detail: (error as Error).message, advice }];
  }
}

function schemaCheck({ isSetUp, pending, foreign }: MigrationState): Diagnosis {
  const fault = SchemaFault.of(foreign);
  if (fault !== undefined) {
    const advice = 'See Upgrade and Roll back in docs/operations.md.';
    return { check: 'schema', ok: false, detail: fault.message, advice };
  }
  if (!isSetUp) return { check: 'schema', ok: true, detail: 'this database is not set up yet' };
  const newer = foreign.at(-1)?.version ?? 'a newer version';
  const parts = [
    ...(foreign.length > 0 ? [`newer than this build, prepared for ${newer}, which this build can work with`] : []),
    ...(pending.length > 0 ? [`older than this build by ${countOf(pending.length, 'migration')}`] : []),
  ];
  return { check: 'schema', ok: true, detail: parts.join('; ') || 'the same as of this build' };
}

function pendingCheck(pending: readonly string[]): Diagnosis {
  if (pending.length === 0) return { check: 'migrations', ok: true, detail: 'none pending' };
  const breaking = breakingMigrations(pending);
  const how =
    breaking.length === 0
      ? 'they only add, so the previous version keeps running next to this one'
      : `the previous version cannot run next to ${breaking.join(', ')}`;
  return { check: 'migrations', ok: true, detail: `pending: ${pending.join(', ')}; ${how}` };
}

async function workersCheck(database: Database, isBreaking: boolean): Promise<Diagnosis> {
  try {
    const { workers, jobs, rows } = await readWorkload(database);
    const work = jobs === 0 ? 'no unfinished jobs' : `${countOf(jobs, 'unfinished job')} with ${countOf(rows, 'row')}`;
    const detail = `${countOf(workers, 'worker')} seen within a minute, ${work}`;
    if (!isBreaking || workers === 0) return { check: 'workers', ok: true, detail };
    return { check: 'workers', ok: false, detail, advice: 'Stop every server and worker before you upgrade.' };
  } catch {
    // The tables came later than this schema.
    return { check: 'workers', ok: true, detail: 'this schema does not record workers' };
  }
}

function backupCheck(listed: readonly ListedBackup[], now: Date, { isSetUp }: MigrationState): Diagnosis {
  if (!isSetUp) return { check: 'backup', ok: true, detail: 'there is nothing to back up yet' };
  const advice = 'Run `listwright backup create`.';
  const [newest] = listed
    .flatMap(({ file, manifest }) => (manifest === undefined ? [] : [{ file, at: new Date(manifest.created_at) }]))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  if (newest === undefined)
    return { check: 'backup', ok: false, detail: 'there is no complete backup in the data directory', advice };
  const age = now.getTime() - newest.at.getTime();
  const detail = `${newest.file}, ${countOf(Math.max(0, Math.floor(age / 3_600_000)), 'hour')} old`;
  return age <= RECENT_MS ? { check: 'backup', ok: true, detail } : { check: 'backup', ok: false, detail, advice };
}
