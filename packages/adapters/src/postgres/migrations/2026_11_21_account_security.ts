import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table api_keys (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      name text not null,
      scopes text[] not null constraint api_keys__scopes check (scopes <@ array['read', 'write']),
      prefix text not null,
      key_hash text not null constraint api_keys__key unique,
      created_at timestamptz not null,
      last_used_at timestamptz,
      expires_at timestamptz
    );
    create index api_keys__by_user on api_keys (user_id, created_at desc);
    create table password_resets (
      token_hash text primary key,
      -- null: asked for an address that nobody has; stored so that it takes as long as one that somebody has
      user_id uuid constraint password_resets__one_an_account unique references users (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table password_resets, api_keys');
}
