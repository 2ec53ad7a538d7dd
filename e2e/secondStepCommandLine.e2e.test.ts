import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthenticatorApp } from '@listwright/adapters/testing';
import { runCommand } from './harness/runCommand.js';
import type { Run } from './harness/runProgram.js';
import { registerSeller, clientOf, startSite, type Seller, type TestSite } from './harness/startServer.js';

interface Answer<T> {
  readonly data: T;
}

describe('the command line with two-step sign-in', () => {
  let site: TestSite;
  let seller: Seller;
  let home: string;
  let admin: string;

  beforeAll(async () => {
    site = await startSite();
    seller = await registerSeller(site.url);
    home = mkdtempSync(path.join(tmpdir(), 'listwright-totp-'));
    const credentials = { email: 'admin@example.com', password: 'admin password' };
    admin = (await clientOf(site.url).accounts.login({ body: credentials })).token;
  });
  afterAll(async () => {
    rmSync(home, { recursive: true, force: true });
    await site.close();
  });

  const auth = (args: readonly string[], input = ''): Promise<Run> =>
    runCommand(['auth', ...args], { home, url: site.url }, input);
  const asAdmin = (args: readonly string[]): Promise<Run> =>
    runCommand(['admin', ...args], { home, url: site.url, env: { LISTWRIGHT_TOKEN: admin } });
  const forgetUsedSteps = () => site.test.database.query('update totp_factors set last_step = -1');

  it('sets it up, logs in with a code, creates recovery codes, and turns it off', async () => {
    const login = ['login', '--email', seller.email];
    expect((await auth(login, seller.password)).code).toBe(0);
    expect((await auth(['totp', 'status'])).stdout).toContain('Two-step sign-in is off.');
    const started = await auth(['totp', 'enable', '--json'], seller.password);
    const { secret, otpauth_uri } = started.json<Answer<{ secret: string; otpauth_uri: string }>>().data;
    expect(otpauth_uri).toContain(secret);
    const app = new AuthenticatorApp(secret);
    expect((await auth(['totp', 'enable', '--code', '12'])).code).toBe(2);
    const enabled = await auth(['totp', 'enable', '--code', app.code(), '--json']);
    const { recovery_codes } = enabled.json<Answer<{ recovery_codes: string[] }>>().data;
    expect(recovery_codes).toHaveLength(10);

    const asked = await auth([...login, '--json'], seller.password);
    expect([asked.code, asked.json<{ error: { code: string } }>().error.code]).toEqual([4, 'totp_required']);
    expect(asked.stderr).toContain('--code');
    await forgetUsedSteps();
    const code = app.code();
    expect((await auth([...login, '--code', code], seller.password)).code).toBe(0);
    expect((await auth([...login, '--code', code], seller.password)).code).toBe(4);
    const status = await auth(['totp', 'status', '--json']);
    expect(status.json<Answer<object>>().data).toMatchObject({ enabled: true, recovery_codes_left: 10 });

    const made = await auth(['totp', 'recovery-codes', '--code', recovery_codes[0] ?? ''], seller.password);
    const [fresh = ''] = made.stdout.split('\n');
    expect([made.code, made.stdout.trim().split('\n').length]).toEqual([0, 10]);
    expect((await auth(['totp', 'disable'], seller.password)).code).toBe(2);
    expect((await auth(['totp', 'disable', '--code', recovery_codes[1] ?? ''], seller.password)).code).toBe(2);
    const disabled = await auth(['totp', 'disable', '--code', fresh], seller.password);
    expect([disabled.code, disabled.stdout]).toEqual([0, 'Two-step sign-in is off.\n']);
    expect((await auth(login, seller.password)).code).toBe(0);
  });

  it('lets an administrator reset it for a customer, after a confirmation', async () => {
    const lost = await registerSeller(site.url);
    const { secret } = await lost.client.accounts.startTotp({ body: { password: lost.password } });
    await lost.client.accounts.confirmTotp({ body: { code: new AuthenticatorApp(secret).code() } });
    const reset = ['customers', 'reset-totp', lost.email];
    expect((await asAdmin([...reset, '--dry-run'])).stdout).toContain(`Would reset two-step sign-in for ${lost.email}`);
    expect((await asAdmin(reset)).code).toBe(2);
    const done = await asAdmin([...reset, '--yes']);
    expect([done.code, done.stdout]).toEqual([0, expect.stringContaining('Two-step sign-in reset')]);
    expect((await asAdmin([...reset, '--yes'])).code).toBe(9);
    const body = { email: lost.email, password: lost.password };
    await expect(clientOf(site.url).accounts.login({ body })).resolves.toBeDefined();
  });

  it('verifies an email address with the link from the email, and resends the email', async () => {
    expect((await auth(['login', '--email', seller.email], seller.password)).code).toBe(0);
    const sent = await auth(['verify-email', '--json']);
    expect(sent.json<Answer<object>>().data).toEqual({ email: seller.email, delivery: 'outbox' });
    const { mails } = await clientOf(site.url, admin).mail.outbox({ query: { limit: 1000 } });
    const mail = mails.find(({ to }) => to === seller.email);
    const link = /http\S+verify-email\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const verified = await auth(['verify-email', link]);
    expect([verified.code, verified.stdout]).toEqual([0, `${seller.email} is verified.\n`]);
    expect((await auth(['verify-email', link])).code).toBe(2);
    expect((await auth(['verify-email'])).code).toBe(9);
  });
});
