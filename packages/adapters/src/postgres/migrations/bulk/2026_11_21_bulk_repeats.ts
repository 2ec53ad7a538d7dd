import type { Knex } from 'knex';

/** The request that made a job, so that the same one sent again finds it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table bulk_batches add column request_key text;
    create index bulk_batches__request on bulk_batches (user_id, request_key) where request_key is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table bulk_batches drop column request_key');
}
