import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../testing/createTestDatabase.js';
import { threadFromSource } from '../../../testing/isolation/threadFromSource.js';
import { startThreads } from './startThreads.js';

const ONE = { count: 1, areSecondary: false };

/** The database answered the process that starts the threads, and may be away a moment later. */
describe('a thread of a worker whose database is away', () => {
  let test: TestDatabase;
  let dir: string;
  let body: URL;

  beforeAll(async () => {
    body = await threadFromSource('main/threads/workerThread');
    test = await createTestDatabase();
    dir = mkdtempSync(path.join(tmpdir(), 'listwright-threads-'));
  });
  afterAll(async () => {
    await test.drop();
    rmSync(dir, { recursive: true, force: true });
  });

  const listen = (server: Server, port: number) =>
    new Promise<number>((resolve) =>
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
  const close = (server: Server) => new Promise((resolve) => server.close(resolve));
  async function freePort(): Promise<number> {
    const server = createServer();
    const port = await listen(server, 0);
    await close(server);
    return port;
  }

  function envOf(port: number, seconds: number): Record<string, string> {
    const address = new URL(test.url);
    address.port = String(port);
    return {
      DATABASE_URL: address.href,
      DATABASE_WAIT_SECONDS: String(seconds),
      LISTWRIGHT_DATA_DIR: dir,
      SECRET_KEY: 'a test key that is long enough to be one',
      LOG_LEVEL: 'silent',
    };
  }

  it('ends the start with the fault of the database, which has an exit code of its own', async () => {
    const starting = startThreads(ONE, envOf(await freePort(), 0), body);
    await expect(starting).rejects.toMatchObject({
      name: 'DatabaseFault',
      message: expect.stringMatching(/^The database of DATABASE_URL cannot be used/),
    });
  });

  it('waits for it', async () => {
    const { port, hostname } = new URL(test.url);
    let connections = 0;
    // Refuses the first connection, as a database that is just going away, and leads the others to the database.
    const gate = createServer((socket) => {
      connections += 1;
      if (connections === 1) return void socket.resetAndDestroy();
      const database = connect(Number(port), hostname);
      socket.pipe(database).pipe(socket);
      for (const end of [socket, database]) end.on('error', () => undefined);
    });
    const stop = await startThreads(ONE, envOf(await listen(gate, 0), 60), body);
    await stop();
    await close(gate);
    expect(connections).toBeGreaterThan(1);
  });
});
