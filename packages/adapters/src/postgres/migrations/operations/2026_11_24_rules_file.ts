import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table rules_file (
      -- one row: all servers judge by the same rules
      id boolean primary key default true check (id),
      dated date not null,
      content jsonb not null,
      imported_at timestamptz not null
    )
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table rules_file');
}
