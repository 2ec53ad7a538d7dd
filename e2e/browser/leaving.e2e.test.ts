import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

/** What stays in a browser that another person may use next. */
describe('logging out', () => {
  let site: TestSite;
  let seller: Seller;

  beforeAll(async () => {
    site = await startSite();
    seller = await registerSeller(site.url);
  });
  afterAll(() => site.close());

  it('leaves no data in the storage, and no page behind the back button (S-74)', async () => {
    const visitor = await Visitor.arrive(site.url);
    await visitor.goTo('/login');
    await visitor.fill('Email', seller.email);
    await visitor.fill('Password', seller.password);
    await visitor.click('button', 'Log in');
    await visitor.sees('Welcome back!');
    await visitor.goTo('/app/profile');
    await visitor.sees(seller.email);
    await visitor.click('button', 'Log out');
    await visitor.sees('Logged out successfully');
    await visitor.page.goBack();
    await visitor.until(() => location.pathname === '/login');
    expect(await visitor.text()).not.toContain(seller.email);
    const kept = await visitor.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain(seller.email);
    expect(kept).not.toMatch(/eyJ[\w-]+\./);
    await visitor.goTo('/app/profile');
    expect(new URL(visitor.page.url()).pathname).toBe('/login');
    await visitor.leave();
  });
});
