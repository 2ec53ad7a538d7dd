import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedDatabaseFault } from './EmbeddedDatabaseFault.js';
import { joinServer, type ServerConnection } from './joinServer.js';
import { initialise } from './initialise.js';
import { lastLogLine, launch } from './launch.js';
import { locateCluster, type Cluster } from './locateCluster.js';
import { lockOf } from './lockOf.js';
import { stopUnlessUsed } from './stopUnlessUsed.js';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Stops the server unless another process uses it. */
  readonly stop: () => Promise<void>;
}

const READY_WITHIN_MS = 120_000;

/**
 * The PostgreSQL of a data directory: started if it is not running, joined if it is, and kept until `stop`. Any number
 * of processes may call this at once. Throws `EmbeddedDatabaseFault` where it cannot run.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const cluster = locateCluster(path.resolve(dataDir, 'postgres'));
  const presence = await enter(cluster);
  let stopped: Promise<void> | undefined;
  return { url: presence.url, stop: () => (stopped ??= presence.leave().then(() => stopUnlessUsed(cluster))) };
}

async function enter(cluster: Cluster): Promise<ServerConnection> {
  let deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const began = Date.now();
    const isNew = !existsSync(cluster.data);
    const lock = lockOf(cluster);
    let child: ChildProcess | undefined;
    try {
      if (lock !== undefined) {
        const joined = await joinServer(cluster);
        if (joined !== undefined) return joined;
        await initialise(cluster);
      } else {
        await sleep(50);
      }
      // Creating the cluster, or waiting for its creation, has its own time limit.
      if (isNew) deadline += Date.now() - began;
      if (lock === undefined) continue;
      child = await launch(cluster);
      const entered = await enterOnceReady(cluster, child, deadline);
      if (entered !== undefined) return entered;
    } finally {
      lock?.release();
    }
    await explainExit(child, cluster);
  }
  const late = await joinServer(cluster);
  if (late !== undefined) return late;
  throw new EmbeddedDatabaseFault(`it did not answer within two minutes (${lastLogLine(cluster.home)})`);
}

async function enterOnceReady(
  cluster: Cluster,
  child: ChildProcess,
  deadline: number,
): Promise<ServerConnection | undefined> {
  while (runs(child) && Date.now() < deadline) {
    const presence = await joinServer(cluster);
    if (presence !== undefined) return presence;
    await sleep(20);
  }
  return undefined;
}

function runs(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** A program that does not load will never run; a postmaster that met the remains of a killed one may, next time. */
async function explainExit(child: ChildProcess, cluster: Cluster): Promise<void> {
  if (child.pid === undefined || child.exitCode === 126 || child.exitCode === 127) {
    throw new EmbeddedDatabaseFault(`its program does not run on this system (${lastLogLine(cluster.home)})`);
  }
  await sleep(300);
}
