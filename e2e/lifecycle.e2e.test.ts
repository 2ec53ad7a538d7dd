import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitUntil } from './harness/bulk.js';
import { killAfterTests } from './harness/killAfterTests.js';
import { registerSeller, clientOf } from './harness/startServer.js';
import { startServerProcess, type ServerProcess } from './harness/startServerProcess.js';

/** A thread for jobs takes half of a start. The first test starts the program as it comes, which has one. */
const NO_JOBS = { WORKERS: '0' };
const AS_IT_COMES = {};

const product = { product_name: 'Steel water bottle 750 ml', marketplace: 'amazon' } as const;

describe('the program, with its own database', () => {
  let dataDir: string;
  let started: ServerProcess[];

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'listwright-data-'));
    started = [];
  });
  afterEach(async () => {
    await Promise.all(
      started
        .filter(({ child }) => child.exitCode === null && child.signalCode === null)
        .map((server) => server.stop()),
    );
    // A killed server leaves PostgreSQL running, for the next start to join.
    const pid = postmaster(dataDir);
    if (pid !== undefined) process.kill(pid, 'SIGINT');
    for (let tries = 0; tries < 200 && postmaster(dataDir) !== undefined; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start(env: Record<string, string> = NO_JOBS): Promise<ServerProcess> {
    const server = await startServerProcess({ LISTWRIGHT_DATA_DIR: dataDir, ...env });
    started.push(server);
    return server;
  }

  function postmaster(dir: string): number | undefined {
    try {
      return Number(readFileSync(path.join(dir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return undefined;
    }
  }

  it('prints the login on the first run only, and logs no secrets', async () => {
    const first = await start(AS_IT_COMES);
    // The lines follow the address, which the start waited for.
    await waitUntil(async () => /Password: .+\n/.test(first.output()));
    const [, email, password] = /administrator: (\S+)\nPassword: (\S+)/.exec(first.output()) ?? [];
    const { user } = await clientOf(first.url).accounts.login({
      body: { email: email ?? '', password: password ?? '' },
    });
    expect(user.role).toBe('admin');
    for (const secret of ['secret-key', 'postgres/password'])
      expect(statSync(path.join(dataDir, secret)).mode & 0o777).toBe(0o600);
    expect(statSync(path.join(dataDir, 'postgres')).mode & 0o066).toBe(0);
    expect(await first.stop()).toBe(0);
    expect(postmaster(dataDir)).toBeUndefined();
    const second = await start();
    expect(second.output()).not.toMatch(/Password/);
    expect(first.log() + second.log()).not.toContain(password);
  });

  it('creates a data directory that only its owner can open', async () => {
    const closed = path.join(dataDir, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o700);
    const server = await startServerProcess({ LISTWRIGHT_DATA_DIR: path.join(closed, 'data'), ...NO_JOBS });
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(readdirSync(path.join(closed, 'data'))).toContain('postgres');
  });

  it('shares one database between servers, a worker and a migration that start at once on an empty folder', async () => {
    const cli = (name: string) =>
      new Promise<number | null>((resolve) => {
        const child = killAfterTests(
          spawn(process.execPath, ['bin/listwright.mjs', name], {
            env: { PATH: process.env.PATH, LISTWRIGHT_DATA_DIR: dataDir, LOG_LEVEL: 'info', WORKER_THREADS: '1' },
            stdio: ['ignore', 'ignore', 'pipe'],
          }),
        );
        child.once('exit', (code) => resolve(code));
        child.stderr.on('data', (chunk: Buffer) => {
          if (chunk.includes('worker started')) child.kill('SIGTERM');
        });
      });
    const [one, two, worker, migration] = await Promise.all([start(), start(), cli('worker'), cli('migrate')]);
    expect([worker, migration]).toEqual([0, 0]);
    const tellers = () => [one, two].filter((server) => /Password: /.test(server.output()));
    // The line follows the address, which the start waited for.
    for (let tries = 0; tries < 100 && tellers().length === 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(tellers()).toHaveLength(1);
    const seller = await registerSeller(one.url);
    const { listing } = await seller.client.listings.generate({ body: product });
    await one.stop();
    expect((await clientOf(two.url, seller.token).listings.read({ params: { id: listing.id } })).listing.id).toBe(
      listing.id,
    );
  });

  it('recovers after a kill of the server, and of its database', async () => {
    const first = await start();
    const seller = await registerSeller(first.url);
    const { listing } = await seller.client.listings.generate({ body: product });
    first.child.kill('SIGKILL');
    const second = await start();
    const client = clientOf(second.url, seller.token);
    expect((await client.listings.read({ params: { id: listing.id } })).listing.generated_title).toBe(
      listing.generated_title,
    );
    second.child.kill('SIGKILL');
    process.kill(postmaster(dataDir)!, 'SIGKILL');
    const third = await start();
    expect((await clientOf(third.url, seller.token).listings.list()).total).toBe(1);
  });

  it('starts its database again when that was killed, and answers without a restart of its own', async () => {
    const server = await start();
    const seller = await registerSeller(server.url);
    const killed = postmaster(dataDir)!;
    process.kill(killed, 'SIGKILL');
    while ((await fetch(`${server.url}/api/health/ready`)).status !== 200 || postmaster(dataDir) === killed)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await seller.client.listings.generate({ body: product })).listing.id).toBeTruthy();
    expect(server.log()).toContain('the embedded database had ended and was started again');
  });

  it('can be killed at any moment of its first start', async () => {
    for (const delay of [150, 350, 500, 700, 900, 1200]) {
      const child = killAfterTests(
        spawn(process.execPath, ['bin/listwright.mjs', 'serve'], {
          env: { PATH: process.env.PATH, LISTWRIGHT_DATA_DIR: dataDir, PORT: '0' },
          stdio: 'ignore',
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, delay));
      child.kill('SIGKILL');
    }
    const server = await start();
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
  });

  it('finishes running work before it stops', async () => {
    const server = await start();
    const seller = await registerSeller(server.url);
    const writing = Array.from({ length: 20 }, (_, index) =>
      seller.client.listings.generate({ body: { ...product, product_name: `Bottle ${index}` } }),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    const stopped = server.stop();
    const outcomes = await Promise.allSettled(writing);
    expect(
      outcomes.filter((outcome) => outcome.status === 'rejected' && !/fetch failed/.test(String(outcome.reason))),
    ).toEqual([]);
    expect(await stopped).toBe(0);
    const again = await start();
    const client = clientOf(again.url, seller.token);
    const written = outcomes.filter((outcome) => outcome.status === 'fulfilled').length;
    expect((await client.listings.list()).total).toBeGreaterThanOrEqual(written);
    expect((await client.billing.usage()).quotas.listings_generated.used).toBe((await client.listings.list()).total);
  });

  it('reports all configuration errors at once, in plain words', async () => {
    const broken = startServerProcess({
      LISTWRIGHT_DATA_DIR: dataDir,
      PORT: 'abc',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      NODE_ENV: 'production',
    });
    const message = await broken.then(
      () => '',
      (error: Error) => error.message,
    );
    for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL', 'SECRET_KEY', 'APP_URL']) expect(message).toContain(name);
    expect(message).not.toContain('    at ');
  });
});
