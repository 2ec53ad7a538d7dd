import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedDatabaseFault } from './EmbeddedDatabaseFault.js';
import type { Cluster } from './locateCluster.js';
import { commandOf, type Runner } from './runner.js';

const run = promisify(execFile);

const WITHIN_MS = 120_000;

/** Creates the cluster where there is none. If killed midway it is created again: the data appears by one rename. */
export async function initialise(cluster: Cluster): Promise<void> {
  const { home, data, runner } = cluster;
  if (existsSync(data)) {
    takeOwnership(data, runner);
  } else {
    const half = `${data}.init`;
    const password = path.join(home, 'password');
    const secret = `${randomBytes(24).toString('base64url')}\n`;
    writeFileSync(`${password}.init`, secret, { mode: 0o600 });
    await makeCluster(cluster, half, secret);
    // Last of all, so that the password on disk always matches the data directory.
    renameSync(`${password}.init`, password);
    renameSync(half, data);
  }
  recordPlace(home, data);
}

async function makeCluster({ data, binaries, runner }: Cluster, half: string, secret: string): Promise<void> {
  const passwordFile = path.join(path.dirname(data), '.password.init');
  rmSync(half, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, secret, { mode: 0o600 });
  if ('uid' in runner) for (const place of [half, passwordFile]) chownSync(place, runner.uid, runner.gid);
  const access = ['-U', 'listwright', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const { command, args, options } = commandOf(runner, binaries.initdb, [
    '-D',
    half,
    ...access,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  try {
    await run(command, args, { ...options, cwd: half, timeout: WITHIN_MS });
  } catch (error) {
    throw new EmbeddedDatabaseFault(`its set-up failed (${firstLine(error)})`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Relative where it can be, so that a data folder may be moved. */
function recordPlace(home: string, data: string): void {
  const record = path.join(home, 'place');
  if (existsSync(record)) return;
  writeFileSync(`${record}.init`, `${path.dirname(data) === home ? path.basename(data) : data}\n`);
  renameSync(`${record}.init`, record);
}

/** PostgreSQL must own its data; after a change of runner the files change owner. */
function takeOwnership(data: string, runner: Runner): void {
  const owner = statSync(data).uid;
  if (runner.kind === 'self') {
    const uid = process.getuid?.();
    if (uid === undefined || uid === owner) return;
    throw new EmbeddedDatabaseFault(`its data in ${data} belongs to another user (uid ${owner})`);
  }
  const [uid, gid] = 'uid' in runner ? [runner.uid, runner.gid] : [0, 0];
  if (owner === uid) return;
  for (const entry of readdirSync(data, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(data, entry), uid, gid);
  lchownSync(data, uid, gid);
}

function firstLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message?: string };
  return (stderr?.trim() || message || 'no reason given').split('\n')[0] ?? '';
}
