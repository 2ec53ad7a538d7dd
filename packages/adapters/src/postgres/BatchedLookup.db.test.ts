import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.js';
import { BatchedLookup } from './BatchedLookup.js';

let test: TestDatabase;
let asked: string[][];
let lookup: BatchedLookup<string, number>;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.query('create table numbers (name text primary key, value int)');
});
afterAll(() => test.drop());

beforeEach(async () => {
  await test.database.query('truncate numbers');
  await test.database.query(`insert into numbers values ('one', 1), ('two', 2)`);
  asked = [];
  const findAll = async (names: readonly string[]) => {
    asked.push([...names]);
    const rows = await test.database.query<{ name: string; value: number }>(
      'select name, value from numbers where name = any($1)',
      [names],
    );
    return names.map((name) => rows.find((row) => row.name === name)?.value);
  };
  lookup = new BatchedLookup(test.database, findAll, (name) => name);
});

describe('a lookup that shares statements', () => {
  it('asks once for what is asked for in one turn, and gives each caller its own value', async () => {
    const found = await Promise.all(['two', 'none', 'one', 'two'].map((name) => lookup.find(name)));
    expect(found).toEqual([2, undefined, 1, 2]);
    expect(asked).toEqual([['two', 'none', 'one']]);
  });

  it('remembers nothing: a later lookup sees what changed', async () => {
    expect(await lookup.find('one')).toBe(1);
    await test.database.query(`update numbers set value = 11 where name = 'one'`);
    expect(await lookup.find('one')).toBe(11);
  });

  it('does not join a statement that is under way', async () => {
    const before = lookup.find('one');
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([before, lookup.find('one')]);
    expect(asked).toEqual([['one'], ['one']]);
  });

  it('sees the changes of the transaction it is called in, before they are committed', async () => {
    await test.database.transaction(async () => {
      await test.database.query(`update numbers set value = 21 where name = 'one'`);
      expect(await lookup.find('one')).toBe(21);
    });
  });

  it('tells every caller of a statement that failed, and goes on with the next', async () => {
    await test.database.query('alter table numbers rename to hidden');
    const failed = await Promise.allSettled([lookup.find('one'), lookup.find('two')]);
    await test.database.query('alter table hidden rename to numbers');
    expect(failed.map((one) => one.status)).toEqual(['rejected', 'rejected']);
    expect(await lookup.find('two')).toBe(2);
  });
});
