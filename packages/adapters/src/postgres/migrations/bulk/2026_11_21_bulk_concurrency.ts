import type { Knex } from 'knex';

/** How many rows of a job may be under way at once, where its owner said so. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table bulk_batches add column concurrency int check (concurrency > 0)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table bulk_batches drop column concurrency');
}
