import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { resumeSession } from '../harness/resumeSession.js';
import { signIn } from '../harness/signIn.js';
import { registerSeller, clientOf, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe.each([1280, 360])('the account at %i px', (width) => {
  let visitor: Visitor;
  let seller: Seller;

  beforeEach(async () => {
    visitor = await Visitor.arrive(site.url);
    await visitor.page.setViewport({ width, height: 900 });
    seller = await registerSeller(site.url);
  });
  afterEach(async () => {
    expect(await visitor.overflows()).toBe(false);
    await visitor.leave();
  });

  const isAt = (address: string) => visitor.until((wanted) => location.pathname === wanted, address);

  it('keeps an unfinished edit over a reload, then saves it', async () => {
    await signIn(visitor, seller);
    await visitor.goTo('/app/profile');
    for (const text of ['Member since', 'Active', 'None. This plan is free']) await visitor.sees(text);
    await visitor.click('button', 'Edit');
    await visitor.fill('Company', 'Himal Ltd');
    await visitor.goTo('/app/profile');
    await visitor.sees('Draft from');
    await visitor.click('button', 'Save');
    await visitor.sees('Profile updated successfully');
    await visitor.sees('Himal Ltd');
  });

  it('changes the password, and logs out other devices', async () => {
    await signIn(visitor, seller);
    await visitor.goTo('/app/profile');
    await visitor.click('link', 'Security');
    await isAt('/app/profile/security');
    await visitor.fill('Current password', 'not the password');
    await visitor.fill('New password', 'another password');
    await visitor.fill('Confirm new password', 'different');
    await visitor.click('button', 'Change password');
    await visitor.sees('Passwords do not match');
    await visitor.fill('Confirm new password', 'another password');
    await visitor.click('button', 'Change password');
    await visitor.page.waitForSelector('#password [aria-invalid="true"]');
    await visitor.fill('Current password', seller.password);
    await visitor.click('button', 'Change password');
    await visitor.sees('Password changed. Other devices were logged out.');
    await expect(seller.client.accounts.me()).rejects.toMatchObject({ status: 401 });
    await signOut();
    await signIn(visitor, { email: seller.email, password: 'another password' });
  });

  async function signOut(): Promise<void> {
    await visitor.goTo('/app/profile');
    const [button] = await visitor.page.$$('#personal button');
    await button?.click();
    await visitor.sees('Logged out successfully');
    await isAt('/login');
  }

  it('lists sessions and ends the others', async () => {
    await signIn(visitor, seller);
    await visitor.goTo('/app/profile/security');
    await visitor.sees('This device');
    await visitor.click('button', 'Sign out other devices');
    await visitor.sees('signed out');
    await expect(seller.client.accounts.me()).rejects.toMatchObject({ status: 401 });
  });

  it('creates an API key, shows it once, and revokes it by name', async () => {
    await resumeSession(visitor, seller);
    await visitor.goTo('/app/profile/api-keys');
    await visitor.click('button', 'Create key');
    await visitor.fill('Name', 'Nightly export');
    await visitor.page.keyboard.press('Enter');
    await visitor.sees('Copy your key now');
    const key = await visitor.page.$eval('[role="dialog"] code', (code) => code.textContent ?? '');
    expect(key).toMatch(/^lw_/);
    expect((await clientOf(site.url, key).listings.list()).total).toBe(0);
    expect(await visitor.violations()).toEqual([]);
    await visitor.click('button', 'Done');
    await visitor.until(() => document.querySelector('[aria-modal="true"]') === null);
    await visitor.click('button', 'Revoke Nightly export');
    await visitor.sees('Revoke “Nightly export”?');
    await visitor.click('button', 'Revoke key');
    await visitor.sees('No API keys');
    expect(await visitor.text()).not.toContain(key);
    await expect(clientOf(site.url, key).listings.list()).rejects.toMatchObject({ status: 401 });
  });

  it('exports everything, and deletes the account after its address was typed', async () => {
    const downloads = mkdtempSync(path.join(tmpdir(), 'listwright-export-'));
    const session = await visitor.page.browser().target().createCDPSession();
    const browserContextId = visitor.page.browserContext().id;
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: downloads,
      ...(browserContextId === undefined ? {} : { browserContextId }),
    });
    await resumeSession(visitor, seller);
    await visitor.goTo('/app/profile/data');
    await visitor.click('button', 'Export my data');
    await visitor.sees('Your data was downloaded');
    let file: string | undefined;
    for (let tries = 0; file === undefined && tries < 600; tries += 1) {
      file = readdirSync(downloads).find((name) => /^listwright_account_.*\.json$/.test(name));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(readFileSync(path.join(downloads, file ?? ''), 'utf8')).toContain(seller.email);
    rmSync(downloads, { recursive: true, force: true });

    await visitor.click('button', 'Delete my account');
    await visitor.sees(`Delete ${seller.email}?`);
    await visitor.sees('Enter your email and password to continue.');
    expect(await visitor.violations()).toEqual([]);
    await visitor.fill(`Type ${seller.email} to confirm`, seller.email);
    await visitor.fill('Your password', 'wrong password');
    await visitor.click('button', 'Delete account');
    await visitor.page.waitForSelector('[name="password"][aria-invalid="true"]');
    await visitor.fill('Your password', seller.password);
    await visitor.click('button', 'Delete account');
    await visitor.sees('Your account was deleted');
    await isAt('/login');
    await visitor.fill('Email', seller.email);
    await visitor.fill('Password', seller.password);
    await visitor.click('button', 'Log in');
    await visitor.sees('Email or password is incorrect');
  });

  it('resets a forgotten password with the link in the outbox', async () => {
    await visitor.goTo('/login');
    await visitor.click('link', 'Forgot password?');
    await isAt('/forgot-password');
    // The previous screen has a field with the same name.
    await visitor.find('button', 'Send the link');
    await visitor.fill('Email', seller.email);
    await visitor.click('button', 'Send the link');
    await visitor.sees('If there’s an account for this email');
    await visitor.sees('Email isn’t set up on this server');
    const { token } = await clientOf(site.url).accounts.login({
      body: { email: 'admin@example.com', password: 'admin password' },
    });
    const { mails } = await clientOf(site.url, token).mail.outbox();
    const link = /\/reset-password\?token=\S+/.exec(mails.find(({ to }) => to === seller.email)?.text ?? '')?.[0];
    await visitor.goTo(link ?? '/no-link');
    await visitor.fill('New password', 'a third password');
    await visitor.fill('Confirm password', 'a third password');
    await visitor.click('button', 'Set password');
    await visitor.sees('Password changed. Log in with your new password.');
    await isAt('/login');
    await signIn(visitor, { email: seller.email, password: 'a third password' });
    await visitor.goTo('/reset-password');
    await visitor.sees('This link is incomplete');
  });

  it('admits only administrators through the admin login', async () => {
    await visitor.goTo('/admin/login');
    await visitor.click('button', 'Log in');
    await visitor.sees('Email is required');
    await visitor.sees('Password is required');
    await visitor.fill('Email', seller.email);
    await visitor.fill('Password', seller.password);
    await visitor.click('button', 'Log in');
    await visitor.sees('Access denied. Admin credentials required.');
    expect(await visitor.page.evaluate(() => localStorage.getItem('auth-storage') ?? '')).not.toContain('"token":"');
    await visitor.fill('Email', 'admin@example.com');
    await visitor.fill('Password', 'admin password');
    await visitor.click('button', 'Log in');
    await visitor.sees('Admin login successful');
    await visitor.until(() => /^\/(app|admin)\/dashboard$/.test(location.pathname));
  });
});
