import type { Knex } from 'knex';

/** The page that a product was imported from. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table products add column page jsonb');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table products drop column page');
}
