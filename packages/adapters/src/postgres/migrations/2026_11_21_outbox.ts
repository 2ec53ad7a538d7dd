import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table outbox_mails (
      id uuid primary key,
      user_id uuid references users (id) on delete cascade,
      recipient text not null,
      subject text not null,
      -- blanked once delivered or expired: a link that sets a password must not lie around
      text text not null,
      withheld boolean not null,
      attempts integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- null: given up
      next_attempt_at timestamptz,
      sent_at timestamptz,
      failure text
    );
    create index outbox_mails__newest on outbox_mails (created_at desc, id desc);
    create index outbox_mails__due on outbox_mails (next_attempt_at) where sent_at is null and not withheld;
    create index outbox_mails__by_user on outbox_mails (user_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table outbox_mails');
}
