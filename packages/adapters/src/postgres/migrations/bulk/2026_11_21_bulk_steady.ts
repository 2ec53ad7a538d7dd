import type { Knex } from 'knex';

/** Since when a worker has shown itself without a gap: only then it can tell others' silence from its own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table bulk_workers rename column started_at to steady_since');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table bulk_workers rename column steady_since to started_at');
}
