import type { Knex } from 'knex';

/** Links to analyses of pages. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table page_shares (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      token_hash text not null constraint page_shares__token unique,
      title text not null,
      address text,
      -- json and not jsonb, which refuses some of the characters that pages hold
      product json not null,
      read_at timestamptz not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index page_shares__newest on page_shares (user_id, created_at desc, id desc);
    create index page_shares__expired on page_shares (expires_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table page_shares');
}
