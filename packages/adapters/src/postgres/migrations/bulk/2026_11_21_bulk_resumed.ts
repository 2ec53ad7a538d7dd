import type { Knex } from 'knex';

/** When a job last went on after a stop and how much was done by then: its pace since is not that of its pauses. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table bulk_batches add column resumed_at timestamptz, add column done_before int not null default 0;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table bulk_batches drop column resumed_at, drop column done_before');
}
