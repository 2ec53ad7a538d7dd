import { readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Cluster } from './locateCluster.js';
import { postmasterOf } from './postmasterOf.js';

export interface Connection {
  readonly client: pg.Client;
  readonly url: string;
  /** The server's process. */
  readonly pid: number;
}

/** A connection to the cluster's server under the given name, or undefined where none runs or it is stopping. */
export async function connect(cluster: Cluster, application: string): Promise<Connection | undefined> {
  const server = postmasterOf(cluster);
  if (server === undefined || server.stopping) return undefined;
  const url = urlOf(cluster, server.port, application);
  if (url === undefined) return undefined;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, keepAlive: true });
  // The `end` event reports a broken connection; an unhandled error would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // A copied checkout brings along the pid file of the original's server, password and all.
    const { rows } = await client.query<{ place: string }>(`select current_setting('data_directory') as place`);
    const isOurs = samePlace(rows[0]?.place ?? '', cluster.data);
    if (!isOurs) rmSync(path.join(cluster.data, 'postmaster.pid'), { force: true });
    const now = postmasterOf(cluster);
    if (isOurs && now?.pid === server.pid && !now.stopping) return { client, url, pid: server.pid };
  } catch {
    // Not there, or not ready yet: the caller asks again.
  }
  await client.end().catch(() => undefined);
  return undefined;
}

function samePlace(one: string, other: string): boolean {
  return realpathSync(one) === realpathSync(other);
}

function urlOf(cluster: Cluster, port: string, application: string): string | undefined {
  try {
    const password = readFileSync(path.join(cluster.home, 'password'), 'utf8').trim();
    return `postgres://listwright:${password}@127.0.0.1:${port}/postgres?application_name=${application}`;
  } catch {
    return undefined;
  }
}
