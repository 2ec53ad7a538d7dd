import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runCommand } from './harness/runCommand.js';
import { runProgram } from './harness/runProgram.js';
import { registerSeller, clientOf, startSite, type Seller, type TestSite } from './harness/startServer.js';

describe('the admin commands', () => {
  let site: TestSite;
  let seller: Seller;
  let home: string;
  let token: string;

  beforeAll(async () => {
    site = await startSite();
    seller = await registerSeller(site.url);
    home = mkdtempSync(path.join(tmpdir(), 'listwright-admin-'));
    const credentials = { email: 'admin@example.com', password: 'admin password' };
    ({ token } = await clientOf(site.url).accounts.login({ body: credentials }));
  });
  afterAll(async () => {
    rmSync(home, { recursive: true, force: true });
    await site.close();
  });

  const admin = (args: readonly string[], { input, ...other }: { input?: string; token?: string } = {}) =>
    runCommand(['admin', ...args], { home, url: site.url, env: { LISTWRIGHT_TOKEN: other.token ?? token } }, input);

  it('create, find, show and edit accounts', async () => {
    const made = await admin(
      ['customers', 'create', 'ann@example.com', '--name', 'Ann', '--plan', 'Professional', '--json'],
      {
        input: 'a good password\n',
      },
    );
    expect(made.code).toBe(0);
    expect(made.json<{ data: { customer: object } }>().data.customer).toMatchObject({ subscription_plan: 'pro' });
    expect((await admin(['customers', 'create', 'bob@example.com', '--name', 'Bob'])).code).toBe(2);
    const again = (input: string) => admin(['customers', 'create', 'ann@example.com', '--name', 'Ann'], { input });
    expect([(await again('a good password')).code, (await again('12345678')).code]).toEqual([9, 2]);
    const list = await admin(['customers', 'list', '--plan', 'pro', '--format', 'csv', '--fields', 'email,status']);
    expect(list.stdout).toBe('email,status\nann@example.com,active\n');
    expect((await admin(['customers', 'edit', 'ann@example.com', '--company', 'Himal'])).stdout).toBe(
      'Customer updated successfully: ann@example.com\n',
    );
    expect((await admin(['customers', 'edit', 'ann@example.com'])).code).toBe(2);
    const shown = await admin(['customers', 'show', 'ANN@example.com', '--json']);
    expect(shown.json<{ data: { customer: object } }>().data.customer).toMatchObject({ company_name: 'Himal' });
    expect((await admin(['customers', 'show', 'nobody@example.com'])).code).toBe(6);
    expect((await admin(['customers', 'list'], { token: seller.token })).code).toBe(5);
  });

  it('block and archive after a confirmation, or as a dry run', async () => {
    const { email } = seller;
    const look = await admin(['customers', 'block', email, '--dry-run']);
    expect([look.code, look.stdout]).toEqual([0, expect.stringContaining(`Would block ${email}`)]);
    const refused = await admin(['customers', 'block', email]);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--yes')]);
    await seller.client.accounts.me();
    expect((await admin(['customers', 'block', email, '--yes'])).stdout).toBe(`Customer blocked: ${email}\n`);
    await expect(seller.client.accounts.me()).rejects.toMatchObject({ status: 401 });
    expect((await admin(['customers', 'unblock', email])).stdout).toBe(`Customer unblocked: ${email}\n`);
    expect((await admin(['customers', 'archive', email, '--yes'])).stdout).toContain('archived successfully');
    expect((await admin(['customers', 'restore', email])).stdout).toContain('restored successfully');
    expect((await admin(['customers', 'block', 'admin@example.com', '--yes'])).code).toBe(9);
  });

  it('import newer rules, by which the server judges at once', async () => {
    const other = await registerSeller(site.url);
    const policy = (input: object, user = token) =>
      runCommand(
        ['policy', 'update', '-'],
        { home, url: site.url, env: { LISTWRIGHT_TOKEN: user } },
        JSON.stringify(input),
      );
    const source = { name: 'Seller Forums', reference: 'sellercentral.amazon.com/forums/1', read: '2027-01' };
    const change = { marketplace: 'amazon', from: '2027-03-01', limits: { title_max: 80 }, source };
    const file = { dated: '2027-02-10', changes: [change] };
    const findings = async (on: string) => {
      const body = { marketplace: 'amazon' as const, title: 'Oak '.repeat(20).trim(), on };
      const reply = await other.client.listings.lint({ body });
      return [reply.rule_set.id, reply.findings.some(({ rule }) => rule === 'amazon.title.length')];
    };

    const broken = await policy({ ...file, changes: [change, { ...change, limits: { titel_max: 80 } }] });
    expect([broken.code, broken.stderr]).toEqual([
      2,
      expect.stringMatching(/changes\.1\.limits\.titel_max: .*did you mean "title_max"/),
    ]);
    const early = await policy({ ...file, changes: [{ ...change, from: '2026-01-01' }] });
    expect([early.code, early.stderr]).toEqual([2, expect.stringContaining('changes.0.from')]);
    expect((await policy(file, other.token)).code).toBe(5);
    expect(await findings('2027-03-01')).toEqual(['amazon-us-general-2026-07-27', true]);

    expect((await policy(file)).stdout).toContain('Imported the rules of 2027-02-10: 1 change.');
    expect(await findings('2027-02-28')).toEqual(['amazon-us-general-2026-07-27', true]);
    expect(await findings('2027-03-01')).toEqual(['amazon-us-general-2027-03-01-r2027-02-10', false]);
    expect((await policy(file)).stdout).toContain('in force already');
    expect((await policy({ ...file, changes: [] })).code).toBe(9);
    const { rules } = await other.client.system.rules();
    expect(rules?.changes[0]).toMatchObject({ from: '2027-03-01', limits: { title_max: 80 }, ended_rules: [] });
    const audit = await admin(['audit', '--json']);
    expect(audit.json<{ data: { events: object[] } }>().data.events[0]).toMatchObject({ action: 'rules.imported' });
    expect((await policy({ dated: '2027-02-11', changes: [] })).code).toBe(0);
    expect(await findings('2027-03-01')).toEqual(['amazon-us-general-2026-07-27', true]);
  });

  it('set and reset quotas', async () => {
    const { email } = seller;
    expect((await admin(['quotas', 'set', email, 'api_calls', '5'])).code).toBe(2);
    expect((await admin(['quotas', 'set', email, 'listings', '5', '--yes'])).code).toBe(2);
    expect((await admin(['quotas', 'set', email, 'api_calls', '-5', '--yes'])).code).toBe(2);
    expect((await admin(['quotas', 'set', email, 'api_calls', '5', '--yes'])).stdout).toContain('limit updated');
    const list = await admin(['quotas', 'list', '--search', email]);
    expect(list.stdout).toContain('\t0/5*\t');
    expect((await admin(['quotas', 'reset', email, 'api_calls', '--dry-run'])).stdout).toContain('Nothing was changed');
    expect((await admin(['quotas', 'reset', email, 'api_calls', '--yes'])).stdout).toContain(
      'quota reset successfully',
    );
    expect((await admin(['quotas', 'set', email, 'api_calls', 'plan', '--yes'])).code).toBe(0);
    expect((await admin(['quotas', 'list', '--search', email])).stdout).toContain('\t0/100\t');
  });

  it('read payments, ledger, figures and the audit log', async () => {
    expect((await admin(['payments', 'list', '--json'])).json<{ data: object }>().data).toMatchObject({ total: 0 });
    expect((await admin(['payments', 'show', '00000000-0000-7000-8000-000000000000'])).code).toBe(6);
    expect((await admin(['transactions', 'list', '--from', '2026-11-01', '--json'])).code).toBe(0);
    expect((await admin(['transactions', 'list', '--from', 'yesterday'])).code).toBe(2);
    expect((await admin(['transactions', 'export', '--type', 'refund', '-o', 'ledger.csv'])).code).toBe(0);
    expect(readFileSync(path.join(home, 'ledger.csv'), 'utf8')).toMatch(/^\uFEFFcreated_at,type,status,amount/);
    expect((await admin(['stats'])).stdout).toContain('active_customers\t');
    const audit = await admin([
      'audit',
      '--action',
      'transactions.exported',
      '--format',
      'csv',
      '--fields',
      'actor_email',
    ]);
    expect(audit.stdout).toBe('actor_email\nadmin@example.com\n');
  });

  it('show the branding and replace it with a file', async () => {
    const branding = JSON.parse((await admin(['branding', 'show'])).stdout) as Record<string, unknown>;
    const set = (text: string) => admin(['branding', 'set', '-', '--json'], { input: text });
    expect((await set(JSON.stringify({ ...branding, stats: [] }))).code).toBe(0);
    expect(JSON.parse((await admin(['branding', 'show'])).stdout)).toEqual({ ...branding, stats: [] });
    const refused = await set('{"stats": []}');
    expect([refused.code, refused.stdout]).toEqual([2, expect.stringContaining('support_email')]);
    expect((await set('stats')).code).toBe(2);
    const other = await registerSeller(site.url);
    expect((await admin(['branding', 'show'], { token: other.token })).code).toBe(5);
  });

  it('refund after a confirmation, or as a dry run', async () => {
    const buyer = await registerSeller(site.url);
    const { order_id: order } = await buyer.client.billing.createOrder({ body: { amount: 164_900, plan: 'pro' } });
    await fetch(`${site.url}/sandbox/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order, outcome: 'pay' }),
    });
    const list = await admin(['payments', 'list', '--search', buyer.email, '--json']);
    const id = list.json<{ data: { payments: { id: string }[] } }>().data.payments[0]?.id ?? '';
    const refund = (...more: string[]) => admin(['payments', 'refund', id, ...more]);
    expect((await refund('--yes')).code).toBe(2);
    const look = await refund('--reason', 'Asked for', '--amount', '824.51', '--dry-run');
    expect([look.code, look.stdout]).toEqual([
      0,
      `Would refund ₹824.51 of ₹1649.00 to ${buyer.email}. Nothing was changed.\n`,
    ]);
    expect((await refund('--reason', 'Asked for')).code).toBe(2);
    expect((await refund('--reason', 'x', '--amount', '1.001', '--yes')).code).toBe(2);
    expect((await refund('--reason', 'Asked for', '--amount', '824.51', '--yes')).stdout).toBe(
      `Refund completed: ₹824.51 to ${buyer.email}\n`,
    );
    expect((await refund('--reason', 'x', '--amount', '900', '--yes')).code).toBe(2);
    const rest = await refund('--reason', 'The rest', '--yes', '--json');
    expect(rest.json<{ data: { refund: object; payment: object } }>().data).toMatchObject({
      refund: { amount: 824.49, status: 'completed' },
      payment: { status: 'refunded', refundable_amount: 0 },
    });
    expect((await refund('--reason', 'x', '--yes')).code).toBe(9);
    expect((await admin(['transactions', 'list', '--search', buyer.email])).stderr).toContain('refunded 1649 ·');
    const trail = await admin([
      'audit',
      '--action',
      'payment.refund_asked',
      '--format',
      'csv',
      '--fields',
      'subject_label',
    ]);
    expect(trail.stdout).toBe(`subject_label\n${buyer.email}\n${buyer.email}\n`);
  });

  it('promote, and delete only with the typed address', async () => {
    const { email } = seller;
    const promote = ['customers', 'edit', email, '--role', 'admin'];
    expect((await admin(promote)).code).toBe(2);
    expect((await admin([...promote, '--yes', '--json'])).json<{ data: object }>().data).toMatchObject({
      customer: { role: 'admin' },
    });
    const remove = (...more: string[]) => admin(['customers', 'delete', email, ...more]);
    expect((await remove('--dry-run')).stdout).toContain('Nothing was changed');
    expect([(await remove()).code, (await remove('--yes')).code]).toEqual([2, 2]);
    expect((await remove('--confirm=other@example.com')).code).toBe(2);
    expect((await remove(`--confirm=${email}`)).stdout).toBe(`Customer deleted permanently: ${email}\n`);
    expect((await admin(['customers', 'show', email])).code).toBe(6);
  });

  describe("on the server's machine, without a login", () => {
    const users = (args: readonly string[], input = '', env: Readonly<Record<string, string>> = site.env) =>
      runCommand(['admin', 'users', ...args], { home, url: 'http://127.0.0.1:1', env }, input);
    const signIn = (email: string, password: string) =>
      clientOf(site.url).accounts.login({ body: { email, password } });
    const EMAIL = 'admin@example.com';
    interface Named {
      readonly data: { readonly user: { readonly email: string }; readonly password?: string };
    }

    it('keep the last administrator, and help one who is locked out', async () => {
      const list = await users(['list', '--json', '--fields', 'email,role']);
      expect(list.json<{ data: object }>().data).toEqual({ users: [{ email: EMAIL, role: 'admin' }], total: 1 });
      const demoted = await users(['demote', EMAIL, '--yes']);
      expect([demoted.code, demoted.stderr]).toEqual([9, expect.stringContaining('last administrator')]);
      expect((await users(['reset-totp', EMAIL, '--yes'])).code).toBe(9);
      expect((await users(['set-password', EMAIL])).code).toBe(2);
      expect((await users(['set-password', EMAIL, '--yes'], 'short\n')).code).toBe(2);
      const made = await users(['set-password', EMAIL, '--generate', '--yes', '--json']);
      const { password = '' } = made.json<Named>().data;
      await expect(clientOf(site.url, token).accounts.me()).rejects.toMatchObject({ kind: 'unauthenticated' });
      await expect(signIn(EMAIL, 'admin password')).rejects.toMatchObject({ kind: 'unauthenticated' });
      await signIn(EMAIL, password);
      const piped = await users(['set-password', EMAIL, '--yes'], 'admin password\n');
      expect([piped.code, piped.stdout]).toEqual([0, expect.not.stringContaining('admin password')]);
      ({ token } = await signIn(EMAIL, 'admin password'));
    });

    it('create, promote and demote administrators, and end sessions', async () => {
      const made = await users(['create', 'second@example.com', '--generate']);
      const password = /Password: (\S+)/.exec(made.stdout)?.[1] ?? '';
      const second = await signIn('second@example.com', password);
      expect((await users(['create', 'second@example.com', '--generate'])).code).toBe(9);
      expect((await users(['create', 'nonsense', '--generate'])).code).toBe(2);
      const look = await users(['demote', 'second@example.com', '--dry-run']);
      expect(look.stdout).toContain('Would make second@example.com a regular user');
      expect((await users(['sessions', 'end', 'second@example.com', '--yes'])).stdout).toBe(
        'Ended 1 session of second@example.com.\n',
      );
      await expect(clientOf(site.url, second.token).accounts.me()).rejects.toMatchObject({ kind: 'unauthenticated' });
      expect((await users(['demote', 'second@example.com', '--yes'])).code).toBe(0);
      expect((await users(['promote', 'SECOND@example.com', '--yes'])).stdout).toContain('is now an administrator.');
      expect((await users(['demote', 'second@example.com', '--yes'])).code).toBe(0);
      expect((await users(['promote', 'nobody@example.com', '--yes'])).code).toBe(6);
      const trail = await admin(['audit', '--search', 'second@', '--format', 'csv', '--fields', 'action,actor_email']);
      const recorded = trail.stdout.split('\n').filter((line) => line.includes('at the server'));
      expect(recorded.map((line) => line.split(',')[0])).toEqual([
        'customer.demoted',
        'customer.promoted',
        'customer.demoted',
        'session.ended',
        'customer.created',
      ]);
    });

    it('fail the same way as a separate process', async () => {
      const { code, stderr } = await runProgram(['admin', 'users', 'demote', EMAIL, '--yes'], {
        home,
        url: 'http://127.0.0.1:1',
        env: site.env,
      });
      expect([code, stderr]).toEqual([9, expect.stringContaining('last_administrator')]);
    });

    it('work only where the server runs', async () => {
      const elsewhere = await users(['list'], '', {});
      expect([elsewhere.code, elsewhere.stderr]).toEqual([6, expect.stringContaining('No server is set up here')]);
      expect((await users(['list', '--url', site.url])).code).toBe(2);
    });
  });
});
