import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuthenticatorApp } from '@listwright/adapters/testing';
import { api, type Operation } from '@listwright/application/contract/schemas';
import { registerSeller, clientOf, startServer, startSite, type Seller, type TestSite } from './harness/startServer.js';
import { startServerProcess } from './harness/startServerProcess.js';

const ADMIN = { email: 'admin@example.com', password: 'admin password' };
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

type Client = Seller['client'];

describe('two-step sign-in', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  /** As if earlier codes had been used long ago: the current code of the app counts as unused. */
  const forgetUsedSteps = () => site.test.database.query('update totp_factors set last_step = -1');
  const logIn = ({ email, password }: { email: string; password: string }, code?: string) =>
    clientOf(site.url).accounts.login({ body: { email, password, code } });

  async function turnOn(client: Client, password: string) {
    const { secret, otpauth_uri } = await client.accounts.startTotp({ body: { password } });
    const app = new AuthenticatorApp(secret);
    const { recovery_codes } = await client.accounts.confirmTotp({ body: { code: app.code() } });
    await forgetUsedSteps();
    return { app, secret, otpauth_uri, recovery_codes };
  }
  async function registerSecuredSeller() {
    const seller = await registerSeller(site.url);
    return { ...seller, ...(await turnOn(seller.client, seller.password)) };
  }

  it('is set up with the password and the app’s first code, and shown in the profile', async () => {
    const seller = await registerSeller(site.url);
    const start = (password: string) => seller.client.accounts.startTotp({ body: { password } });
    await expect(start('not this')).rejects.toMatchObject({ status: 422, code: 'wrong_password' });
    const elsewhere = clientOf(site.url, (await logIn(seller)).token);
    expect((await seller.client.accounts.me()).user.totp_enabled).toBe(false);
    const { otpauth_uri, secret, recovery_codes } = await turnOn(seller.client, seller.password);
    expect(new URL(otpauth_uri).searchParams.get('secret')).toBe(secret);
    expect(recovery_codes).toHaveLength(10);
    expect((await seller.client.accounts.me()).user).toMatchObject({ totp_enabled: true, totp_setup_required: false });
    expect((await seller.client.accounts.totp()).totp).toMatchObject({
      enabled: true,
      required: false,
      recovery_codes_left: 10,
    });
    await expect(elsewhere.accounts.me()).rejects.toMatchObject({ status: 401 });
    await expect(start(seller.password)).rejects.toMatchObject({ status: 409, code: 'totp_already_on' });
  });

  it('asks for the code only after the correct password, and accepts each code once', async () => {
    const seller = await registerSecuredSeller();
    await expect(logIn({ ...seller, password: 'wrong password' })).rejects.toMatchObject({ code: 'bad_credentials' });
    await expect(logIn(seller)).rejects.toMatchObject({ status: 401, code: 'totp_required' });
    const code = seller.app.code();
    const session = await logIn(seller, code);
    expect(session.user.totp_enabled).toBe(true);
    await expect(logIn(seller, code)).rejects.toMatchObject({
      status: 401,
      code: 'totp_invalid',
      errors: [expect.objectContaining({ path: 'code' })],
    });
  });

  it('accepts one of two concurrent requests with the same code', async () => {
    const seller = await registerSecuredSeller();
    const code = seller.app.code();
    const outcomes = await Promise.allSettled([logIn(seller, code), logIn(seller, code)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('accepts the code of a phone whose clock is half a minute off, and no further', async () => {
    const seller = await registerSecuredSeller();
    const shownAt = (seconds: number) => seller.app.codeAt(new Date(Date.now() + seconds * 1000));
    await expect(logIn(seller, shownAt(-90))).rejects.toMatchObject({ code: 'totp_invalid' });
    await expect(logIn(seller, shownAt(90))).rejects.toMatchObject({ code: 'totp_invalid' });
    // The next step's code is this step's by the time it arrives, or still the next one's: both are accepted.
    await expect(logIn(seller, shownAt(30))).resolves.toBeDefined();
  });

  it('accepts a recovery code once, in place of the app', async () => {
    const seller = await registerSecuredSeller();
    const [first = '', second = ''] = seller.recovery_codes;
    const outcomes = await Promise.allSettled([logIn(seller, first), logIn(seller, first)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(logIn(seller, second.toLowerCase().replaceAll('-', ''))).resolves.toBeDefined();
    expect((await seller.client.accounts.totp()).totp.recovery_codes_left).toBe(8);
  });

  it('is not bypassed by a reset link or an API key', async () => {
    const seller = await registerSecuredSeller();
    await clientOf(site.url).accounts.forgotPassword({ body: { email: seller.email } });
    const admin = clientOf(site.url, (await logIn(ADMIN)).token);
    const mails = (await admin.mail.outbox({ query: { limit: 1000 } })).mails;
    const mail = mails.find(({ to, subject }) => to === seller.email && /new password/.test(subject));
    const token = /reset-password\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const password = 'an entirely new password';
    await clientOf(site.url).accounts.resetPassword({ body: { token, password } });
    await expect(logIn({ ...seller, password })).rejects.toMatchObject({ code: 'totp_required' });
    const { token: session } = await logIn({ ...seller, password }, seller.app.code());
    const { key } = await clientOf(site.url, session).accounts.createApiKey({
      body: { name: 'Program', scopes: ['read', 'write'] },
    });
    const program = clientOf(site.url, key).accounts;
    await expect(program.totp()).rejects.toMatchObject({ status: 403, code: 'session_only' });
    const proof = { body: { password, code: seller.recovery_codes[0] ?? '' } };
    await expect(program.disableTotp(proof)).rejects.toMatchObject({ status: 403, code: 'session_only' });
  });

  it('is turned off with password and code, and limits attempts', async () => {
    const seller = await registerSecuredSeller();
    const off = (password: string, code: string) => seller.client.accounts.disableTotp({ body: { password, code } });
    await expect(off('wrong password', seller.app.code())).rejects.toMatchObject({ code: 'wrong_password' });
    await expect(off(seller.password, '000000')).rejects.toMatchObject({ status: 422, code: 'totp_invalid' });
    await off(seller.password, seller.app.code());
    await expect(logIn(seller)).resolves.toBeDefined();
    await expect(off(seller.password, '000000')).rejects.toMatchObject({ status: 409, code: 'totp_off' });
  });

  it('limits attempts at the code', async () => {
    const seller = await registerSecuredSeller();
    const guess = () => logIn(seller, '000000').catch((error: { status: number }) => error.status);
    const statuses = await Promise.all(Array.from({ length: 12 }, guess));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('keeps its secrets out of the log and the database', async () => {
    const seller = await registerSecuredSeller();
    await logIn(seller, seller.recovery_codes[0]);
    const rows = await site.test.database.query(
      'select f.*, c.* from totp_factors f join recovery_codes c using (user_id) where user_id = $1',
      [seller.id],
    );
    expect(rows).toHaveLength(9);
    for (const secret of [seller.secret, ...seller.recovery_codes]) {
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect(site.log()).not.toContain(secret);
    }
  });

  describe('of administrators', () => {
    // A second try begins as the first: the administrator has none yet.
    beforeEach(() => site.test.database.query('delete from totp_factors'));

    it('is optional by default; they can reset it for others, but not for themselves', async () => {
      const { token, user } = await logIn(ADMIN);
      const admin = clientOf(site.url, token);
      expect(user.totp_setup_required).toBe(false);
      const seller = await registerSecuredSeller();
      const find = async () => (await admin.admin.readCustomer({ params: { id: seller.id } })).customer;
      expect((await find()).totp_enabled).toBe(true);
      await admin.admin.resetCustomerTotp({ params: { id: seller.id } });
      expect((await find()).totp_enabled).toBe(false);
      await expect(seller.client.accounts.me()).rejects.toMatchObject({ status: 401 });
      await expect(logIn(seller)).resolves.toBeDefined();
      await expect(admin.admin.resetCustomerTotp({ params: { id: seller.id } })).rejects.toMatchObject({ status: 409 });
      await expect(admin.admin.resetCustomerTotp({ params: { id: UNKNOWN_ID } })).rejects.toMatchObject({
        status: 404,
      });
      await expect(admin.admin.resetCustomerTotp({ params: { id: user.id } })).rejects.toMatchObject({
        status: 409,
        code: 'own_account',
      });
      const { events } = await admin.admin.audit({ query: { search: seller.email } });
      const actions = events.map(({ action }) => action);
      for (const action of ['totp.enabled', 'customer.totp_reset']) expect(actions).toContain(action);
    });

    it('is required if the server says so: admin operations fail without it', async () => {
      const strict = await startServer({ ...site.env, ADMIN_TOTP: 'required' });
      try {
        const open = clientOf(strict.url);
        const first = await open.accounts.login({ body: ADMIN });
        expect(first.user).toMatchObject({ totp_enabled: false, totp_setup_required: true });
        const admin = clientOf(strict.url, first.token);
        expect((await admin.accounts.me()).user.totp_setup_required).toBe(true);
        const doors = Object.values(api)
          .flatMap((contract) => Object.values(contract) as Operation[])
          .filter(({ access }) => access === 'admin');
        expect(doors.length).toBeGreaterThanOrEqual(10);
        for (const { method, path } of doors) {
          const response = await fetch(`${strict.url}${path.replace('{id}', UNKNOWN_ID)}`, {
            method,
            headers: { authorization: `Bearer ${first.token}` },
          });
          const { code } = (await response.json()) as { code: string };
          expect([method, path, response.status, code]).toEqual([method, path, 403, 'totp_setup_required']);
        }
        // Public operations still work, and sellers are not affected.
        await admin.listings.list();
        const seller = await registerSeller(strict.url);
        expect((await seller.client.accounts.me()).user.totp_setup_required).toBe(false);

        const { recovery_codes } = await turnOn(admin, ADMIN.password);
        expect((await admin.accounts.me()).user).toMatchObject({ totp_enabled: true, totp_setup_required: false });
        await admin.admin.stats();
        const proof = { password: ADMIN.password, code: recovery_codes[0] ?? '' };
        await expect(admin.accounts.disableTotp({ body: proof })).rejects.toMatchObject({
          status: 403,
          code: 'totp_mandatory',
        });
        await expect(open.accounts.login({ body: ADMIN })).rejects.toMatchObject({ code: 'totp_required' });
        const again = await open.accounts.login({ body: { ...ADMIN, code: recovery_codes[1] } });
        await clientOf(strict.url, again.token).admin.stats();
      } finally {
        await strict.stop();
      }
    });

    it('is required in production', async () => {
      const seller = await registerSeller(site.url);
      await site.test.database.query(`update users set role = 'admin' where id = $1`, [seller.id]);
      await seller.client.admin.stats();
      const production = await startServerProcess({
        ...site.env,
        NODE_ENV: 'production',
        APP_URL: 'http://listings.example.com',
      });
      try {
        const stats = clientOf(production.url, seller.token).admin.stats();
        await expect(stats).rejects.toMatchObject({ status: 403, code: 'totp_setup_required' });
      } finally {
        await production.stop();
      }
    });
  });
});
