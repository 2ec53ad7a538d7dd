import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { resumeSession } from '../harness/resumeSession.js';
import { signIn } from '../harness/signIn.js';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe.each([1280, 360])('the dashboard at %i px', (width) => {
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

  /** Answers calls to a path with an error, like a failing server. */
  async function fail(...paths: string[]): Promise<void> {
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (paths.includes(pathname)) void request.respond({ status: 500, contentType: 'application/json', body: '{}' });
      else void request.continue();
    });
  }

  it('is empty first, then shows the listings', async () => {
    await signIn(visitor, seller);
    for (const text of [
      'Usage limits',
      'Plenty left',
      'Total Listings',
      'Images Processed',
      'Competitor Analyses',
      'Monthly Usage',
      'Try it on a sample',
      'Quick actions',
      'Recent Activity',
      'No recent activity to show',
      'Set up Listwright',
      'Write your first listing',
    ])
      await visitor.sees(text);
    await visitor.find('link', 'Generate Listing');
    await seller.client.listings.generate({
      body: { product_name: 'Himal Steel Bottle 750 ml', description: 'Steel.', marketplace: 'amazon' },
    });
    await visitor.goTo('/app/dashboard');
    await visitor.sees('Himal Steel Bottle 750 ml');
    await visitor.sees('Completed');
    await visitor.sees('Next best actions');
    await visitor.click('link', 'View all activities');
    await visitor.until(() => location.pathname === '/app/bulk');
    expect(visitor.errors).toEqual([]);
  });

  it('shows the other parts if one fails', async () => {
    await resumeSession(visitor, seller);
    await fail('/api/usage/');
    await visitor.goTo('/app/dashboard');
    await visitor.sees("Couldn't refresh");
    await visitor.sees('No recent activity to show');
    expect(await visitor.violations()).toEqual([]);
  });

  it('says if nothing can be loaded, and retries', async () => {
    await resumeSession(visitor, seller);
    await fail('/api/usage/', '/api/listings/', '/api/analytics/next-actions', '/api/usage/history');
    await visitor.goTo('/app/dashboard');
    await visitor.sees('Unable to load dashboard data');
    visitor.page.removeAllListeners('request');
    await visitor.page.setRequestInterception(false);
    await visitor.click('button', 'Retry');
    await visitor.sees('No recent activity to show');
  });

  it('opens from its short address, with the query', async () => {
    await resumeSession(visitor, seller);
    await visitor.goTo('/profile?upgrade=enterprise');
    await visitor.until(() => document.activeElement?.getAttribute('aria-label') === 'Enterprise plan');
    expect(await visitor.page.evaluate(() => location.pathname + location.search)).toBe(
      '/app/profile?upgrade=enterprise',
    );
    await visitor.goTo('/dashboard');
    expect(new URL(visitor.page.url()).pathname).toBe('/app/dashboard');
  });
});
