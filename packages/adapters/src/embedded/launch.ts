import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, closeSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { release } from 'node:os';
import path from 'node:path';
import type { Cluster } from './locateCluster.js';
import { postmasterOf } from './postmasterOf.js';
import { commandOf } from './runner.js';

/** Starts the server; its output goes to the log in `home`. The caller waits until it answers. */
export async function launch(cluster: Cluster): Promise<ChildProcess> {
  const { home, data, binaries, runner } = cluster;
  const settings = {
    listen_addresses: '127.0.0.1',
    // A killed server's recorded port is reused, so that its earlier clients find it.
    port: (await freePort(Number(postmasterOf(cluster)?.port ?? 0))) ?? (await freePort(0)) ?? 0,
    unix_socket_directories: '',
    shared_buffers: '64MB',
    max_connections: 100,
    // A clone may be copied to a slower disk: let checkpoints not pile up behind small ones.
    max_wal_size: '512MB',
    ...recoveryOn(process.platform, release()),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { command, args, options } = commandOf(runner, binaries.postgres, ['-D', data, ...flags]);
  const log = openSync(path.join(home, 'postgres.log'), 'a', 0o600);
  try {
    // Detached: Ctrl-C reaches every process of the terminal, and the database must outlive the draining server.
    const child = spawn(command, args, { ...options, cwd: data, detached: true, stdio: ['ignore', log, log] });
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

/**
 * After a kill PostgreSQL brings each of its files to disk, a second or more, before it answers. Linux does it for all at once
 * (`syncfs`), but for the whole file system: that gains where little else writes to it, and waits for what other programs wrote.
 * Before 5.8 Linux did not report those that could not be written.
 */
export function recoveryOn(platform: NodeJS.Platform, kernel: string): Readonly<Record<string, string>> {
  const [major = 0, minor = 0] = kernel.split('.').map(Number);
  const reports = major > 5 || (major === 5 && minor >= 8);
  return platform === 'linux' && reports ? { recovery_init_sync_method: 'syncfs' } : {};
}

export function lastLogLine(home: string): string {
  try {
    return readFileSync(path.join(home, 'postgres.log'), 'utf8').trim().split('\n').at(-1) ?? '';
  } catch {
    return '';
  }
}

/** The port if it is free, any free one for 0; undefined where it is taken. */
function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
