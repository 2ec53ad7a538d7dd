import type { Knex } from 'knex';

/** How near each account is to a limit, so that a list in this order reads a page and not all accounts. A chore keeps it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table quota_nearness (
      user_id uuid primary key references users (id) on delete cascade,
      to_limit int not null default 0
    );
    create index quota_nearness__nearest on quota_nearness (to_limit desc, user_id desc);
    insert into quota_nearness select id, 0 from users where erased_at is null;

    create function rank_new_accounts() returns trigger language plpgsql as $body$
    begin
      insert into quota_nearness (user_id) select id from added where erased_at is null;
      return null;
    end $body$;
    create trigger users_are_ranked after insert on users
      referencing new table as added for each statement execute function rank_new_accounts();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger users_are_ranked on users;
    drop function rank_new_accounts();
    drop table quota_nearness;
  `);
}
