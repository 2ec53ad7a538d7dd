import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { binariesIn, findBinaries, type Binaries } from './binaries.js';
import { EmbeddedDatabaseFault } from './EmbeddedDatabaseFault.js';
import { chooseRunner, commandOf, lookAround, type Runner } from './runner.js';

const run = promisify(execFile);

/** Where root may put what an unprivileged account must reach, when the clone itself is closed to it. */
const ELSEWHERE = '/var/lib/listwright';

/** A PostgreSQL cluster on disk: where it lies, what runs it and as whom. */
export interface Cluster {
  readonly binaries: Binaries;
  readonly runner: Runner;
  /** Our own folder: password, start lock, log. */
  readonly home: string;
  /** PostgreSQL's data directory. */
  readonly data: string;
}

export function locateCluster(home: string): Cluster {
  const packaged = findBinaries();
  mkdirSync(home, { recursive: true });
  const runner = chooseRunner(lookAround([packaged.root, home]));
  if (runner.kind !== 'elsewhere') return { binaries: packaged, runner, home, data: path.join(home, 'data') };
  const name = createHash('sha256').update(home).digest('hex').slice(0, 16);
  const place = path.join(ELSEWHERE, name);
  mkdirSync(place, { recursive: true, mode: 0o755 });
  const root = path.join(place, 'postgresql');
  if (!existsSync(root)) {
    const half = `${root}.${process.pid}`;
    cpSync(packaged.root, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, root);
  }
  return { binaries: binariesIn(root), runner, home, data: path.join(place, 'data') };
}

/** Makes the cluster where there is none. Killed half-way it is simply made again: the data appears by one rename. */
export async function initialise(cluster: Cluster): Promise<void> {
  const { home, data, binaries, runner } = cluster;
  if (existsSync(path.join(data, 'PG_VERSION'))) return takeOwnership(data, runner);
  const half = `${data}.init`;
  const passwordFile = path.join(path.dirname(data), '.password.init');
  const password = `${randomBytes(24).toString('base64url')}\n`;
  writeFileSync(path.join(home, 'password'), password, { mode: 0o600 });
  rmSync(half, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if ('uid' in runner) for (const place of [half, passwordFile]) chownSync(place, runner.uid, runner.gid);
  const options = ['-D', half, '-U', 'listwright', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const { command, args, identity } = commandOf(runner, binaries.initdb, [
    ...options,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  try {
    await run(command, args, { ...identity, cwd: half, env: environment(), timeout: 120_000 });
  } catch (error) {
    throw new EmbeddedDatabaseFault(`its set-up failed (${firstLine(error)})`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(half, data);
}

/** Starts the server; its output goes to the log in `home`. The caller waits until it answers. */
export async function launch(cluster: Cluster): Promise<ChildProcess> {
  const { home, data, binaries, runner } = cluster;
  const settings = {
    listen_addresses: '127.0.0.1',
    port: await freePort(),
    unix_socket_directories: '',
    shared_buffers: '64MB',
    max_connections: 100,
    // A clone may be copied to a slower disk: let checkpoints not pile up behind small ones.
    max_wal_size: '512MB',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { command, args, identity } = commandOf(runner, binaries.postgres, ['-D', data, ...options]);
  const log = openSync(path.join(home, 'postgres.log'), 'a', 0o600);
  // Detached: Ctrl-C reaches the whole terminal group, and the database must outlive the draining server.
  const child = spawn(command, args, {
    ...identity,
    cwd: data,
    env: environment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.on('error', () => undefined);
  child.unref();
  return child;
}

export function lastLogLine(home: string): string {
  try {
    return readFileSync(path.join(home, 'postgres.log'), 'utf8').trim().split('\n').at(-1) ?? '';
  } catch {
    return '';
  }
}

/** PostgreSQL insists on owning its data; after a change of runner the files change hands. */
function takeOwnership(data: string, runner: Runner): void {
  if (runner.kind === 'self') return;
  const [uid, gid] = 'uid' in runner ? [runner.uid, runner.gid] : [0, 0];
  if (statSync(data).uid === uid) return;
  for (const entry of readdirSync(data, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(data, entry), uid, gid);
  lchownSync(data, uid, gid);
}

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
}

function firstLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message?: string };
  return (stderr?.trim() || message || 'no reason given').split('\n')[0] ?? '';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
