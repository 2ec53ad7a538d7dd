import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, routes, type api, type Client } from '@listwright/application/contract';
import { createTestDatabase, type TestDatabase } from '@listwright/adapters/testing';
import { ofWorker } from './ofWorker.js';
import { startServerProcess, type ServerProcess } from './startServerProcess.js';

export interface TestServer {
  readonly url: string;
  readonly log: () => string;
  /** Stops it as SIGTERM does, and resolves to the exit code that the program would have. */
  readonly stop: () => Promise<number | null>;
}

/**
 * Starts a server with settings of its own in a process that has served other tests of this jest worker: it costs a
 * twentieth of the real program. `startServerProcess` starts that, for tests of signals, crashes, output or memory.
 */
export async function startServer(env: Readonly<Record<string, string>>): Promise<TestServer> {
  const { url, log, stop } = await ofWorker.startServer({
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: '0',
    LOG_LEVEL: 'info',
    // It takes ten times as long to start one as the rest: where rows of jobs run, the test asks for it.
    WORKERS: '0',
    ...env,
  });
  while (!log().includes('"msg":"listening"')) await pause(5);
  const port = /"port":(\d+),.*"msg":"listening"/.exec(log())?.[1];
  return {
    // With an address of its own it names that.
    url: env.APP_URL === undefined ? url : `http://127.0.0.1:${port}`,
    log,
    stop: async () => {
      await stop();
      return 0;
    },
  };
}

interface Site {
  readonly test: TestDatabase;
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

export type TestSite = TestServer & Site;
export type SiteProcess = ServerProcess & Site;

export interface SiteOptions {
  /** The PostgreSQL for the database, if not the one of the test run. */
  readonly server?: string;
  /** The database address for the server, if it goes through a proxy; the test connects directly. */
  readonly reach?: (databaseUrl: string) => string;
}

/** A server with its own database. `ADMIN_EMAIL` and `ADMIN_PASSWORD` are set. */
export function startSite(env: Readonly<Record<string, string>> = {}, place: SiteOptions = {}): Promise<TestSite> {
  return siteOf(startServer, env, place);
}

/** As `startSite`, with the real program as its server. */
export function startSiteProcess(
  env: Readonly<Record<string, string>> = {},
  place: SiteOptions = {},
): Promise<SiteProcess> {
  return siteOf(startServerProcess, env, place);
}

async function siteOf<Server extends TestServer>(
  start: (env: Readonly<Record<string, string>>) => Promise<Server>,
  env: Readonly<Record<string, string>>,
  place: SiteOptions,
): Promise<Server & Site> {
  const test = await createTestDatabase(place);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'listwright-site-'));
  const all = {
    // Errors that no contract declares fail.
    NODE_ENV: 'test',
    DATABASE_URL: place.reach?.(test.url) ?? test.url,
    LISTWRIGHT_DATA_DIR: dataDir,
    SECRET_KEY: 'a test key that is long enough to be one',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'admin password',
    ...env,
  };
  const server = await start(all);
  return {
    ...server,
    test,
    env: all,
    close: async () => {
      await server.stop();
      await test.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Seller {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly id: string;
  readonly client: Client<typeof api>;
}

let sellers = 0;

/** Registers a seller and logs in. */
export async function registerSeller(url: string): Promise<Seller> {
  sellers += 1;
  const [email, password] = [`seller${sellers}.${process.pid}@example.com`, 'a good password'];
  const open = clientOf(url);
  const { user } = await open.accounts.register({ body: { email, password, full_name: `Seller ${sellers}` } });
  const { token } = await open.accounts.login({ body: { email, password } });
  return { email, password, token, id: user.id, client: clientOf(url, token) };
}

export function clientOf(url: string, token?: string): Client<typeof api> {
  return createClient<typeof api>(routes, ({ url: path, method, headers, body }) =>
    fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body }),
    }),
  );
}
