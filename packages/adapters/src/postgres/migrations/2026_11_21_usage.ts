import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table quota_usage (
      user_id uuid not null references users (id) on delete cascade,
      quota text not null,
      period_start timestamptz not null,
      used integer not null constraint quota_usage__not_negative check (used >= 0),
      primary key (user_id, quota, period_start)
    );
    create table quota_reservations (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      quota text not null,
      period_start timestamptz not null,
      units integer not null,
      created_at timestamptz not null default now()
    );
    create index quota_reservations__by_age on quota_reservations (created_at);
    create table usage_days (
      user_id uuid not null references users (id) on delete cascade,
      day date not null,
      quota text not null,
      units integer not null,
      primary key (user_id, day, quota)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table usage_days, quota_reservations, quota_usage');
}
