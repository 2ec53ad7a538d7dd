import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { api, type Operation } from '@listwright/application/contract/schemas';
import { startSmtpServer } from '@listwright/adapters/testing';
import { registerSeller, clientOf, startSite, type Seller, type TestSite } from './harness/startServer.js';

const linkIn = (text: string | undefined) => /(http:\S+)\/reset-password\?token=(\S+)/.exec(text ?? '');
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

describe('an account and its owner', () => {
  let site: TestSite;
  let admin: Seller['client'];

  beforeAll(async () => {
    site = await startSite();
    const credentials = { email: 'admin@example.com', password: 'admin password' };
    const { token } = await clientOf(site.url).accounts.login({ body: credentials });
    admin = clientOf(site.url, token);
  });
  afterAll(() => site.close());

  const signIn = async ({ email }: { email: string }, password: string) => {
    const { token } = await clientOf(site.url).accounts.login({ body: { email, password } });
    return clientOf(site.url, token);
  };
  const mailsTo = async (email: string) =>
    (await admin.mail.outbox({ query: { limit: 1000 } })).mails.filter(({ to }) => to === email);

  describe('password', () => {
    it('changes only with the current password, and ends every other session', async () => {
      const seller = await registerSeller(site.url);
      const elsewhere = await signIn(seller, seller.password);
      const change = (current_password: string) =>
        seller.client.accounts.changePassword({ body: { current_password, new_password: 'a better password' } });
      await expect(change('not this')).rejects.toMatchObject({
        status: 422,
        errors: [{ path: 'current_password', message: 'The current password is not right' }],
      });
      await elsewhere.accounts.me();
      expect(await change(seller.password)).toEqual({});
      await expect(elsewhere.accounts.me()).rejects.toMatchObject({ status: 401 });
      await expect(seller.client.accounts.me()).resolves.toBeDefined();
      await expect(signIn(seller, seller.password)).rejects.toMatchObject({ code: 'bad_credentials' });
      await expect(signIn(seller, 'a better password')).resolves.toBeDefined();
    });

    it('is reset once with the link that the administrator reads in the outbox', async () => {
      const seller = await registerSeller(site.url);
      const open = clientOf(site.url).accounts;
      for (let asked = 0; asked < 2; asked += 1) {
        const answer = await open.forgotPassword({ body: { email: seller.email.toUpperCase() } });
        expect(answer).toEqual({ delivery: 'outbox' });
      }
      const [newer, older] = await mailsTo(seller.email);
      expect(linkIn(newer?.text)?.[1]).toBe(site.url);
      const reset = (text: string | undefined) =>
        open.resetPassword({ body: { token: linkIn(text)?.[2] ?? '', password: 'a new password' } });
      const spent = { status: 422, message: 'This link is used up or too old. Ask for a new one.' };
      await expect(reset(older?.text)).rejects.toMatchObject(spent);
      expect(await reset(newer?.text)).toEqual({});
      await expect(reset(newer?.text)).rejects.toMatchObject(spent);
      await expect(seller.client.accounts.me()).rejects.toMatchObject({ status: 401 });
      await expect(signIn(seller, 'a new password')).resolves.toBeDefined();
      expect(site.log()).not.toContain(linkIn(newer?.text)?.[2]);
      expect(JSON.stringify(await site.test.database.query('select * from password_resets'))).not.toContain(
        linkIn(newer?.text)?.[2],
      );
    });

    it('gets the same response for a reset request, whether or not the account exists', async () => {
      const seller = await registerSeller(site.url);
      const ask = async (email: string) => {
        const response = await fetch(`${site.url}/api/auth/forgot-password`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email }),
        });
        return { status: response.status, body: await response.text() };
      };
      const answers = [await ask(seller.email), await ask('nobody.at.all@example.com')];
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.body).toContain('If an account has this address, a link to set a new password is on its way.');
      expect(await mailsTo('nobody.at.all@example.com')).toEqual([]);
      expect(await mailsTo('')).toEqual([]);
      const known = await Promise.all(Array.from({ length: 5 }, () => ask(seller.email)));
      const unknown = await Promise.all(Array.from({ length: 5 }, () => ask('nobody.at.all@example.com')));
      const statuses = (all: { status: number }[]) => all.map(({ status }) => status).toSorted();
      expect(statuses(known)).toEqual([200, 200, 200, 200, 429]);
      expect(statuses(unknown)).toEqual(statuses(known));
    });
  });

  it('takes passwords without the spaces around them, wherever they are sent', async () => {
    const seller = await registerSeller(site.url);
    const spaced = (password: string) => `  ${password}\t`;
    await expect(signIn(seller, spaced(seller.password))).resolves.toBeDefined();
    const body = { current_password: spaced(seller.password), new_password: spaced('a better password') };
    expect(await seller.client.accounts.changePassword({ body })).toEqual({});
    await expect(signIn(seller, 'a better password')).resolves.toBeDefined();
    await expect(
      seller.client.accounts.changePassword({
        body: { current_password: 'a better password', new_password: '  seven 7  ' },
      }),
    ).rejects.toMatchObject({ status: 422, errors: [{ path: 'new_password' }] });
    expect(await seller.client.accounts.deleteAccount({ body: { password: ' a better password ' } })).toEqual({});
  });

  it('changes its email address, keeps the session, and verifies the new one', async () => {
    const [seller, other] = [await registerSeller(site.url), await registerSeller(site.url)];
    const [first] = await mailsTo(seller.email);
    await clientOf(site.url).accounts.verifyEmail({
      body: { token: /token=(\S+)/.exec(first?.text ?? '')?.[1] ?? '' },
    });
    await expect(
      seller.client.accounts.updateProfile({ body: { email: other.email.toUpperCase() } }),
    ).rejects.toMatchObject({ status: 409, code: 'email_taken', errors: [{ path: 'email' }] });
    const { key } = await seller.client.accounts.createApiKey({ body: { name: 'Sync', scopes: ['write'] } });
    const email = `new.${seller.email}`;
    await expect(clientOf(site.url, key).accounts.updateProfile({ body: { email } })).rejects.toMatchObject({
      code: 'session_only',
    });
    const { user } = await seller.client.accounts.updateProfile({ body: { name: 'Anna', email } });
    expect(user).toMatchObject({ email, full_name: 'Anna', email_verified: false });
    expect((await seller.client.accounts.me()).user.email).toBe(email);
    await expect(signIn(seller, seller.password)).rejects.toMatchObject({ code: 'bad_credentials' });
    await expect(signIn({ email }, seller.password)).resolves.toBeDefined();
    expect((await mailsTo(seller.email))[0]?.subject).toBe('Your Listwright account has a new email address');
    const [verification] = await mailsTo(email);
    const token = /token=(\S+)/.exec(verification?.text ?? '')?.[1] ?? '';
    expect(await clientOf(site.url).accounts.verifyEmail({ body: { token } })).toEqual({ email });
    expect((await seller.client.accounts.me()).user.email_verified).toBe(true);
  });

  it('creates an API key once for one Idempotency-Key, and stores no copy of it', async () => {
    const seller = await registerSeller(site.url);
    const make = () =>
      seller.client.accounts.createApiKey(
        { body: { name: 'Sync', scopes: ['read'] } },
        { idempotencyKey: 'one api key' },
      );
    const [made, again] = [await make(), await make()];
    expect(again).toEqual(made);
    expect((await seller.client.accounts.apiKeys()).total).toBe(1);
    expect(JSON.stringify(await site.test.database.query('select reply from idempotency_keys'))).not.toContain(
      made.key,
    );
  });

  it("lists the user's sessions and ends one", async () => {
    const seller = await registerSeller(site.url);
    const elsewhere = await signIn(seller, seller.password);
    const { sessions, total } = await seller.client.accounts.sessions();
    expect([total, sessions.filter(({ current }) => current)]).toEqual([
      3,
      [expect.objectContaining({ user_agent: 'node' })],
    ]);
    const [theirs] = (await elsewhere.accounts.sessions()).sessions.filter(({ current }) => current);
    await seller.client.accounts.endSession({ params: { id: theirs?.id ?? '' } });
    await expect(elsewhere.accounts.me()).rejects.toMatchObject({ status: 401 });
    expect(await seller.client.accounts.endOtherSessions()).toEqual({ ended: 1 });
    expect((await seller.client.accounts.sessions()).total).toBe(1);
    await expect(seller.client.accounts.endSession({ params: { id: UNKNOWN_ID } })).rejects.toMatchObject({
      status: 404,
    });
  });

  describe('API keys', () => {
    it('do what their scopes allow, and never what only the owner may do', async () => {
      const seller = await registerSeller(site.url);
      const make = async (...scopes: ('read' | 'write')[]) =>
        (await seller.client.accounts.createApiKey({ body: { name: scopes.join(), scopes } })).key;
      const [reader, writer, both] = [await make('read'), await make('write'), await make('read', 'write')];
      const body = { product_name: 'Steel bottle', marketplace: 'amazon' } as const;
      expect((await clientOf(site.url, reader).accounts.me()).user.id).toBe(seller.id);
      const lacks = (scope: string) => ({
        status: 403,
        code: 'missing_scope',
        message: `This API key lacks the scope "${scope}", which is needed here. Make a key that has it.`,
      });
      await expect(clientOf(site.url, reader).listings.generate({ body })).rejects.toMatchObject(lacks('write'));
      await expect(clientOf(site.url, writer).listings.list()).rejects.toMatchObject(lacks('read'));
      const { listing } = await clientOf(site.url, writer).listings.generate({ body });
      expect((await clientOf(site.url, both).listings.list()).listings.map(({ id }) => id)).toEqual([listing.id]);

      const doors = Object.values(api)
        .flatMap((contract) => Object.values(contract) as Operation[])
        .filter(({ access }) => access === 'session' || access === 'admin');
      expect(doors.length).toBeGreaterThanOrEqual(10);
      const administrators = await admin.accounts.createApiKey({ body: { name: 'Admin', scopes: ['read', 'write'] } });
      for (const key of [both, administrators.key]) {
        for (const { method, path } of doors) {
          const response = await fetch(`${site.url}${path.replace('{id}', UNKNOWN_ID)}`, {
            method,
            headers: { authorization: `Bearer ${key}` },
          });
          const { code } = (await response.json()) as { code: string };
          expect([method, path, response.status, code]).toEqual([method, path, 403, 'session_only']);
        }
      }
      expect(site.log()).not.toContain(both);
      expect(JSON.stringify(await site.test.database.query('select * from api_keys'))).not.toContain(both);
    });

    it('of administrators with the scope admin open what is theirs for a day, and give no one lasting access', async () => {
      const seller = await registerSeller(site.url);
      const asked = { name: 'Figures', scopes: ['read', 'admin'] as ('read' | 'admin')[] };
      await expect(seller.client.accounts.createApiKey({ body: asked })).rejects.toMatchObject({ code: 'admin_only' });
      const tooLong = admin.accounts.createApiKey({ body: { ...asked, expires_in_days: 2 } });
      await expect(tooLong).rejects.toMatchObject({ status: 422, code: 'admin_key_too_long' });
      const reader = await admin.accounts.createApiKey({ body: asked });
      const { api_key: made } = reader;
      expect(Date.parse(made.expires_at ?? '') - Date.parse(made.created_at)).toBe(86_400_000);
      expect((await clientOf(site.url, reader.key).admin.customers()).total).toBeGreaterThan(1);
      const change = (key: string, body: { company_name?: string; role?: 'admin' }) =>
        clientOf(site.url, key).admin.updateCustomer({ params: { id: seller.id }, body });
      await expect(change(reader.key, { company_name: 'Himal' })).rejects.toMatchObject({ code: 'missing_scope' });
      const writer = await admin.accounts.createApiKey({ body: { name: 'Sync', scopes: ['read', 'write', 'admin'] } });
      await change(writer.key, { company_name: 'Himal' });
      const { events } = await admin.admin.audit({ query: { action: 'customer.updated' } });
      expect(events[0]).toMatchObject({ subject_id: seller.id, detail: { api_key: writer.api_key.prefix } });
      const shut = { status: 403, code: 'session_only' };
      await expect(change(writer.key, { role: 'admin' })).rejects.toMatchObject(shut);
      const programs = clientOf(site.url, writer.key);
      await expect(programs.mail.outbox()).rejects.toMatchObject(shut);
      await expect(programs.admin.resetCustomerTotp({ params: { id: seller.id } })).rejects.toMatchObject(shut);
      await expect(programs.accounts.createApiKey({ body: asked })).rejects.toMatchObject(shut);
      const { user } = await admin.accounts.me();
      const renamed = programs.admin.updateCustomer({ params: { id: user.id }, body: { email: 'eve@example.com' } });
      await expect(renamed).rejects.toMatchObject(shut);
      expect((await admin.accounts.me()).user.email).toBe(user.email);
    });

    it('stop working when they are revoked or expire, or their account is deleted', async () => {
      const seller = await registerSeller(site.url);
      const make = () =>
        seller.client.accounts.createApiKey({ body: { name: 'Import', scopes: ['read'], expires_in_days: 1 } });
      const [first, second] = [await make(), await make()];
      await clientOf(site.url, first.key).accounts.me();
      const { api_keys } = await seller.client.accounts.apiKeys();
      expect(api_keys).toMatchObject([
        { id: second.api_key.id, last_used_at: null, prefix: second.key.slice(0, 8) },
        { id: first.api_key.id, last_used_at: expect.any(String), scopes: ['read'] },
      ]);
      await seller.client.accounts.revokeApiKey({ params: { id: first.api_key.id } });
      const dead = { status: 401, code: 'bad_api_key' };
      await expect(clientOf(site.url, first.key).accounts.me()).rejects.toMatchObject(dead);
      await site.test.database.query(`update api_keys set expires_at = now() where id = $1`, [second.api_key.id]);
      await expect(clientOf(site.url, second.key).accounts.me()).rejects.toMatchObject(dead);
      const third = await make();
      await site.test.database.query('update users set is_suspended = true where id = $1', [seller.id]);
      await expect(clientOf(site.url, third.key).accounts.me()).rejects.toMatchObject(dead);
    });

    it.each([
      { scopes: [] },
      { scopes: ['admin'] },
      { scopes: ['read', 'read'] },
      { name: ' ' },
      { expires_in_days: 0 },
    ])('are not created from %j', async (wrong) => {
      const body = { name: 'Import', scopes: ['read'], ...wrong } as { name: string; scopes: ['read'] };
      await expect(admin.accounts.createApiKey({ body })).rejects.toMatchObject({ status: 422 });
    });
  });

  it('exports everything in one file, without secrets', async () => {
    const seller = await registerSeller(site.url);
    const { key } = await seller.client.accounts.createApiKey({ body: { name: 'Import', scopes: ['read'] } });
    for (const product_name of ['Steel bottle', 'Oak table']) {
      await seller.client.listings.generate({ body: { product_name, marketplace: 'amazon' } });
    }
    const [listing] = (await seller.client.listings.list()).listings;
    const edit = { generated_title: 'Himal Oak Table' };
    await seller.client.listings.edit({ params: { id: listing?.id ?? '' }, body: edit });
    const file = await seller.client.accounts.exportAccount();
    expect(file.fileName).toMatch(/^listwright_account_\d{4}-\d\d-\d\d\.json$/);
    expect(file.contentType).toContain('application/json');
    const text = new TextDecoder().decode(file.bytes);
    expect(JSON.parse(text)).toMatchObject({
      user: { id: seller.id, email: seller.email },
      subscription: { plan: 'free', next_billing: null },
      sessions: [{ current: true }, { current: false }],
      api_keys: [{ name: 'Import', prefix: key.slice(0, 8) }],
      usage: [{ listings_generated: 2 }],
      listings: [
        { id: listing?.id, generated_title: 'Himal Oak Table', versions: [{ version: 2 }, { version: 1 }] },
        { versions: [{ version: 1 }] },
      ],
    });
    for (const secret of [key, seller.password, seller.token, '$argon2', 'refresh_hash']) {
      expect(text).not.toContain(secret);
    }
    const newSeller = await registerSeller(site.url);
    const empty = new TextDecoder().decode((await newSeller.client.accounts.exportAccount()).bytes);
    expect(JSON.parse(empty)).toMatchObject({ listings: [], usage: [] });
  });

  it('is deleted with everything, and can register again', async () => {
    const seller = await registerSeller(site.url);
    const { listing } = await seller.client.listings.generate({
      body: { product_name: 'Steel bottle', marketplace: 'amazon' },
    });
    const { key } = await seller.client.accounts.createApiKey({ body: { name: 'Import', scopes: ['read'] } });
    await clientOf(site.url).accounts.forgotPassword({ body: { email: seller.email } });
    const leave = (password: string) => seller.client.accounts.deleteAccount({ body: { password } });
    await expect(leave('wrong')).rejects.toMatchObject({ status: 422, errors: [{ path: 'password' }] });
    const [mail] = await mailsTo(seller.email);
    expect(await leave(seller.password)).toEqual({});
    for (const token of [seller.token, key]) {
      await expect(clientOf(site.url, token).accounts.me()).rejects.toMatchObject({ status: 401 });
    }
    const link = { token: linkIn(mail?.text)?.[2] ?? '', password: 'a new password' };
    await expect(clientOf(site.url).accounts.resetPassword({ body: link })).rejects.toMatchObject({ status: 422 });
    expect(await mailsTo(seller.email)).toEqual([]);
    const rows = await site.test.database.query(
      `select u.email, u.full_name, u.is_archived, (select count(*)::int from listings where user_id = u.id) as listings,
         (select used from quota_usage where user_id = u.id and quota = 'listings_generated') as used from users u where id = $1`,
      [seller.id],
    );
    expect(rows).toEqual([
      {
        email: `deleted-${seller.id}@deleted.invalid`,
        full_name: 'Deleted account',
        is_archived: true,
        listings: 0,
        used: 1,
      },
    ]);
    const ghost = { email: `deleted-${seller.id}@deleted.invalid`, password: seller.password };
    await expect(clientOf(site.url).accounts.login({ body: ghost })).rejects.toMatchObject({ code: 'bad_credentials' });
    const body = { email: seller.email, password: 'another password', full_name: 'Ann' };
    const { user, token } = await clientOf(site.url).accounts.register({ body });
    expect(user.id).not.toBe(seller.id);
    await expect(clientOf(site.url, token).listings.read({ params: { id: listing.id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(admin.accounts.deleteAccount({ body: { password: 'admin password' } })).rejects.toMatchObject({
      status: 409,
      code: 'last_administrator',
      message: expect.stringContaining('Make another account an administrator'),
    });
  });

  it('gets the next actions and the billing date', async () => {
    const seller = await registerSeller(site.url);
    const next = async () => (await seller.client.analytics.nextActions()).actions.map(({ kind }) => kind);
    expect(await next()).toEqual(['first_listing']);
    const { listing } = await seller.client.listings.generate({
      body: { product_name: 'Steel bottle', marketplace: 'amazon' },
    });
    expect(await next()).not.toContain('first_listing');
    const edit = { generated_title: 'Steel bottle '.repeat(12).trim() };
    await seller.client.listings.edit({ params: { id: listing.id }, body: edit });
    expect(await seller.client.analytics.nextActions()).toMatchObject({
      considered: 1,
      actions: expect.arrayContaining([
        expect.objectContaining({ kind: 'fix_errors', listing_id: listing.id, listings: 1, severity: 'error' }),
        expect.objectContaining({ kind: 'title_too_long', listing_id: listing.id }),
      ]),
    });
    const unpaid = {
      current_period_start: null,
      current_period_end: null,
      scheduled_plan: null,
      provider: null,
      granted: false,
    };
    const free = { plan: 'free', status: 'active', next_billing: null, next_billing_estimated: false, ...unpaid };
    expect((await seller.client.accounts.me()).subscription).toEqual(free);
    await site.test.database.query(`update users set subscription_plan = 'pro' where id = $1`, [seller.id]);
    expect((await seller.client.accounts.updateProfile({ body: { phone: '1' } })).subscription).toEqual({
      plan: 'pro',
      status: 'active',
      next_billing_estimated: true,
      ...unpaid,
      granted: true,
      next_billing: (await seller.client.billing.usage()).reset_date,
    });
  });

  it('shows the outbox to administrators only', async () => {
    const seller = await registerSeller(site.url);
    await expect(seller.client.mail.outbox()).rejects.toMatchObject({ status: 403, code: 'admin_only' });
    await expect(clientOf(site.url).mail.outbox()).rejects.toMatchObject({ status: 401 });
  });
});

describe('with an email server', () => {
  it('sends the link by SMTP, retries after a failure, and keeps no copy of it', async () => {
    const smtp = await startSmtpServer();
    const site = await startSite({ SMTP_URL: smtp.url, MAIL_FROM: 'Shop <shop@example.com>' });
    try {
      const seller = await registerSeller(site.url);
      const open = clientOf(site.url).accounts;
      // The email with the verification link.
      await waitFor(() => smtp.mails.length > 0);
      smtp.answers.push('451 4.3.0 Come back later');
      expect(await open.forgotPassword({ body: { email: seller.email } })).toEqual({ delivery: 'mail' });
      expect(await open.forgotPassword({ body: { email: 'nobody@example.com' } })).toEqual({ delivery: 'mail' });
      await waitFor(() => smtp.mails.length > 1);
      expect(smtp.mails.slice(1)).toMatchObject([
        { from: 'shop@example.com', to: [seller.email], subject: 'Set a new password for Listwright' },
      ]);
      const token = linkIn(smtp.mails[1]?.text)?.[2] ?? '';
      const row = async () =>
        (
          await site.test.database.query(`select * from outbox_mails where not withheld and subject like '%password%'`)
        )[0];
      await waitFor(async () => (await row())?.sent_at !== null);
      expect(await row()).toMatchObject({ text: '', attempts: 2, failure: null });
      expect(site.log()).not.toContain(token);
      await open.resetPassword({ body: { token, password: 'a new password' } });
      await expect(open.login({ body: { email: seller.email, password: 'a new password' } })).resolves.toBeDefined();
    } finally {
      await site.close();
      await smtp.close();
    }
  });
});

async function waitFor(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}
