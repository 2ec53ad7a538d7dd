import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // The jobs of a product are found by its listings.
  await knex.raw('create index bulk_rows__of_listing on bulk_rows (listing_id) where listing_id is not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index bulk_rows__of_listing');
}
