import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../testing/createTestDatabase.js';
import { migrationState } from '../../postgres/migrationState.js';
import { backups } from './backups.js';
import { checkUpgrade } from './checkUpgrade.js';
import { repairServer } from './repairServer.js';

describe('the care of a server', () => {
  let test: TestDatabase;
  let dir: string;
  let env: Record<string, string>;

  beforeEach(async () => {
    test = await createTestDatabase();
    dir = mkdtempSync(path.join(tmpdir(), 'listwright-care-'));
    env = {
      DATABASE_URL: test.url,
      LISTWRIGHT_DATA_DIR: path.join(dir, 'data'),
      SECRET_KEY: 'a test key that is long enough to be one',
      LOG_LEVEL: 'silent',
    };
  });
  afterEach(async () => {
    await test.drop();
    rmSync(dir, { recursive: true });
  });

  /** Makes the database one of the version before a migration. */
  const without = (name: string) => test.database.query('delete from migrations where name = $1', [name]);
  const ADDING = '2026_11_23_branding';
  const BREAKING = '2026_11_21_listing_figures';
  const pending = async () => (await migrationState(test.database)).pending;

  describe('repairs', () => {
    const repairs = async () =>
      (await repairServer(env, dir)).map(({ repair, ok, detail }) => ({ repair, ok, detail }));
    const modeOf = (...names: string[]) => (statSync(path.join(dir, ...names)).mode & 0o777).toString(8);

    it('missing folders, once', async () => {
      const folders = ['', 'objects', 'backups'].map((name) => path.join(dir, 'data', name));
      expect((await repairs()).map(({ detail }) => detail)).toEqual(
        folders.map((folder) => `made ${path.resolve(folder)}`),
      );
      expect(folders.every((folder) => existsSync(folder))).toBe(true);
      expect(await repairs()).toEqual([]);
    });

    it('secrets that other accounts can read, and follows no link', async () => {
      await repairs();
      for (const name of ['data/secret-key', 'data/backups/a.zip', '.env', 'elsewhere']) {
        writeFileSync(path.join(dir, name), 'secret');
        chmodSync(path.join(dir, name), 0o644);
      }
      symlinkSync(path.join(dir, 'elsewhere'), path.join(dir, 'data', 'first-administrator'));
      chmodSync(path.join(dir, 'data'), 0o755);
      const found = await repairs();
      expect(found).toHaveLength(4);
      expect(found.every(({ repair, ok }) => repair === 'permissions' && ok)).toBe(true);
      expect(JSON.stringify(found)).toContain('secret-key: mode 644 is now 600');
      expect([modeOf('data', 'secret-key'), modeOf('data', 'backups', 'a.zip')]).toEqual(['600', '600']);
      // A group may read the settings, for example that of the service.
      expect([modeOf('.env'), modeOf('elsewhere')]).toEqual(['640', '644']);
      expect(modeOf('data')).toMatch(/^7[01][01]$/);
      expect(await repairs()).toEqual([]);
    });

    it('pending migrations that only add', async () => {
      await repairs();
      await test.database.query('drop table branding');
      await without(ADDING);
      expect(await repairs()).toEqual([{ repair: 'migrations', ok: true, detail: `ran ${ADDING}` }]);
      expect(await pending()).toEqual([]);
    });

    it('no migration that stops the version before', async () => {
      await repairs();
      await without(BREAKING);
      const [found] = await repairServer(env, dir);
      expect(found).toMatchObject({ repair: 'migrations', ok: false, detail: expect.stringContaining(BREAKING) });
      expect(found?.advice).toContain('backup create');
      expect(await pending()).toEqual([BREAKING]);
    });

    it('nothing where nothing is set up, and reports a database that it cannot reach', async () => {
      const { DATABASE_URL: _url, ...embedded } = env;
      expect(await repairServer(embedded, dir)).toEqual([]);
      expect(existsSync(path.join(dir, 'data'))).toBe(false);
      expect(await repairServer({ ...env, PORT: 'nonsense' }, dir)).toEqual([]);
      const away = await repairServer({ ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, dir);
      expect(away.at(-1)).toMatchObject({
        repair: 'database',
        ok: false,
        detail: expect.stringContaining('DATABASE_URL'),
      });
    });
  });

  describe('before an upgrade', () => {
    const checks = async (now = new Date()) =>
      Object.fromEntries((await checkUpgrade(env, now)).map(({ check, ...found }) => [check, found]));

    it('names the newest backup, and one that is too old', async () => {
      expect((await checks()).backup).toMatchObject({ ok: false, advice: expect.stringContaining('backup create') });
      const { file } = await backups.create(env);
      // A newer file that is no backup does not count.
      writeFileSync(path.join(dir, 'data', 'backups', 'listwright-9.zip'), 'nothing');
      expect((await checks()).backup).toEqual({ ok: true, detail: `${file}, 0 hours old` });
      const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
      expect((await checks(later(23))).backup).toMatchObject({ ok: true });
      expect((await checks(later(25))).backup).toMatchObject({ ok: false, detail: `${file}, 25 hours old` });
    });

    it('says that the schema is that of the build', async () => {
      expect(await checks()).toMatchObject({
        build: { ok: true },
        schema: { ok: true, detail: 'the same as of this build' },
        migrations: { ok: true, detail: 'none pending' },
        workers: { ok: true, detail: '0 workers seen within a minute, no unfinished jobs' },
      });
    });

    it('lists pending migrations, and wants workers stopped only where they could not go on', async () => {
      await test.database.query(
        'insert into bulk_workers (id, seen_at, steady_since) values (gen_random_uuid(), now(), now())',
      );
      await without(ADDING);
      expect(await checks()).toMatchObject({
        schema: { ok: true, detail: 'older than this build by 1 migration' },
        migrations: {
          ok: true,
          detail: `pending: ${ADDING}; they only add, so the previous version keeps running next to this one`,
        },
        workers: { ok: true, detail: '1 worker seen within a minute, no unfinished jobs' },
      });
      await without(BREAKING);
      expect(await checks()).toMatchObject({
        schema: { detail: 'older than this build by 2 migrations' },
        migrations: { detail: expect.stringContaining(`cannot run next to ${BREAKING}`) },
        workers: { ok: false, advice: 'Stop every server and worker before you upgrade.' },
      });
    });

    it.each([
      [true, /^newer than this build, prepared for 9\.0\.0/],
      [false, /was changed by 9\.0\.0 in a way/],
    ])('knows a newer schema, additive: %s', async (isAdditive, detail) => {
      await test.database.query(`insert into migrations (name, batch, migration_time) values ('2027_x', 9, now())`);
      await test.database.query(
        `insert into migration_notes (name, version, is_additive) values ('2027_x', '9.0.0', $1)`,
        [isAdditive],
      );
      expect((await checks()).schema).toMatchObject({ ok: isAdditive, detail: expect.stringMatching(detail) });
    });

    it('names a database that is missing or away, and creates nothing', async () => {
      const { DATABASE_URL: _url, ...embedded } = env;
      const missing = await checkUpgrade(embedded, new Date());
      expect(missing.at(-1)).toMatchObject({
        check: 'database',
        ok: false,
        detail: expect.stringContaining('Nothing is set up'),
      });
      const wrong = await checkUpgrade({ ...env, PORT: 'nonsense' }, new Date());
      expect(wrong.at(-1)).toMatchObject({
        check: 'configuration',
        ok: false,
        detail: expect.stringContaining('PORT'),
      });
      expect(existsSync(path.join(dir, 'data'))).toBe(false);
    });
  });
});
