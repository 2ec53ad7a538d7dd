import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresMoneyLedger } from '@listwright/adapters/testing';
import { api, type Operation } from '@listwright/application/contract/schemas';
import type { LedgerEntry } from '@listwright/domain/billing';
import ExcelJS from 'exceljs';
import { registerSeller, clientOf, startSite, type Seller, type TestSite } from './harness/startServer.js';

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
const ADMIN = { email: 'admin@example.com', password: 'admin password' };

/** Valid bodies for operations that need one, with an unknown account, so that nothing changes. */
const BODIES: Readonly<Record<string, object>> = {
  createCustomer: {},
  updateCustomer: {},
  deleteCustomer: { confirm_email: 'nobody@example.com' },
  setQuotaLimits: { api_calls: { limit: 5 } },
  resetQuota: { quotaType: 'api_calls' },
  refundPayment: { reason: 'x' },
};

/** What an allowed call of an empty form gets where there is no id, unless 200. No AI model is configured here. */
const WITHOUT_ID: Readonly<Record<string, number>> = {
  createCustomer: 422,
  changeBranding: 422,
  importRules: 422,
  tryModel: 409,
};

interface Answer {
  readonly status: number;
  readonly message?: string;
  readonly code?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  readonly data: Record<string, unknown>;
}

describe('the admin area', () => {
  let site: TestSite;
  let adminToken: string;
  let admin: Seller['client'];
  let adminId: string;

  beforeAll(async () => {
    site = await startSite({ WORKERS: '1' });
    const { token, user } = await clientOf(site.url).accounts.login({ body: ADMIN });
    [adminToken, admin, adminId] = [token, clientOf(site.url, token), user.id];
  });
  afterAll(() => site.close());

  async function call(method: string, path: string, body?: unknown, token: string | undefined = adminToken) {
    const response = await fetch(`${site.url}${path}`, {
      method,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed = (text.startsWith('{') ? JSON.parse(text) : {}) as Omit<Answer, 'status'>;
    return { ...parsed, status: response.status } as Answer;
  }
  const put = (id: string, body: unknown) => call('PUT', `/api/admin/customers/${id}`, body);
  const events = async (query: object = {}) => (await admin.admin.audit({ query: { limit: 1000, ...query } })).events;

  /** An entry as the billing area records it. */
  async function enter(
    userId: string,
    day: string,
    type: LedgerEntry['type'],
    amountMinor: number,
    status: LedgerEntry['status'] = 'completed',
  ) {
    const id = randomUUID();
    const createdAt = new Date(`${day}T10:00:00Z`);
    const [description, referenceId] = [`=HYPERLINK("x") ${type}`, `ref_${id}`];
    const money = { orderId: null, amountMinor, currency: 'INR' } as const;
    const entry = { id, userId, type, status, description, referenceId, createdAt, ...money };
    expect(await new PostgresMoneyLedger(site.test.database).record([entry])).toHaveLength(1);
  }
  async function pay(userId: string, amountMinor: number, status = 'completed') {
    const id = randomUUID();
    await site.test.database.query(
      `insert into payments (id, user_id, gateway, order_ref, payment_ref, plan, amount_minor, currency, status, method,
         created_at, updated_at)
       values ($1::uuid, $2, 'sandbox', 'order_' || $1::uuid::text, 'pay_' || $1::uuid::text, 'pro', $3, 'INR', $4, 'upi', now(), now())`,
      [id, userId, amountMinor, status],
    );
    return id;
  }

  describe('roles', () => {
    const operations = Object.entries(api.admin as Record<string, Operation>);

    let key: string;

    beforeAll(async () => {
      ({ key } = await admin.accounts.createApiKey({ body: { name: 'Roles', scopes: ['read', 'write'] } }));
    });

    it.each(operations)('allow only administrators to call %s', async (name, { method, path }) => {
      const seller = await registerSeller(site.url);
      const ask = async (token: string) => {
        const { status, code } = await call(method, path.replace('{id}', UNKNOWN_ID), BODIES[name], token);
        return [status, code];
      };
      expect(await ask('')).toEqual([401, 'not_signed_in']);
      expect(await ask(seller.token)).toEqual([403, 'admin_only']);
      expect(await ask(key)).toEqual([403, 'session_only']);
      const [status] = await ask(adminToken);
      // Allowed callers get 404 for an unknown id or 422 for an empty form: access was not the obstacle.
      const withoutId = WITHOUT_ID[name] ?? 200;
      expect(status).toBe(path.includes('{id}') ? 404 : withoutId);
    });
  });

  describe('customers', () => {
    it('are created with name or full_name, and each error has its message', async () => {
      const body = {
        name: 'Ann Example',
        email: 'ann@example.com',
        company_name: 'Himal',
        password: 'a good password',
      };
      const made = await call('POST', '/api/admin/customers', { ...body, subscription_plan: 'professional' });
      expect([made.status, made.message]).toEqual([201, 'Customer created successfully']);
      expect(made.data.customer).toMatchObject({
        full_name: 'Ann Example',
        email: 'ann@example.com',
        company_name: 'Himal',
        subscription_plan: 'pro',
        is_active: true,
        status: 'active',
        is_deleted: false,
        total_spent: 0,
        last_login: null,
        role: 'user',
      });
      const newcomer = { email: 'new@example.com', password: 'a good password', full_name: 'New Seller' };
      await clientOf(site.url).accounts.register({ body: newcomer });
      const lastLogin = async () =>
        (await admin.admin.customers({ query: { search: newcomer.email } })).customers[0]?.last_login;
      expect(await lastLogin()).toBeNull();
      await clientOf(site.url).accounts.login({ body: { email: newcomer.email, password: newcomer.password } });
      expect(await lastLogin()).toEqual(expect.any(String));
      const { events } = await admin.admin.audit({ query: { search: newcomer.email } });
      expect(events.map(({ action }) => action)).toEqual(['login.succeeded', 'account.registered']);
      await clientOf(site.url).accounts.login({ body: { email: body.email, password: body.password } });
      const again = await call('POST', '/api/admin/customers', body);
      expect([again.status, again.errors?.[0]?.path]).toEqual([409, 'email']);
      const faults = await call('POST', '/api/admin/customers', { email: 'x' });
      expect([faults.status, faults.errors?.map(({ message }) => message).toSorted()]).toEqual([
        422,
        ['Invalid email address', 'Password is required'],
      ]);
      const nameless = await call('POST', '/api/admin/customers', {
        email: 'b@example.com',
        password: 'a rare password',
      });
      expect(nameless.errors).toEqual([{ path: 'full_name', message: 'Full name is required' }]);
      const guessed = await call('POST', '/api/admin/customers', {
        ...body,
        email: 'c@example.com',
        password: '12345678',
      });
      expect(guessed.errors).toEqual([
        { path: 'password', message: 'This password is too easy to guess. Choose another.' },
      ]);
    });

    it('change by switches and forms, each with its message', async () => {
      const { id, email } = await registerSeller(site.url);
      const steps = [
        [{ is_active: false }, 'Customer status updated', { is_active: false }],
        [{ is_active: true }, 'Customer status updated', { is_active: true }],
        [{ status: 'suspended' }, 'Customer blocked', { status: 'suspended' }],
        [{ status: 'active' }, 'Customer unblocked', { status: 'active' }],
        [{ is_deleted: true }, 'Customer archived successfully', { is_deleted: true }],
        [{ is_deleted: false }, 'Customer restored successfully', { is_deleted: false }],
        [
          { full_name: 'New Name', company_name: 'New Ltd', subscription_plan: 'enterprise' },
          'Customer updated successfully',
          { full_name: 'New Name', company_name: 'New Ltd', subscription_plan: 'enterprise', email },
        ],
      ] as const;
      for (const [body, message, expected] of steps) {
        const { data, ...answer } = await put(id, body);
        expect(answer).toMatchObject({ status: 200, message });
        expect(data.customer).toMatchObject(expected);
      }
      expect((await events({ limit: 8 })).map(({ action }) => action)).toEqual([
        'subscription.changed',
        'customer.updated',
        'customer.restored',
        'customer.archived',
        'customer.unblocked',
        'customer.blocked',
        'customer.activated',
        'customer.deactivated',
      ]);
      const [updated] = await events({ limit: 1 });
      expect(updated).toMatchObject({
        actor_id: adminId,
        actor_email: ADMIN.email,
        subject_id: id,
        subject_label: email,
        detail: {
          before: { subscription_plan: 'free', granted_plan: null },
          after: { subscription_plan: 'enterprise', granted_plan: 'enterprise' },
        },
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect((await put(id, { subscription_plan: 'gold' })).status).toBe(422);
      expect((await put(id, { email: ADMIN.email })).status).toBe(409);
    });

    it.each([{ is_active: false }, { status: 'suspended' }, { is_deleted: true }])(
      'lose tokens, refresh and keys at once by %j, and lose their sessions permanently',
      async (change) => {
        const seller = await registerSeller(site.url);
        const { key } = await seller.client.accounts.createApiKey({ body: { name: 'Key', scopes: ['read'] } });
        const body = { email: seller.email, password: seller.password };
        const session = await clientOf(site.url).accounts.login({ body: { ...body, refresh: 'body' } });
        await put(seller.id, change);
        await expect(seller.client.accounts.me()).rejects.toMatchObject({ status: 401 });
        await expect(clientOf(site.url, key).accounts.me()).rejects.toMatchObject({ status: 401 });
        await expect(clientOf(site.url).accounts.login({ body })).rejects.toMatchObject({ code: 'bad_credentials' });
        await put(seller.id, { is_active: true, status: 'active', is_deleted: false });
        await expect(seller.client.accounts.me()).rejects.toMatchObject({ status: 401 });
        const refresh = { body: { refresh_token: session.refresh_token ?? '' } };
        await expect(clientOf(site.url).accounts.refresh(refresh)).rejects.toMatchObject({ status: 401 });
        await clientOf(site.url).accounts.login({ body });
      },
    );

    it('can become administrators and regular users again, but no one can lock themselves out', async () => {
      const seller = await registerSeller(site.url);
      expect((await put(seller.id, { role: 'admin' })).status).toBe(200);
      await seller.client.admin.stats();
      for (const body of [{ is_active: false }, { status: 'suspended' }, { is_deleted: true }, { role: 'user' }]) {
        expect(await put(adminId, body)).toMatchObject({ status: 409, code: 'own_account' });
      }
      const confirm = { confirm_email: ADMIN.email };
      expect(await call('DELETE', `/api/admin/customers/${adminId}`, confirm)).toMatchObject({ status: 409 });
      expect((await put(seller.id, { role: 'user' })).status).toBe(200);
      await expect(seller.client.admin.stats()).rejects.toMatchObject({ status: 403 });
      expect((await events({ limit: 2 })).map(({ action }) => action)).toEqual([
        'customer.demoted',
        'customer.promoted',
      ]);
    });

    it('are deleted only after their address was confirmed; the ledger keeps their entries without a name', async () => {
      const seller = await registerSeller(site.url);
      await seller.client.listings.generate({ body: { product_name: 'Steel bottle', marketplace: 'amazon' } });
      await enter(seller.id, '2026-01-10', 'payment', 164900);
      const payment = await pay(seller.id, 164900);
      expect((await call('GET', `/api/admin/customers/${seller.id}`)).data.customer).toMatchObject({
        total_spent: 1649,
      });
      const remove = (body?: object) => call('DELETE', `/api/admin/customers/${seller.id}`, body);
      expect(await remove()).toMatchObject({ status: 422, code: 'not_confirmed' });
      expect(await remove({ confirm_email: 'x@example.com' })).toMatchObject({ status: 422 });
      expect(await remove({ confirm_email: seller.email })).toMatchObject({
        status: 200,
        message: 'Customer deleted permanently',
      });
      expect((await remove({ confirm_email: seller.email })).status).toBe(404);
      expect((await put(seller.id, { is_deleted: false })).status).toBe(404);
      await expect(seller.client.accounts.me()).rejects.toMatchObject({ status: 401 });
      expect((await admin.admin.customers({ query: { search: seller.email } })).total).toBe(0);
      const kept = await admin.admin.readPayment({ params: { id: payment } });
      expect(kept.payment).toMatchObject({ customer_name: 'Deleted account', amount: 1649 });
      const { transactions } = await admin.admin.transactions({
        query: { start_date: '2026-01-10', end_date: '2026-01-10' },
      });
      expect(transactions).toMatchObject([{ customer_id: seller.id, amount: 1649, customer_name: 'Deleted account' }]);
      const { database } = site.test;
      for (const table of ['listings', 'sessions', 'api_keys']) {
        expect(await database.query(`select 1 from ${table} where user_id = $1`, [seller.id])).toEqual([]);
      }
      const log = await database.query('select * from audit_events where actor_id = $1 or subject_id = $2', [
        seller.id,
        seller.id,
      ]);
      expect(log.length).toBeGreaterThanOrEqual(2);
      expect(JSON.stringify(log)).not.toContain(seller.email);
      await clientOf(site.url).accounts.register({
        body: { email: seller.email, password: 'a good password', full_name: 'Again' },
      });
    });

    it('are found and paged by cursor, each once, also while others are created', async () => {
      const company = `Company ${randomUUID()}`;
      const ids: string[] = [];
      for (let index = 0; index < 5; index += 1) {
        const { id } = await registerSeller(site.url);
        await put(id, { company_name: company, ...(index === 4 ? { subscription_plan: 'pro' } : {}) });
        ids.unshift(id);
      }
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await admin.admin.customers({ query: { search: company, limit: 2, cursor: cursor ?? undefined } });
        expect([page.total, page.total_capped]).toEqual([5 + (cursor ? 1 : 0), false]);
        seen.push(...page.customers.map(({ id }) => id));
        if (!cursor) await put((await registerSeller(site.url)).id, { company_name: company });
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(seen).toEqual(ids);
      expect((await admin.admin.customers({ query: { search: company, plan: 'pro' } })).total).toBe(1);
      expect((await admin.admin.customers({ query: { search: company, status: 'suspended' } })).total).toBe(0);
      const bad = await call('GET', '/api/admin/customers?cursor=abc');
      expect(bad).toMatchObject({ status: 422, code: 'bad_cursor' });
      for (const query of ['limit=0', 'limit=1e9', 'limit=-1', 'status=gone', 'plan=gold']) {
        expect((await call('GET', `/api/admin/customers?${query}`)).status).toBe(422);
      }
    });
  });

  it('edits, removes and resets quotas, and enforces them', async () => {
    const seller = await registerSeller(site.url);
    await registerSeller(site.url);
    const body = (name: string) => ({ body: { product_name: name, marketplace: 'amazon' as const } });
    await seller.client.listings.generate(body('Steel bottle'));
    const set = (limits: unknown) => call('PUT', `/api/admin/quotas/${seller.id}`, limits);
    const limited = await set({ listings_generated: { limit: 1 } });
    expect(limited).toMatchObject({ status: 200, message: 'listings_generated limit updated successfully' });
    expect(limited.data.quota).toMatchObject({
      quotas: { listings_generated: { used: 1, limit: 1, override: true }, api_calls: { override: false } },
    });
    await expect(seller.client.listings.generate(body('Oak table'))).rejects.toMatchObject({ code: 'quota_exceeded' });
    // Who is nearest to a limit comes before a newer account.
    expect((await admin.admin.quotas({ query: { limit: 1, sort: 'usage' } })).quotas).toMatchObject([
      { id: seller.id },
    ]);
    const reset = await call('POST', `/api/admin/quotas/${seller.id}/reset`, { quotaType: 'listings_generated' });
    expect(reset).toMatchObject({ status: 200, message: 'listings_generated quota reset successfully' });
    await seller.client.listings.generate(body('Oak table'));
    const { quotas } = await admin.admin.quotas({ query: { search: seller.email } });
    expect(quotas).toMatchObject([{ id: seller.id, quotas: { listings_generated: { used: 1, limit: 1 } } }]);
    expect(await set({ listings_generated: { limit: null } })).toMatchObject({ status: 200 });
    expect((await seller.client.billing.usage()).quotas.listings_generated.limit).toBe(100);
    const today = (await seller.client.billing.usageHistory({ query: { days: 1 } })).history[0];
    expect(today?.listings_generated).toBe(2);
    for (const wrong of [
      {},
      { listings: { limit: 5 } },
      { api_calls: { limit: -1 } },
      { api_calls: { limit: 1.5 } },
      { api_calls: { limit: '5' } },
      { api_calls: {} },
      { __proto__: null, constructor: { limit: 5 } },
    ]) {
      expect((await set(wrong)).status).toBe(422);
    }
    expect((await set({ listings: { limit: 5 } })).message).toContain('A quota is one of listings_generated');
    expect((await call('POST', `/api/admin/quotas/${seller.id}/reset`, {})).status).toBe(422);
    expect((await events({ limit: 3 })).map(({ action, subject_id }) => [action, subject_id])).toEqual([
      ['quota.limited', seller.id],
      ['quota.reset', seller.id],
      ['quota.limited', seller.id],
    ]);
  });

  describe('money', () => {
    let seller: Seller;
    const mine = () => ({ search: seller.email });

    beforeAll(async () => {
      seller = await registerSeller(site.url);
      await enter(seller.id, '2026-08-31', 'payment', 164900);
      await enter(seller.id, '2026-09-01', 'payment', 412400);
      await enter(seller.id, '2026-09-15', 'refund', -164900);
      await enter(seller.id, '2026-09-30', 'payment', 164900, 'pending');
      await enter(seller.id, '2026-10-01', 'usage', 0);
      await pay(seller.id, 412400);
      await pay(seller.id, 164900, 'pending');
    });

    it('filters entries, sums all matches, and includes both days', async () => {
      const september = { start_date: '2026-09-01', end_date: '2026-09-30' };
      const { transactions, totals, total, next_cursor } = await admin.admin.transactions({
        query: { ...september, limit: 2 },
      });
      expect(transactions.map(({ type, amount, status }) => [type, amount, status])).toEqual([
        ['payment', 1649, 'pending'],
        ['refund', -1649, 'completed'],
      ]);
      expect(total).toBe(3);
      expect(totals).toEqual({
        count: 3,
        amount: 2475,
        received: { count: 1, amount: 4124 },
        refunded: { count: 1, amount: -1649 },
        pending: { count: 1, amount: 1649 },
        failed: { count: 0, amount: 0 },
        by_type: { payment: { count: 1, amount: 4124 }, refund: { count: 1, amount: -1649 } },
      });
      const rest = await admin.admin.transactions({ query: { ...september, limit: 2, cursor: next_cursor ?? '' } });
      expect([rest.transactions.length, rest.next_cursor]).toEqual([1, null]);
      const sum = async (query: Record<string, string>) => {
        const found = await admin.admin.transactions({ query });
        return [found.totals.count, found.totals.amount];
      };
      expect(await sum({ ...september, type: 'payment', status: 'completed' })).toEqual([1, 4124]);
      expect(await sum({ ...mine(), type: 'usage' })).toEqual([1, 0]);
      expect(await sum({ ...mine(), start_date: '2026-09-16' })).toEqual([2, 0]);
      expect((await call('GET', '/api/admin/transactions?start_date=yesterday')).status).toBe(422);
    });

    it('exports the filtered entries as CSV and workbook, without formulas', async () => {
      const query = { ...mine(), type: 'refund' } as const;
      const csv = await admin.admin.exportTransactions({ query });
      const [header, line, ...rest] = new TextDecoder().decode(csv.bytes).trimEnd().split('\r\n');
      expect(csv.fileName).toMatch(/^transactions_\d{4}-\d\d-\d\d\.csv$/);
      expect(header).toMatch(/^created_at,type,status,amount,currency,description,reference_id,customer_name/);
      expect(line).toContain(`2026-09-15T10:00:00.000Z,refund,completed,-1649,INR,"'=HYPERLINK(""x"") refund"`);
      expect(rest).toEqual([]);
      const xlsx = await admin.admin.exportTransactions({ query: { ...mine(), format: 'xlsx' } });
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load(xlsx.bytes.slice().buffer);
      const sheet = workbook.getWorksheet('Transactions');
      expect([xlsx.fileName.slice(-5), sheet?.rowCount]).toEqual(['.xlsx', 6]);
      expect(sheet?.getRow(4).getCell(4).value).toBe(-1649);
      expect(sheet?.getRow(4).getCell(6).value).toBe(`'=HYPERLINK("x") refund`);
      expect((await call('GET', '/api/admin/transactions/export?format=pdf')).status).toBe(422);
      expect((await events({ limit: 1 }))[0]).toMatchObject({ action: 'transactions.exported' });
    });

    it('lists payments with totals over all of them', async () => {
      const { payments, summary, total } = await admin.admin.payments({ query: mine() });
      expect([total, payments.map(({ status, amount }) => [status, amount])]).toEqual([
        2,
        [
          ['pending', 1649],
          ['completed', 4124],
        ],
      ]);
      expect(payments[0]).toMatchObject({
        customer_id: seller.id,
        customer_email: seller.email,
        plan: 'pro',
        gateway: 'sandbox',
        payment_method: 'upi',
        transaction_id: expect.stringMatching(/^pay_/),
      });
      expect(summary.pending).toEqual({ count: 1, amount: 1649 });
      expect(summary.refunded).toEqual({ count: 0, amount: 0 });
      expect((await admin.admin.payments({ query: { ...mine(), status: 'pending' } })).total).toBe(1);
      expect((await admin.admin.payments({ query: { search: payments[1]?.order_ref ?? '' } })).total).toBe(1);
    });

    it('summarises the business', async () => {
      const stats = await admin.admin.stats();
      expect(stats).toMatchObject({
        totalCustomers: stats.total_customers,
        activeCustomers: stats.active_customers,
        totalRevenue: stats.total_revenue,
        monthlyRevenue: stats.monthly_revenue,
        totalTransactions: stats.total_transactions,
        pendingTransactions: stats.pending_transactions,
        currency: 'INR',
        pending_transactions: 1,
        health: { database: 'ok', workers: 1 },
      });
      const { database } = site.test;
      const [counted] = await database.query<{ total: number; active: number }>(
        `select count(*)::int as total, count(*) filter (where account_state = 'active')::int as active
         from users where erased_at is null`,
      );
      expect([stats.total_customers, stats.active_customers]).toEqual([counted?.total, counted?.active]);
      expect((await admin.admin.customers()).total).toBe(counted?.total);
      expect(stats.revenue_by_month).toHaveLength(12);
      expect(stats.signups_by_month.at(-1)?.count).toBeGreaterThan(5);
      expect(stats.recent_activity).toHaveLength(10);
    });
  });

  it("reports the server's health", async () => {
    const server = await admin.admin.server();
    expect(server.migrations.map(({ name }) => name)).toContain('2026_11_21_audit');
    expect(server.checks.filter(({ check }) => check === 'database' || check === 'migrations')).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
    expect(server).toMatchObject({
      version: '0.1.0',
      node: process.version,
      queue: { jobs: 0, rows: 0 },
      outbox: { failed: 0 },
    });
    expect(server.rule_sets.length).toBeGreaterThanOrEqual(3);
    expect(server.actions.map(({ id }) => id)).toEqual(['email_not_set_up', 'payments_sandbox']);
    expect((await admin.admin.stats()).actions.map(({ id }) => id)).toEqual(['email_not_set_up', 'payments_sandbox']);
  });

  describe('the audit log', () => {
    it('records every security event of an account, with a log line of the process', async () => {
      const seller = await registerSeller(site.url);
      const open = clientOf(site.url).accounts;
      const bad = { email: seller.email, password: 'not the password' };
      await open.login({ body: bad }).catch(() => undefined);
      await open.forgotPassword({ body: { email: seller.email } });
      const { mails } = await admin.mail.outbox({ query: { limit: 5 } });
      const token = /token=(\S+)/.exec(mails.find(({ to }) => to === seller.email)?.text ?? '')?.[1] ?? '';
      await open.resetPassword({ body: { token, password: 'a second password' } });
      const signIn = async (password: string) => {
        const session = await open.login({ body: { email: seller.email, password } });
        return clientOf(site.url, session.token);
      };
      const [client, other] = [await signIn('a second password'), await signIn('a second password')];
      const passwords = { current_password: 'a second password', new_password: 'a third password' };
      await client.accounts.changePassword({ body: passwords });
      const third = await signIn('a third password');
      const { sessions } = await client.accounts.sessions();
      await client.accounts.endSession({ params: { id: sessions.find(({ current }) => !current)?.id ?? '' } });
      await client.accounts.endOtherSessions();
      const { api_key, key } = await client.accounts.createApiKey({ body: { name: 'Import', scopes: ['read'] } });
      await client.accounts.revokeApiKey({ params: { id: api_key.id } });
      await client.accounts.exportAccount();
      await client.accounts.logout({ body: {} });
      await other.accounts.logout({ body: {} });
      await third.accounts.logout({ body: {} });
      const recorded = (await events({ actor: seller.id })).map(({ action }) => action).toReversed();
      expect(recorded).toEqual([
        'account.registered',
        'login.succeeded',
        'login.failed',
        'password.reset_asked',
        'password.reset',
        'login.succeeded',
        'login.succeeded',
        'password.changed',
        'login.succeeded',
        'session.ended',
        'session.ended',
        'api_key.made',
        'api_key.revoked',
        'account.exported',
        'logout',
      ]);
      const last = await signIn('a third password');
      await last.accounts.deleteAccount({ body: { password: 'a third password' } });
      expect((await events({ action: 'account.deleted', actor: seller.id })).length).toBe(1);
      expect(await events({ search: seller.email })).toEqual([]);
      const lines = auditLines().filter(({ audit }) => audit.actorId === seller.id);
      expect(lines.map(({ audit }) => audit.action)).toEqual([...recorded, 'login.succeeded', 'account.deleted']);
      for (const secret of [key, token, 'a second password', 'a third password', bad.password]) {
        expect(site.log()).not.toContain(secret);
      }
    });

    it('cannot be forged by line breaks in a header or an address', async () => {
      const agent = 'evil\u001B[31m {"level":30,"msg":"audit"}';
      const answer = await fetch(`${site.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': encodeURI('x') + agent.replace('\u001B', '\t') },
        body: JSON.stringify({ email: 'forger@example.com', password: 'x\r\n{"level":30}12' }),
      });
      expect(answer.status).toBe(401);
      const [event] = await events({ search: 'forger@example.com', action: 'login.failed' });
      expect(event).toMatchObject({ actor_id: null, actor_email: 'forger@example.com' });
      expect(JSON.stringify(event?.detail)).not.toMatch(/\\t|\\r|\\n|\\u001b/i);
      for (const line of site.log().trimEnd().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
    });

    it('is paged by cursor', async () => {
      const [first, second] = await events({ limit: 2 });
      const page = await admin.admin.audit({ query: { limit: 1 } });
      const next = await admin.admin.audit({ query: { limit: 1, cursor: page.next_cursor ?? '' } });
      expect([page.events[0]?.id, next.events[0]?.id]).toEqual([first?.id, second?.id]);
      expect((await call('GET', '/api/admin/audit?action=nothing')).status).toBe(422);
    });

    interface AuditLine {
      readonly request_id: string;
      readonly audit: { readonly action: string; readonly actorId: string };
    }

    function auditLines(): AuditLine[] {
      const lines = site.log().trimEnd().split('\n');
      return lines.map((line) => JSON.parse(line) as AuditLine).filter(({ audit }) => audit !== undefined);
    }
  });
});
