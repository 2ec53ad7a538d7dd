/** The data of a server that has run for years. */
export const SIZES = { users: 100_000, transactions: 200_000, listings: 1_000_000, auditEvents: 300_000 };

/** Fills a migrated database by SQL. Triggers maintain their tables; the monthly sums of the ledger are computed. */
export async function seed(client) {
  const run = async (text) => {
    await client.query('set statement_timeout = 0');
    await client.query(text);
  };
  await run(`insert into users (id, email, email_key, password_hash, full_name, company_name, role, subscription_plan,
      is_suspended, is_archived, created_at, updated_at)
    select gen_random_uuid(), 'user' || n || '@example.com', 'user' || n || '@example.com', 'x', 'User ' || md5(n::text),
      'Company ' || n % 5000, 'user', (array['free', 'free', 'free', 'pro', 'enterprise'])[1 + n % 5], n % 50 = 0, n % 70 = 0,
      now() - n * interval '7 minutes', now() from generate_series(1, ${SIZES.users}) n`);
  await run('create temporary table numbered as select id, row_number() over () as place from users');
  await run('create unique index on numbered (place)');
  await run(`insert into transactions (id, user_id, type, description, reference_id, amount_minor, currency, status, created_at)
    select gen_random_uuid(), u.id, t.type, 'Professional, ' || t.type, 'ref_' || n,
      case when t.type in ('refund', 'chargeback') then -164900 else 164900 end, 'INR',
      (array['completed', 'completed', 'completed', 'pending', 'failed'])[1 + n / 7 % 5], now() - n * interval '3 minutes'
    from generate_series(1, ${SIZES.transactions}) n
      join numbered u on u.place = 1 + n * 7919 % ${SIZES.users}
      cross join lateral (select (array['payment', 'payment', 'payment', 'refund', 'chargeback', 'subscription'])[1 + n % 6] as type) t`);
  await run(`insert into payments (id, user_id, gateway, order_ref, payment_ref, plan, amount_minor, currency, status, method,
      created_at, updated_at)
    select gen_random_uuid(), user_id, 'sandbox', 'order_' || reference_id, 'pay_' || reference_id, 'pro', 164900, 'INR',
      status, 'upi', created_at, created_at from transactions where type = 'payment'`);
  await run(`insert into ledger_months select date_trunc('month', created_at at time zone 'UTC')::date, type, status, currency,
      count(*), sum(amount_minor) from transactions group by 1, 2, 3, 4`);
  await run(`insert into listings (id, user_id, marketplace, status, product_name, title, brand, category, score, error_count,
      warning_count, document, version, created_at, updated_at)
    select gen_random_uuid(), u.id, 'amazon', 'completed', 'Bottle ' || n, 'Steel Bottle ' || n, 'Himal', 'Kitchen', 90, 0, 1,
      '{}', 1, now() - n * interval '1 minute', now()
    from generate_series(1, ${SIZES.listings}) n join numbered u on u.place = 1 + n % ${SIZES.users}`);
  await run(`insert into audit_events (id, at, actor_id, actor_email, action, address, notable)
    select gen_random_uuid(), now() - n * interval '1 minute', u.id, 'user' || n % 100000 || '@example.com',
      (array['login.succeeded', 'login.failed', 'logout', 'customer.updated'])[1 + n % 4], '192.0.2.1', n % 4 = 3
    from generate_series(1, ${SIZES.auditEvents}) n join numbered u on u.place = 1 + n % ${SIZES.users}`);
  await run('analyze');
}
