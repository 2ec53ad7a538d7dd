import path from 'node:path';
import { joinServer } from './joinServer.js';
import { locateCluster } from './locateCluster.js';
import { stopUnlessUsed } from './stopUnlessUsed.js';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Stops the server unless another process uses it. */
  readonly stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** False: a server that ends stays away until someone starts it. */
  readonly restarts?: boolean;
  /** Called each time the server had ended and answers again. */
  readonly onReturn?: () => void;
}

/**
 * The PostgreSQL of a data directory: started if it is not running, joined if it is, and kept until `stop`. Where it ends
 * meanwhile it is started again. Any number of processes may call this at once. Throws `EmbeddedDatabaseFault` where it
 * cannot run.
 */
export async function startEmbeddedPostgres(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const cluster = locateCluster(path.resolve(dataDir, 'postgres'));
  const presence = await joinServer(cluster, options);
  let stopped: Promise<void> | undefined;
  return { url: presence.url, stop: () => (stopped ??= presence.leave().then(() => stopUnlessUsed(cluster))) };
}
