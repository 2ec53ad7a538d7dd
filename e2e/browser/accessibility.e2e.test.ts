import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { faultsInBothThemes } from '../harness/faultsInBothThemes.js';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';
import { signInAsAdministrator } from '../harness/signInAsAdministrator.js';

async function buyInSandbox(url: string, { client }: Seller): Promise<void> {
  const { order_id: order } = await client.billing.createOrder({ body: { amount: 164_900, plan: 'pro' } });
  await fetch(`${url}/sandbox/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order, outcome: 'pay' }),
  });
}

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe.each([1280, 360])('every screen, light and dark, at %i px', (width) => {
  let visitor: Visitor;
  let seller: Seller;
  let listingId: string;
  let productId: string;

  beforeAll(async () => {
    seller = await registerSeller(site.url);
    const body = {
      product_name: 'Himal Steel Water Bottle 750 ml',
      description: 'Steel, 380 g. Leakproof lid. Fits car cup holders. Hand wash only.',
      marketplace: 'amazon',
    } as const;
    const { listing } = await seller.client.listings.generate({ body });
    listingId = listing.id;
    productId = listing.product_id ?? '';
    await buyInSandbox(site.url, seller);
    visitor = await Visitor.arrive(site.url);
    await visitor.page.setViewport({ width, height: 900 });
  });
  afterAll(() => visitor.leave());

  async function isClean(reload?: () => Promise<void>): Promise<void> {
    expect(await faultsInBothThemes(visitor, reload)).toEqual([]);
  }

  it('of a visitor', async () => {
    for (const address of [
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password',
      '/reset-password?token=some',
      '/admin/login',
    ]) {
      await visitor.goTo(address);
      await isClean();
    }
    await visitor.goTo('/login');
    await visitor.click('button', 'Log in');
    await visitor.sees('Email is required');
    await isClean();
    await isClean(() => visitor.goTo('/nowhere'));
  });

  it('of a seller, with every tab, menu and dialog', async () => {
    await visitor.goTo('/login');
    await visitor.fill('Email', seller.email);
    await visitor.fill('Password', seller.password);
    await visitor.click('button', 'Log in');
    await visitor.sees('Welcome back!');
    await isClean();
    for (const address of [
      '/app/dashboard',
      '/app/generate',
      '/app/listings',
      '/app/listings?search=nothing+like+this',
      '/app/profile',
      '/app/profile/security',
      '/app/profile/api-keys',
      '/app/profile/appearance',
      '/app/profile/data',
      '/app/products',
      '/app/products?add=yes',
      '/app/seo-analyzer',
      '/app/competitors',
      '/app/marketplace-analysis',
      `/app/products/${productId}`,
      `/app/generate?product=${productId}`,
      `/app/listings/${listingId}`,
    ]) {
      await visitor.moveTo(address);
      await isClean();
    }
    for (const tab of ['Preview', 'Keywords', 'Checks']) {
      await visitor.click('tab', tab);
      await isClean();
    }
    await visitor.page.click('.mantine-SegmentedControl-label ::-p-text(Facts)');
    await isClean();
    for (const opener of ['Versions · 1', /^Why/]) {
      await openBy(opener);
      await isClean();
      await leave();
    }
    await openPalette();
    await isClean();
    await visitor.page.keyboard.type('check a');
    await visitor.settled();
    await isClean();
    await visitor.page.keyboard.press('Enter');
    await visitor.settled();
    await visitor.page.keyboard.type('Himal Bottle!! BEST SELLER');
    await isClean();
    await leave();
    await visitor.click('button', 'Keyboard shortcuts');
    await isClean();
    await leave();
    if (width < 1024) {
      await visitor.click('button', 'Open menu');
      await isClean();
    }
  });

  it('of the account, with every dialog', async () => {
    await visitor.goTo('/app/profile?upgrade=enterprise');
    await isClean();
    await visitor.click('button', 'Edit');
    await isClean();
    await visitor.goTo('/app/profile/security');
    await visitor.click('button', 'Change password');
    await visitor.sees('Your password is required');
    await isClean();
    await visitor.moveTo('/app/profile/api-keys');
    await visitor.click('button', 'Create key');
    await isClean();
    await visitor.fill('Name', `Key ${width}`);
    await visitor.page.keyboard.press('Enter');
    await visitor.sees('Copy your key now');
    await isClean();
    await leave();
    await visitor.click('button', `Revoke Key ${width}`);
    await isClean();
    await leave();
    await visitor.moveTo('/app/profile/data');
    await visitor.click('button', 'Delete my account');
    await isClean();
    await leave();
    await visitor.moveTo('/app/products');
    await visitor.click('button', 'View');
    await isClean();
    await leave();
    await visitor.moveTo('/app/listings');
    await visitor.click('button', 'Actions for Himal Steel Water Bottle 750 ml');
    await isClean();
    await leave();
    await visitor.click('checkbox', 'Select Himal Steel Water Bottle 750 ml');
    await isClean();
    await visitor.click('button', 'Delete');
    await visitor.sees('deleted');
    await isClean();
    await visitor.click('button', 'Undo');
    await visitor.sees('restored');
  });

  it('of an administrator, with every dialog and drawer', async () => {
    // The same browser logs in as another user.
    await visitor.goTo('/login');
    await visitor.page.evaluate(() => localStorage.clear());
    await signInAsAdministrator(visitor);
    await isClean();
    const search = `?search=${encodeURIComponent(seller.email)}`;
    await visitor.moveTo(`/admin/customers${search}`);
    await isClean();
    await visitor.click('button', 'Add customer');
    await isClean();
    await visitor.page.keyboard.press('Enter');
    await visitor.sees('Full name is required');
    await isClean();
    await leave();
    for (const act of ['View', 'Edit', 'Archive', 'Delete']) {
      await visitor.click('button', `Actions for ${seller.email}`);
      await isClean();
      await visitor.click('menuitem', act);
      await isClean();
      await leave();
    }
    await visitor.moveTo(`/admin/payments${search}`);
    await isClean();
    const [payment] = await site.test.database.query<{ ref: string }>(
      'select payment_ref as ref from payments where user_id = $1',
      [seller.id],
    );
    await visitor.click('button', payment?.ref ?? '');
    await isClean();
    await visitor.click('button', 'Refund');
    await isClean();
    await visitor.click('button', 'Refund ₹1,649');
    await visitor.sees('Enter a reason for the refund');
    await isClean();
    // The drawer that it was opened from is open again.
    await visitor.page.keyboard.press('Escape');
    await visitor.settled();
    await leave();
    await visitor.moveTo(`/admin/quotas${search}`);
    await isClean();
    await visitor.click('button', `Edit ${seller.email}`);
    await isClean();
    await visitor.click('button', 'Reset usage');
    await isClean();
    await visitor.page.keyboard.press('Escape');
    await visitor.settled();
    await leave();
    for (const screen of ['transactions', 'audit', 'system', 'rules', 'dashboard']) {
      await visitor.moveTo(`/admin/${screen}`);
      await isClean();
    }
  });

  async function openBy(name: string | RegExp): Promise<void> {
    if (typeof name === 'string') return visitor.click('button', name);
    const buttons = await visitor.page.$$('button');
    for (const button of buttons) {
      if (name.test(await button.evaluate((node) => node.innerText))) return button.click();
    }
    throw new Error(`There is no button ${String(name)}.`);
  }

  async function openPalette(): Promise<void> {
    await visitor.page.keyboard.down('Control');
    await visitor.page.keyboard.press('k');
    await visitor.page.keyboard.up('Control');
    await visitor.settled();
  }

  /** Esc closes the layer. */
  async function leave(): Promise<void> {
    await visitor.page.keyboard.press('Escape');
    await visitor.settled();
    expect(await visitor.page.$$('[aria-modal="true"]')).toHaveLength(0);
  }
});
