import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { release, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { recoveryOn } from './launch.js';

/** A process that uses the database until it is stopped or killed. It keeps no connection of its own. */
const USER = `
  import { startEmbeddedPostgres } from ${JSON.stringify(path.resolve('packages/adapters/dist/src/embedded/index.js'))};
  const server = await startEmbeddedPostgres(process.argv[1]);
  console.log(server.url);
  process.stdin.once('data', async () => { await server.stop(); process.exit(0); });
`;

interface User {
  readonly process: ChildProcess;
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

describe('startEmbeddedPostgres', () => {
  const children: ChildProcess[] = [];
  let dir: string;

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'listwright-embedded-'));
  });

  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    const pid = postmaster();
    if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGQUIT');
    while (pid !== undefined && isAlive(pid)) await pause();
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  });

  const start = async (): Promise<User> => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', USER, dir], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    const exited = new Promise((resolve) => child.once('exit', resolve));
    const [url] = await Promise.race([
      new Promise<[string]>((resolve) => createInterface(child.stdout).once('line', (line) => resolve([line]))),
      exited.then(() => Promise.reject(new Error('the process ended before its database was up'))),
    ]);
    return {
      process: child,
      url,
      stop: () => {
        child.stdin.write('stop\n');
        return exited;
      },
    };
  };

  const postmaster = (): number | undefined => {
    const file = path.join(dir, 'postgres', 'data', 'postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
  };

  it('stays up for a process that has no other connection, and ends with the last one', async () => {
    const idle = await start();
    const pid = postmaster();
    const other = await start();
    expect(await other.stop()).toBe(0);
    expect(await answers(idle.url)).toBe(true);
    expect(await idle.stop()).toBe(0);
    expect(postmaster()).toBeUndefined();
    // The process may outlive its pid file by a moment, until its new parent has reaped it.
    for (let tries = 0; tries < 200 && isAlive(pid ?? 0); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isAlive(pid ?? 0)).toBe(false);
  });

  it.each([0o755, 0o700])(
    'is one server for five that start and stop at once (folder mode %o)',
    async (mode) => {
      chmodSync(dir, mode);
      const users = await Promise.all(Array.from({ length: 5 }, start));
      expect(new Set(users.map(({ url }) => url)).size).toBe(1);
      expect(await Promise.all(users.map(({ stop }) => stop()))).toEqual([0, 0, 0, 0, 0]);
      expect(postmaster()).toBeUndefined();
    },
    30_000,
  );

  it('survives killed processes of either kind', async () => {
    const killed = await start();
    killed.process.kill('SIGKILL');
    const user = await start();
    expect(user.url).toBe(killed.url);
    process.kill(postmaster() ?? 0, 'SIGKILL');
    const next = await start();
    expect(await answers(next.url)).toBe(true);
    // The database came back at its address, so the process that lost it continues, and must not lose it again.
    expect(next.url).toBe(user.url);
    while ((await presences(next.url)) < 2) await pause();
    expect(await next.stop()).toBe(0);
    expect(await answers(user.url)).toBe(true);
    expect(await user.stop()).toBe(0);
    expect(postmaster()).toBeUndefined();
  });

  it('is started with the settings of the system', async () => {
    const { recovery_init_sync_method: method = 'fsync' } = recoveryOn(process.platform, release());
    const user = await start();
    const sql = `select (current_setting('recovery_init_sync_method') = '${method}')::int as n`;
    expect(await ask(user.url, sql)).toBe(1);
    expect(await user.stop()).toBe(0);
  });

  it('comes back by itself after a kill, started by one of the processes that use it', async () => {
    const users = [await start(), await start(), await start()];
    for (let kills = 1; kills <= 2; kills += 1) {
      const killed = postmaster() ?? 0;
      process.kill(killed, 'SIGKILL');
      while (!(await answers(users[0]!.url))) await pause();
      while ((await presences(users[0]!.url)) < users.length) await pause();
      expect(postmaster()).not.toBe(killed);
      const log = readFileSync(path.join(dir, 'postgres', 'postgres.log'), 'utf8');
      expect(log.match(/ready to accept connections/g)).toHaveLength(1 + kills);
    }
    expect(await Promise.all(users.map(({ stop }) => stop()))).toEqual([0, 0, 0]);
    expect(postmaster()).toBeUndefined();
  });
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

async function ask(url: string, sql: string): Promise<number | undefined> {
  const client = new pg.Client(url.replace('application_name=listwright', 'application_name=test'));
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<{ n: number }>(sql)).rows[0]?.n;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const answers = async (url: string) => (await ask(url, 'select 1 as n')) === 1;

const presences = async (url: string) =>
  (await ask(url, `select count(*)::int as n from pg_stat_activity where application_name = 'listwright'`)) ?? 0;

function isAlive(pid: number): boolean {
  try {
    return pid !== 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
