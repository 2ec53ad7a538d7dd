import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createTestDatabase,
  Database,
  postmasterIn,
  startFakeOpenAi,
  type FakeOpenAi,
  type TestDatabase,
} from '@listwright/adapters/testing';
import {
  jobEnded,
  respondAfter,
  ledgerOf,
  setPlan,
  pause,
  productFile,
  startJob,
  waitUntil,
  completeLedger,
} from './harness/bulk.js';
import { killAfterTests } from './harness/killAfterTests.js';
import { runProgram } from './harness/runProgram.js';
import { registerSeller, clientOf, startServer, startSiteProcess } from './harness/startServer.js';
import { startServerProcess, type ServerProcess } from './harness/startServerProcess.js';
import { startWorker, type TestWorker } from './harness/startWorker.js';

const MIGRATIONS = 6;
/** Migrations that are killed concurrently. */
const LANES = 2;
const ROWS = 450;

describe('killed processes', () => {
  let ai: FakeOpenAi;
  let dataDir: string;

  beforeEach(async () => {
    ai = await startFakeOpenAi();
    dataDir = mkdtempSync(path.join(tmpdir(), 'listwright-data-'));
  });
  afterEach(async () => {
    await ai.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  it(`do not block a later start, at any point of a migration (${MIGRATIONS} kills, R-20)`, async () => {
    const timed = await migrateAndKill(Infinity);
    const moments = Array.from({ length: MIGRATIONS }, (_, at) => ((at + Math.random()) / MIGRATIONS) * timed.ms);
    const found: number[] = [];
    const lane = async () => {
      for (let next = moments.pop(); next !== undefined; next = moments.pop())
        found.push((await migrateAndKill(next)).tables);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    // Otherwise every kill came before or after the work, and the test showed nothing.
    expect(found.filter((tables) => tables > 0 && tables < timed.tables)).not.toEqual([]);
  });

  /** Migrates a fresh database, is killed after a delay, and starts a server there. */
  async function migrateAndKill(afterMs: number): Promise<{ ms: number; tables: number }> {
    const test = await createTestDatabase({ migrated: false });
    const env = { DATABASE_URL: test.url, LISTWRIGHT_DATA_DIR: dataDir };
    const migration = killAfterTests(
      spawn(process.execPath, ['bin/listwright.mjs', 'migrate'], {
        env: { PATH: process.env.PATH, ...env },
        stdio: 'ignore',
      }),
    );
    const gone = new Promise((resolve) => migration.once('exit', resolve));
    await Promise.race([gone, waitUntil(() => isMigrating(test))]);
    const began = performance.now();
    await Promise.race([gone, ...(afterMs === Infinity ? [] : [pause(afterMs)])]);
    migration.kill('SIGKILL');
    await gone;
    const ms = performance.now() - began;
    const [left] = await test.database.query<{ n: number }>(
      `select count(*)::int as n from pg_tables where schemaname in ('public', 'graphile_worker')`,
    );
    const server = await startServer(env);
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    await test.drop();
    return { ms, tables: left?.n ?? 0 };
  }

  it('leave their rows to other processes on the same data directory (R-08)', async () => {
    const started: (ServerProcess | TestWorker)[] = [];
    const begun = <T extends ServerProcess | TestWorker>(one: T): T => {
      started.push(one);
      return one;
    };
    const env = {
      LISTWRIGHT_DATA_DIR: dataDir,
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: ai.baseURL,
      BULK_LEASE_SECONDS: '2',
      BULK_CONCURRENCY: '16',
    };
    ai.answerWith(respondAfter(300));
    const owner = begun(await startServerProcess(env));
    const worker = begun(startWorker(env));
    const books = { test: { database: new Database({ url: postmasterIn(dataDir)!.url, poolSize: 2 }) } };
    try {
      const seller = await registerSeller(owner.url);
      await setPlan(books, seller, 'enterprise');
      await worker.started();
      const id = await startJob(seller, productFile(ROWS));
      const done = async (rows: number) => {
        const [row] = await books.test.database.query<{ n: number }>(
          'select successful as n from bulk_batches where id = $1',
          [id],
        );
        return (row?.n ?? 0) >= rows;
      };
      await waitUntil(() => done(50));
      owner.child.kill('SIGKILL');
      // A second process starts and stops meanwhile, and must not stop the shared database.
      const place = { home: dataDir, url: '', env: { LISTWRIGHT_DATA_DIR: dataDir } };
      expect((await runProgram(['migrate'], place)).code).toBe(0);
      // The worker takes over what the server had started.
      await waitUntil(() => done(150));
      const next = begun(await startServerProcess(env));
      await worker.kill();
      const returned = { ...seller, client: clientOf(next.url, seller.token) };
      expect(await jobEnded(returned, id)).toMatchObject({
        status: 'completed',
        summary: { successful: ROWS, failed: 0 },
      });
      expect(await ledgerOf(books, returned, id)).toEqual(completeLedger(ROWS));
      expect(await next.stop()).toBe(0);
      expect(postmasterIn(dataDir)).toBeUndefined();
    } finally {
      await Promise.all(started.map((one) => one.stop()));
      await books.test.database.close();
    }
  });

  it('exit at once at a second signal (R-18)', async () => {
    ai.answerWith(() => undefined);
    const site = await startSiteProcess({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: ai.baseURL });
    const seller = await registerSeller(site.url);
    const writing = seller.client.listings
      .generate({ body: { product_name: 'Steel bottle', marketplace: 'amazon' } })
      .catch(() => undefined);
    await waitUntil(() => Promise.resolve(ai.requests.length === 1));
    const stopped = site.stop();
    await waitUntil(async () => (await fetch(`${site.url}/api/health/ready`).catch(() => undefined))?.status !== 200);
    expect(site.child.exitCode).toBeNull();
    site.child.kill('SIGTERM');
    expect(await stopped).toBe(130);
    await writing;
    await site.close();
  });
});

/** Whether any process holds the migration lock. */
async function isMigrating({ database }: TestDatabase): Promise<boolean> {
  const held = await database.query(`select from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`);
  return held.length > 0;
}
