import type pg from 'pg';
import { connect, type Connection } from './connect.js';
import type { Cluster } from './locateCluster.js';
import { lockOf } from './lockOf.js';

/** The application name of every connection of ours, so that the last process can detect it is the last. */
export const APPLICATION = 'listwright';

export interface ServerConnection {
  /** Where the server was joined. */
  readonly url: string;
  readonly leave: () => Promise<void>;
}

const RETURN_EVERY_MS = 3000;

/**
 * Joins the running server with one connection that stays open: a pool closes its idle ones, and a quiet process would
 * count as gone. A broken connection is reopened once the server is back. Undefined where no server answers.
 */
export async function joinServer(cluster: Cluster): Promise<ServerConnection | undefined> {
  const first = await connect(cluster, APPLICATION);
  if (first === undefined) return undefined;
  let current: Connection | undefined;
  let left = false;
  let reconnecting: Promise<void> | undefined;
  const hold = (connection: Connection) => {
    current = connection;
    // The connection does not keep the process alive.
    setReferenced(connection.client, false);
    connection.client.once('end', () => {
      if (current === connection) current = undefined;
    });
  };
  const reconnect = async () => {
    // Under the lock, so as not to join while the last process stops the server.
    const lock = lockOf(cluster);
    try {
      const connection = lock && (await connect(cluster, APPLICATION));
      if (connection) hold(connection);
    } finally {
      lock?.release();
    }
  };
  hold(first);
  const timer = setInterval(() => {
    if (left || current !== undefined || reconnecting !== undefined) return;
    reconnecting = reconnect()
      .catch(() => undefined)
      .finally(() => (reconnecting = undefined));
  }, RETURN_EVERY_MS).unref();
  return {
    url: first.url,
    leave: async () => {
      left = true;
      clearInterval(timer);
      await reconnecting;
      const client = current?.client;
      if (client === undefined) return;
      setReferenced(client, true);
      await client.end().catch(() => undefined);
    },
  };
}

/** `ref` and `unref` are public methods of pg.Client that its type declarations lack. */
function setReferenced(client: pg.Client, referenced: boolean): void {
  const handle = client as pg.Client & { ref(): void; unref(): void };
  if (referenced) handle.ref();
  else handle.unref();
}
