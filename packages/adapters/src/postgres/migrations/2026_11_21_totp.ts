import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table totp_factors (
      user_id uuid primary key references users (id) on delete cascade,
      sealed_secret text not null,
      created_at timestamptz not null,
      -- null: awaits its first code, and asks nobody for one
      confirmed_at timestamptz,
      -- the last time step that was used; none of up to here is taken again
      last_step bigint not null default -1
    );
    create table recovery_codes (
      user_id uuid not null references totp_factors (user_id) on delete cascade,
      code_hash text not null,
      primary key (user_id, code_hash)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table recovery_codes, totp_factors');
}
