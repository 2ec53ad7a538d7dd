import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.js';
import { copyLine } from './copyLine.js';

const COPY = 'copy copied (place, text, json, flag) from stdin';
const TEXTS = [
  'plain',
  '',
  'tab\tline\nreturn\rback\\slash',
  '\\N',
  '\\.',
  'C:\\new\\table',
  '"quoted", \'single\'',
  'ä € 日本 😀',
  '  spaces  ',
  '\u2028\u0001\u007f',
];

describe('Database.copy', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await createTestDatabase({ migrated: false });
    await test.database.query('create table copied (place int primary key, text text, json jsonb, flag boolean)');
  });
  afterAll(() => test.drop());
  beforeEach(() => test.database.query('truncate copied'));

  const rows = () =>
    test.database.query<{ text: string | null }>('select text, json, flag from copied order by place', []);
  const line = (place: number, text: string | null) => copyLine([place, text, JSON.stringify([text]), place % 2 === 0]);

  it('stores every text as it is', async () => {
    await test.database.copy(
      COPY,
      [...TEXTS, null].map((text, place) => line(place, text)),
    );
    expect(await rows()).toEqual(
      [...TEXTS, null].map((text, place) => ({ text, json: [text], flag: place % 2 === 0 })),
    );
  });

  it('stores all or none, and the pool goes on', async () => {
    const lines = [line(1, 'one'), line(2, 'two'), line(1, 'again')];
    for (let count = 0; count < 30; count += 1)
      await expect(test.database.copy(COPY, lines)).rejects.toMatchObject({ code: '23505' });
    await expect(test.database.copy(COPY, [copyLine([1, 'a', '{', true])])).rejects.toMatchObject({
      kind: 'invalid',
      code: 'unusable_value',
    });
    expect(await rows()).toEqual([]);
    await test.database.copy(COPY, [line(1, 'one')]);
    expect(await rows()).toHaveLength(1);
  });

  it('joins the transaction that it is in', async () => {
    const failed = test.database.transaction(async () => {
      await test.database.copy(COPY, [line(1, 'one')]);
      expect(await rows()).toHaveLength(1);
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await rows()).toEqual([]);
  });

  it('retries on connections that the server has closed', async () => {
    await Promise.all(Array.from({ length: 10 }, () => test.database.query('select pg_sleep(0.05)')));
    await test.database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await Promise.all(Array.from({ length: 10 }, (_, place) => test.database.copy(COPY, [line(place, 'one')])));
    expect(await rows()).toHaveLength(10);
  });

  it('retries where the server closes the connection midway', async () => {
    const locked = test.database.transaction(async () => {
      await test.database.query('lock table copied in access exclusive mode');
      await test.database.query('select pg_sleep(0.5)');
    });
    await test.database.query('select pg_sleep(0.1)');
    const waiting = test.database.copy(COPY, [line(1, 'one')]);
    await test.database.query('select pg_sleep(0.1)');
    await test.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'copy copied%'`,
    );
    await locked;
    await waiting;
    expect(await rows()).toHaveLength(1);
  });
});
