import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { initialise, lastLogLine, launch, locateCluster, type Cluster } from './cluster.js';
import { EmbeddedDatabaseFault } from './EmbeddedDatabaseFault.js';
import { startLock } from './startLock.js';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Stops the server if nobody else uses it; the last process out turns off the light. */
  readonly stop: () => Promise<void>;
}

const READY_WITHIN_MS = 60_000;

/** Every process of ours is known to the database by this name, so that the last one out is found. */
const APPLICATION = 'listwright';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The PostgreSQL of a data directory: started if it is not running, joined if it is. Any number of processes may call
 * this at once. Throws `EmbeddedDatabaseFault` where it cannot run.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const cluster = locateCluster(path.resolve(dataDir, 'postgres'));
  const deadline = Date.now() + READY_WITHIN_MS;
  let child: ChildProcess | undefined;
  while (Date.now() < deadline) {
    const url = runningAt(cluster);
    if (url !== undefined && (await answers(url))) return { url, stop: () => stopUnlessUsed(cluster, url) };
    if (child !== undefined && child.exitCode === null && child.pid !== undefined) {
      await sleep(20);
      continue;
    }
    if (child !== undefined) await explainExit(child, cluster);
    const lock = startLock(path.join(cluster.home, 'start.lock'));
    if (lock === undefined) {
      await sleep(50);
      continue;
    }
    try {
      await initialise(cluster);
      child = await launch(cluster);
      await untilAnswersOrExits(cluster, child);
    } finally {
      lock.release();
    }
  }
  throw new EmbeddedDatabaseFault(`it did not answer within a minute (${lastLogLine(cluster.home)})`);
}

async function untilAnswersOrExits(cluster: Cluster, child: ChildProcess): Promise<void> {
  const until = Date.now() + 15_000;
  while (child.exitCode === null && child.pid !== undefined && Date.now() < until) {
    const url = runningAt(cluster);
    if (url !== undefined && (await answers(url))) return;
    await sleep(20);
  }
}

/** A program that does not load will never run; a postmaster that met the remains of a killed one may, next time. */
async function explainExit(child: ChildProcess, cluster: Cluster): Promise<void> {
  if (child.pid === undefined || child.exitCode === 126 || child.exitCode === 127) {
    throw new EmbeddedDatabaseFault(`its program does not run on this system (${lastLogLine(cluster.home)})`);
  }
  await sleep(300);
}

/** Line 1 of postmaster.pid is the process, line 4 the port (PostgreSQL documentation, "Database File Layout"). */
function postmaster(cluster: Cluster): { pid: number; port: string } | undefined {
  try {
    const lines = readFileSync(path.join(cluster.data, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), lines[3]];
    return port ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

function runningAt(cluster: Cluster): string | undefined {
  const server = postmaster(cluster);
  if (server === undefined) return undefined;
  const password = readFileSync(path.join(cluster.home, 'password'), 'utf8').trim();
  return `postgres://listwright:${password}@127.0.0.1:${server.port}/postgres?application_name=${APPLICATION}`;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const OTHERS = `select count(*)::int as count from pg_stat_activity
  where backend_type = 'client backend' and application_name = $1 and pid <> pg_backend_pid()`;

async function stopUnlessUsed(cluster: Cluster, url: string): Promise<void> {
  // Under another name: two processes that leave at once must not take each other's question for use.
  const client = new pg.Client({
    connectionString: url.replace(/application_name=\w+/, 'application_name=leaving'),
    connectionTimeoutMillis: 1000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ count: number }>(OTHERS, [APPLICATION]);
    if ((rows[0]?.count ?? 0) > 0) return;
  } catch {
    return;
  } finally {
    await client.end().catch(() => undefined);
  }
  const server = postmaster(cluster);
  if (server === undefined) return;
  // SIGINT is PostgreSQL's fast shutdown: clients are disconnected, everything is written.
  process.kill(server.pid, 'SIGINT');
  for (let tries = 0; tries < 500 && postmaster(cluster) !== undefined; tries += 1) await sleep(20);
}
