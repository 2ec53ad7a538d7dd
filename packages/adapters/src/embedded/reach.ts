import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Connection } from './connect.js';
import { EmbeddedDatabaseFault } from './EmbeddedDatabaseFault.js';
import { initialise } from './initialise.js';
import { lastLogLine, launch } from './launch.js';
import type { Cluster } from './locateCluster.js';
import { lockOf } from './lockOf.js';

/** The application name of every connection of ours, so that the last process can detect it is the last. */
export const APPLICATION = 'listwright';

const READY_WITHIN_MS = 120_000;

/**
 * A connection to the cluster's server, which is started where none runs: of several processes that ask at once, one starts it.
 * It is made under the start lock, so that no process stops the server meanwhile. Throws `EmbeddedDatabaseFault` where it
 * cannot run, or once `signal` is aborted.
 */
export async function reach(cluster: Cluster, signal?: AbortSignal): Promise<Connection> {
  let deadline = Date.now() + READY_WITHIN_MS;
  const goesOn = () => Date.now() < deadline && signal?.aborted !== true;
  while (goesOn()) {
    const began = Date.now();
    const isNew = !existsSync(cluster.data);
    const lock = lockOf(cluster);
    let child: ChildProcess | undefined;
    try {
      if (lock !== undefined) {
        const joined = await connect(cluster, APPLICATION);
        if (joined !== undefined) return joined;
        await initialise(cluster);
      } else {
        await sleep(50);
      }
      // Making the cluster, or waiting for one who makes it, has its own time.
      if (isNew) deadline += Date.now() - began;
      if (lock === undefined) continue;
      child = await launch(cluster);
      while (runs(child) && goesOn()) {
        const connection = await connect(cluster, APPLICATION);
        if (connection !== undefined) return connection;
        await sleep(20);
      }
    } finally {
      lock?.release();
    }
    await explainExit(child, cluster);
  }
  const late = await connect(cluster, APPLICATION);
  if (late !== undefined) return late;
  throw new EmbeddedDatabaseFault(`it did not answer within two minutes (${lastLogLine(cluster.home)})`);
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
