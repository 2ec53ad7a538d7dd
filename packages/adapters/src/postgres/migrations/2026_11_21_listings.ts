import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create extension if not exists pg_trgm;
    create table listings (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      marketplace text not null,
      status text not null,
      product_name text not null,
      title text not null,
      brand text not null,
      category text not null,
      score integer not null,
      error_count integer not null,
      warning_count integer not null,
      fingerprint text,
      -- The whole listing (brief, copy, review …); the columns beside it are what lists search, filter and sort by.
      document jsonb not null,
      version integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index listings__newest on listings (user_id, created_at desc, id desc);
    create index listings__written on listings (user_id, fingerprint) where fingerprint is not null;
    create index listings__search on listings using gin ((lower(product_name || ' ' || title)) gin_trgm_ops);
    create table listing_versions (
      listing_id uuid not null references listings (id) on delete cascade,
      version integer not null,
      reason text not null,
      copy jsonb not null,
      created_at timestamptz not null,
      primary key (listing_id, version)
    );
    create table listing_counts (
      user_id uuid primary key references users (id) on delete cascade,
      listings integer not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table listing_counts, listing_versions, listings');
}
