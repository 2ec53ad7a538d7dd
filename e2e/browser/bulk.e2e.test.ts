import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startFakeOpenAi, type FakeOpenAi } from '@listwright/adapters/testing';
import ExcelJS from 'exceljs';
import type { ElementHandle } from 'puppeteer';
import { respondAfter, setPlan, productFile, startJob, waitUntil } from '../harness/bulk.js';
import { faultsInBothThemes } from '../harness/faultsInBothThemes.js';
import { resumeSession } from '../harness/resumeSession.js';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const LONG_TITLE =
  'Himal Steel Water Bottle 750 ml with Screw Lid, Leak Proof, for Hiking, School and Office, Midnight Blue, Pack of 2';

/** Ten products; rows 4 and 8 have no name. */
const products = (from = 1) =>
  [
    'product_name,category,brand',
    ...Array.from({ length: 10 }, (_, at) =>
      at === 2 || at === 6 ? ',Home,Himal' : `Steel water bottle ${at + from},Home,Himal`,
    ),
  ].join('\n');

const files = mkdtempSync(path.join(tmpdir(), 'listwright-uploads-'));
const aFile = (name: string, text: string): string => {
  writeFileSync(path.join(files, name), text);
  return path.join(files, name);
};
afterAll(() => rmSync(files, { recursive: true, force: true }));

async function choose(visitor: Visitor, file: string): Promise<void> {
  const input = (await visitor.page.waitForSelector('input[type="file"]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
}

const address = (visitor: Visitor) => new URL(visitor.page.url());

describe('bulk jobs in the browser', () => {
  let site: TestSite;
  let visitor: Visitor;
  let seller: Seller;
  let downloads: string;

  beforeAll(async () => {
    site = await startSite({ WORKERS: '1' });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    seller = await registerSeller(site.url);
    await setPlan(site, seller, 'pro');
    visitor = await Visitor.arrive(site.url);
    downloads = mkdtempSync(path.join(tmpdir(), 'listwright-downloads-'));
    const session = await visitor.page.browser().target().createCDPSession();
    const browserContextId = visitor.page.browserContext().id;
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: downloads,
      ...(browserContextId === undefined ? {} : { browserContextId }),
    });
    await resumeSession(visitor, seller);
  });
  afterEach(async () => {
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
    rmSync(downloads, { recursive: true, force: true });
  });

  async function downloaded(name: RegExp): Promise<string> {
    for (let tries = 0; tries < 600; tries += 1) {
      const found = readdirSync(downloads).find((file) => name.test(file));
      if (found !== undefined) return path.join(downloads, found);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`nothing like ${name} was downloaded: ${readdirSync(downloads).join(', ')}`);
  }

  it('checks a CSV, takes a correction, generates, reviews by keyboard and downloads the files', async () => {
    await visitor.goTo('/app/bulk-generate');
    await visitor.sees('Max 100 products per file on your plan.');
    await visitor.click('button', 'Download template');
    expect(readFileSync(await downloaded(/\.csv$/), 'utf8')).toContain('product_name');
    await visitor.click('button', 'Generate listings');
    await visitor.sees('Please upload a CSV file first');
    await choose(visitor, aFile('notes.txt', 'nothing'));
    await visitor.sees('Please upload a CSV file first');
    await choose(visitor, aFile('products.csv', products()));
    await visitor.sees('8 of 10 rows ready');
    await visitor.sees('2 problems to correct');
    await visitor.sees('Product name is required');
    await visitor.fill('Row 4, product_name', 'x'.repeat(600));
    await visitor.sees('8 of 10 rows ready');
    await visitor.sees('at most');
    await visitor.fill('Row 4, product_name', 'Steel water bottle, corrected');
    await visitor.sees('9 of 10 rows ready');
    await visitor.click('button', 'Generate listings');
    await visitor.sees('Generated 9 listings!');
    await visitor.sees('90.0%');
    await visitor.sees('1 failed row');
    expect(address(visitor).searchParams.get('job')).toMatch(/^[0-9a-f-]{36}$/);

    await visitor.click('button', 'Download failed rows');
    expect(readFileSync(await downloaded(/failed/), 'utf8')).toContain('Product name is required');
    await visitor.click('button', 'Download CSV');
    expect(readFileSync(await downloaded(/^products_listings_\d{4}-\d\d-\d\d\.csv$/), 'utf8')).toContain('corrected');

    await visitor.click('link', 'Review listings');
    await visitor.sees('9 left to review');
    await visitor.sees('1 of 9');
    await visitor.page.keyboard.press('j');
    await visitor.sees('2 of 9');
    await visitor.page.keyboard.press('k');
    await visitor.sees('1 of 9');
    await visitor.page.keyboard.press('a');
    await visitor.sees('8 left to review');
    await visitor.sees('2 of 9');
    await visitor.find('button', 'Rewrite');
    const id = address(visitor).searchParams.get('job') ?? '';
    const accepted = await seller.client.bulk.rows({ params: { id }, query: { accepted: 'true' } });
    expect(accepted.rows.map(({ row }) => row)).toEqual([2]);

    await visitor.page.select('select[aria-label="Status"]', 'accepted');
    await visitor.sees('1 listing');
    await visitor.page.select('select[aria-label="Score"]', 'strong');
    await visitor.sees('No listings match these filters.');
    await visitor.click('button', 'Clear filters');
    await visitor.sees('8 left to review');
    await visitor.page.keyboard.press('e');
    await visitor.until(() => location.pathname.startsWith('/app/listings/'));
    await visitor.click('link', 'Review');
    await visitor.sees('8 left to review');
    await visitor.sees('1 of 8');
    await visitor.click('link', 'Back to the job');
    await visitor.click('button', 'Clear');
    await visitor.sees('What the file needs');
    expect(address(visitor).search).toBe('');

    await visitor.goTo('/app/jobs');
    await visitor.sees('products.csv');
    await visitor.sees('9 of 10 done');
  });

  it('pages through all problems, takes a correction on any page, and remembers the mapping', async () => {
    await setPlan(site, seller, 'enterprise');
    await visitor.goTo('/app/bulk-generate');
    const rows = Array.from({ length: 620 }, (_, at) => (at < 2 ? `Steel cup ${at},Home,Himal` : ',Home,Himal'));
    await choose(visitor, aFile('bad.csv', `Etikett,Bereich,Marke\n${rows.join('\n')}`));
    await visitor.sees('How each column of your file is used.');
    await visitor.page.select('select[aria-label="Field for column Etikett"]', 'product_name');
    await visitor.sees('2 of 620 rows ready');
    await visitor.page.select('select[aria-label="Field for column Bereich"]', 'category');
    await visitor.page.waitForSelector('select[aria-label="Field for column Marke"]:not([disabled])');
    await visitor.page.select('select[aria-label="Field for column Marke"]', 'brand');
    await visitor.sees('618 problems to correct');
    await visitor.sees('Problems 1 to 50 of 618');
    // Each mapping checks the file again, and then returns to the first problems.
    await visitor.settled();
    await visitor.click('button', 'Last problems');
    await visitor.sees('Problems 601 to 618 of 618');
    await visitor.fill('Row 621, Etikett', 'Steel cup, corrected');
    await visitor.sees('3 of 620 rows ready');
    await visitor.click('button', 'First problems');
    await visitor.sees('Problems 1 to 50 of 618');
    await visitor.click('button', 'Generate listings');
    await visitor.sees('Generated 3 listings!');
    await visitor.click('button', 'Clear');
    await choose(visitor, aFile('next.csv', 'marke,etikett,bereich\nHimal,Oak board,Home'));
    await visitor.sees('Mapped as before');
    await visitor.sees('1 of 1 row ready');
    await visitor.click('button', 'map by column names');
    await visitor.sees('We couldn’t find the product names.');
  });

  it('reads a workbook', async () => {
    const workbook = new ExcelJS.Workbook();
    workbook.addWorksheet('Products').addRows([['product_name'], ['Oak cutting board'], ['Linen apron']]);
    await workbook.xlsx.writeFile(path.join(files, 'products.xlsx'));
    await visitor.goTo('/app/bulk');
    await choose(visitor, aFile('other.txt', products()));
    await visitor.sees('Please upload an XLSX file first');
    await choose(visitor, path.join(files, 'products.xlsx'));
    await visitor.sees('2 of 2 rows ready');
    await visitor.click('button', 'Generate listings');
    await visitor.sees('Successfully processed 2 listings!');
    await visitor.click('button', 'Download XLSX');
    expect(await downloaded(/^products_listings_\d{4}-\d\d-\d\d\.xlsx$/)).toBeTruthy();
    await visitor.click('button', 'Process New File');
    await visitor.sees('What the file needs');
  });

  it('shortens titles and shows where the removed phrases went', async () => {
    await visitor.goTo('/app/keywords');
    await choose(visitor, aFile('titles.csv', `title,brand\n"${LONG_TITLE}",Himal\nHimal Oak Board,Himal`));
    await visitor.sees('2 of 2 rows ready');
    await visitor.click('button', 'Optimize titles');
    await visitor.sees('Successfully optimized 2 titles!');
    await visitor.sees('Before and after');
    await visitor.sees('→ item highlights');
    await visitor.click('button', 'Download XLSX');
    await visitor.sees('Optimized titles downloaded successfully!');
    await downloaded(/^optimized_titles_\d{4}-\d\d-\d\d\.xlsx$/);
  });

  it('uploads by keyboard only', async () => {
    await visitor.goTo('/app/bulk-generate');
    const file = aFile('keys.csv', products(20));
    const press = async (name: string) => {
      for (let tabs = 0; tabs < 60; tabs += 1) {
        const label = await visitor.page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        );
        if (label === name) return visitor.page.keyboard.press('Enter');
        await visitor.page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not reach “${name}”`);
    };
    const chooser = visitor.page.waitForFileChooser();
    await press('CSV or XLSX file');
    await (await chooser).accept([file]);
    await visitor.sees('8 of 10 rows ready');
    await press('Generate listings');
    await visitor.sees('Generated 8 listings!');
    await visitor.page.keyboard.press('g');
    await visitor.page.keyboard.press('j');
    await visitor.sees('keys.csv');
    await visitor.page.keyboard.press('g');
    await visitor.page.keyboard.press('b');
    await visitor.sees('What the file needs');
  });

  it('offers the upgrade if the plan has no bulk files', async () => {
    await setPlan(site, seller, 'free');
    await site.test.database.query(`update users set created_at = now() - interval '60 days' where id = $1`, [
      seller.id,
    ]);
    await visitor.goTo('/app/bulk-generate');
    await choose(visitor, aFile('products.csv', products()));
    await visitor.sees('This file has 10 rows. Bulk isn’t included in your plan.');
    await visitor.sees('See plans');
    await visitor.sees('2 problems to correct');
    await visitor.click('button', 'Generate listings');
    await visitor.sees('Quota reached');
  });

  it('generates the first rows of a file over the plan’s limit, then corrects a failed row and runs it again', async () => {
    await setPlan(site, seller, 'free');
    const rows = Array.from({ length: 12 }, (_, at) => `${at === 2 ? '' : `Steel cup ${at}`},Home,Himal`);
    await visitor.goTo('/app/bulk');
    await choose(visitor, aFile('over.csv', `product_name,category,brand\n${rows.join('\n')}\n`));
    await visitor.sees('This file has 12 rows, and your plan takes 10 per file.');
    await visitor.click('button', 'Generate the first 10');
    await visitor.sees('Generated 9 listings!');
    await visitor.fill('Row 4, product_name', 'Steel cup with lid');
    await visitor.click('button', 'Run 1 corrected row again');
    await visitor.sees('Generated 10 listings!');
  });
});

describe('jobs that an AI server slows', () => {
  let ai: FakeOpenAi;
  let site: TestSite;
  let visitor: Visitor;
  let seller: Seller;

  beforeAll(async () => {
    ai = await startFakeOpenAi();
    site = await startSite({
      WORKERS: '1',
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: ai.baseURL,
      BULK_CONCURRENCY: '1',
    });
  });
  afterAll(async () => {
    await site.close();
    await ai.stop();
  });

  it('continue after leaving the page, are found in the header, cancelled and resumed', async () => {
    ai.answerWith(respondAfter(1500));
    seller = await registerSeller(site.url);
    await setPlan(site, seller, 'pro');
    visitor = await Visitor.arrive(site.url);
    await resumeSession(visitor, seller);
    await visitor.goTo('/app/bulk-generate');
    await choose(visitor, aFile('slow.csv', products()));
    await visitor.sees('8 of 10 rows ready');
    await visitor.click('button', 'Generate listings');
    await visitor.sees('You can leave this page');
    const { href } = address(visitor);
    await visitor.click('link', 'Library');
    await visitor.click('button', '1 job running');
    await visitor.sees('slow.csv');
    await visitor.click('link', 'slow.csv');
    await visitor.sees('You can leave this page');
    expect(address(visitor).href).toBe(href);
    await visitor.click('button', 'Cancel');
    await visitor.sees('Finished rows are kept.');
    ai.answerWith(respondAfter(20));
    await visitor.click('button', 'Resume');
    await visitor.sees('Generated 8 listings!');
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
  });

  it.each([1280, 360])(
    'have no violations in any state of the screens, light and dark, at %i px',
    async (width) => {
      ai.answerWith(respondAfter(20));
      seller = await registerSeller(site.url);
      await setPlan(site, seller, 'pro');
      visitor = await Visitor.arrive(site.url);
      await visitor.page.setViewport({ width, height: 900 });
      await resumeSession(visitor, seller);
      const isClean = async (state: string): Promise<void> => {
        expect([state, await faultsInBothThemes(visitor)]).toEqual([state, []]);
      };
      await visitor.goTo('/app/jobs');
      await isClean('jobs-empty');
      await visitor.goTo('/app/bulk');
      await isClean('bulk-empty');
      await visitor.goTo('/app/bulk-generate');
      await visitor.click('button', 'Generate listings');
      await visitor.sees('Please upload a CSV file first');
      await isClean('csv-no-file');
      await choose(visitor, aFile('products.csv', products()));
      await visitor.sees('8 of 10 rows ready');
      await isClean('csv-checked');
      ai.answerWith(respondAfter(4000));
      await visitor.click('button', 'Generate listings');
      await visitor.sees('You can leave this page');
      await isClean('job-working');
      await visitor.click('button', '1 job running');
      await isClean('job-indicator');
      await visitor.page.keyboard.press('Escape');
      ai.answerWith(respondAfter(20));
      await visitor.sees('Generated 8 listings!');
      await isClean('job-done');
      await visitor.click('link', 'Review listings');
      await visitor.sees('8 left to review');
      await visitor.click('button', 'Accept');
      await visitor.sees('7 left to review');
      await isClean('review');
      await visitor.page.select('select[aria-label="Score"]', 'strong');
      await visitor.page.select('select[aria-label="Status"]', 'accepted');
      await visitor.sees('No listings match these filters.');
      await isClean('review-no-match');
      const setLimit = (limits: object) =>
        site.test.database.query('update users set quota_overrides = $2 where id = $1', [seller.id, limits]);
      await setLimit({ listings_generated: 8 });
      const paused = await startJob(seller, productFile(6));
      await waitUntil(async () => (await seller.client.bulk.check({ params: { id: paused } })).waits_for === 'quota');
      await visitor.goTo('/app/bulk-generate');
      await visitor.sees('You’ve used all listings for this period');
      await isClean('csv-waiting-quota');
      await visitor.goTo('/app/jobs');
      await visitor.sees('You’ve used all listings for this period');
      await isClean('jobs-waiting-quota');
      await visitor.goTo(`/app/bulk-generate?job=${paused}`);
      await visitor.sees('You’ve used all listings for this period');
      await isClean('job-waiting-quota');
      await seller.client.bulk.cancel({ params: { id: paused } });
      await setLimit({});
      await visitor.goTo('/app/bulk-generate');
      const bad = Array.from({ length: 90 }, (_, at) => (at < 2 ? `Steel cup ${at},Home,Himal` : ',Home,Himal'));
      await choose(visitor, aFile('unknown.csv', `Etikett,Bereich,Marke\n${bad.join('\n')}`));
      await visitor.sees('How each column of your file is used.');
      await isClean('csv-unknown-columns');
      await visitor.page.select('select[aria-label="Field for column Etikett"]', 'product_name');
      await visitor.sees('2 of 90 rows ready');
      await visitor.page.waitForSelector('select[aria-label="Field for column Bereich"]:not([disabled])');
      await visitor.page.select('select[aria-label="Field for column Bereich"]', 'category');
      await visitor.page.waitForSelector('select[aria-label="Field for column Marke"]:not([disabled])');
      await visitor.page.select('select[aria-label="Field for column Marke"]', 'brand');
      await visitor.sees('Uses 2 listings');
      await choose(visitor, aFile('again.csv', `Etikett,Bereich,Marke\n${bad.join('\n')}`));
      await visitor.sees('Mapped as before');
      await visitor.settled();
      await visitor.click('button', 'Last problems');
      await visitor.sees('Problems 51 to 88 of 88');
      await isClean('csv-remembered');
      await visitor.goTo('/app/jobs');
      await visitor.sees('products.csv');
      await isClean('jobs');
      await visitor.goTo('/app/keywords');
      await isClean('titles-empty');
      await choose(visitor, aFile('titles.csv', `title,brand\n"${LONG_TITLE}",Himal\nHimal Oak Board,Himal`));
      await visitor.sees('2 of 2 rows ready');
      await visitor.click('button', 'Optimize titles');
      await visitor.sees('Before and after');
      await isClean('titles-done');
      await visitor.leave();
    },
    120_000,
  );
});
