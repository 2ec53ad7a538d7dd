import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Cluster } from './locateCluster.js';

export interface Postmaster {
  readonly pid: number;
  readonly port: string;
  readonly stopping: boolean;
}

/**
 * What the server says of itself, or a killed one left behind. Line 1 of postmaster.pid is the process, line 4 the port,
 * line 8 the state (PostgreSQL documentation, "Database File Layout", and src/include/utils/pidfile.h).
 */
export function postmasterOf(cluster: Cluster): Postmaster | undefined {
  try {
    const lines = readFileSync(path.join(cluster.data, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port, stopping] = [Number(lines[0]), lines[3], lines[7]?.trim() === 'stopping'];
    return port ? { pid, port, stopping } : undefined;
  } catch {
    return undefined;
  }
}
