import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registerSeller, clientOf, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';
import { signInAsAdministrator } from '../harness/signInAsAdministrator.js';

/** The complete billing flow: quota limit, purchase, invoice, downgrade, and an administrator who sees all of it. */
describe('a plan, from the quota limit to the ledger', () => {
  let site: TestSite;
  let seller: Seller;
  let visitor: Visitor;
  let admin: Visitor;
  let downloads: string;

  beforeAll(async () => {
    site = await startSite();
    seller = await registerSeller(site.url);
    downloads = mkdtempSync(path.join(tmpdir(), 'listwright-money-'));
    const { token } = await clientOf(site.url).accounts.login({
      body: { email: 'admin@example.com', password: 'admin password' },
    });
    const params = { id: seller.id };
    await clientOf(site.url, token).admin.setQuotaLimits({ params, body: { listings_generated: { limit: 1 } } });
    visitor = await Visitor.arrive(site.url);
    admin = await Visitor.arrive(site.url);
    for (const { page } of [visitor, admin]) {
      const session = await visitor.page.browser().target().createCDPSession();
      const browserContextId = page.browserContext().id;
      await session.send('Browser.setDownloadBehavior', {
        behavior: 'allow',
        downloadPath: downloads,
        ...(browserContextId === undefined ? {} : { browserContextId }),
      });
    }
  });
  afterAll(async () => {
    await site.close();
    rmSync(downloads, { recursive: true, force: true });
  });

  async function downloaded(name: RegExp): Promise<Buffer> {
    for (let tries = 0; tries < 600; tries += 1) {
      const found = readdirSync(downloads).find((file) => name.test(file));
      if (found !== undefined) return readFileSync(path.join(downloads, found));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`nothing like ${name}: ${readdirSync(downloads).join(', ')}`);
  }

  async function generate(name: string): Promise<void> {
    await visitor.goTo('/app/generate');
    await visitor.fill('Product name', name);
    await visitor.click('radio', 'Amazon');
    await visitor.click('button', 'Generate listing');
  }

  /** Presses a button of the fake payment page. */
  async function inPaymentWindow(button: string): Promise<void> {
    await visitor.until(() => location.pathname === '/sandbox/checkout');
    await visitor.click('button', button);
    await visitor.until(() => location.pathname === '/app/profile' && location.search === '');
  }

  it('stops at the quota, and shows larger plans', async () => {
    await visitor.goTo('/login');
    await visitor.fill('Email', seller.email);
    await visitor.fill('Password', seller.password);
    await visitor.click('button', 'Log in');
    await visitor.sees('Welcome back!');
    await generate('Himal Cutting Board 38 x 25 cm');
    await visitor.sees('Listing generated successfully!');
    await generate('Himal Linen Apron, Natural');
    await visitor.sees('Quota reached');
    await visitor.sees('View Usage Details');
  });

  it('reports a payment that was cancelled or declined', async () => {
    await visitor.goTo('/app/profile?upgrade=professional');
    await visitor.click('button', 'Upgrade to Professional');
    await inPaymentWindow('Cancel');
    await visitor.sees('Payment cancelled');
    await visitor.click('button', 'Upgrade to Professional');
    await inPaymentWindow('Fail');
    await visitor.sees('Payment failed:');
  });

  it('buys Professional, and has its invoice', async () => {
    await visitor.click('button', 'Upgrade to Professional');
    await inPaymentWindow('Pay');
    await visitor.sees('Successfully upgraded to Professional plan!');
    await visitor.sees('LW-2026-000001');
    await visitor.sees('₹1,649');
    await visitor.click('button', 'Download invoice LW-2026-000001');
    expect((await downloaded(/\.pdf$/)).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await visitor.violations()).toEqual([]);
  });

  it('downgrades to Starter at the end of the paid period, and can be kept', async () => {
    await visitor.click('button', 'Downgrade to Starter');
    await visitor.click('button', 'Downgrade');
    await visitor.sees('Downgraded to Starter plan');
    await visitor.sees('Ends after this period');
    // Wait for the dialog to close: it would take the click.
    await visitor.until(() => document.querySelector('[role="dialog"]') === null);
    await visitor.click('button', 'Keep Professional');
    await visitor.sees('Your plan will continue');
    await visitor.sees('Active');
  });

  it('is visible to an administrator, who resets the limit and exports the ledger', async () => {
    await signInAsAdministrator(admin);
    await admin.sees('Total revenue');
    await admin.sees('₹1,649');
    await admin.goTo(`/admin/payments?search=${encodeURIComponent(seller.email)}`);
    await admin.sees('Completed');
    await admin.sees('Professional');
    await admin.goTo(`/admin/transactions?search=${encodeURIComponent(seller.email)}&type=payment&status=completed`);
    await admin.sees('1 transaction');
    await admin.click('button', 'Export CSV');
    expect((await downloaded(/\.csv$/)).toString()).toContain(seller.email);
    await admin.click('button', 'Export XLSX');
    expect((await downloaded(/\.xlsx$/)).subarray(0, 2).toString()).toBe('PK');
    await admin.goTo(`/admin/quotas?search=${encodeURIComponent(seller.email)}`);
    await admin.click('button', `Edit ${seller.email}`);
    await admin.click('button', 'Use the plan’s limit');
    await admin.sees('Listings limit updated successfully');
    await generate('Himal Linen Apron, Natural');
    await visitor.sees('Listing generated successfully!');
  });

  it('is refunded by an administrator, with amount and reason', async () => {
    await admin.goTo(`/admin/payments?search=${encodeURIComponent(seller.email)}&status=completed`);
    // Waits until the drawer has stopped moving.
    const openRefund = () => admin.page.locator('::-p-aria([name="Refund"][role="button"])').click();
    const [payment] = await site.test.database.query<{ ref: string }>(
      `select payment_ref as ref from payments where status = 'completed'`,
    );
    await admin.click('button', payment?.ref ?? '');
    await openRefund();
    await admin.fill('Amount in rupees', '2000');
    await admin.fill('Reason', 'Within 30 days');
    // A payment that cannot be refunded has no amount on its button.
    await openRefund();
    await admin.sees('You can refund up to ₹1,649');
    await admin.fill('Amount in rupees', '649.50');
    await admin.click('button', 'Refund ₹649.50');
    await admin.sees('Payment refunded');
    await admin.sees('Refunded');
    await admin.sees('₹649.50 refunded');
    await openRefund();
    await admin.fill('Reason', 'The rest');
    await admin.click('button', 'Refund ₹999.50');
    await admin.sees('Refunded');
    await admin.until(() => document.body.innerText.includes('₹1,649'));
    await visitor.goTo('/app/profile');
    await visitor.sees('Starter');
    await admin.goTo(`/admin/transactions?search=${encodeURIComponent(seller.email)}`);
    await admin.sees('−₹999.50');
    await admin.goTo('/admin/audit?action=payment.refund_asked');
    await admin.sees('Within 30 days');
  });

  it('is granted by an administrator, which the seller sees', async () => {
    await admin.goTo(`/admin/customers?search=${encodeURIComponent(seller.email)}`);
    await admin.click('button', `Actions for ${seller.email}`);
    await admin.click('menuitem', 'Edit');
    await admin.page.waitForSelector('[role="dialog"] select');
    await admin.page.select('[role="dialog"] select', 'enterprise');
    await admin.sees('isn’t charged');
    await admin.click('button', 'Save');
    await admin.sees('Customer updated successfully');
    await admin.click('button', `Actions for ${seller.email}`);
    await admin.click('menuitem', 'View');
    await admin.sees('Granted by an administrator, no end date');
    await visitor.goTo('/app/profile');
    await visitor.sees('granted by your administrator');
    await visitor.sees('None. You aren’t charged for this plan');
  });

  it('logs a blocked customer out at once', async () => {
    await admin.goTo(`/admin/customers?search=${encodeURIComponent(seller.email)}`);
    await admin.click('button', `${seller.email} is not blocked: switch`);
    await admin.sees('Customer blocked');
    await visitor.goTo('/app/listings');
    await visitor.sees('Your session has expired');
    await admin.click('button', `${seller.email} is blocked: switch`);
    await admin.sees('Customer unblocked');
    await admin.goTo('/admin/audit?action=customer.blocked');
    await admin.sees(seller.email);
    expect([...admin.errors, ...visitor.errors]).toEqual([]);
  });

  it.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)(
    'has no violations in the admin area, %s at %i px',
    async (theme, width) => {
      await admin.page.setViewport({ width, height: 900 });
      await admin.prefers({ 'color-scheme': theme });
      for (const screen of ['dashboard', 'customers', 'payments', 'quotas', 'transactions', 'audit', 'system']) {
        await admin.goTo(`/admin/${screen}`);
        expect([screen, await admin.violations()]).toEqual([screen, []]);
        expect([screen, await admin.overflows()]).toEqual([screen, false]);
      }
    },
    90_000,
  );

  it('redirects sellers and visitors from the admin area', async () => {
    const other = await Visitor.arrive(site.url);
    await other.goTo('/admin/customers');
    expect(new URL(other.page.url()).pathname).toBe('/admin/login');
    const { email, password } = await registerSeller(site.url);
    await other.goTo('/login');
    await other.fill('Email', email);
    await other.fill('Password', password);
    await other.click('button', 'Log in');
    await other.sees('Welcome back!');
    await other.goTo('/admin');
    await other.sees('No recent activity to show');
    expect(new URL(other.page.url()).pathname).toBe('/app/dashboard');
    await other.leave();
  });
});
