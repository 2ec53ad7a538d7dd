import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import { runCommand } from './harness/runCommand.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

/** A saved page of a shop. */
const page = (name: string, price: number, description: string, others: readonly object[] = []) =>
  `<html><head><title>${name}</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name,
    brand: { name: name.split(' ')[0] },
    description,
    image: ['1.jpg', '2.jpg', '3.jpg'],
    aggregateRating: { ratingValue: 4.5, reviewCount: 120 },
    offers: [{ price, priceCurrency: 'USD', seller: { name: '=HYPERLINK("http://evil.example","x")' } }, ...others],
  })}</script></head><body></body></html>`;

const seller = (name: string, price: number) => ({ '@type': 'Offer', price, priceCurrency: 'USD', seller: { name } });
const TRAIL = page('Trail Insulated Water Bottle 1 L', 20, 'Keeps drinks cold for 24 hours. 2 year warranty.');
const PEAK = page('Peak Insulated Gym Bottle 800 ml', 24, 'Insulated. Dishwasher safe. Warranty: 5 years.', [
  seller('Bergladen', 26.5),
  seller('Nordkontor', 25),
]);
const ROBOT = '<html><title>Robot Check</title></html>';

const sent = (name: string, html: string) => ({
  name,
  type: 'text/html',
  content: new Blob([html], { type: 'text/html' }),
});
const OWN = { product_name: 'Himal Steel Water Bottle 750 ml', price: 30, currency: 'USD' } as const;

describe('competitor analysis', () => {
  let site: TestSite;
  let seller: Seller;
  beforeAll(async () => {
    site = await startSite();
    seller = await registerSeller(site.url);
  });
  afterAll(() => site.close());

  const used = async () => (await seller.client.billing.usage()).quotas.api_calls?.used ?? 0;
  const analyze = (body: unknown) =>
    fetch(`${site.url}/api/listings/competitor/analyze`, {
      method: 'POST',
      headers: { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('takes lists next to saved pages as lists: none is no address, and no bullet point', async () => {
    const body = { ...OWN, competitor_urls: [], product_urls: [], bullet_points: [] };
    const files = { page_1: sent('trail.html', TRAIL) };
    const none = await seller.client.competitors.analyze({ body, files });
    expect(none.analysis_results.map(({ url, error }) => [url, error])).toEqual([['trail.html', null]]);
    expect(none.products[0]?.bullet_points).toEqual([]);
    const some = await seller.client.competitors.analyze({
      body: {
        ...body,
        competitor_urls: ['http://127.0.0.1:1/a', 'http://127.0.0.1:1/b'],
        bullet_points: ['Holds 1 l'],
      },
      files,
    });
    expect(some.analysis_results.map(({ url }) => url)).toEqual([
      'http://127.0.0.1:1/a',
      'http://127.0.0.1:1/b',
      'trail.html',
    ]);
    expect(some.products[0]?.bullet_points).toEqual(['Holds 1 l']);
  });

  it('compares saved pages, reports those without a product, and charges the others', async () => {
    const before = await used();
    const reply = await seller.client.competitors.analyze({
      body: OWN,
      files: { page_1: sent('trail.html', TRAIL), page_2: sent('robot.html', ROBOT), page_3: sent('peak.html', PEAK) },
    });
    expect(reply.status).toBe('completed');
    expect(reply.analysis_results.map(({ url, error }) => [url, error === null])).toEqual([
      ['trail.html', true],
      ['robot.html', false],
      ['peak.html', true],
    ]);
    expect(reply.analysis_results[0]).toMatchObject({
      product_info: { title: 'Trail Insulated Water Bottle 1 L', price: 20, rating: 4.5, reviews: 120 },
      competitors: [{ title: 'Peak Insulated Gym Bottle 800 ml', price: 24 }],
    });
    expect(reply.claims.find(({ property }) => property === 'warranty')).toMatchObject({ standing: 'gap' });
    expect(reply.keywords_found).toContain('insulated');
    expect(reply.price).toMatchObject({ own: 30, lowest: 20, highest: 24, cheaper: 2 });
    expect(reply.analysis_results[2]?.same_product_sellers.slice(1)).toEqual([
      {
        seller: 'Bergladen',
        price: 26.5,
        currency: 'USD',
        rating: null,
        reviews: null,
        marketplace: 'amazon',
        features: [],
      },
      {
        seller: 'Nordkontor',
        price: 25,
        currency: 'USD',
        rating: null,
        reviews: null,
        marketplace: 'amazon',
        features: [],
      },
    ]);
    expect(reply.recommendations.every(({ evidence }) => evidence !== '')).toBe(true);
    expect(await used()).toBe(before + 2);
  });

  it('asks for a name and a page, and reads no private address', async () => {
    const before = await used();
    const nameless = await analyze({ competitor_urls: ['https://example.com/x'] });
    expect([nameless.status, await nameless.text()]).toEqual([
      422,
      expect.stringContaining('Please enter a product name'),
    ]);
    const pageless = await analyze({ product_name: 'Bottle', marketplace: 'amazon' });
    expect([pageless.status, await pageless.text()]).toEqual([
      422,
      expect.stringContaining('Please enter a product URL'),
    ]);
    const inside = await analyze({ product_name: 'Bottle', competitor_urls: `${site.url}/api/health/live` });
    const { data } = (await inside.json()) as {
      data: { status: string; error_message: string; analysis_results: { error: string }[] };
    };
    expect([inside.status, data.status]).toEqual([200, 'failed']);
    expect(data.analysis_results[0]?.error).toBe(data.error_message);
    expect(await used()).toBe(before);
  });

  it('keeps runs: list, compare, read, and a workbook with sheets, numbers and no formulas', async () => {
    const { competitors } = seller.client;
    const first = await competitors.analyze({
      body: OWN,
      files: { page_1: sent('a.html', TRAIL), page_2: sent('b.html', PEAK) },
    });
    const cheaper = TRAIL.replace('"price":20', '"price":15');
    const second = await competitors.runCompetitorCheck({ body: OWN, files: { page_1: sent('a.html', cheaper) } });
    const { differences } = await competitors.compareCompetitorChecks({
      query: { ids: `${first.id},${second.id}` as never },
    });
    expect(differences.some(({ before, after }) => before === 20 && after === 15)).toBe(true);
    expect((await competitors.listCompetitorChecks()).analyses[0]?.id).toBe(second.id);

    const file = await fetch(`${site.url}/api/listings/competitor/export/${first.id}`, {
      headers: { authorization: `Bearer ${seller.token}` },
    });
    expect(file.headers.get('content-disposition')).toMatch(/competitor_analysis_\d{4}-\d\d-\d\d\.xlsx/u);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load((await file.arrayBuffer()) as never);
    expect(workbook.worksheets.map(({ name }) => name)).toEqual([
      'Products',
      'Claims',
      'Keywords',
      'Recommendations',
      'Sellers',
      'Pages',
    ]);
    expect(workbook.getWorksheet('Products')?.getCell('C3').value).toBe(20);
    const sellers = workbook.getWorksheet('Sellers');
    expect([4, 5].map((row) => [2, 3].map((at) => sellers?.getRow(row).getCell(at).value))).toEqual([
      ['Bergladen', 26.5],
      ['Nordkontor', 25],
    ]);
    for (const sheet of workbook.worksheets)
      sheet.eachRow((row) => row.eachCell(({ formula }) => expect(formula).toBeUndefined()));
  });

  it('opens, compares and exports runs that were stored before pages were read for sellers', async () => {
    const { competitors } = seller.client;
    const files = { page_1: sent('trail.html', TRAIL), page_2: sent('peak.html', PEAK) };
    const { id } = await competitors.analyze({ body: OWN, files });
    await site.test.database.query(
      `update analyses set result = jsonb_set(result::jsonb, '{analysis_results}', (
         select jsonb_agg((page - 'other_offers') || '{"same_product_sellers": [{"seller": "Bergladen", "price": 26.5,
           "rating": null, "reviews": null, "marketplace": "amazon", "features": []}]}')
         from jsonb_array_elements(result::jsonb -> 'analysis_results') page)) where id = $1`,
      [id],
    );
    const { analysis } = await competitors.readCompetitorCheck({ params: { id: id as never } });
    const old = { seller: 'Bergladen', price: 26.5, currency: '' };
    expect(analysis.result.analysis_results).toMatchObject([
      { other_offers: '', same_product_sellers: [old] },
      { other_offers: '', same_product_sellers: [old] },
    ]);
    const again = await competitors.analyze({ body: OWN, files });
    const { differences } = await competitors.compareCompetitorChecks({
      query: { ids: `${id},${again.id}` as never },
    });
    expect(differences.map(({ path }) => path).filter((one) => one.includes('other_offers'))).toEqual([]);

    const headers = { authorization: `Bearer ${seller.token}` };
    const file = await fetch(`${site.url}/api/listings/competitor/export/${id}`, { headers });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load((await file.arrayBuffer()) as never);
    const sellers = workbook.getWorksheet('Sellers');
    expect([sellers?.rowCount, sellers?.getCell('B3').value]).toEqual([3, 'Bergladen']);
    const csv = await fetch(`${site.url}/api/competitor-checks/${id}/export`, { headers });
    expect([csv.status, await csv.text()]).toEqual([200, expect.stringContaining('Price')]);
    const home = mkdtempSync(path.join(tmpdir(), 'listwright-stored-'));
    try {
      const context = { home, url: site.url, env: { LISTWRIGHT_TOKEN: seller.token } };
      const shown = await runCommand(['competitors', 'show', id], context);
      expect(shown.stderr).toBe('');
      expect(shown.stdout).toMatch(/Offered at trail\.html by: Bergladen 26\.5\n/u);
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });

  it('compares at the command line', async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'listwright-competitors-'));
    try {
      writeFileSync(path.join(home, 'trail.html'), TRAIL);
      writeFileSync(path.join(home, 'peak.html'), PEAK);
      const context = { home, url: site.url, env: { LISTWRIGHT_TOKEN: seller.token } };
      const named = ['--name', 'Steel bottle', '--price', '30', '--currency', 'USD'];
      const text = await runCommand(['competitors', 'compare', 'trail.html', ...named], context);
      expect([text.code, text.stdout]).toEqual([0, expect.stringMatching(/Warranty/u)]);
      const peak = await runCommand(['competitors', 'compare', 'peak.html', ...named], context);
      expect(peak.stdout).toMatch(/Offered at peak\.html by: .*Bergladen 26\.5 USD; Nordkontor 25 USD/u);
      const both = await runCommand(['competitors', 'compare', 'trail.html', 'peak.html', ...named], context);
      expect(both.stdout).toMatch(/2 of 2 pages compared/u);
      expect(both.stdout).toMatch(/Claims of: \S.* \| .*\S \| \S/u);
      const many = ['1', '2', '3', '4', '5', '6'].map((name) => `${name}.html`);
      expect((await runCommand(['competitors', 'compare', ...many, ...named], context)).code).not.toBe(0);
      const list = await runCommand(['competitors', 'list', '--json'], context);
      expect(JSON.parse(list.stdout)).toMatchObject({ ok: true });
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });
});
