import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuthenticatorApp } from '@listwright/adapters/testing';
import { faultsInBothThemes } from '../harness/faultsInBothThemes.js';
import { resumeSession } from '../harness/resumeSession.js';
import { signIn } from '../harness/signIn.js';
import { registerSeller, clientOf, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const ADMIN = { email: 'admin@example.com', password: 'admin password' };

describe.each([1280, 360])('two-step sign-in at %i px', (width) => {
  let site: TestSite;
  let visitor: Visitor;
  let seller: Seller;

  beforeAll(async () => {
    site = await startSite({ ADMIN_TOTP: 'required' });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    // A second try begins as the first: the administrator has none yet.
    await site.test.database.query('delete from totp_factors');
    visitor = await Visitor.arrive(site.url);
    await visitor.page.setViewport({ width, height: 900 });
    seller = await registerSeller(site.url);
  });
  afterEach(async () => {
    expect(visitor.errors).toEqual([]);
    expect(await visitor.overflows()).toBe(false);
    await visitor.leave();
  });

  const forgetUsedSteps = () => site.test.database.query('update totp_factors set last_step = -1');
  const isAt = (address: string) => visitor.until((wanted) => location.pathname === wanted, address);

  /** From the password prompt to the recovery codes, with the axe violations of each step. */
  async function setUp(password: string): Promise<{ app: AuthenticatorApp; codes: readonly string[] }> {
    await visitor.find('button', 'Continue');
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    await visitor.fill('Your password', password);
    await visitor.click('button', 'Continue');
    await visitor.find('image', 'QR code for your authenticator app');
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    const shown = await visitor.page.$eval('form code', (key) => key.textContent ?? '');
    const app = new AuthenticatorApp(shown.replace(/\s/g, ''));
    await visitor.fill('Code from your app', app.code());
    await visitor.page.keyboard.press('Enter');
    await visitor.sees('We won’t show them again.');
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    const codes = await visitor.page.$$eval('[aria-label="Recovery codes"] code', (all) =>
      all.map((code) => code.textContent ?? ''),
    );
    await visitor.click('button', 'I have saved them');
    // A closing dialog still takes clicks.
    await visitor.page.waitForSelector('[role="dialog"]', { hidden: true });
    return { app, codes };
  }
  async function enter({ email, password }: { email: string; password: string }, path = '/login'): Promise<void> {
    await visitor.goTo(path);
    await visitor.fill('Email', email);
    await visitor.fill('Password', password);
    await visitor.click('button', 'Log in');
  }

  it('is set up on the account page, used at the login by keyboard only, and turned off', async () => {
    await signIn(visitor, seller);
    await visitor.goTo('/app/profile/security');
    await visitor.click('button', 'Set up');
    const { app, codes } = await setUp(seller.password);
    expect(new Set(codes).size).toBe(10);
    await visitor.sees('10 recovery codes left');

    await visitor.goTo('/app/profile');
    await visitor.click('button', 'Log out');
    await isAt('/login');
    await enter(seller);
    await visitor.find('button', 'Verify');
    const focused = () => visitor.page.evaluate(() => document.activeElement?.getAttribute('autocomplete'));
    expect(await focused()).toBe('one-time-code');
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    await visitor.page.keyboard.type('000000');
    await visitor.page.keyboard.press('Enter');
    await visitor.page.waitForSelector('[aria-invalid="true"]');
    expect(await focused()).toBe('one-time-code');
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    await forgetUsedSteps();
    await visitor.fill('Code from your app', app.code());
    await visitor.page.keyboard.press('Enter');
    await isAt('/app/dashboard');

    await visitor.goTo('/app/profile/security');
    await visitor.click('button', 'Turn off');
    await visitor.find('textbox', 'Your password');
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    await visitor.fill('Your password', seller.password);
    await visitor.click('button', 'Use a recovery code');
    await visitor.fill('Recovery code', codes[0] ?? '');
    await visitor.page.keyboard.press('Enter');
    await visitor.sees('Two-step sign-in is off');
    await expect(
      clientOf(site.url).accounts.login({ body: { email: seller.email, password: seller.password } }),
    ).resolves.toBeDefined();
  });

  it('comes first for an administrator if it is required, and can be reset for a customer', async () => {
    const { secret } = await seller.client.accounts.startTotp({ body: { password: seller.password } });
    await seller.client.accounts.confirmTotp({ body: { code: new AuthenticatorApp(secret).code() } });
    await enter(ADMIN, '/admin/login');
    await visitor.sees('Set up two-step sign-in');
    await visitor.goTo('/admin/customers');
    const { app } = await setUp(ADMIN.password);
    await visitor.sees('Customer Management');
    await visitor.click('button', `Actions for ${seller.email}`);
    await visitor.click('menuitem', 'Reset two-step sign-in');
    await visitor.sees(`Reset two-step sign-in for ${seller.email}?`);
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    await visitor.click('button', 'Reset');
    await visitor.sees('Two-step sign-in reset');
    await expect(
      clientOf(site.url).accounts.login({ body: { email: seller.email, password: seller.password } }),
    ).resolves.toBeDefined();

    await visitor.goTo('/app/profile/security');
    await visitor.sees('Required for administrators of this server');
    expect(await visitor.text()).not.toContain('Turn off');
    await visitor.goTo('/app/profile');
    await visitor.click('button', 'Log out');
    await isAt('/login');
    await forgetUsedSteps();
    await enter(ADMIN, '/admin/login');
    await visitor.fill('Code from your app', app.code());
    await visitor.click('button', 'Verify');
    await isAt('/admin/dashboard');
  });

  it('verifies an email address by the link, and shows it on the account page', async () => {
    await resumeSession(visitor, seller);
    await visitor.goTo('/app/profile');
    await visitor.sees('Not verified');
    await visitor.click('button', 'Send email');
    await visitor.sees('Email isn’t set up on this server');
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    const [mail] = await site.test.database.query<{ text: string }>(
      `select text from outbox_mails where recipient = $1 order by created_at desc limit 1`,
      [seller.email],
    );
    const link = /\/verify-email\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await visitor.goTo(link);
    await visitor.sees(`${seller.email} is verified.`);
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    await visitor.goTo(link);
    await visitor.sees('This link is used up or too old.');
    expect(await faultsInBothThemes(visitor)).toEqual([]);
    await visitor.goTo('/app/profile');
    await visitor.sees('Verified');
    expect(await visitor.text()).not.toContain('Verify your email');
  });
});
