/** The tables that grow with the business; no list may scan one of them. */
const LARGE = ['users', 'transactions', 'payments', 'listings', 'audit_events'];

const SEARCH = "lower(u.full_name || ' ' || u.email || ' ' || u.company_name) like '%company 4711%'";

/** The statements behind the lists and figures, as the adapters send them. */
const STATEMENTS = {
  customers: 'select u.id from users u where u.erased_at is null order by u.created_at desc, u.id desc limit 21',
  'customers from a cursor': `select u.id from users u where u.erased_at is null
    and (u.created_at, u.id) < (now() - interval '200 days', gen_random_uuid()) order by u.created_at desc, u.id desc limit 21`,
  'customers by plan and status': `select u.id from users u where u.erased_at is null and u.subscription_plan = 'pro'
    and u.account_state = 'suspended' order by u.created_at desc, u.id desc limit 21`,
  'customers by search': `select u.id from users u where u.erased_at is null and ${SEARCH} order by u.created_at desc, u.id desc limit 21`,
  transactions:
    'select t.id from transactions t join users u on u.id = t.user_id order by t.created_at desc, t.id desc limit 21',
  'transactions by type and status': `select t.id from transactions t join users u on u.id = t.user_id
    where t.type = 'refund' and t.status = 'pending' order by t.created_at desc, t.id desc limit 21`,
  'transactions within a month': `select t.type, count(*), sum(t.amount_minor) from transactions t
    where t.created_at >= now() - interval '20 days' and t.created_at < now() - interval '10 days' group by t.type`,
  'transactions by search': `select t.id from transactions t where (lower(t.description || ' ' || t.reference_id) like '%ref_4711%'
    or t.user_id = any(array(select id from users limit 3))) order by t.created_at desc, t.id desc limit 21`,
  payments:
    'select p.id from payments p join users u on u.id = p.user_id order by p.created_at desc, p.id desc limit 21',
  'payment totals': 'select status, payments, amount_minor from payment_sums',
  'audit log': 'select id from audit_events order by at desc, id desc limit 21',
  'notable events': 'select id from audit_events where notable order by at desc, id desc limit 10',
  'audit log by search': `select id from audit_events where lower(actor_email || ' ' || subject_label) like '%user4711@%'
    order by at desc, id desc limit 21`,
  'total spent by a customer': `select sum(p.amount_minor - p.refunded_minor) from payments p
    where p.user_id = (select id from users limit 1) and p.status in ('completed', 'refunded')`,
  'account figures': `select sum(accounts) from account_counts where state <> 'erased'`,
  'ledger figures': 'select month, type, status, entries, amount_minor from ledger_months',
};

/** Sequential scans of each large table since the database was created, as PostgreSQL counts them. */
export async function scansCounted(client) {
  // Sessions report their counts about once a second.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query(
    'select relname, seq_scan::int from pg_stat_user_tables where relname = any($1)',
    [LARGE],
  );
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
}

/**
 * One line for each statement whose plan scans a large table. A `limit` without an order reads only a few rows and does
 * not count.
 */
export async function explainedOf(client) {
  const lines = [];
  for (const [name, text] of Object.entries(STATEMENTS)) {
    const { rows } = await client.query(`explain (format json) ${text}`);
    for (const scan of scansOf(rows[0]['QUERY PLAN'][0].Plan)) lines.push(`${name}: Seq Scan on ${scan}`);
  }
  return lines;
}

function scansOf(plan, limited = false) {
  const short = limited || (plan['Node Type'] === 'Limit' && plan.Plans?.[0]?.['Node Type'] === 'Seq Scan');
  const own = plan['Node Type'].includes('Seq Scan') && LARGE.includes(plan['Relation Name']) && !short;
  return [...(own ? [plan['Relation Name']] : []), ...(plan.Plans ?? []).flatMap((one) => scansOf(one, short))];
}
