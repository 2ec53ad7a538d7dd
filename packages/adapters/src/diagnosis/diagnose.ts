import { LOCAL_MODELS } from '@listwright/application/admin';
import { modelConnection, OPENAI_ADDRESS } from '../ai/modelConnection.js';
import type { Platform } from '../composition/Platform.js';
import { migrationState } from '../postgres/migrationState.js';
import { clockCheck } from './clockCheck.js';
import type { Diagnosis } from './Diagnosis.js';
import { diskCheck } from './diskCheck.js';
import { mailChecks } from './mailChecks.js';
import { migrationCheck } from './migrationCheck.js';
import { paymentChecks } from './paymentChecks.js';
import { ruleCheck } from './ruleCheck.js';
import { secretKeyCheck } from './secretKeyCheck.js';
import { storageCheck } from './storageCheck.js';
import { workerCheck } from './workerCheck.js';

/** Checks everything that a running platform needs, and never throws: a check that cannot run is a line of the report. */
export async function diagnose(platform: Platform): Promise<readonly Diagnosis[]> {
  const { checks, isSetUp } = await databaseChecks(platform);
  // Without its tables a database has no key, no workers and no emails to judge; its own line says why.
  const stored = isSetUp ? [secretKeyCheck(platform), workerCheck(platform)] : [];
  // In parallel: checks of other servers may time out.
  const others = await Promise.all([
    ...stored,
    diskCheck(platform.config.LISTWRIGHT_DATA_DIR),
    storageCheck(platform),
    writerCheck(platform),
    mailChecks(platform, isSetUp),
    paymentChecks(platform),
    ruleCheck(platform),
  ]);
  return [{ check: 'configuration', ok: true, detail: 'every variable is valid' }, ...checks, ...others.flat()];
}

async function databaseChecks({
  database,
  config,
}: Platform): Promise<{ readonly checks: readonly Diagnosis[]; readonly isSetUp: boolean }> {
  try {
    const started = performance.now();
    const [row] = await database.query<{ version: string; now: Date }>(
      `select current_setting('server_version') as version, now()`,
    );
    const ms = Math.round(performance.now() - started);
    const kind = config.DATABASE_URL === undefined ? 'embedded' : 'server';
    const migrations = await migrationState(database);
    const checks = [
      { check: 'database', ok: true, detail: `PostgreSQL ${row?.version} (${kind}) reachable (${ms} ms)` },
      migrationCheck(migrations),
      clockCheck(Date.now() - (row?.now.getTime() ?? 0)),
    ];
    return { checks, isSetUp: migrations.isSetUp };
  } catch (error) {
    const advice = 'Check DATABASE_URL and the server.';
    return { checks: [{ check: 'database', ok: false, detail: (error as Error).message, advice }], isSetUp: false };
  }
}

async function writerCheck({ config }: Platform): Promise<Diagnosis> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = config;
  if (!modelConnection(config).isConnected) {
    const [{ name, env } = { name: '', env: [] }] = LOCAL_MODELS;
    const detail = `Basic writer (no AI model). To connect one, for example ${name}, set ${env.join(' ')}`;
    return { check: 'writer', ok: true, detail };
  }
  const address = OPENAI_BASE_URL ?? OPENAI_ADDRESS;
  try {
    const answer = await fetch(`${address.replace(/\/$/, '')}/models`, {
      headers: OPENAI_API_KEY === undefined ? {} : { authorization: `Bearer ${OPENAI_API_KEY}` },
      signal: AbortSignal.timeout(5000),
    });
    if (answer.ok && !knowsModel(await answer.json().catch(() => undefined), OPENAI_MODEL)) {
      const detail = `${address} has no model ${OPENAI_MODEL}`;
      return { check: 'writer', ok: false, detail, advice: 'Check OPENAI_MODEL.' };
    }
    if (answer.ok) return { check: 'writer', ok: true, detail: `${OPENAI_MODEL} at ${address}` };
    const advice = [401, 403].includes(answer.status) ? 'Check OPENAI_API_KEY.' : 'Check OPENAI_BASE_URL.';
    return { check: 'writer', ok: false, detail: `${address} answered ${answer.status}`, advice };
  } catch {
    return {
      check: 'writer',
      ok: false,
      detail: `${address} does not answer`,
      advice: 'Check OPENAI_BASE_URL and the network.',
    };
  }
}

/** False only where the server lists its models and ours is not among them: some list none, or in another shape. */
function knowsModel(answer: unknown, model: string): boolean {
  const listed = (answer as { data?: readonly { id?: unknown }[] } | null | undefined)?.data;
  return !Array.isArray(listed) || listed.length === 0 || listed.some(({ id }) => id === model);
}
