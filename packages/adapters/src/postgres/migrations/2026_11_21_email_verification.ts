import type { Knex } from 'knex';

/** Accounts that are there already are unverified; they work as before, and can ask for the mail. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column email_verified_at timestamptz;
    create table email_verifications (
      token_hash text primary key,
      user_id uuid not null constraint email_verifications__one_an_account unique references users (id) on delete cascade,
      email text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table email_verifications; alter table users drop column email_verified_at');
}
