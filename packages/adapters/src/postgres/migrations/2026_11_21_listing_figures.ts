import type { Knex } from 'knex';

/** What the next actions ask for: the listings that break most rules, and those without an error that score lowest. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index listings__faulty on listings (user_id, error_count desc, created_at desc) where error_count > 0;
    create index listings__weakest on listings (user_id, score, created_at desc) where error_count = 0;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index listings__faulty, listings__weakest');
}
