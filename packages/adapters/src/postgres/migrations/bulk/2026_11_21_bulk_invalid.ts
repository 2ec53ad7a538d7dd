import type { Knex } from 'knex';

/** How many rows of a job could not be worked on at all: those are never tried again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table bulk_batches add column invalid int not null default 0;
    update bulk_batches set invalid = counted.rows
      from (select batch_id, count(*)::int as rows from bulk_rows where is_invalid group by batch_id) as counted
      where id = counted.batch_id;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table bulk_batches drop column invalid');
}
