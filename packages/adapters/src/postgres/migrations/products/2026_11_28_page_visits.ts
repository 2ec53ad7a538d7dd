import type { Knex } from 'knex';

/** How many pages were fetched, and how many needed the browser of the server. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table page_visits (
      way text primary key constraint page_visits__way check (way in ('http', 'browser')),
      pages bigint not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table page_visits');
}
