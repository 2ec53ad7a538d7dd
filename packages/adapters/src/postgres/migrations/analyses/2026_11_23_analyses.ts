import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table analyses (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      label text not null,
      verdict text not null,
      score double precision,
      data_version text not null,
      -- In the names of the wire, as they were answered.
      input jsonb not null,
      result jsonb not null,
      fingerprint text not null,
      created_at timestamptz not null
    );
    create index analyses__newest on analyses (user_id, kind, created_at desc, id desc);
    create index analyses__same on analyses (user_id, kind, fingerprint);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table analyses');
}
