import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signIn } from '../harness/signIn.js';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const reads = JSON.parse(readFileSync('packages/web/dist/app/.vite/firstReads.json', 'utf8')) as Record<string, string>;

let site: TestSite;
let seller: Seller;
let visitor: Visitor;
/** The addresses that the page read since it was last opened. */
let asked: string[] = [];
const ids: Record<string, string> = {};

beforeAll(async () => {
  site = await startSite();
  seller = await registerSeller(site.url);
  const { listing } = await seller.client.listings.generate({
    body: { product_name: 'Oak Table', marketplace: 'shopify' },
  });
  ids['/app/listings/:id'] = listing.id;
  ids['/app/products/:id'] = listing.product_id ?? '';
  visitor = await Visitor.arrive(site.url);
  await signIn(visitor, seller);
  visitor.page.on('request', (request) => asked.push(request.url().slice(site.url.length)));
});
afterAll(() => site.close());

describe('what a screen reads first', () => {
  it('is known for the screens that are opened most', () => {
    expect(Object.keys(reads)).toEqual(
      expect.arrayContaining(['/app/dashboard', '/app/products', '/app/listings/:id']),
    );
  });

  it.each(Object.entries(reads))('of %s is read once, and before all else', async (path, read) => {
    const here = (pattern: string) => pattern.replace(':id', ids[path] ?? '');
    asked = [];
    await visitor.goTo(here(path));
    await visitor.until(() => document.querySelector('#main h1') !== null);
    await visitor.settled();
    expect(asked.filter((url) => url === here(read))).toHaveLength(1);
    // Nothing that the page reads by its script comes before it.
    expect(asked.find((url) => url.startsWith('/api/'))).toBe(here(read));
    expect(visitor.errors).toEqual([]);
  });

  it('is read by the screen itself where the session was renewed meanwhile', async () => {
    await visitor.page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
      localStorage.setItem('auth-storage', JSON.stringify({ ...session, token: 'expired' }));
    });
    await visitor.goTo('/app/products');
    await visitor.sees('Oak Table');
  });
});
