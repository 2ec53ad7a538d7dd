import type { Knex } from 'knex';

/** The audit log. Rows are only added; a deleted person's name may be taken out of them, and nothing else changes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table audit_events (
      id uuid primary key,
      at timestamptz not null,
      -- no foreign key: what happened stays true whatever becomes of the account
      actor_id uuid,
      actor_email text not null,
      action text not null,
      subject_id text,
      subject_label text not null default '',
      detail jsonb not null default '{}',
      address text not null,
      request_id text
    );
    create index audit_events__newest on audit_events (at desc, id desc);
    create index audit_events__by_actor on audit_events (actor_id, at desc, id desc) where actor_id is not null;
    create index audit_events__by_action on audit_events (action, at desc, id desc);
    create index audit_events__by_subject on audit_events (subject_id) where subject_id is not null;
    create index audit_events__search on audit_events
      using gin ((lower(actor_email || ' ' || subject_label)) gin_trgm_ops);
    create function audit_events_stay() returns trigger language plpgsql as $body$
    begin
      if tg_op <> 'UPDATE' then
        raise exception 'the audit log is only added to';
      end if;
      if (new.id, new.at, new.action) is distinct from (old.id, old.at, old.action)
        or new.actor_id is distinct from old.actor_id or new.subject_id is distinct from old.subject_id
        or new.request_id is distinct from old.request_id then
        raise exception 'the audit log is only added to';
      end if;
      return new;
    end $body$;
    create trigger audit_events_stay before update or delete on audit_events
      for each row execute function audit_events_stay();
    create trigger audit_events_stay_whole before truncate on audit_events
      for each statement execute function audit_events_stay();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table audit_events; drop function audit_events_stay()');
}
