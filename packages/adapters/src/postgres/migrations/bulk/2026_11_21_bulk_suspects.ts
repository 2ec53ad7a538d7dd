import type { Knex } from 'knex';

/** The rows that went down with a worker: threads ask at each claim whether there are any. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index bulk_rows__suspects on bulk_rows (batch_id) where losses > 0 and status in ('queued', 'running');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index bulk_rows__suspects');
}
