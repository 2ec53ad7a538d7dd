import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import { resumeSession } from '../harness/resumeSession.js';
import { registerSeller, startSite, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const PRODUCT = 'Himal Stainless Steel Water Bottle 750 ml with Straw Lid';

describe('a seller in the browser', () => {
  let site: TestSite;
  let visitor: Visitor;
  let downloads: string;

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    visitor = await Visitor.arrive(site.url);
    downloads = mkdtempSync(path.join(tmpdir(), 'listwright-downloads-'));
    const session = await visitor.page.browser().target().createCDPSession();
    const browserContextId = visitor.page.browserContext().id;
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: downloads,
      ...(browserContextId === undefined ? {} : { browserContextId }),
    });
  });
  afterEach(async () => {
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
    rmSync(downloads, { recursive: true, force: true });
  });

  async function downloaded(name: RegExp): Promise<string> {
    for (let tries = 0; tries < 600; tries += 1) {
      const found = readdirSync(downloads).find((file) => name.test(file));
      if (found !== undefined) return path.join(downloads, found);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`nothing like ${name} was downloaded: ${readdirSync(downloads).join(', ')}`);
  }

  async function signIn(email: string, password: string): Promise<void> {
    await visitor.goTo('/login');
    await visitor.fill('Email', email);
    await visitor.fill('Password', password);
    await visitor.click('button', 'Log in');
    await visitor.sees('Welcome back!');
  }

  async function generate(marketplace: 'Amazon' | 'Shopify', name: string): Promise<void> {
    await visitor.goTo('/app/generate');
    await visitor.fill('Product name', name);
    await visitor.click('radio', marketplace);
    await visitor.click('button', 'Generate listing');
    await visitor.sees('Listing generated successfully!');
    await visitor.sees('Generated Successfully!');
  }

  it('registers, logs in, generates, edits and downloads for Amazon', async () => {
    const email = `asha.${process.pid}@example.com`;
    await visitor.goTo('/app/generate');
    expect(new URL(visitor.page.url()).pathname).toBe('/login');
    await visitor.goTo('/register');
    await visitor.click('button', 'Create account');
    await visitor.sees('Full name is required');
    await visitor.sees('Email is required');
    await visitor.fill('Full name', 'Asha Rao');
    await visitor.fill('Email', email);
    await visitor.fill('Password', 'longenough');
    await visitor.fill('Confirm password', 'different');
    await visitor.click('button', 'Create account');
    await visitor.sees('Passwords do not match');
    await visitor.fill('Confirm password', 'longenough');
    await visitor.click('button', 'Create account');
    await visitor.sees('Registration successful! Please log in.');
    const { pathname, search } = new URL(visitor.page.url());
    expect([pathname, search]).toEqual(['/login', '?next=/app/generate']);

    await visitor.fill('Password', 'wrong password');
    await visitor.click('button', 'Log in');
    await visitor.sees('Email or password is incorrect');
    await signIn(email, 'longenough');
    await visitor.sees('No recent activity to show');
    const stored = await visitor.page.evaluate(
      () => JSON.parse(localStorage.getItem('auth-storage') ?? '{}') as Record<string, unknown>,
    );
    expect(Object.keys(stored).toSorted()).toEqual(['isAuthenticated', 'token', 'user']);

    await generate('Amazon', PRODUCT);
    await visitor.fill('Title', 'Himal Steel Water Bottle 750 ml');
    await visitor.click('button', 'Save');
    await visitor.sees('Changes saved');
    await visitor.click('button', 'Download Amazon template');
    await visitor.sees('Amazon template downloaded');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(
      new Uint8Array(readFileSync(await downloaded(/^amazon_template_\d{4}-\d\d-\d\d\.xlsx$/))).buffer,
    );
    expect(JSON.stringify(workbook.getWorksheet('Template')?.getRow(7).values)).toContain(
      'Himal Steel Water Bottle 750 ml',
    );

    await visitor.goTo('/app/generate');
    await visitor.goTo('/app/listings');
    await visitor.sees('Himal Steel Water Bottle 750 ml');
  });

  it('generates for Shopify, and repeats the same input for free', async () => {
    const seller = await registerSeller(site.url);
    await resumeSession(visitor, seller);
    await generate('Shopify', PRODUCT);
    await visitor.click('button', 'Download Shopify template');
    await visitor.sees('Shopify template downloaded');
    expect(readFileSync(await downloaded(/^shopify_template_\d{4}-\d\d-\d\d\.csv$/), 'utf8')).toMatch(
      /^Title,URL handle,Description/,
    );
    await visitor.click('button', 'Edit inputs');
    await visitor.click('button', 'Generate listing');
    await visitor.sees('Retrieved from Cache!');
    expect((await seller.client.billing.usage()).quotas.listings_generated.used).toBe(1);
    await visitor.click('button', 'Generate New Listing');
    await visitor.sees('What you get');
  });

  it('sees what is missing, and loses nothing', async () => {
    const seller = await registerSeller(site.url);
    await resumeSession(visitor, seller);
    await visitor.goTo('/app/generate');
    await visitor.click('button', 'Generate listing');
    await visitor.sees('Product name is required');
    await visitor.sees('Please select a target marketplace');
    await visitor.fill('Product name', 'Oak table');
    // A draft is stored a moment after the last key.
    await visitor.settled();
    await visitor.goTo('/app/generate');
    const kept = await visitor.find('textbox', 'Product name');
    expect(await kept.evaluate((node) => (node as HTMLInputElement).value)).toBe('Oak table');
  });

  it('sees the quota modal, and keeps the form', async () => {
    const seller = await registerSeller(site.url);
    await site.test.database.query(`update users set quota_overrides = '{"listings_generated": 0}' where id = $1`, [
      seller.id,
    ]);
    await resumeSession(visitor, seller);
    await visitor.goTo('/app/generate');
    await visitor.fill('Product name', PRODUCT);
    await visitor.click('radio', 'Amazon');
    await visitor.click('button', 'Generate listing');
    await visitor.sees('Maybe Later');
    expect(await visitor.violations()).toEqual([]);
    await visitor.click('button', 'Maybe Later');
    const kept = await visitor.find('textbox', 'Product name');
    expect(await kept.evaluate((node) => (node as HTMLInputElement).value)).toBe(PRODUCT);
  });

  it('stays logged in when the token expires, and is logged out when the session has ended', async () => {
    const seller = await registerSeller(site.url);
    await signIn(seller.email, seller.password);
    const spoil = () =>
      visitor.page.evaluate(() => {
        const stored = JSON.parse(localStorage.getItem('auth-storage') ?? '{}') as { token: string };
        localStorage.setItem('auth-storage', JSON.stringify({ ...stored, token: 'expired' }));
      });
    await spoil();
    await visitor.goTo('/app/listings');
    await visitor.sees('Library');
    expect(new URL(visitor.page.url()).pathname).toBe('/app/listings');
    await site.test.database.query('update sessions set ended_at = now() where user_id = $1', [seller.id]);
    await visitor.goTo('/app/listings');
    await visitor.until(() => location.pathname === '/login');
  });
});
