import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, routes, type api, type Client } from '@listwright/application/contract';
import { createTestDatabase, type TestDatabase } from '@listwright/adapters/testing';
import { killAfterTests } from './killAfterTests.js';

export interface TestServer {
  readonly url: string;
  readonly child: ChildProcess;
  /** Its output: stdout, and the log. */
  readonly output: () => string;
  readonly log: () => string;
  /** Sends SIGTERM and resolves to the exit code. */
  readonly stop: () => Promise<number | null>;
}

/**
 * Starts the real program, `listwright serve`, `through` a wrapper command if given, and resolves when it has printed
 * its address and the port.
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  through: readonly string[] = [],
): Promise<TestServer> {
  const [command = process.execPath, ...words] = [...through, process.execPath, 'bin/listwright.mjs', 'serve'];
  const child = killAfterTests(
    spawn(command, words, {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let output = '';
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const look = setInterval(() => {
      const printed = /running at (\S+)/.exec(output)?.[1];
      const port = /"port":(\d+),.*"msg":"listening"/.exec(log)?.[1];
      if (printed === undefined || port === undefined) return;
      clearInterval(look);
      // With an address of its own it prints that.
      resolve(env.APP_URL === undefined ? printed : `http://127.0.0.1:${port}`);
    }, 10);
    void exited.then((code) => {
      clearInterval(look);
      reject(new Error(`the server ended with ${code}: ${log}`));
    });
  });
  return {
    url,
    child,
    output: () => output,
    log: () => log,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

export interface TestSite extends TestServer {
  readonly test: TestDatabase;
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

export interface SiteOptions {
  /** The PostgreSQL for the database, if not the one of the test run. */
  readonly server?: string;
  /** The database address for the server, if it goes through a proxy; the test connects directly. */
  readonly reach?: (databaseUrl: string) => string;
}

/** A server with its own database. `ADMIN_EMAIL` and `ADMIN_PASSWORD` are set. */
export async function startSite(
  env: Readonly<Record<string, string>> = {},
  place: SiteOptions = {},
): Promise<TestSite> {
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
  const server = await startServer(all);
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
