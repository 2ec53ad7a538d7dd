import path from 'node:path';
import type { Cluster } from './locateCluster.js';
import { startLock, type StartLock } from './startLock.js';

/** The lock under which a cluster's server is started, joined and stopped. */
export function lockOf(cluster: Cluster): StartLock | undefined {
  return startLock(path.join(cluster.home, 'start.lock'));
}
