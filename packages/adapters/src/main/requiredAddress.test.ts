import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { backups, doctor, isWorking, readMigrations, rotateSecrets, runMigrations, serve, work } from './index.js';

describe('production without APP_URL', () => {
  let env: Record<string, string>;

  beforeAll(() => {
    env = {
      NODE_ENV: 'production',
      SECRET_KEY: 'a test key that is long enough to be one',
      LISTWRIGHT_DATA_DIR: mkdtempSync(path.join(tmpdir(), 'listwright-address-')),
      // Nothing listens there.
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      DATABASE_WAIT_SECONDS: '0',
      LOG_LEVEL: 'silent',
    };
  });
  afterAll(() => rmSync(env.LISTWRIGHT_DATA_DIR ?? '', { recursive: true, force: true }));

  it.each([
    ['server', serve],
    ['worker', work],
  ])('starts no %s, whose links it is for', async (_, start) => {
    await expect(start(env)).rejects.toMatchObject({
      name: 'ConfigurationFault',
      message: expect.stringContaining('APP_URL'),
    });
  });

  it('keeps nothing else from being done', async () => {
    expect(isWorking(env)).toBe(false);
    expect(await backups.list(env)).toEqual([]);
    for (const done of [runMigrations(env), readMigrations(env), rotateSecrets(env), backups.create(env)])
      await expect(done).rejects.toMatchObject({ name: 'DatabaseFault' });
    expect(await doctor(env)).toMatchObject([{ check: 'database' }]);
  });
});
