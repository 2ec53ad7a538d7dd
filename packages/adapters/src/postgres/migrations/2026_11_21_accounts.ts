import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table users (
      id uuid primary key,
      email text not null,
      email_key text not null constraint users__email_taken unique,
      password_hash text not null,
      full_name text not null,
      company_name text not null default '',
      phone text not null default '',
      role text not null default 'user' constraint users__role check (role in ('user', 'admin')),
      subscription_plan text not null default 'free'
        constraint users__plan check (subscription_plan in ('free', 'pro', 'enterprise', 'unlimited')),
      quota_overrides jsonb not null default '{}',
      is_active boolean not null default true,
      is_suspended boolean not null default false,
      is_archived boolean not null default false,
      last_login_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      refresh_hash text not null constraint sessions__refresh unique,
      address text not null,
      user_agent text not null,
      created_at timestamptz not null,
      refreshed_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    );
    create index sessions__by_user on sessions (user_id, created_at desc);
    create table spent_refresh_tokens (
      refresh_hash text primary key,
      session_id uuid not null references sessions (id) on delete cascade
    );
    create index spent_refresh_tokens__by_session on spent_refresh_tokens (session_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table spent_refresh_tokens, sessions, users');
}
