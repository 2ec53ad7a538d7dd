import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table migration_notes (
      name text primary key,
      -- of the product that ran it
      version text not null,
      -- versions that do not know it may go on
      is_additive boolean not null
    )
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table migration_notes');
}
