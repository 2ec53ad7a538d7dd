const TABLES = [
  'users',
  'sessions',
  'api_keys',
  'quota_usage',
  'quota_reservations',
  'usage_days',
  'listings',
  'listing_versions',
  'idempotency_keys',
  'outbox_mails',
  'audit_events',
  'payments',
  'transactions',
  'subscriptions',
  'invoices',
  'bulk_batches',
  'bulk_rows',
  'bulk_workers',
  'totp_factors',
  'written_listings',
  'analyses',
];

/** What an additive migration may do, done to each table that the version before writes to. */
export const nextMigrations = [
  ...TABLES.map((table) => ({
    name: `2099_01_01_${table}`,
    isAdditive: true,
    up: (knex) => knex.raw(`alter table ${table} add column rehearsed_at timestamptz not null default now()`),
    down: (knex) => knex.raw(`alter table ${table} drop column rehearsed_at`),
  })),
  {
    name: '2099_01_02_index_and_table',
    isAdditive: true,
    up: (knex) =>
      knex.raw(`create index listings__rehearsed on listings (user_id, rehearsed_at);
        create table rehearsals (user_id uuid primary key references users (id) on delete cascade)`),
    down: (knex) => knex.raw('drop table rehearsals; drop index listings__rehearsed'),
  },
];
