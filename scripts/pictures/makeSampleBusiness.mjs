import pg from 'pg';
import { administrator, post } from '../../benchmarks/site.mjs';
import { makeSeller } from './makeSampleAccount.mjs';

/** Name, company, and what each did, with how many days ago. */
const CUSTOMERS = [
  { name: 'Anita Karki', company: 'Karki Ceramics', buys: 'pro', days: 128 },
  { name: 'Bikash Lama', company: 'Lama Outdoor', buys: 'enterprise', days: 97 },
  { name: 'Chandra Thapa', company: 'Thapa Tea House', buys: 'pro', days: 61, refund: 824.5 },
  { name: 'Dawa Sherpa', company: '', declines: 'pro', days: 33 },
  { name: 'Elina Joshi', company: 'Joshi & Daughters Handmade Paper', buys: 'enterprise', days: 26, refund: 4124 },
  { name: 'Farah Khan', company: 'Khan Kitchen', orders: 'pro', days: 12 },
  { name: 'Gita Magar', company: 'Magar Knitwear', given: 'unlimited', days: 9 },
  { name: 'Hari Bista', company: 'Bista Books', buys: 'pro', days: 2, blocked: true },
];

const PRICES = { pro: 164_900, enterprise: 412_400 };

/** Customers who paid, were declined, got money back, were given a plan or blocked, over some months. */
export async function makeSampleBusiness({ url, databaseUrl }) {
  const { token } = await post(`${url}/api/auth/login`, administrator);
  const made = [];
  for (const customer of CUSTOMERS) made.push({ ...customer, id: await make(url, customer, token) });
  if (databaseUrl !== undefined) await spreadOverMonths(databaseUrl, made);
  return administrator;
}

async function make(url, { name, company, buys, declines, orders, refund, given, blocked }, admin) {
  const seller = await makeSeller(url, name, company);
  const plan = buys ?? declines ?? orders;
  if (plan !== undefined) {
    const order = await post(`${url}/api/payments/create-order`, { amount: PRICES[plan], plan }, seller.token);
    const outcome = buys === undefined ? 'fail' : 'pay';
    if (orders === undefined) await post(`${url}/sandbox/checkout`, { order: order.order_id, outcome });
  }
  const find = async (list) =>
    (await get(`${url}/api/admin/${list}?search=${encodeURIComponent(seller.email)}`, admin))[list][0];
  const { id } = await find('customers');
  if (refund !== undefined) {
    const payment = await find('payments');
    const body = { amount: refund, reason: 'Asked within 30 days' };
    await post(`${url}/api/admin/payments/${payment.id}/refund`, body, admin);
  }
  if (given !== undefined) await put(`${url}/api/admin/customers/${id}`, { subscription_plan: given }, admin);
  if (blocked) await put(`${url}/api/admin/customers/${id}`, { status: 'suspended' }, admin);
  return id;
}

async function get(address, token) {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return (await response.json()).data;
}

async function put(address, body, token) {
  const response = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
}

/** A business in which everything is a second old looks like nothing that runs. The sums follow their entries. */
async function spreadOverMonths(databaseUrl, customers) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { id, days } of customers) {
      const back = [id, `${days} days`];
      await client.query('update users set created_at = created_at - $2::interval where id = $1', back);
      await client.query('update payments set created_at = created_at - $2::interval where user_id = $1', back);
      await client.query('update transactions set created_at = created_at - $2::interval where user_id = $1', back);
    }
    await client.query('delete from ledger_months');
    await client.query(
      `insert into ledger_months select date_trunc('month', created_at at time zone 'UTC')::date, type, status, currency,
         count(*), sum(amount_minor) from transactions group by 1, 2, 3, 4`,
    );
    await client.query('delete from sign_ups');
    await client.query(
      `insert into sign_ups select date_trunc('month', created_at at time zone 'UTC')::date, count(*) from users group by 1`,
    );
  } finally {
    await client.end();
  }
}
