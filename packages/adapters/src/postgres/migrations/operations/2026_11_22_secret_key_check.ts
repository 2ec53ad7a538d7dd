import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table secret_key_check (
      -- one row: the database's secrets are sealed with one key
      id boolean primary key default true check (id),
      sealed text not null
    )
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table secret_key_check');
}
