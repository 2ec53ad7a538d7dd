import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table branding (
      -- one row: all servers show the same words
      id boolean primary key default true check (id),
      words jsonb not null,
      updated_at timestamptz not null
    )
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table branding');
}
