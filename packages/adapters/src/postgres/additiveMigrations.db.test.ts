import { afterEach, describe, expect, it } from '@jest/globals';
import type { Knex } from 'knex';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.js';
import { migrations, type Migration } from './migrations/index.js';

/** A column as the version before knows it. */
interface Column {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}

const COLUMNS = `select c.table_name || '.' || c.column_name as name, c.udt_name as type,
    c.is_nullable = 'NO' as "isRequired", c.column_default is not null or c.is_identity = 'YES' as "hasDefault"
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`;

/** What a statement of the version before would stumble over. */
function obstaclesOf(before: readonly Column[], after: readonly Column[]): readonly string[] {
  const tableOf = ({ name }: Column) => name.split('.')[0];
  const tables = new Set(before.map(tableOf));
  const known = new Map(before.map((column) => [column.name, column]));
  const left = new Map(after.map((column) => [column.name, column]));
  return [
    ...before.flatMap(({ name, type, isRequired }) => {
      const now = left.get(name);
      if (now === undefined) return [`${name} is gone`];
      if (now.type !== type) return [`${name} is another type`];
      return now.isRequired && !isRequired ? [`${name} is required now`] : [];
    }),
    ...after
      .filter((column) => !known.has(column.name) && tables.has(tableOf(column) ?? ''))
      .filter(({ isRequired, hasDefault }) => isRequired && !hasDefault)
      .map(({ name }) => `${name} is required and new`),
  ];
}

describe('migrations that are marked as additive', () => {
  let test: TestDatabase;
  let knex: Knex;

  const open = async (options?: { readonly migrated: boolean }) => {
    test = await createTestDatabase(options);
    knex = test.database.knexForMigrations(500);
  };
  afterEach(async () => {
    await knex.destroy();
    await test.drop();
  });

  /** Runs them one after the other. */
  async function obstacles(all: readonly Migration[]): Promise<readonly string[]> {
    const found: string[] = [];
    for (const { name, isAdditive = false, up } of all) {
      const before = await test.database.query<Column & Record<string, unknown>>(COLUMNS);
      await up(knex);
      const after = await test.database.query<Column & Record<string, unknown>>(COLUMNS);
      if (isAdditive) found.push(...obstaclesOf(before, after).map((obstacle) => `${name}: ${obstacle}`));
    }
    return found;
  }

  it('leave every table as the version before needs it', async () => {
    await open({ migrated: false });
    expect(migrations.filter(({ isAdditive }) => isAdditive).length).toBeGreaterThan(9);
    expect(await obstacles(migrations)).toEqual([]);
  });

  it.each([
    ['alter table users drop column full_name', 'users.full_name is gone'],
    ['alter table users rename to people', 'users.id is gone'],
    ['alter table listings alter column score type text', 'listings.score is another type'],
    ['alter table listings alter column product_id set not null', 'listings.product_id is required now'],
    ['alter table users add column motto text not null', 'users.motto is required and new'],
  ])('would be reported: %s', async (sql, obstacle) => {
    const faulty: Migration = {
      name: 'faulty',
      isAdditive: true,
      up: (on) => on.raw(sql),
      down: () => Promise.resolve(),
    };
    await open();
    expect(await obstacles([faulty])).toContain(`faulty: ${obstacle}`);
  });
});
