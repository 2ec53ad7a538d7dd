import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiError } from '@listwright/application/contract';
import { workbookOf } from '@listwright/adapters/testing';
import { jobEnded, setPlan, productFile, sent, startJob } from './harness/bulk.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

const csv = (text: string, name = 'products.csv') => new File([text], name, { type: 'text/csv' });
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Further samples, where they lie next to the checkout. */
const SAMPLES = new URL('../../shared/samples/', import.meta.url);
const samples = (...paths: readonly string[]) =>
  existsSync(SAMPLES)
    ? paths.map((path) => new File([readFileSync(new URL(path, SAMPLES))], path.split('/').at(-1)!))
    : [];

/** The rows of a catalogue that are written, of every kind that it has; all of it is checked. */
const FIRST_ROWS = 800;
/** Ends what hangs: hundreds of rows on a busy machine. */
const CATALOGUE_WITHIN_MS = 200_000;

/** As exports of shops are: names too long, missing, repeated or in another script, and columns of no use. */
const CATALOGUE = csv(
  [
    'uniq_id,product_name,manufacturer,amazon_category_and_sub_category,price',
    'a1,Hornby Train Set,Hornby,Hobbies > Trains,£3.42',
    'a2,,Hornby,Hobbies > Trains,£3.42',
    `a3,${'Classic toy train '.repeat(30)},Hornby,Hobbies,£9`,
    'a4,Hornby Train Set,Hornby,Hobbies > Trains,£3.42',
    'a5,"Spielzeug, Größe 2 – ""Lok""",Märklin,,',
    'a6,मिट्टी का दीया,,,',
  ].join('\n'),
  'catalogue.csv',
);
const TITLES = csv(
  ['title,brand', '"Himal Bottle, 750 ml, Leak Proof",Himal', `${'Long Title '.repeat(20)},Himal`].join('\n'),
  'titles.csv',
);

describe('the bulk API', () => {
  let site: TestSite;
  let seller: Seller;

  beforeAll(async () => {
    site = await startSite({ WORKERS: '1' });
    seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
  });
  afterAll(() => site.close());

  const upload = (file: File, options = {}) =>
    seller.client.bulk.upload({ body: {}, files: { file: sent(file) } }, options);
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: ApiError) => error,
    );

  it('waits for a small file and responds in the format of the specification', async () => {
    const file = csv(
      'product_name,category,brand\nSteel bottle 750 ml,Kitchen,Himal\n,Kitchen,Himal\nOak table,Home,Ek\n',
    );
    const reply = await seller.client.bulk.generate({ body: {}, files: { csv: sent(file) } });
    expect(reply).toMatchObject({
      status: 'completed_with_errors',
      summary: { total: 3, successful: 2, failed: 1 },
      total_listings: 3,
      successful_listings: 2,
      failed_listings: 1,
      errors: ['Row 3: product_name: Product name is required.'],
    });
    expect(reply.batchId).toBe(reply.batch_id);
    expect(reply.listing_ids).toHaveLength(2);
    expect(reply.results.map(({ row, status, product_name }) => [row, status, product_name])).toEqual([
      [2, 'completed', 'Steel bottle 750 ml'],
      [3, 'failed', 'Row 3'],
      [4, 'completed', 'Oak table'],
    ]);
    const { listing } = await seller.client.listings.read({ params: { id: reply.listing_ids[0]! } });
    expect(listing).toMatchObject({ product_name: 'Steel bottle 750 ml', brand: 'Himal', status: 'completed' });
  });

  it('returns failed rows as a file that can be corrected and sent again', async () => {
    const { batch_id: id } = await upload(csv('product_name;brand\nCup;Ek\n;Ek\n'));
    const file = await seller.client.bulk.failedRows({ params: { id } });
    const corrected = text(file.bytes)
      .replace(/^([;,])/m, 'Corrected cup$1')
      .replace(/\n([;,])Ek/, '\nCorrected cup$1Ek');
    const again = await upload(csv(corrected));
    expect(again).toMatchObject({ total_listings: 1, successful_listings: 1 });
  });

  it('reports before an upload what it would do, and charges nothing', async () => {
    const before = await seller.client.billing.usage();
    const check = await seller.client.bulk.preflight({
      body: {},
      files: { file: sent(csv('Product Name,manufacturer\nCup,Ek\n,Ek\nCup,Ek\n')) },
    });
    expect(check).toMatchObject({
      kind: 'listings',
      columns: [
        { name: 'Product Name', field: 'product_name' },
        { name: 'manufacturer', field: 'brand' },
      ],
      total: 3,
      valid: 2,
      invalid: 1,
      repeated: 1,
      max_rows: 10_000,
      faults: [{ row: 3, column: 'Product Name', message: 'Product name is required', value: '' }],
    });
    expect((await seller.client.billing.usage()).quotas).toEqual(before.quotas);
  });

  it('checks corrections as the upload does', async () => {
    const file = csv('product_name,tone\nCup,loud\nJar,shrill\n');
    const fixes = [
      { row: 2, column: 'tone', value: 'quiet' },
      { row: 3, column: 'tone', value: 'neutral' },
    ];
    const check = await seller.client.bulk.preflight({ body: { fixes }, files: { file: sent(file) } });
    expect(check).toMatchObject({ valid: 1, invalid: 1, left_faults: [{ row: 2, column: 'tone', value: 'quiet' }] });
    const reply = await seller.client.bulk.upload({ body: { fixes }, files: { file: sent(file) } });
    expect(reply).toMatchObject({ successful_listings: 1, failed_listings: 1 });
    const ragged = csv('product_name,tone\nCup,neutral,3,4\n');
    const { faults } = await seller.client.bulk.preflight({ body: {}, files: { file: sent(ragged) } });
    expect(faults).toMatchObject([{ row: 2, correctable: false }]);
  });

  it('reports an empty file and an invalid id', async () => {
    expect(await refusal(upload(new File([], 'products.csv')))).toMatchObject({
      status: 422,
      message: 'The file is empty.',
    });
    expect(await refusal(seller.client.bulk.check({ params: { id: 'nope' } }))).toMatchObject({
      status: 404,
      message: 'There is no such bulk job.',
    });
  });

  it('takes corrections and a column mapping with the upload', async () => {
    const reply = await seller.client.bulk.upload({
      body: {
        columns: { label: 'product_name', product_name: null },
        fixes: [{ row: 3, column: 'label', value: 'Corrected jar' }],
      },
      files: { file: sent(csv('label,product_name\nBlue jar,x1\n,x2\n')) },
    });
    expect(reply.results.map(({ product_name }) => product_name)).toEqual(['Blue jar', 'Corrected jar']);
    expect(reply.failed_listings).toBe(0);
  });

  it('lists every invalid row of a file, however many', async () => {
    const file = csv(`product_name,brand\n${',Ek\n'.repeat(1200)}`);
    const rows: number[] = [];
    for (let from = 0; from < 1200; from += 500) {
      const { faults, fault_count: count } = await seller.client.bulk.preflight({
        body: { faults_from: from },
        files: { file: sent(file) },
      });
      expect(count).toBe(1200);
      rows.push(...faults.map(({ row }) => row));
    }
    expect(rows).toEqual(Array.from({ length: 1200 }, (_, at) => at + 2));
  });

  it('remembers the column mapping of a header, until it is forgotten', async () => {
    const other = await registerSeller(site.url);
    const mine = csv('Etikett,Hersteller\nBlaue Dose,Ek\n');
    const alike = csv('hersteller,ETIKETT\nEk,Rote Dose\n', 'next.csv');
    const check = (file: File, body: object, who = seller) =>
      who.client.bulk.preflight({ body, files: { file: sent(file) } });
    expect((await refusal(check(mine, {})))?.problem).toMatchObject({
      code: 'unknown_columns',
      header: ['Etikett', 'Hersteller'],
    });
    const chosen = { Etikett: 'product_name', Hersteller: 'brand' };
    expect(await check(mine, { columns: chosen })).toMatchObject({ valid: 1, remembered: null });
    const again = await check(alike, {});
    expect(again).toMatchObject({
      valid: 1,
      remembered: { ETIKETT: 'product_name', hersteller: 'brand' },
      columns: [
        { name: 'hersteller', field: 'brand' },
        { name: 'ETIKETT', field: 'product_name' },
      ],
    });
    expect(await refusal(check(alike, { columns_for: 'titles' }))).toMatchObject({ code: 'unknown_columns' });
    expect(await refusal(check(alike, {}, other))).toMatchObject({ code: 'unknown_columns' });
    expect((await upload(alike)).results.map(({ product_name: name }) => name)).toEqual(['Rote Dose']);
    const account = JSON.parse(text((await seller.client.accounts.exportAccount()).bytes)) as object;
    expect(account).toMatchObject({
      bulk_columns: expect.arrayContaining([{ kind: 'listings', columns: chosen, at: expect.any(String) }]),
    });
    const asTitles = { columns: { Etikett: 'title' as const } };
    const titles = await seller.client.bulk.upload({ body: asTitles, files: { file: sent(mine) } });
    expect(titles.kind).toBe('titles');
    expect((await check(alike, {})).kind).toBe('titles');
    expect((await check(alike, { columns_for: 'listings' })).kind).toBe('listings');
    const named = csv('Product Name,Etikett\nCup,Dose\n');
    await check(named, { columns: { Etikett: 'product_name', 'Product Name': null } });
    expect((await check(named, {})).remembered).not.toBeNull();
    expect(await check(named, { columns: {} })).toMatchObject({ remembered: null, kind: 'listings' });
    expect(await check(named, {})).toMatchObject({
      remembered: null,
      columns: [{ field: 'product_name' }, { field: null }],
    });
  });

  it('creates one job from ten concurrent uploads with one key (R-16)', async () => {
    const file = productFile(5, 'Keyed cup');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        upload(file, { idempotencyKey: 'one upload', headers: { prefer: 'wait=0' } }).then(
          ({ batch_id }) => batch_id,
          (error: ApiError) => error.status,
        ),
      ),
    );
    expect(new Set(answers.filter((answer) => answer !== 409)).size).toBe(1);
    expect(
      (await seller.client.bulk.list({ query: { limit: 1000 } })).batches.filter(({ summary }) => summary.total === 5),
    ).toHaveLength(1);
  });

  it('finds the job again for a day if the response to its upload was lost', async () => {
    const forgetReply = () => site.test.database.query(`delete from idempotency_keys where key = 'lost reply'`);
    const send = async (file: File) => {
      const options = { idempotencyKey: 'lost reply', headers: { prefer: 'wait=0' } };
      const { batch_id: id } = await upload(file, options);
      await forgetReply();
      return id;
    };
    const used = async () => (await seller.client.billing.usage()).quotas.bulk_operations.used;
    const before = await used();
    const first = await send(productFile(3, 'Lost cup'));
    expect([await send(productFile(3, 'Lost cup')), await used()]).toEqual([first, before + 1]);
    expect(await send(productFile(3, 'Other cup'))).not.toBe(first);
    await site.test.database.query(`update bulk_batches set created_at = now() - interval '25 hours' where id = $1`, [
      first,
    ]);
    expect(await send(productFile(3, 'Lost cup'))).not.toBe(first);
    expect(await used()).toBe(before + 3);
  });

  it('fits titles, and returns them as the file of the title screen', async () => {
    const title = 'Himal Stainless Steel Water Bottle 750 ml Insulated Flask for Gym Office Travel School with Lid';
    const reply = await upload(csv(`title,brand\n${title},Himal\n`));
    expect(reply).toMatchObject({ kind: 'titles', successful_listings: 1 });
    const file = await seller.client.bulk.resultsXlsx({ params: { batch_id: reply.batch_id } });
    expect(file.fileName).toMatch(/^optimized_titles_\d{4}-\d\d-\d\d\.xlsx$/);
    const asCsv = text(
      (await seller.client.bulk.simpleResults({ params: { id: reply.batch_id }, query: { format: 'csv' } })).bytes,
    );
    expect(asCsv).toContain(title);
  });

  it('returns a zip by category if there are several', async () => {
    const { batch_id: id } = await upload(
      csv('sku,product_name,category\nK-1,Cup,Kitchen\nH-2,Lamp,Home > Light\nH-3,Vase,Home\n', 'Spring 2026.csv'),
    );
    expect((await seller.client.bulk.check({ params: { id } })).categories).toBe(2);
    const zip = await seller.client.bulk.results({ params: { id } });
    expect(zip.fileName).toMatch(/^Spring 2026_listings_\d{4}-\d\d-\d\d\.zip$/);
    expect(text(zip.bytes.subarray(0, 2))).toBe('PK');
    const one = await seller.client.bulk.simpleResults({ params: { id }, query: { format: 'csv' } });
    expect(one.fileName).toMatch(/^Spring 2026_listings_\d{4}-\d\d-\d\d\.csv$/);
    expect(text(one.bytes)).toMatch(/^\uFEFF?row,sku,status,[^]*2,K-1,completed,Cup[^]*3,H-2,completed,Lamp/);
    const { batch_id: plain } = await upload(csv('product_name\nCup\n'));
    expect((await seller.client.bulk.check({ params: { id: plain } })).categories).toBe(1);
  });

  it('neither charges nor reads a file whose encoding is not certain, and reads it in the one that is named', async () => {
    const greek = ['Ανοξείδωτο μπουκάλι νερού', 'Ξύλινο τραπέζι κουζίνας'];
    // ISO-8859-7 holds the Greek letters in the order of Unicode.
    const bytes = Uint8Array.from(`title\n${greek.join('\n')}\n`, (letter) => {
      const code = letter.charCodeAt(0);
      return code < 0x80 ? code : code - 0x2d0;
    });
    const file = new File([bytes], 'greek.csv');
    const before = await seller.client.billing.usage();
    const check = (body: { encoding?: 'iso-8859-7' | 'cp850' }) =>
      seller.client.bulk.preflight({ body, files: { file: sent(file) } });
    const likely = (await check({})).encodings;
    expect(likely.find(({ sample }) => sample.includes(greek[0] ?? ''))).toBeDefined();
    expect(await refusal(upload(file))).toMatchObject({
      status: 422,
      code: 'encoding_unsure',
      problem: { encodings: likely },
    });
    expect((await seller.client.billing.usage()).quotas).toEqual(before.quotas);
    const body = { encoding: 'iso-8859-7' as const };
    expect(await check(body)).toMatchObject({ encoding: 'iso-8859-7', encodings: [], valid: 2 });
    const job = await seller.client.bulk.upload({ body, files: { file: sent(file) } });
    expect(job.results.map(({ product_name: name }) => name)).toEqual(greek);
    expect(await refusal(check({ encoding: 'klingon' as 'cp850' }))).toMatchObject({ status: 422 });
  });

  it('does not charge for a rejected file', async () => {
    const before = await seller.client.billing.usage();
    expect(await refusal(upload(csv('colour\nred\n')))).toMatchObject({ status: 422, code: 'unknown_columns' });
    expect(await refusal(upload(csv('product_name\n')))).toMatchObject({ status: 422 });
    expect(await refusal(upload(new File(['\x89PNG\r\n\x1a\n'], 'products.xlsx')))).toMatchObject({ status: 422 });
    expect((await seller.client.billing.usage()).quotas).toEqual(before.quotas);
    const left = await site.test.database.query(`select 1 from bulk_batches where status = 'importing'`);
    expect(left).toEqual([]);
  });

  it('releases the threads of rejected workbooks: there are three for all sellers', async () => {
    const cell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const book = (column: string) => {
      const bytes = workbookOf({ sheets: [`<row>${cell(column)}</row>${`<row>${cell('Cup')}</row>`.repeat(2500)}`] });
      return new File([new Uint8Array(bytes)], 'products.xlsx');
    };
    const check = (file: File) => seller.client.bulk.preflight({ body: {}, files: { file: sent(file) } });
    for (let again = 0; again < 2; again += 1) {
      expect(await refusal(check(book('colour')))).toMatchObject({ code: 'unknown_columns' });
      expect(await refusal(upload(book('colour')))).toMatchObject({ code: 'unknown_columns' });
    }
    expect(await check(book('product_name'))).toMatchObject({ total: 2500 });
  });

  it('enforces the row limit of the plan', async () => {
    const trial = await registerSeller(site.url);
    const many = trial.client.bulk.upload({ body: {}, files: { file: sent(productFile(11)) } });
    expect(await refusal(many)).toMatchObject({ status: 422, code: 'too_many_rows' });
    const check = await trial.client.bulk.preflight({ body: {}, files: { file: sent(productFile(11)) } });
    expect(check).toMatchObject({ total: 11, valid: 11, max_rows: 10 });
    const few = await trial.client.bulk.upload({ body: { first_rows: 10 }, files: { file: sent(productFile(11)) } });
    expect(few.successful_listings).toBe(10);
    expect((await trial.client.billing.usage()).quotas.bulk_operations).toMatchObject({ used: 1, limit: 3 });
  });

  it('runs corrected rows again, alone', async () => {
    const id = await startJob(seller, csv('product_name,category,brand\nCup,Home,Ek\n,Home,Ek\n,Home,Do\n'));
    await jobEnded(seller, id);
    const retry = (fixes?: { row: number; column: string; value: string }[]) =>
      seller.client.bulk.retryFailed({ params: { id }, body: { fixes } });
    expect(await refusal(retry([{ row: 3, column: 'product_name', value: ' ' }]))).toMatchObject({
      status: 422,
      code: 'row_still_invalid',
      errors: [{ path: '3.product_name' }],
    });
    expect(await refusal(retry())).toMatchObject({ code: 'nothing_failed' });
    await retry([{ row: 3, column: 'product_name', value: 'Steel jar' }]);
    const done = await jobEnded(seller, id);
    expect(done.summary).toEqual({ total: 3, processed: 3, successful: 2, failed: 1 });
    const bare = { method: 'POST', headers: { authorization: `Bearer ${seller.token}` } };
    expect((await fetch(`${site.url}/api/bulk/${id}/retry-failed`, bare)).status).toBe(409);
  });

  it('cancels, resumes, and streams its progress', async () => {
    const id = await startJob(seller, productFile(400, 'Cancelled cup'));
    const cancelled = await seller.client.bulk.cancel({ params: { id } });
    expect(cancelled.status).toBe('cancelled');
    expect(await refusal(seller.client.bulk.cancel({ params: { id } }))).toMatchObject({ status: 409 });
    await seller.client.bulk.resume({ params: { id } });
    const events = await fetch(`${site.url}/api/bulk/${id}/events`, {
      headers: { authorization: `Bearer ${seller.token}` },
    });
    expect(events.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const stream = await events.text();
    const last = JSON.parse(stream.trim().split('\n').at(-1)!.replace('data: ', ''));
    expect(last).toMatchObject({ status: 'completed', summary: { total: 400, successful: 400 } });
    expect((await jobEnded(seller, id)).status).toBe('completed');
  });

  it('marks reviewed rows', async () => {
    const { batch_id: id } = await upload(csv('product_name\nAccepted cup\nOther cup\n'));
    await seller.client.bulk.accept({ params: { id, row: 2 }, body: { accepted: true } });
    const { rows } = await seller.client.bulk.rows({ params: { id }, query: { accepted: 'false' } });
    expect(rows.map(({ row }) => row)).toEqual([3]);
  });

  it('lists rows by the score of their listings', async () => {
    const { batch_id: id } = await upload(csv('product_name\nWeak cup\nStrong cup\nGone cup\n'));
    const all = (await seller.client.bulk.rows({ params: { id } })).rows;
    expect(all.map(({ score }) => (score === null ? null : 'scored'))).toEqual(['scored', 'scored', 'scored']);
    const [weak, strong, gone] = all.map(({ listing_id: listing }) => listing ?? '');
    const setScore = (listing: string | undefined, score: number) =>
      site.test.database.query('update listings set score = $2 where id = $1', [listing, score]);
    await Promise.all([setScore(weak, 59), setScore(strong, 80)]);
    await seller.client.listings.remove({ params: { id: gone ?? '' } });
    const rowsOf = async (query: { score_from?: number; score_below?: number; limit?: number; cursor?: string }) => {
      const page = await seller.client.bulk.rows({ params: { id }, query });
      return [page.rows.map(({ row, score }) => [row, score]), page.total] as const;
    };
    expect(await rowsOf({ score_below: 60 })).toEqual([[[2, 59]], 1]);
    expect(await rowsOf({ score_below: 59 })).toEqual([[], 0]);
    expect(await rowsOf({ score_from: 60 })).toEqual([[[3, 80]], 1]);
    expect(await rowsOf({ score_from: 59, score_below: 81 })).toEqual([
      [
        [2, 59],
        [3, 80],
      ],
      2,
    ]);
    expect((await rowsOf({}))[0].at(-1)?.[1]).toBeNull();
    expect(await refusal(rowsOf({ score_below: 101 }))).toMatchObject({ status: 422 });
  });

  it.each(['csv', 'xlsx'] as const)('returns a template as %s that can be filled in', async (format) => {
    const file = await seller.client.bulk.template({ query: { format } });
    const check = await seller.client.bulk.preflight({
      body: {},
      files: { file: { name: file.fileName, type: file.contentType, content: new Blob([new Uint8Array(file.bytes)]) } },
    });
    expect(check).toMatchObject({ kind: 'listings', total: 1, invalid: 0 });
    const { headers } = await fetch(`${site.url}/api/bulk/template/download?type=generate&format=${format}`);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('processes every row of files without mistakes', async () => {
    const given = samples('bulk/products-100.csv', 'bulk/products-100.xlsx', 'bulk/titles-99.xlsx');
    for (const file of [productFile(40), TITLES, ...given]) {
      const { total } = await seller.client.bulk.preflight({ body: {}, files: { file: sent(file) } });
      expect(total).toBeGreaterThan(1);
      expect(await upload(file)).toMatchObject({ total_listings: total, failed_listings: 0 });
    }
  });

  it('processes catalogues: each row succeeds, or fails for the reason that the check gave before', async () => {
    const given = samples('catalogues/amazon-uk-3334.csv', 'catalogues/walmart-704.csv');
    for (const file of [CATALOGUE, ...given]) {
      const check = await seller.client.bulk.preflight({ body: {}, files: { file: sent(file) } });
      expect(check.fault_count).toBe(check.faults.length);
      if (file === CATALOGUE) expect([check.total, check.valid, check.invalid]).toEqual([6, 4, 2]);
      const total = Math.min(check.total, FIRST_ROWS);
      // The first row is the header.
      const faults = check.faults.filter(({ row }) => row <= total + 1);
      const { batch_id: id } = await seller.client.bulk.upload(
        { body: { first_rows: total }, files: { file: sent(file) } },
        { headers: { prefer: 'wait=0' } },
      );
      const { status, summary } = await jobEnded(seller, id, CATALOGUE_WITHIN_MS);
      const invalid = new Set(faults.map(({ row }) => row)).size;
      expect([status, summary]).toEqual([
        invalid === 0 ? 'completed' : 'completed_with_errors',
        expect.objectContaining({ total, successful: total - invalid, failed: invalid }),
      ]);
      const { rows: failed } = await seller.client.bulk.rows({
        params: { id },
        query: { status: 'failed', limit: 1000 },
      });
      expect(failed.map(({ row, error }) => ({ row, error }))).toEqual(
        faults.map(({ row, column, message }) => ({ row, error: `${column}: ${message}.` })),
      );
    }
  });
});
