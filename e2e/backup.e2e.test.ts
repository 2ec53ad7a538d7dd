import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, postmasterIn, type TestDatabase } from '@listwright/adapters/testing';
import { runCommand } from './harness/runCommand.js';
import { runProgram } from './harness/runProgram.js';
import { registerSeller, clientOf } from './harness/startServer.js';
import { startServerProcess } from './harness/startServerProcess.js';

const PASSPHRASE = 'a passphrase of some length';

describe('moving from the embedded database to a server', () => {
  let test: TestDatabase;
  let dir: string;

  beforeEach(async () => {
    test = await createTestDatabase({ migrated: false });
    dir = mkdtempSync(path.join(tmpdir(), 'listwright-move-'));
  });
  afterEach(async () => {
    // Where the test failed, its database still runs.
    const left = postmasterIn(path.join(dir, 'old'));
    if (left !== undefined) process.kill(left.pid, 'SIGQUIT');
    await test.drop();
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  });

  it('is a backup and a restore: listings are there, and the sign-in works', async () => {
    const embedded = { LISTWRIGHT_DATA_DIR: path.join(dir, 'old') };
    const before = await startServerProcess(embedded);
    const seller = await registerSeller(before.url);
    const { listing } = await seller.client.listings.generate({
      body: { product_name: 'Steel bottle', marketplace: 'amazon', attributes: { capacity: '750 ml' } },
    });
    const session = await clientOf(before.url).accounts.login({
      body: { email: seller.email, password: seller.password },
    });
    const place = (env: Readonly<Record<string, string>>) => ({ home: dir, url: '', env });
    const file = path.join(dir, 'backup.zip');
    const left = await runCommand(['backup', 'create', file, '--json'], {
      ...place(embedded),
      interrupted: Promise.resolve(),
    });
    expect([left.code, left.json(), readdirSync(dir)]).toMatchObject([
      130,
      { error: { code: 'interrupted', message: 'No backup was written.' } },
      ['old'],
    ]);
    const made = await runProgram(
      ['backup', 'create', file, '--json'],
      place({ ...embedded, BACKUP_PASSPHRASE: PASSPHRASE }),
    );
    expect(made).toMatchObject({ code: 0 });
    expect(made.json()).toMatchObject({ data: { file, has_secret_key: true } });
    expect(await before.stop()).toBe(0);

    const server = { LISTWRIGHT_DATA_DIR: path.join(dir, 'new'), DATABASE_URL: test.url };
    const refused = await runProgram(['backup', 'restore', file, '--json'], place(server));
    expect([refused.code, refused.stdout]).toEqual([1, expect.stringContaining('backup_fault')]);
    const restored = await runProgram(['backup', 'restore', file], place({ ...server, BACKUP_PASSPHRASE: PASSPHRASE }));
    expect(restored.stderr).toBe('');
    expect(restored.stdout).toMatch(/^Restored \d+ rows in \d+ tables and 1 file, of /);

    const after = await startServerProcess(server);
    // The restored administrator stays the only one.
    expect(after.output()).not.toContain('First administrator');
    const { token } = await clientOf(after.url).accounts.login({
      body: { email: seller.email, password: seller.password },
    });
    const there = await clientOf(after.url, token).listings.read({ params: { id: listing.id } });
    expect(there.listing).toEqual(listing);
    // Its key came along: a token of the place before is still one.
    expect((await clientOf(after.url, session.token).accounts.me()).user.email).toBe(seller.email);
    expect(await after.stop()).toBe(0);
  });
});
