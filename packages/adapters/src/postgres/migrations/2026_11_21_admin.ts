import type { Knex } from 'knex';

/**
 * What the administrators' lists and figures need to cost the same at a million rows: an account's state as a column,
 * indexes in list order for every filter, words by trigram, and counts that are kept as accounts come and change.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column erased_at timestamptz;
    update users set erased_at = updated_at where email like 'deleted-%@deleted.invalid';
    alter table users add column account_state text not null generated always as (
      case
        when erased_at is not null then 'erased'
        when is_archived then 'archived'
        when is_suspended then 'suspended'
        when not is_active then 'inactive'
        else 'active'
      end
    ) stored;
    create index users__newest on users (created_at desc, id desc) where erased_at is null;
    create index users__by_state on users (account_state, created_at desc, id desc);
    create index users__by_plan on users (subscription_plan, created_at desc, id desc) where erased_at is null;
    create index users__by_plan_and_state on users (subscription_plan, account_state, created_at desc, id desc);
    create index users__search on users
      using gin ((lower(full_name || ' ' || email || ' ' || company_name)) gin_trgm_ops) where erased_at is null;
    create index users__administrators on users (id) where role = 'admin';

    create index transactions__by_type_and_status on transactions (type, status, created_at desc, id desc);
    create index transactions__search on transactions using gin ((lower(description || ' ' || reference_id)) gin_trgm_ops);
    create index payments__search on payments
      using gin ((lower(order_ref || ' ' || coalesce(payment_ref, ''))) gin_trgm_ops);
    create index outbox_mails__failed on outbox_mails (created_at)
      where sent_at is null and not withheld and next_attempt_at is null;

    -- few among many logins; an index of their own, since a plan by action may walk all of the others to find them
    alter table audit_events add column notable boolean not null default false;
    create index audit_events__notable on audit_events (at desc, id desc) where notable;

    create table account_counts (
      plan text not null,
      state text not null,
      accounts bigint not null,
      primary key (plan, state)
    );
    create table sign_ups (
      month date primary key,
      accounts bigint not null
    );
    insert into account_counts select subscription_plan, account_state, count(*) from users group by 1, 2;
    insert into sign_ups select date_trunc('month', created_at at time zone 'UTC')::date, count(*) from users group by 1;

    create function count_new_accounts() returns trigger language plpgsql as $body$
    begin
      insert into account_counts as c (plan, state, accounts)
        select subscription_plan, account_state, count(*) from added group by 1, 2 order by 1, 2
        on conflict (plan, state) do update set accounts = c.accounts + excluded.accounts;
      insert into sign_ups as s (month, accounts)
        select date_trunc('month', created_at at time zone 'UTC')::date, count(*) from added group by 1 order by 1
        on conflict (month) do update set accounts = s.accounts + excluded.accounts;
      return null;
    end $body$;
    create trigger users_are_counted after insert on users
      referencing new table as added for each statement execute function count_new_accounts();

    create function count_changed_account() returns trigger language plpgsql as $body$
    begin
      insert into account_counts as c (plan, state, accounts)
        select plan, state, change from (
          values (old.subscription_plan, old.account_state, -1), (new.subscription_plan, new.account_state, 1)
        ) as moved (plan, state, change) order by plan, state
        on conflict (plan, state) do update set accounts = c.accounts + excluded.accounts;
      return null;
    end $body$;
    -- At the end of the transaction: deleting an account takes seconds, and no registration waits for its counter.
    create constraint trigger users_stay_counted
      after update of subscription_plan, is_active, is_suspended, is_archived, erased_at on users
      deferrable initially deferred for each row
      when ((old.subscription_plan, old.account_state) is distinct from (new.subscription_plan, new.account_state))
      execute function count_changed_account();

    create table payment_sums (
      status text primary key,
      payments bigint not null,
      amount_minor bigint not null,
      refunded_minor bigint not null
    );
    insert into payment_sums select status, count(*), sum(amount_minor), sum(refunded_minor) from payments group by 1;
    create function sum_up_payment() returns trigger language plpgsql as $body$
    begin
      insert into payment_sums as s (status, payments, amount_minor, refunded_minor)
        select status, sum(payments), sum(amount), sum(refunded) from (
          values (new.status, 1, new.amount_minor, new.refunded_minor),
            (case when tg_op = 'UPDATE' then old.status else new.status end,
             case when tg_op = 'UPDATE' then -1 else 0 end,
             case when tg_op = 'UPDATE' then -old.amount_minor else 0 end,
             case when tg_op = 'UPDATE' then -old.refunded_minor else 0 end)
        ) as moved (status, payments, amount, refunded) group by status order by status
        on conflict (status) do update set payments = s.payments + excluded.payments,
          amount_minor = s.amount_minor + excluded.amount_minor, refunded_minor = s.refunded_minor + excluded.refunded_minor;
      return null;
    end $body$;
    -- At the end of the transaction, like the counters of accounts: nobody waits for a sum while books are written.
    create constraint trigger payments_are_summed_up
      after insert or update of status, amount_minor, refunded_minor on payments
      deferrable initially deferred for each row execute function sum_up_payment();

    -- What administrators took back of the used units. The days in usage_days stay as they were.
    create table usage_corrections (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      quota text not null,
      period_start timestamptz not null,
      units integer not null,
      created_at timestamptz not null
    );
    create index usage_corrections__by_user on usage_corrections (user_id, created_at desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger payments_are_summed_up on payments;
    drop function sum_up_payment();
    drop trigger users_stay_counted on users;
    drop trigger users_are_counted on users;
    drop function count_changed_account();
    drop function count_new_accounts();
    drop table usage_corrections, payment_sums, sign_ups, account_counts;
    drop index outbox_mails__failed, payments__search, transactions__search, transactions__by_type_and_status,
      users__administrators, users__search, users__by_plan_and_state, users__by_plan, users__by_state, users__newest;
    alter table audit_events drop column notable;
    alter table users drop column account_state, drop column erased_at;
  `);
}
