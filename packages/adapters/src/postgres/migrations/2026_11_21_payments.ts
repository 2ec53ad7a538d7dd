import type { Knex } from 'knex';

/** What moved and what is paid for. No row here goes with its account: books are kept, and the account's row stays. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table payments (
      id uuid primary key,
      user_id uuid not null references users (id),
      gateway text not null,
      order_ref text not null constraint payments__order unique,
      payment_ref text constraint payments__payment unique,
      plan text not null constraint payments__plan check (plan in ('free', 'pro', 'enterprise', 'unlimited')),
      amount_minor bigint not null constraint payments__amount check (amount_minor > 0),
      refunded_minor bigint not null default 0,
      currency text not null,
      status text not null
        constraint payments__status check (status in ('pending', 'completed', 'failed', 'refunded')),
      method text,
      failure text,
      -- what the payment paid for; null until it is settled
      period_start timestamptz,
      period_end timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index payments__newest on payments (created_at desc, id desc);
    create index payments__by_user on payments (user_id, created_at desc, id desc);
    create index payments__by_status on payments (status, created_at desc, id desc);

    create table transactions (
      id uuid primary key,
      user_id uuid not null references users (id),
      type text not null
        constraint transactions__type check (type in ('payment', 'refund', 'chargeback', 'subscription', 'usage')),
      description text not null,
      reference_id text not null,
      -- negative for what flows out
      amount_minor bigint not null,
      currency text not null,
      status text not null constraint transactions__status check (status in ('completed', 'pending', 'failed')),
      created_at timestamptz not null,
      constraint transactions__once unique (type, reference_id)
    );
    create index transactions__newest on transactions (created_at desc, id desc);
    create index transactions__by_user on transactions (user_id, created_at desc, id desc);
    create index transactions__by_type on transactions (type, created_at desc, id desc);
    create index transactions__by_status on transactions (status, created_at desc, id desc);

    create table ledger_months (
      month date not null,
      type text not null,
      status text not null,
      currency text not null,
      entries bigint not null,
      amount_minor bigint not null,
      primary key (month, type, status, currency)
    );

    create table subscriptions (
      user_id uuid primary key references users (id),
      plan text not null constraint subscriptions__plan check (plan in ('free', 'pro', 'enterprise', 'unlimited')),
      status text not null
        constraint subscriptions__status check (status in ('active', 'cancelled', 'past_due', 'lapsed')),
      -- the day of the month that periods end on, and how many months from it are paid for
      anchor timestamptz not null,
      months integer not null,
      current_period_start timestamptz not null,
      current_period_end timestamptz not null,
      scheduled_plan text
        constraint subscriptions__scheduled check (scheduled_plan in ('free', 'pro', 'enterprise', 'unlimited')),
      gateway text not null,
      -- the provider's own subscription, where it charges by itself
      provider_ref text constraint subscriptions__provider unique,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index subscriptions__due on subscriptions (current_period_end) where status <> 'lapsed';

    create table invoices (
      id uuid primary key,
      number text not null constraint invoices__number unique,
      user_id uuid not null references users (id),
      payment_id uuid not null constraint invoices__one_a_payment unique references payments (id),
      plan text not null,
      period_start timestamptz not null,
      period_end timestamptz not null,
      amount_minor bigint not null,
      currency text not null,
      -- [{name, percent, amount_minor}], contained in amount_minor
      tax_lines jsonb not null default '[]',
      -- as they were called on the day: an invoice does not change afterwards
      seller jsonb not null,
      buyer jsonb not null,
      created_at timestamptz not null
    );
    create index invoices__by_user on invoices (user_id, created_at desc, id desc);
    create table invoice_numbers (
      year integer primary key,
      -- taken in the transaction that issues the invoice, so that a number is never lost
      last integer not null
    );

    create table webhook_events (
      event_id text primary key,
      received_at timestamptz not null
    );
    create index webhook_events__by_age on webhook_events (received_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'drop table webhook_events, invoice_numbers, invoices, subscriptions, ledger_months, transactions, payments',
  );
}
