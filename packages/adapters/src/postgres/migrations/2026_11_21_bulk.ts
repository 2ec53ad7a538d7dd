import type { Knex } from 'knex';

/** Bulk work. Files, their rows, and the workers that show themselves. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table bulk_batches (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      format text not null,
      marketplace text not null,
      file_name text not null,
      header jsonb not null,
      columns jsonb not null,
      -- 'importing' until the last row is in: such a batch does not exist for anybody
      status text not null,
      waits_for text,
      total integer not null default 0,
      successful integer not null default 0,
      failed integer not null default 0,
      created_at timestamptz not null,
      started_at timestamptz,
      finished_at timestamptz,
      -- when a worker last took rows of it: who was served longest ago comes first
      served_at timestamptz
    );
    create index bulk_batches__newest on bulk_batches (user_id, created_at desc, id desc);
    create index bulk_batches__open on bulk_batches (status) where status in ('importing', 'queued', 'running', 'paused');
    -- what the AI server's limits leave at a moment, shared by all processes that call it
    create table provider_budgets (
      name text primary key,
      requests float8 not null,
      tokens float8 not null,
      filled_at timestamptz not null
    );
    create table bulk_workers (
      id uuid primary key,
      started_at timestamptz not null default now(),
      seen_at timestamptz not null
    );
    create table bulk_rows (
      batch_id uuid not null references bulk_batches (id) on delete cascade,
      number integer not null,
      status text not null,
      name text not null,
      cells jsonb not null,
      -- never tried: the file itself is at fault
      is_invalid boolean not null default false,
      attempt integer not null default 0,
      tries integer not null default 0,
      losses integer not null default 0,
      run_after timestamptz,
      worker_id uuid,
      reservation uuid,
      listing_id uuid,
      result jsonb,
      error text,
      accepted_at timestamptz,
      primary key (batch_id, number)
    ) with (fillfactor = 70);
    create index bulk_rows__queued on bulk_rows (batch_id, number) where status = 'queued';
    create index bulk_rows__running on bulk_rows (worker_id) where status = 'running';
    create index bulk_rows__failed on bulk_rows (batch_id, number) where status = 'failed';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table bulk_rows, bulk_workers, provider_budgets, bulk_batches');
}
