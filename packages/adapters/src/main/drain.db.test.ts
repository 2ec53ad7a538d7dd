import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Timer } from '@listwright/application/shared';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.js';
import { serve } from './serve.js';

/** A wait that ends when the test says so. */
class HeldTimer extends Timer {
  readonly waits: number[] = [];
  /** Ends every wait, those to come too. */
  end: () => void = () => undefined;
  private begin: () => void = () => undefined;
  readonly waiting = new Promise<void>((resolve) => (this.begin = resolve));
  private readonly over = new Promise<void>((resolve) => (this.end = resolve));

  override wait(ms: number): Promise<void> {
    this.waits.push(ms);
    this.begin();
    return this.over;
  }
}

describe('a server that is stopped', () => {
  let test: TestDatabase;
  let dir: string;

  beforeAll(async () => {
    test = await createTestDatabase();
    dir = mkdtempSync(path.join(tmpdir(), 'listwright-drain-'));
  });
  afterAll(async () => {
    await test.drop();
    rmSync(dir, { recursive: true, force: true });
  });

  const start = (timer: Timer, env: Record<string, string>) =>
    serve(
      {
        DATABASE_URL: test.url,
        LISTWRIGHT_DATA_DIR: dir,
        LOG_LEVEL: 'silent',
        HOST: '127.0.0.1',
        PORT: '0',
        WORKERS: '0',
        SECRET_KEY: 'a test key that is long enough to be one',
        ...env,
      },
      { timer },
    );
  // A connection of its own, as of a client that comes now.
  const status = async (url: string, operation: string) =>
    (await fetch(`${url}/api/${operation}`, { headers: { connection: 'close' } })).status;

  it('turns red, goes on accepting connections until its proxy has noticed, then closes', async () => {
    const timer = new HeldTimer();
    const server = await start(timer, { TRUSTED_PROXIES: '1' });
    expect(await status(server.url, 'health/ready')).toBe(200);
    const stopped = server.stop();
    await timer.waiting;
    expect(timer.waits).toEqual([5000]);
    expect(await status(server.url, 'health/ready')).toBe(503);
    expect(await status(server.url, 'info')).toBe(200);
    timer.end();
    await stopped;
    await expect(status(server.url, 'info')).rejects.toThrow('fetch failed');
  });

  it.each([
    [{}, []],
    [{ TRUSTED_PROXIES: '1', DRAIN_SECONDS: '0' }, []],
    [{ DRAIN_SECONDS: '12' }, [12_000]],
  ])('with %j waits %j ms', async (env, waits) => {
    const timer = new HeldTimer();
    timer.end();
    await (await start(timer, env)).stop();
    expect(timer.waits).toEqual(waits);
  });
});
