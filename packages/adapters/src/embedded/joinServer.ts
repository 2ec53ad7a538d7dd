import { existsSync } from 'node:fs';
import type pg from 'pg';
import { connect, type Connection } from './connect.js';
import type { Cluster } from './locateCluster.js';
import { lockOf } from './lockOf.js';
import { APPLICATION, reach } from './reach.js';

interface ServerConnection {
  /** Where the server was joined. */
  readonly url: string;
  readonly leave: () => Promise<void>;
}

const RETURN_EVERY_MS = 3000;

/**
 * Joins the cluster's server, which is started where none runs, with one connection that stays open: a pool closes its idle
 * ones, and a quiet process would count as gone. When the connection breaks it is made again, and so is a server that has
 * ended (unless `restarts` is false): of several processes one starts it.
 */
export async function joinServer(
  cluster: Cluster,
  { restarts = true, onReturn }: { readonly restarts?: boolean; readonly onReturn?: () => void } = {},
): Promise<ServerConnection> {
  const first = await reach(cluster);
  const leaving = new AbortController();
  let current: Connection | undefined;
  let reconnecting: Promise<void> | undefined;
  const hold = (connection: Connection) => {
    current = connection;
    // The connection does not keep the process alive.
    setReferenced(connection.client, false);
    connection.client.once('end', () => {
      if (current !== connection) return;
      current = undefined;
      reconnect();
    });
  };
  const reconnect = () => {
    if (leaving.signal.aborted || current !== undefined || reconnecting !== undefined) return;
    reconnecting = (restarts ? restarted(cluster, leaving.signal) : rejoined(cluster))
      .then((connection) => {
        if (connection === undefined) return;
        hold(connection);
        onReturn?.();
      })
      // Tried again at the next tick.
      .catch(() => undefined)
      .finally(() => (reconnecting = undefined));
  };
  hold(first);
  const timer = setInterval(reconnect, RETURN_EVERY_MS).unref();
  return {
    url: first.url,
    leave: async () => {
      leaving.abort();
      clearInterval(timer);
      await reconnecting;
      const client = current?.client;
      if (client === undefined) return;
      setReferenced(client, true);
      await client.end().catch(() => undefined);
    },
  };
}

/** Data that is gone is not replaced by an empty database: that is for a start that someone sees. */
async function restarted(cluster: Cluster, signal: AbortSignal): Promise<Connection | undefined> {
  return existsSync(cluster.data) ? reach(cluster, signal) : undefined;
}

/** Under the lock, so as not to join while the last process stops the server. */
async function rejoined(cluster: Cluster): Promise<Connection | undefined> {
  const lock = lockOf(cluster);
  try {
    return lock && (await connect(cluster, APPLICATION));
  } finally {
    lock?.release();
  }
}

/** `ref` and `unref` are public methods of pg.Client that its type declarations lack. */
function setReferenced(client: pg.Client, referenced: boolean): void {
  const handle = client as pg.Client & { ref(): void; unref(): void };
  if (referenced) handle.ref();
  else handle.unref();
}
