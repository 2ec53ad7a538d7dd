import type { Knex } from 'knex';

/**
 * What an administrator gave, apart from what is paid for, and how many accounts pay for which plan, kept as
 * subscriptions change.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column granted_plan text
      constraint users__granted_plan check (granted_plan in ('pro', 'enterprise', 'unlimited'));
    update users u set granted_plan = subscription_plan where subscription_plan <> 'free' and not exists (
      select 1 from subscriptions s where s.user_id = u.id and s.plan = u.subscription_plan and s.status <> 'lapsed'
    );

    create table subscription_counts (
      plan text not null,
      status text not null,
      gateway text not null,
      subscriptions bigint not null,
      primary key (plan, status, gateway)
    );
    insert into subscription_counts select plan, status, gateway, count(*) from subscriptions group by 1, 2, 3;
    create function count_subscription() returns trigger language plpgsql as $body$
    begin
      insert into subscription_counts as c (plan, status, gateway, subscriptions)
        select plan, status, gateway, sum(change) from (
          values (new.plan, new.status, new.gateway, 1),
            (case when tg_op = 'UPDATE' then old.plan else new.plan end,
             case when tg_op = 'UPDATE' then old.status else new.status end,
             case when tg_op = 'UPDATE' then old.gateway else new.gateway end,
             case when tg_op = 'UPDATE' then -1 else 0 end)
        ) as moved (plan, status, gateway, change) group by 1, 2, 3 order by 1, 2, 3
        on conflict (plan, status, gateway) do update set subscriptions = c.subscriptions + excluded.subscriptions;
      return null;
    end $body$;
    -- At the end of the transaction, like the other counters: nobody waits for them while plans change.
    create constraint trigger subscriptions_are_counted
      after insert or update of plan, status, gateway on subscriptions
      deferrable initially deferred for each row execute function count_subscription();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger subscriptions_are_counted on subscriptions;
    drop function count_subscription();
    drop table subscription_counts;
    alter table users drop column granted_plan;
  `);
}
