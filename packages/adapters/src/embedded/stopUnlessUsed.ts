import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from './connect.js';
import { APPLICATION } from './reach.js';
import type { Cluster } from './locateCluster.js';
import { lockOf } from './lockOf.js';
import { postmasterOf } from './postmasterOf.js';
import type { StartLock } from './startLock.js';

const LOCK_WITHIN_MS = 5000;
const STOPPED_WITHIN_MS = 10_000;

/** Stops the server if no client is connected. Holds the start lock, so no client joins between the check and the signal. */
export async function stopUnlessUsed(cluster: Cluster): Promise<void> {
  const lock = await takeLock(cluster);
  // A process that holds the lock that long is starting or stopping the server itself.
  if (lock === undefined) return;
  try {
    const pid = await unusedServer(cluster);
    if (pid === undefined) return;
    // SIGINT is PostgreSQL's fast shutdown: clients are disconnected, everything is written.
    process.kill(pid, 'SIGINT');
    const until = Date.now() + STOPPED_WITHIN_MS;
    while (postmasterOf(cluster)?.pid === pid && Date.now() < until) await sleep(20);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  } finally {
    lock.release();
  }
}

async function takeLock(cluster: Cluster): Promise<StartLock | undefined> {
  const until = Date.now() + LOCK_WITHIN_MS;
  for (;;) {
    const lock = lockOf(cluster);
    if (lock !== undefined || Date.now() >= until) return lock;
    await sleep(50);
  }
}

const OTHERS = `select count(*)::int as count from pg_stat_activity
  where backend_type = 'client backend' and application_name = $1 and pid <> pg_backend_pid()`;

/** The running server's process where only we are connected. */
async function unusedServer(cluster: Cluster): Promise<number | undefined> {
  // Under another name: two processes that leave at once must not count each other's check as use.
  const connection = await connect(cluster, 'leaving');
  if (connection === undefined) return undefined;
  const { client, pid } = connection;
  try {
    // A connection closed a moment ago may still be listed.
    for (let tries = 0; tries < 4; tries += 1) {
      const { rows } = await client.query<{ count: number }>(OTHERS, [APPLICATION]);
      if (rows[0]?.count === 0) return pid;
      await sleep(50);
    }
    return undefined;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
