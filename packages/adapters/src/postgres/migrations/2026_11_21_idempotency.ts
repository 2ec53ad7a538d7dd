import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table idempotency_keys (
      user_id uuid not null references users (id) on delete cascade,
      key text not null,
      fingerprint text not null,
      reply jsonb,
      created_at timestamptz not null default now(),
      primary key (user_id, key)
    );
    create index idempotency_keys__by_age on idempotency_keys (created_at);
    create unlogged table attempt_counters (
      key text primary key,
      points integer not null,
      expire bigint not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table attempt_counters, idempotency_keys');
}
