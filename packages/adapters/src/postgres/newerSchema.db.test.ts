import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PRODUCT_VERSION } from '@listwright/application/contract';
import { anOwner } from '../../testing/anOwner.js';
import { aPlatform } from '../../testing/aPlatform.js';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.js';
import { diagnose } from '../diagnosis/diagnose.js';
import { migrate } from './migrate.js';

describe('a database that a newer version has migrated', () => {
  let test: TestDatabase;

  beforeEach(async () => {
    test = await createTestDatabase();
  });
  afterEach(() => test.drop());

  /** What version 9 does to it. */
  const upgraded = async (name: string, note?: { isAdditive: boolean }) => {
    await test.database.query('insert into migrations (name, batch, migration_time) values ($1, 9, now())', [name]);
    if (note === undefined) return;
    await test.database.query('insert into migration_notes (name, version, is_additive) values ($1, $2, $3)', [
      name,
      '9.0.0',
      note.isAdditive,
    ]);
  };
  const check = async () =>
    (await diagnose(aPlatform(test.database))).find((diagnosis) => diagnosis.check === 'migrations');

  it('goes on where what it does not know only adds, and runs what is pending', async () => {
    await test.database.query(`alter table users add column motto text not null default ''`);
    await upgraded('2027_01_01_motto', { isAdditive: true });
    expect((await migrate(test.database)).applied).toEqual([]);
    await anOwner(test.database);
    expect(await check()).toMatchObject({ ok: true, detail: 'up to date, and prepared for 9.0.0' });
    await test.database.query('drop index listings__faulty, listings__weakest');
    await test.database.query(`delete from migrations where name = '2026_11_21_listing_figures'`);
    expect((await migrate(test.database)).applied).toEqual(['2026_11_21_listing_figures']);
  });

  it.each([
    ['takes something away', { isAdditive: false }, '9.0.0'],
    ['left no note', undefined, 'a newer version'],
  ])('refuses with one sentence where it %s', async (_name, note, newer) => {
    await upgraded('2027_01_01_motto', { isAdditive: true });
    await upgraded('2027_01_02_away', note);
    const sentence = new RegExp(
      `^This is Listwright ${PRODUCT_VERSION}, and its database was changed by ${newer} .*\\.$`,
    );
    await expect(migrate(test.database)).rejects.toMatchObject({
      name: 'SchemaFault',
      message: expect.stringMatching(sentence),
    });
    expect(await check()).toMatchObject({ ok: false, detail: expect.stringMatching(sentence) });
  });

  it('is migrated while others are at work: they never wait longer for a table than the migration does', async () => {
    await test.database.query('drop index listings__faulty, listings__weakest');
    await test.database.query(`delete from migrations where name = '2026_11_21_listing_figures'`);
    const { client: other, giveBack } = await test.database.checkOut();
    await other.query('begin; lock table listings in row exclusive mode');
    const migrating = migrate(test.database);
    const waits = async () => {
      const [row] = await test.database.query<{ n: number }>(
        `select count(*)::int as n from pg_locks where not granted and relation = 'listings'::regclass`,
      );
      return (row?.n ?? 0) > 0;
    };
    while (!(await waits())) await new Promise((resolve) => setTimeout(resolve, 10));
    // Behind a migration that waited on, this would run into its time limit.
    await test.database.transaction(() => test.database.query('lock table listings in row exclusive mode'));
    await other.query('commit');
    giveBack(false);
    expect((await migrating).applied).toEqual(['2026_11_21_listing_figures']);
  });

  it('is migrated however long a statement takes', async () => {
    const knex = test.database.knexForMigrations(500);
    expect((await knex.raw('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    expect((await knex.raw('show lock_timeout')).rows).toEqual([{ lock_timeout: '500ms' }]);
    await knex.destroy();
  });

  it('leaves notes for earlier versions', async () => {
    expect(
      await test.database.query(
        `select version, is_additive from migration_notes where name = '2026_11_22_migration_notes'`,
      ),
    ).toEqual([{ version: PRODUCT_VERSION, is_additive: true }]);
  });
});
