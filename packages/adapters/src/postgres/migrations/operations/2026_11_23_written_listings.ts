import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table written_listings (
      engine text not null,
      -- each connection of the database counts in its own, so that none waits for another
      shard integer not null,
      listings bigint not null,
      primary key (engine, shard)
    )
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table written_listings');
}
