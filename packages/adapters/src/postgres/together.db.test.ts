import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.js';
import { Database } from './Database.js';
import { DatabaseTransaction } from './DatabaseTransaction.js';

describe('steps in one transaction, sent at once', () => {
  let test: TestDatabase;
  let transaction: DatabaseTransaction;

  beforeAll(async () => {
    test = await createTestDatabase();
    await test.database.query('create table notes (text text unique)');
    transaction = new DatabaseTransaction(test.database);
  });
  beforeEach(() => test.database.query('delete from notes'));
  afterAll(() => test.drop());

  const note = (text: string) => () =>
    test.database.query<{ text: string }>('insert into notes values ($1) returning text', [text], 'add_note');
  const notes = async () =>
    (await test.database.query<{ text: string }>('select text from notes order by text')).map(({ text }) => text);

  it('are stored all, and each gives its own result in the order of the steps', async () => {
    const count = () => test.database.query<{ n: number }>('select count(*)::int as n from notes');
    const results = await transaction.together([note('a'), count, note('b'), count]);
    expect(results).toEqual([[{ text: 'a' }], [{ n: 1 }], [{ text: 'b' }], [{ n: 2 }]]);
    expect(await notes()).toEqual(['a', 'b']);
  });

  it('are one transaction', async () => {
    const current = () => test.database.query<{ id: string }>('select pg_current_xact_id()::text as id');
    const [[one], , [other]] = await transaction.together([current, note('a'), current]);
    expect(one?.id).toBe(other?.id);
  });

  it.each([
    ['a statement', () => test.database.query('select 1 / 0 as none')],
    ['a step', () => Promise.reject(new Error('division by zero'))],
  ])('store nothing where %s fails, and say why, and the connection works on', async (_what, fail) => {
    await expect(transaction.together([note('a'), fail, note('b')])).rejects.toThrow();
    expect(await notes()).toEqual([]);
    await transaction.together([note('c')]);
    expect(await notes()).toEqual(['c']);
  });

  it('join a transaction that is open', async () => {
    const undone = transaction.run(async () => {
      await transaction.together([note('a'), note('b')]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await notes()).toEqual([]);
  });

  it('are begun again, once, where the server had ended the idle connection', async () => {
    const single = new Database({ url: test.url, poolSize: 1 });
    const own = new DatabaseTransaction(single);
    await single.query('select 1');
    await test.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    let calls = 0;
    await own.together([
      () => {
        calls += 1;
        return single.query('insert into notes values ($1)', [`call ${calls}`]);
      },
    ]);
    expect((await notes()).length).toBe(1);
    await single.close();
  });

  it('do what waits for them when they are committed, and never where they are not', async () => {
    const done: string[] = [];
    const told = (text: string) => async () => {
      test.database.whenStored(() => done.push(text));
      expect(done).toEqual([]);
    };
    await expect(transaction.together([told('undone'), () => Promise.reject(new Error('no'))])).rejects.toThrow('no');
    expect(done).toEqual([]);
    await transaction.run(told('stored'));
    expect(done).toEqual(['stored']);
    test.database.whenStored(() => done.push('at once'));
    expect(done).toEqual(['stored', 'at once']);
  });
});
