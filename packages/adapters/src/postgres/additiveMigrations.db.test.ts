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

/** A rule that can refuse a write to a table: with the columns that it reads, or none where it may read any. */
interface Rule {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
  /** What it refuses: a rule that is replaced under its name is a new one. */
  readonly definition: string;
}

const RULES = `select c.conrelid::regclass::text as table, c.contype::text || ' ' || c.conname as name,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as columns,
    pg_get_constraintdef(c.oid) as definition
  from pg_constraint c where c.connamespace = 'public'::regnamespace and c.conrelid <> 0 and c.contype <> 'n'
  union all
  select i.indrelid::regclass::text, 'unique ' || i.indexrelid::regclass::text,
    array(select a.attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)),
    pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class t on t.oid = i.indrelid where i.indisunique and t.relnamespace = 'public'::regnamespace
  union all
  select t.tgrelid::regclass::text, 'trigger ' || t.tgname, '{}', pg_get_triggerdef(t.oid) || p.prosrc
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`;

/** New rules on what the version before writes. One that reads a new column sees its default, which the migration has to suit. */
function newRules(columns: readonly Column[], before: readonly Rule[], after: readonly Rule[]): readonly string[] {
  const known = new Set(columns.map(({ name }) => name));
  const tables = new Set(columns.map(({ name }) => name.split('.')[0]));
  const had = new Set(before.map(({ table, name, definition }) => `${table} ${name} ${definition}`));
  return after
    .filter(({ table, name, definition }) => tables.has(table) && !had.has(`${table} ${name} ${definition}`))
    .filter((rule) => rule.columns.every((column) => known.has(`${rule.table}.${column}`)))
    .map(({ table, name }) => `${table} has a new ${name}`);
}

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

/**
 * What no definition shows by itself: rules that replaced narrower ones, and triggers that only add to a table of their own. What
 * the version before writes is still accepted.
 */
const LOOSER = [
  '2026_11_22_admin_keys: api_keys has a new c api_keys__scopes',
  '2026_11_29_quota_nearness: users has a new trigger users_are_ranked',
];

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

  const shape = async () =>
    [
      await test.database.query<Column & Record<string, unknown>>(COLUMNS),
      await test.database.query<Rule & Record<string, unknown>>(RULES),
    ] as const;

  /** Runs them one after the other. */
  async function obstacles(all: readonly Migration[]): Promise<readonly string[]> {
    const found: string[] = [];
    for (const { name, isAdditive = false, up } of all) {
      const [before, rulesBefore] = await shape();
      await up(knex);
      const [after, rulesAfter] = await shape();
      const obstacles = [...obstaclesOf(before, after), ...newRules(before, rulesBefore, rulesAfter)];
      if (isAdditive) found.push(...obstacles.map((obstacle) => `${name}: ${obstacle}`));
    }
    return found;
  }

  it('leave every table as the version before needs it', async () => {
    await open({ migrated: false });
    expect(migrations.filter(({ isAdditive }) => isAdditive).length).toBeGreaterThan(9);
    expect(await obstacles(migrations)).toEqual(LOOSER);
  });

  it.each([
    ['alter table users drop column full_name', 'users.full_name is gone'],
    ['alter table users rename to people', 'users.id is gone'],
    ['alter table listings alter column score type text', 'listings.score is another type'],
    ['alter table listings alter column product_id set not null', 'listings.product_id is required now'],
    ['alter table users add column motto text not null', 'users.motto is required and new'],
    ['alter table users add constraint named check (full_name <> $$$$)', 'users has a new c named'],
    ['create unique index one_name on users (full_name)', 'users has a new unique one_name'],
    ['alter table listings add constraint owned foreign key (user_id) references users', 'listings has a new f owned'],
    [
      `create function refuse() returns trigger language plpgsql as 'begin raise exception $$no$$; end';
       create trigger refusing before insert on users for each row execute function refuse()`,
      'users has a new trigger refusing',
    ],
    [
      `alter table users drop constraint users__role, add constraint users__role check (role = $$user$$)`,
      'users has a new c users__role',
    ],
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
