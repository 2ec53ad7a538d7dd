import type { Knex } from 'knex';

/** The few payments of which something was given back, so that they are counted without a look at the others. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index payments__refunded on payments (id) where refunded_minor > 0');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index payments__refunded');
}
