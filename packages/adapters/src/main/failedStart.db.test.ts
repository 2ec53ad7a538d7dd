import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.js';
import { createContainer } from '../composition/createContainer.js';
import { Database } from '../postgres/Database.js';
import { openPlatform } from './openPlatform.js';
import { serve } from './serve.js';
import { startJobWork } from './startJobWork.js';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('a start that fails half-way', () => {
  let test: TestDatabase;
  let dir: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    test = await createTestDatabase();
    dir = mkdtempSync(path.join(tmpdir(), 'listwright-start-'));
    env = { DATABASE_URL: test.url, SECRET_KEY: 'a test key that is long enough to be one', LOG_LEVEL: 'silent' };
  });
  afterAll(async () => {
    await test.drop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('of a server lets go of its port', async () => {
    const file = path.join(dir, 'file');
    writeFileSync(file, '');
    const port = await freePort();
    // The note with the first password is written after the server listens, and cannot be.
    const starting = serve({
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      LISTWRIGHT_DATA_DIR: path.join(file, 'data'),
    });
    await expect(starting).rejects.toMatchObject({ code: 'ENOTDIR' });
    await expect(fetch(`http://127.0.0.1:${port}/api/health/live`)).rejects.toThrow('fetch failed');
  });

  it('of bulk work leaves no worker behind', async () => {
    const platform = await openPlatform({ ...env, LISTWRIGHT_DATA_DIR: dir });
    const away = new Database({ url: `postgres://nobody@127.0.0.1:${await freePort()}/none` });
    const starting = startJobWork(await createContainer(platform), { ...platform, database: away });
    await expect(starting).rejects.toMatchObject({ message: expect.stringMatching(/ECONNREFUSED/) });
    expect(await test.database.query('select id from bulk_workers')).toEqual([]);
    await platform.close();
  });
});
