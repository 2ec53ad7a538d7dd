import { beforeEach, describe, expect, it } from '@jest/globals';
import { runCli } from '../../runCli.js';

interface Product {
  readonly id: string;
  readonly sku: string;
}

interface Listing {
  readonly id: string;
  readonly productId: string;
}

describe('spec demo', () => {
  let products: Product[];
  let listings: Listing[];
  let calls: string[];
  let quota: number;

  beforeEach(() => {
    products = [{ id: 'p-own', sku: 'DEMO-OWN' }];
    listings = [{ id: 'l-own', productId: 'p-own' }];
    [calls, quota] = [[], 100];
  });

  /** A server that keeps products and listings. */
  async function fetchIt(address: unknown, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(String(address));
    const method = init.method ?? 'GET';
    calls.push(`${method} ${pathname}`);
    const body = JSON.parse(String(init.body ?? '{}')) as { sku?: string; product_id?: string; marketplace?: string };
    const id = pathname.split('/').at(-1) ?? '';
    if (method === 'DELETE' && pathname.startsWith('/api/listings'))
      listings = listings.filter((listing) => listing.id !== id);
    else if (method === 'DELETE') products = products.filter((product) => product.id !== id);
    else if (pathname.endsWith('/generate')) {
      if (listings.length >= quota)
        return Response.json({ code: 'quota_exceeded', detail: 'No more.' }, { status: 403 });
      const made = { id: `l-${listings.length}`, productId: body.product_id ?? '' };
      listings.push(made);
      return reply({ listing: { id: made.id, score: { score: 80 } } });
    } else if (method === 'POST') {
      const product = { id: `p-${body.sku}`, sku: body.sku ?? '' };
      products.push(product);
      return reply({ product, contradictions: [] });
    } else if (pathname.startsWith('/api/listings')) {
      const found = listings.filter(({ productId }) => productId === searchParams.get('product_id'));
      return reply({ listings: found, total: found.length, next_cursor: null });
    } else {
      const rows = products.map((product) => ({
        ...product,
        listings: { count: listings.filter(({ productId }) => productId === product.id).length },
      }));
      return reply({ products: rows, total: rows.length, next_cursor: null });
    }
    return reply({ message: 'Deleted.' });
  }
  const reply = (data: object) => Response.json({ success: true, data, ...data });

  async function run(...argv: string[]) {
    let [stdout, stderr] = ['', ''];
    const output = (write: (text: string) => void) => ({
      isTTY: false,
      columns: 100,
      write: (text: string | Uint8Array) => write(String(text)),
    });
    const code = await runCli(['spec', 'demo', ...argv, '--json'], {
      stdin: { isTTY: false, text: async () => '', bytes: async () => new Uint8Array() },
      stdout: output((text) => (stdout += text)),
      stderr: output((text) => (stderr += text)),
      env: { HOME: '/nowhere', XDG_CONFIG_HOME: '/nowhere', LISTWRIGHT_TOKEN: 'token' },
      cwd: '/',
      fetch: fetchIt as typeof fetch,
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => new Promise(() => undefined),
    });
    return { code, stderr, document: JSON.parse(stdout) as { data: { added: number }; meta: { next: string[] } } };
  }
  const demo = () => products.filter(({ id }) => id !== 'p-own').map(({ sku }) => sku);
  const SKUS = ['DEMO-BOTTLE', 'DEMO-THROW', 'DEMO-KETTLE', 'DEMO-ORGANISER'];

  it('adds products with a listing for each, and nothing when it is run again', async () => {
    const first = await run();
    expect([first.code, first.document.data.added, demo()]).toEqual([0, 4, SKUS]);
    expect(listings.map(({ productId }) => productId)).toEqual(['p-own', ...SKUS.map((sku) => `p-${sku}`)]);
    expect(first.document.meta.next[0]).toBe('listwright listings show l-1');
    calls = [];
    const again = await run();
    expect([again.document.data.added, calls]).toEqual([0, ['GET /api/products']]);
    expect(again.stderr).toContain('--reset');
  });

  it('goes on where it ended, for example at the end of a quota', async () => {
    quota = 3;
    expect((await run()).code).toBe(7);
    expect(demo()).toEqual(SKUS.slice(0, 3));
    quota = 100;
    expect((await run()).document.data.added).toBe(2);
    expect([demo(), listings.length]).toEqual([SKUS, 5]);
  });

  it('starts again with --reset, and never touches what is not of the demo', async () => {
    await run();
    listings.push({ id: 'l-second', productId: 'p-DEMO-BOTTLE' });
    const refused = await run('--reset');
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('4 demo products with 5 listings')]);
    expect(demo()).toEqual(SKUS);
    const { code, document } = await run('--reset', '--yes');
    expect([code, document.data.added, demo(), listings.length]).toEqual([0, 4, SKUS, 5]);
    expect(listings.some(({ id }) => id === 'l-second')).toBe(false);
    expect(listings[0]?.id).toBe('l-own');
    expect(calls).not.toContain('DELETE /api/products/p-own');
  });
});
