import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client, api } from '@listwright/application/contract';
import { jobEnded, startJob } from '../harness/bulk.js';
import { resumeSession } from '../harness/resumeSession.js';
import { signInAsAdministrator } from '../harness/signInAsAdministrator.js';
import { clientOf, registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const BOARD = 'Himal Bamboo Board 38 cm';
const ROWS = 4;
const GOOD_ROWS = 3;

let site: TestSite;
let seller: Seller;
let admin: Client<typeof api>;
let visitor: Visitor;
let listingId: string;
let productId: string;
let jobId: string;

/** A seller with a listing that breaks rules, a finished job with a failed row, and a payment. */
beforeAll(async () => {
  site = await startSite({ WORKERS: '1' });
  seller = await registerSeller(site.url);
  const { client } = seller;
  const { listing } = await client.listings.generate({
    body: { product_name: BOARD, description: 'Bamboo, 38 x 25 cm.', marketplace: 'amazon', keywords: ['board'] },
  });
  listingId = listing.id;
  productId = listing.product_id ?? '';
  await client.listings.edit({
    params: { id: listingId },
    body: {
      generated_title: 'Himal Bamboo Board!! Best seller, free shipping',
      bullet_points: ['Kills 99.9% of germs.', 'Eco-friendly!!', 'Antibacterial'],
    },
  });
  const lines = Array.from({ length: ROWS }, (_, at) => `${at === 1 ? '' : `Steel pot ${at}`},Kitchen,Himal`);
  const file = new File([['product_name,category,brand', ...lines].join('\n')], 'pots.csv', { type: 'text/csv' });
  jobId = await startJob(seller, file);
  await jobEnded(seller, jobId);
  const { order_id: order } = await client.billing.createOrder({ body: { amount: 164_900, plan: 'pro' } });
  await fetch(`${site.url}/sandbox/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order, outcome: 'pay' }),
  });
  const { token } = await clientOf(site.url).accounts.login({
    body: { email: 'admin@example.com', password: 'admin password' },
  });
  admin = clientOf(site.url, token);
});
afterAll(() => site.close());
/** The seller logged in; a second try begins as the first. */
beforeEach(async () => {
  visitor = await Visitor.arrive(site.url);
  await visitor.page.setViewport({ width: 1280, height: 1200 });
  await resumeSession(visitor, seller);
  await visitor.goTo('/app/dashboard');
});
afterEach(async () => {
  expect(visitor.errors).toEqual([]);
  await visitor.leave();
});

/** From here on the administrator looks. */
async function administrate(): Promise<void> {
  await visitor.page.evaluate(() => localStorage.clear());
  await signInAsAdministrator(visitor);
}

/** The texts of what a selector finds, each on one line. */
const texts = (selector: string) =>
  visitor.page.$$eval(selector, (all) => all.map((one) => (one as HTMLElement).innerText.replace(/\s+/gu, ' ').trim()));
/** What is next to each term of the lists of figures, or under each label of the cards. */
const figures = () =>
  visitor.page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('main dt, main .lw-stat > p:first-child')].map((one) => [
        one.innerText.trim(),
        (one.nextElementSibling as HTMLElement | null)?.innerText.trim() ?? '',
      ]),
    ),
  );
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const rowWith = async (name: string) => (await texts('main tr')).find((text) => text.includes(name)) ?? '';

describe('the figures that screens, files and the API share', () => {
  it('are the same findings in the editor, on its tab, in the lists and at the product', async () => {
    const { listing } = await seller.client.listings.read({ params: { id: listingId } });
    const count = (wanted: string) => listing.findings.filter(({ severity }) => severity === wanted).length;
    const [errors, warnings, advice] = [count('error'), count('warning'), count('info')];
    expect(errors).toBeGreaterThan(3);
    const groups = [plural(errors, 'error'), plural(warnings, 'warning'), plural(advice, 'suggestion')].filter(
      (group) => !group.startsWith('0 '),
    );
    await visitor.moveTo(`/app/listings/${listingId}`);
    await visitor.sees(`All ${plural(listing.findings.length, 'finding')}`);
    await visitor.page.waitForSelector(
      `[role="tab"] [aria-label="${plural(errors, 'error')}, ${plural(warnings, 'warning')}"]`,
    );
    // Next to the fields there are the gravest alone, under the number of all.
    expect(await texts('[aria-label="Findings"] h2')).toEqual(groups.slice(0, 1));
    const fixable = await texts('[aria-label="Findings"] .lw-secondary');
    await visitor.page.click('[role="tab"] ::-p-text(Checks)');
    await visitor.sees(groups[0] ?? '');
    expect(await texts('[role="tabpanel"] section h2')).toEqual(groups);
    expect(await texts('[role="tabpanel"] section li')).toHaveLength(listing.findings.length);
    expect((await texts('[role="tabpanel"] .lw-secondary')).slice(0, 1)).toEqual(fixable.slice(0, 1));
    await visitor.moveTo('/app/listings');
    await visitor.sees(BOARD);
    expect(await rowWith(BOARD)).toContain(plural(errors, 'error'));
    const { listings } = await seller.client.listings.list({ query: { search: BOARD } });
    expect(listings.map((one) => [one.error_count, one.warning_count])).toEqual([[errors, warnings]]);
    await visitor.moveTo(`/app/products/${productId}`);
    await visitor.sees(plural(errors, 'error'));
  });

  it('are the same needs of a product in the API, in the list, beside it and on its page', async () => {
    const { products } = await seller.client.products.list({ query: { search: BOARD } });
    const [product] = products;
    const missing = product?.missing_facts ?? [];
    expect([product?.listings.faulty, missing.length > 2]).toEqual([1, true]);
    const said = `Missing: ${missing.slice(0, 2).join(', ')} and ${missing.length - 2} more`;
    await visitor.moveTo(`/app/products?search=${encodeURIComponent(BOARD)}`);
    await visitor.sees('1 listing with errors');
    expect(await rowWith(BOARD)).toContain(said);
    await visitor.click('button', `Quick look at ${BOARD}`);
    await visitor.page.waitForSelector('[role="dialog"]');
    await visitor.until((wanted) => document.querySelector('[role="dialog"]')?.textContent?.includes(wanted), said);
    await visitor.page.keyboard.press('Escape');
    await visitor.moveTo(`/app/products/${productId}`);
    await visitor.sees(plural(missing.length, 'open question'));
    expect(await texts('#product-questions li')).toHaveLength(missing.length);
  });

  it('are the same rows of a job in its header, in the list, in the review and in its files', async () => {
    const { client } = seller;
    const { summary } = await client.bulk.check({ params: { id: jobId } });
    expect(summary).toMatchObject({ total: ROWS, successful: GOOD_ROWS, failed: 1 });
    await visitor.moveTo(`/app/bulk-generate?job=${jobId}`);
    await visitor.sees('1 failed row');
    expect(await figures()).toMatchObject({
      Total: `${summary.total}`,
      Successful: `${summary.successful}`,
      Failed: `${summary.failed}`,
      'Success rate': `${((summary.successful / summary.processed) * 100).toFixed(1)}%`,
    });
    expect(await texts('[aria-labelledby="failed-rows"] tbody tr')).toHaveLength(summary.failed);
    await visitor.moveTo('/app/jobs');
    await visitor.sees('pots.csv');
    expect(await rowWith('pots.csv')).toContain(`${summary.successful} of ${summary.total} done · 1 failed`);
    const linesOf = ({ bytes }: { readonly bytes: Uint8Array }) =>
      new TextDecoder().decode(bytes).trim().split(/\r?\n/u).slice(1);
    expect(linesOf(await client.bulk.failedRows({ params: { id: jobId } }))).toHaveLength(summary.failed);
    const results = await client.bulk.results({ params: { id: jobId }, query: { format: 'csv' } });
    const states = linesOf(results).map((line) => line.split(',')[1]);
    expect([states.length, states.filter((state) => state === 'completed').length]).toEqual([
      summary.total,
      summary.successful,
    ]);
    await visitor.moveTo(`/app/bulk-generate?job=${jobId}`);
    await visitor.click('link', 'Review listings');
    await visitor.sees(`${summary.successful} left to review`);
  });

  it('are the same use per day in the API, in the chart and next to the limits, for every quota', async () => {
    const { client } = seller;
    await client.listings.runSeoCheck({ body: { title: BOARD, marketplace: 'amazon' } });
    const { history } = await client.billing.usageHistory({ query: { days: 60 } });
    const { quotas } = await client.billing.usage();
    await visitor.goTo('/app/profile');
    const labels = { listings_generated: 'Listings', api_calls: 'API calls', bulk_operations: 'Bulk operations' };
    for (const [key, label] of Object.entries(labels) as [keyof typeof labels, string][]) {
      const used = history.reduce((sum, day) => sum + day[key], 0);
      expect([key, used]).toEqual([key, quotas[key].used]);
      await visitor.page.select('select[aria-label="Quota"]', key);
      await visitor.sees(
        used === 0 ? `${label}: nothing used in the last 60 days.` : `${label}: ${used} in the last 30 days, 0 in the`,
      );
      if (used === 0) continue;
      const table = await visitor.find('button', 'Table');
      if ((await table.evaluate((node) => node.ariaPressed)) !== 'true') await table.click();
      await visitor.page.waitForSelector('section table caption');
      const days = await visitor.page.$$eval('section table tbody tr', (rows) =>
        rows.map(({ cells }) => Number(cells[1]?.innerText)),
      );
      expect([key, days.length, days.reduce((sum, day) => sum + day, 0)]).toEqual([key, 30, used]);
    }
  });

  it('are the same score and coverage at the SEO analyser, in its history and in its file', async () => {
    const { client } = seller;
    const keywords = ['steel pot', 'cast iron pan', 'kitchen'];
    const { analysis } = await client.listings.runSeoCheck({
      body: { title: 'Himal Steel Pot 2 l', description: 'A pot for the kitchen.', keywords, marketplace: 'amazon' },
    });
    const { score, keyword_coverage: coverage, suggestions } = analysis.result;
    await visitor.goTo('/app/seo-analyzer');
    await visitor.click('button', 'History (2)');
    await visitor.click('button', 'Open');
    await visitor.sees('Keywords covered');
    expect(await figures()).toMatchObject({
      Score: `${score}`,
      'Keywords covered': `${coverage.toFixed(1)}%`,
      Suggestions: `${suggestions.length}`,
    });
    await visitor.sees(`Keywords · ${coverage.toFixed(1)}% covered`);
    await visitor.find('button', `Why ${score}?`);
    const { bytes } = await client.listings.exportSeoCheck({ params: { id: analysis.id } });
    const lines = new TextDecoder().decode(bytes).split(/\r?\n/u);
    expect(lines).toContainEqual(expect.stringContaining(`,${score},100,`));
    expect(lines).toContain(`keywords,"Keywords covered, percent",${coverage},100,`);
    expect(lines.filter((line) => line.startsWith('keyword,'))).toHaveLength(keywords.length);
  });

  it('are the same for the administrator on the dashboard, in its charts, in the lists and in the account', async () => {
    const stats = await admin.admin.stats();
    const { total: customers } = await admin.admin.customers({});
    const { total: entries, totals } = await admin.admin.transactions({});
    const { summary } = await admin.admin.payments({});
    const { quotas } = await admin.admin.quotas({ query: { search: seller.email } });
    const usage = await seller.client.billing.usage();
    expect([stats.total_customers, stats.total_transactions]).toEqual([customers, entries]);
    expect(stats.total_revenue).toBe(totals.received.amount + totals.refunded.amount);
    expect(stats.total_revenue).toBe(summary.completed.amount);
    expect(stats.revenue_by_month.reduce((sum, { amount }) => sum + amount, 0)).toBe(stats.total_revenue);
    for (const [key, { used, limit }] of Object.entries(usage.quotas))
      expect([key, quotas[0]?.quotas[key as keyof typeof usage.quotas]]).toEqual([
        key,
        expect.objectContaining({ used, limit }),
      ]);
    await administrate();
    await visitor.sees('Sign-ups, last 12 months');
    expect(await figures()).toMatchObject({
      'Total customers': `${customers}`,
      'Total revenue': '₹1,649',
      'Monthly revenue': '₹1,649',
      'Total transactions': `${entries}`,
      'Pending transactions': `${stats.pending_transactions}`,
    });
    await visitor.sees('₹1,649 in total.');
    await visitor.sees(`${customers} in total.`);
    await visitor.moveTo('/admin/customers');
    await visitor.sees(`Showing ${customers} of ${plural(customers, 'customer')}`);
    expect(await rowWith(seller.email)).toContain('₹1,649');
    await visitor.moveTo('/admin/transactions');
    await visitor.sees(`of ${plural(entries, 'transaction')}`);
    expect(await figures()).toMatchObject({ Received: '₹1,649' });
    await visitor.moveTo('/admin/payments');
    await visitor.sees(seller.email);
    expect(await figures()).toMatchObject({ Completed: '₹1,649' });
    await visitor.moveTo('/admin/quotas');
    await visitor.sees(seller.email);
    const { used, limit } = usage.quotas.listings_generated;
    expect(await rowWith(seller.email)).toContain(`Listings ${used} / ${limit?.toLocaleString('en')}`);
  });
});
