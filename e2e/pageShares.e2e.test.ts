import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runCommand } from './harness/runCommand.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

const MUG = `<script type="application/ld+json">{"@type":"Product","name":"Enamel mug","brand":"Larkhill",
"offers":{"price":"12.50","priceCurrency":"EUR"}}</script><h1>Enamel mug</h1>`;

interface Analyzed {
  readonly data: { readonly pages: readonly { readonly share: { readonly id: string; readonly url: string } }[] };
}

describe('shared analyses of pages', () => {
  let site: TestSite;
  let seller: Seller;
  beforeAll(async () => {
    site = await startSite();
    seller = await registerSeller(site.url);
  });
  afterAll(() => site.close());

  /** Like a person without an account. */
  const open = async (token: string) => {
    const response = await fetch(`${site.url}/api/page-shares/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    return {
      status: response.status,
      ...((await response.json()) as { code?: string; data?: Record<string, unknown> }),
    };
  };
  const tokenOf = (url: string): string => new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '';
  const share = async (days: 7 | 30 = 7, headers: Record<string, string> = {}) => {
    const { product } = await seller.client.products.readPage({ body: { html: MUG, url: 'https://shop.example/mug' } });
    if (product === null) throw new Error('the page shows a product');
    const body = { product, read_at: new Date().toISOString(), expires_in_days: days };
    return { product, ...(await seller.client.products.sharePage({ body }, { headers })) };
  };

  it('are shown to anyone with the link, until they expire or are revoked', async () => {
    const { product, share: made, url } = await share();
    expect(url.startsWith(`${site.url}/shared-analysis#token=`)).toBe(true);
    const token = tokenOf(url);
    const shown = await open(token);
    expect(shown).toMatchObject({ status: 200, data: { product, expires_at: made.expires_at } });
    expect(JSON.stringify(shown)).not.toContain(seller.id);
    const days = (new Date(made.expires_at).getTime() - new Date(made.created_at).getTime()) / 86_400_000;
    expect(days).toBe(7);
    const { shares, total } = await seller.client.products.pageShares();
    expect([total, shares]).toEqual([1, [made]]);
    await seller.client.products.revokePageShare({ params: { id: made.id } });
    expect(await open(token)).toMatchObject({ status: 404, code: 'share_gone' });
    expect(await open('made-up')).toMatchObject({ status: 404, code: 'share_gone' });
  });

  it('hold only the hash of their token, and end with the account', async () => {
    const { url, share: made } = await share(30);
    const token = tokenOf(url);
    const [row] = await site.test.database.query<{ row: string }>(
      'select row_to_json(s)::text as row from page_shares s where id = $1',
      [made.id],
    );
    expect(row?.row).not.toContain(token);
    await site.test.database.query('update users set is_suspended = true where id = $1', [seller.id]);
    expect((await open(token)).status).toBe(404);
    await site.test.database.query('update users set is_suspended = false where id = $1', [seller.id]);
    expect((await open(token)).status).toBe(200);
    await site.test.database.query("update page_shares set expires_at = now() - interval '1 second' where id = $1", [
      made.id,
    ]);
    expect((await open(token)).status).toBe(404);
  });

  it('are read where an earlier version made them, or its command line sends a page', async () => {
    const { product, share: made, url } = await share();
    await site.test.database.query(
      "update page_shares set product = (product::jsonb - 'offers' - 'other_offers')::json where id = $1",
      [made.id],
    );
    expect(await open(tokenOf(url))).toMatchObject({
      status: 200,
      data: { product: { title: product.title, offers: [], other_offers: null } },
    });
    const { offers: _, other_offers: __, ...earlier } = product;
    const response = await fetch(`${site.url}/api/page-shares`, {
      method: 'POST',
      headers: { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ product: earlier, read_at: new Date().toISOString(), expires_in_days: 7 }),
    });
    expect(response.status).toBe(201);
  });

  it('are made for 7 or 30 days', async () => {
    const { product } = await share();
    const response = await fetch(`${site.url}/api/page-shares`, {
      method: 'POST',
      headers: { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ product, read_at: new Date().toISOString(), expires_in_days: 365 }),
    });
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('Choose 7 or 30 days')]);
  });

  it('are as of now where a request names no time, and no later than that', async () => {
    const { product } = await share();
    const before = Date.now();
    const readAt = async (body: { read_at?: string }) => {
      const made = await seller.client.products.sharePage({ body: { product, expires_in_days: 7, ...body } });
      const shown = await open(tokenOf(made.url));
      return new Date(String(shown.data?.['read_at'])).getTime();
    };
    const earlier = '2026-01-05T10:00:00.000Z';
    expect(await readAt({ read_at: earlier })).toBe(new Date(earlier).getTime());
    for (const body of [{}, { read_at: '2999-01-01T00:00:00Z' }]) {
      const read = await readAt(body);
      expect([read >= before, read <= Date.now()]).toEqual([true, true]);
    }
  });

  it('are a page that no search engine lists', async () => {
    const page = await fetch(`${site.url}/shared-analysis`);
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
    expect((await fetch(`${site.url}/login`)).headers.get('x-robots-tag')).toBeNull();
  });

  it('are made, listed and revoked at the command line', async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'listwright-shares-'));
    try {
      writeFileSync(path.join(home, 'mug.html'), MUG);
      const context = { home, url: site.url, env: { LISTWRIGHT_TOKEN: seller.token } };
      const made = await runCommand(['analyze', 'mug.html', '--share', '7', '--json'], context);
      const { data } = made.json<Analyzed>();
      const link = data.pages[0]?.share;
      expect((await open(tokenOf(link?.url ?? ''))).status).toBe(200);
      const list = await runCommand(['shares', 'list', '--json'], context);
      expect(list.stdout).toContain(link?.id);
      expect((await runCommand(['shares', 'revoke', link?.id ?? ''], context)).code).toBe(0);
      expect((await open(tokenOf(link?.url ?? ''))).status).toBe(404);
      expect((await runCommand(['analyze', 'mug.html', '--share', '9'], context)).code).toBe(2);
      const shared = async (key: string) => {
        const args = ['analyze', 'mug.html', '--share', '7', '--idempotency-key', key, '--json'];
        const { data } = (await runCommand(args, context)).json<Analyzed>();
        return data.pages[0]?.share;
      };
      const first = await shared('mug-1');
      expect(await shared('mug-1')).toEqual(first);
      expect((await shared('mug-2'))?.id).not.toBe(first?.id);
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });

  it('are opened only so often from one address', async () => {
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await open('guess')).status));
    expect(statuses).toContain(429);
  });
});
