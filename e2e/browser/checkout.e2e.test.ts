import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startFakeRazorpay, type FakeRazorpay } from '@listwright/adapters/testing';
import type { Frame } from 'puppeteer';
import { resumeSession } from '../harness/resumeSession.js';
import {
  registerSeller,
  startServer,
  startSite,
  type Seller,
  type TestServer,
  type TestSite,
} from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

/**
 * Razorpay's own window, with a local server in place of its checkout script and frame, under the real security
 * policies.
 */
describe('the payment page', () => {
  let razorpay: FakeRazorpay;
  let site: TestSite;
  let seller: Seller;
  let visitor: Visitor;
  let blocked: string[];

  beforeAll(async () => {
    razorpay = await startFakeRazorpay();
    site = await startSite({
      RAZORPAY_KEY_ID: razorpay.keyId,
      RAZORPAY_KEY_SECRET: razorpay.keySecret,
      RAZORPAY_BASE_URL: razorpay.baseURL,
      RAZORPAY_CHECKOUT_URL: razorpay.checkoutURL,
    });
    seller = await registerSeller(site.url);
    visitor = await Visitor.arrive(site.url);
    blocked = [];
    visitor.page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) blocked.push(message.text());
    });
    await resumeSession(visitor, seller);
  });
  afterAll(async () => {
    await site.close();
    await razorpay.stop();
  });

  async function theFrame(): Promise<Frame> {
    await visitor.until(() => location.pathname === '/checkout');
    const frame = await visitor.page.waitForFrame((one) => one.url().startsWith(razorpay.baseURL));
    await frame.waitForSelector('button');
    return frame;
  }

  async function press(button: string): Promise<void> {
    const frame = await theFrame();
    await (await frame.waitForSelector(`::-p-aria([name="${button}"][role="button"])`))?.click();
  }

  const isBack = () => visitor.until(() => location.pathname === '/app/profile' && location.search === '');

  it('can be closed, and the profile says so', async () => {
    await visitor.goTo('/app/profile?upgrade=professional');
    await visitor.click('button', 'Upgrade to Professional');
    await theFrame();
    expect(await visitor.violations()).toEqual([]);
    await press('Close');
    await isBack();
    await visitor.sees('Payment cancelled');
  });

  it('allows another attempt after the bank declined, and reports it when closed', async () => {
    await visitor.click('button', 'Upgrade to Professional');
    await press('Decline');
    await (await theFrame()).waitForSelector('::-p-text(Declined. Try again.)');
    await press('Close');
    await isBack();
    await visitor.sees('Payment failed: Your bank declined.');
  });

  it('can be left by the back button without a pending payment', async () => {
    await visitor.click('button', 'Upgrade to Professional');
    await theFrame();
    await visitor.page.goBack();
    await visitor.until(() => location.pathname === '/app/profile');
    await visitor.until(() => !document.body.textContent.includes('Opening the payment page'));
  });

  it('takes a payment, verifies it once, and leaves no proof in the address or the tab', async () => {
    await visitor.goTo('/app/profile?upgrade=professional');
    await visitor.click('button', 'Upgrade to Professional');
    await press('Decline');
    await press('Pay');
    await isBack();
    await visitor.sees('Successfully upgraded to Professional plan!');
    expect(await visitor.page.evaluate(() => sessionStorage.getItem('listwright-checkout'))).toBeNull();
    expect((await seller.client.billing.invoices()).total).toBe(1);
    expect(blocked).toEqual([]);
    // Going back does not open the window again.
    await visitor.page.goto(`${site.url}/checkout`);
    await isBack();
  });

  it('is blocked on every other page by the security policy', async () => {
    await visitor.goTo('/app/profile');
    const came = await visitor.page.evaluate(
      (address) =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script');
          script.src = address;
          script.onload = () => resolve('loaded');
          script.onerror = () => resolve('refused');
          document.head.append(script);
        }),
      razorpay.checkoutURL,
    );
    expect(came).toBe('refused');
    expect(blocked.length).toBeGreaterThan(0);
  });

  it('reports that the script failed to load, and loses nothing', async () => {
    const cut: TestServer = await startServer({ ...site.env, RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:9/checkout.js' });
    const other = await Visitor.arrive(cut.url);
    await resumeSession(other, seller);
    await other.goTo('/app/profile?upgrade=enterprise');
    await other.click('button', 'Upgrade to Enterprise');
    await other.sees('Failed to load payment gateway');
    await other.leave();
    await cut.stop();
  });
});
