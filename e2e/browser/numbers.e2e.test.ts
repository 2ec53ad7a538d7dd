import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import { jobEnded, productFile, startJob } from '../harness/bulk.js';
import { resumeSession } from '../harness/resumeSession.js';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const ROWS = 3;
const BOTTLE = 'Himal Steel Bottle 750 ml';

let site: TestSite;
let seller: Seller;
let visitor: Visitor;
let listingId: string;
let jobId: string;

/** A seller with a product, two listings of their own and a finished bulk job. */
beforeAll(async () => {
  site = await startSite({ WORKERS: '1' });
  seller = await registerSeller(site.url);
  const { client } = seller;
  const { product } = await client.products.add({
    body: { product_name: BOTTLE, description: 'Steel, 380 g. Leakproof lid.', sku: 'HB-750' },
  });
  const { listing } = await client.listings.generate({
    body: { product_id: product.id, product_name: BOTTLE, marketplace: 'amazon', keywords: ['steel bottle', 'flask'] },
  });
  listingId = listing.id;
  await client.listings.generate({ body: { product_name: 'Himal Wool Throw', marketplace: 'shopify' } });
  jobId = await startJob(seller, productFile(ROWS));
  await jobEnded(seller, jobId);
  visitor = await Visitor.arrive(site.url);
  await visitor.page.setViewport({ width: 1280, height: 1200 });
  await resumeSession(visitor, seller);
});
afterAll(async () => {
  await visitor.leave();
  await site.close();
});

/** The text of the row of a list that names something. */
const rowWith = (name: string) =>
  visitor.page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>('main tr, main li')].find(({ innerText }) =>
        innerText.includes(wanted),
      )?.innerText ?? '',
    name,
  );
/** The text of a section by its heading or its label. */
const region = (name: string) =>
  visitor.page.evaluate(
    (wanted) =>
      [...document.querySelectorAll('section')].find(
        (section) =>
          section.getAttribute('aria-label') === wanted || section.querySelector('h2')?.innerText.trim() === wanted,
      )?.innerText ?? '',
    name,
  );

describe('the figures of an account', () => {
  it('are the same score in the API, on the dashboard, in the library, on the product and in the editor', async () => {
    const { listing } = await seller.client.listings.read({ params: { id: listingId } });
    const score = new RegExp(String.raw`\b${listing.score.score}\b`, 'u');
    const { listings } = await seller.client.listings.list({ query: { search: BOTTLE } });
    expect(listings.map((one) => one.score)).toEqual([listing.score.score]);
    await visitor.goTo('/app/dashboard');
    await visitor.sees(BOTTLE);
    expect(await rowWith(`${BOTTLE}\n`)).toMatch(score);
    await visitor.goTo('/app/listings');
    await visitor.sees(BOTTLE);
    expect(await rowWith(BOTTLE)).toMatch(score);
    await visitor.goTo(`/app/products/${listing.product_id ?? ''}`);
    await visitor.sees('Listings');
    expect(await region('Listings')).toMatch(score);
    await visitor.goTo(`/app/listings/${listingId}`);
    await visitor.find('button', `Why ${listing.score.score}?`);
  });

  it('are the same quality and the same lowest score in the API, in the lists, on the product and in the editor', async () => {
    const { listing } = await seller.client.listings.read({ params: { id: listingId } });
    const { listings } = await seller.client.listings.list({ query: { search: BOTTLE } });
    const word = { ready: 'Ready', needs_work: 'Needs work', has_errors: 'Has errors' }[
      listings[0]?.quality ?? 'ready'
    ];
    await visitor.goTo('/app/listings');
    await visitor.sees(BOTTLE);
    expect(await rowWith(BOTTLE)).toContain(word);
    await visitor.goTo(`/app/listings/${listingId}`);
    await visitor.sees(`Why ${listing.score.score}?`);
    expect(await region('Listing')).toMatch(new RegExp(String.raw`(?:^|\n)${word}`, 'u'));
    const { products } = await seller.client.products.list({ query: { search: BOTTLE } });
    expect(products[0]?.listings).toMatchObject({ count: 1, lowest_score: listing.score.score });
    await visitor.goTo('/app/products');
    await visitor.sees(BOTTLE);
    expect(await rowWith(BOTTLE)).toMatch(new RegExp(String.raw`\b1\s+${listing.score.score}\b`, 'u'));
  });

  it('are the same coverage of keywords in the API and in the editor', async () => {
    const { listing } = await seller.client.listings.read({ params: { id: listingId } });
    const { keyword_coverage: coverage, keyword_places: places } = listing;
    await visitor.goTo(`/app/listings/${listingId}?tab=keywords`);
    await visitor.sees(`${coverage.toFixed(1)}% of ${places.length} keywords covered`);
  });

  it('are the same counts in the API, on the dashboard, in the library, at the job and in the file', async () => {
    const { client } = seller;
    const { total } = await client.listings.list();
    const { summary } = await client.bulk.check({ params: { id: jobId } });
    const usage = await client.billing.usage();
    expect([summary.successful, total, usage.total_listings]).toEqual([ROWS, ROWS + 2, ROWS + 2]);
    expect(usage.quotas.listings_generated.used).toBe(total);
    await visitor.goTo('/app/dashboard');
    await visitor.sees(`${total} / 100`);
    expect(await region('Totals')).toMatch(new RegExp(String.raw`Total Listings\s+${total}\s`, 'u'));
    expect(await region('Totals')).toMatch(new RegExp(String.raw`Monthly Usage\s+${total}\s`, 'u'));
    await visitor.goTo('/app/listings');
    await visitor.sees(`${total} listings`);
    await visitor.goTo('/app/jobs');
    expect(await rowWith('products.csv')).toMatch(new RegExp(String.raw`\b${ROWS}\b`, 'u'));
    await visitor.goTo('/app/profile');
    await visitor.sees(`${total} / 100`);
    await visitor.sees(`Listings: ${total} in the last 30 days`);
    const file = await client.bulk.results({ params: { id: jobId } });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(new Uint8Array(file.bytes).buffer);
    const sheet = workbook.getWorksheet('Listings');
    if (sheet === undefined) throw new Error('The file has no sheet of listings.');
    const scoreAt = Object.values(sheet.getRow(1).values).indexOf('score') + 1;
    const scores = Array.from({ length: ROWS }, (_, at) => sheet.getRow(at + 2).getCell(scoreAt).value);
    const { listings } = await client.listings.list({ query: { search: 'Steel water bottle' } });
    expect(sheet.actualRowCount).toBe(ROWS + 1);
    expect(scores.toSorted()).toEqual(listings.map(({ score }) => score).toSorted());
  });

  it('are the same of every quota in the API, on the dashboard and in the account, and so are the analyses', async () => {
    const { client } = seller;
    const page = (name: string, price: number) =>
      new Blob(
        [
          `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name, offers: { price, priceCurrency: 'EUR' } })}</script>`,
        ],
        { type: 'text/html' },
      );
    const sent = (name: string, price: number) => ({
      name: `${name}.html`,
      type: 'text/html',
      content: page(name, price),
    });
    await client.competitors.analyze({
      body: { product_name: BOTTLE, price: 20, currency: 'EUR' },
      files: { page_1: sent('Trail bottle', 18), page_2: sent('Peak bottle', 24) },
    });
    const usage = await client.billing.usage();
    const { quotas, total_competitor_analyses: analyses } = usage;
    const { total } = await client.competitors.listCompetitorChecks({});
    expect([quotas.api_calls.used, quotas.bulk_operations.used]).toEqual([2 * total, 1]);
    expect([analyses, usage.monthly_usage.competitor_analyses]).toEqual([total, total]);
    const labels = {
      listings_generated: 'Listings',
      images_processed: 'Images',
      api_calls: 'API calls',
      bulk_operations: 'Bulk operations',
    };
    for (const [place, part] of [
      ['/app/dashboard', 'Usage limits'],
      ['/app/profile', 'Usage and limits'],
    ] as const) {
      await visitor.goTo(place);
      await visitor.sees(part);
      for (const [key, label] of Object.entries(labels)) {
        const { used, limit } = quotas[key as keyof typeof labels];
        expect(await region(part)).toMatch(new RegExp(String.raw`${label}\s+${used} / ${limit}\s`, 'u'));
      }
    }
    await visitor.goTo('/app/dashboard');
    await visitor.sees('Competitor Analyses');
    expect(await region('Totals')).toMatch(new RegExp(String.raw`Competitor Analyses\s+${analyses}\s`, 'u'));
    await visitor.goTo('/app/competitors');
    await visitor.find('button', `History (${analyses})`);
  });

  it('are the same score and coverage in the editor, at the SEO analyser and in the file of the library', async () => {
    const { listing } = await seller.client.listings.read({ params: { id: listingId } });
    await visitor.goTo(`/app/seo-analyzer?listing=${listingId}`);
    await visitor.find('button', `Why ${listing.score.score}?`);
    await visitor.sees(`Keywords · ${listing.keyword_coverage.toFixed(1)}% covered`);
    const folder = mkdtempSync(path.join(tmpdir(), 'listwright-numbers-'));
    const session = await visitor.page.browser().target().createCDPSession();
    const browserContextId = visitor.page.browserContext().id;
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: folder,
      ...(browserContextId === undefined ? {} : { browserContextId }),
    });
    await visitor.goTo('/app/listings');
    await visitor.sees(BOTTLE);
    await visitor.click('button', 'CSV');
    let file: string | undefined;
    for (let tries = 0; tries < 200 && file === undefined; tries += 1) {
      file = readdirSync(folder).find((name) => name.endsWith('.csv'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const lines = readFileSync(path.join(folder, file ?? 'none.csv'), 'utf8')
      .replace('\uFEFF', '')
      .trim()
      .split(/\r?\n/u);
    rmSync(folder, { recursive: true, force: true });
    const { listings, total } = await seller.client.listings.list();
    expect(lines).toHaveLength(total + 1);
    for (const { id, score } of listings) {
      const row = lines.find((line) => line.includes(id));
      expect(row).toMatch(new RegExp(String.raw`,(?:Ready|Needs work|Has errors),${score},`, 'u'));
    }
  });
});
