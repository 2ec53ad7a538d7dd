import type { Knex } from 'knex';

/** The library by score, read forwards or backwards. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index listings__by_score on listings (user_id, score desc, id desc)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index listings__by_score');
}
