import type { Knex } from 'knex';

/** What each listing takes with its versions: null for one that was stored before, or is by a version that does not count. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table listings add column bytes integer;
    alter table listing_counts add column bytes bigint not null default 0;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table listings drop column bytes;
    alter table listing_counts drop column bytes;
  `);
}
