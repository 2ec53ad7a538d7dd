import type { Knex } from 'knex';

/** Keys of administrators have the scope admin. The version before reads keys by their scopes, and refuses these. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table api_keys drop constraint api_keys__scopes,
      add constraint api_keys__scopes check (scopes <@ array['read', 'write', 'admin'])
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from api_keys where 'admin' = any (scopes);
    alter table api_keys drop constraint api_keys__scopes,
      add constraint api_keys__scopes check (scopes <@ array['read', 'write'])
  `);
}
