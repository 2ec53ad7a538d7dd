import type { Knex } from 'knex';

/** What sellers chose for the columns of their bulk files. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table bulk_column_maps (
      user_id uuid not null references users (id) on delete cascade,
      -- of all names of the header: two hundred of them would be too long for an index
      header_hash bytea not null,
      kind text not null,
      choice jsonb not null,
      chosen_at timestamptz not null,
      primary key (user_id, header_hash, kind)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table bulk_column_maps');
}
