import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  checkTable,
  LISTING_COLUMNS,
  listingCells,
  TITLE_COLUMNS,
  titleCells,
  type BulkFile,
  type ListingResult,
  type ResultFormat,
  type ResultRow,
  type TableFormat,
  type TitleResult,
} from '@listwright/application/bulk';
import { type JobRow } from '@listwright/application/jobs';
import { aBrief, aListing } from '@listwright/application/testing';
import { BULK_KINDS, CSV_LISTING_COLUMNS, mapColumns, rowKinds } from '@listwright/domain/bulk';
import { EMPTY_COPY, fitTitle } from '@listwright/domain/listings';
import { ruleSetFor } from '@listwright/domain/marketplaces';
import fc from 'fast-check';
import { threadFromSource } from '../../../testing/index.js';
import { FileTableReader } from '../tables/FileTableReader.js';
import { entryStream, openZip, zipEntries } from '../zipEntries.js';
import { SpreadsheetBulkFiles } from './SpreadsheetBulkFiles.js';

const FORMATS: readonly TableFormat[] = ['csv', 'xlsx'];
const DEFAULTS = { marketplace: 'amazon', marketplaceId: '', tone: 'neutral', language: 'en' } as const;
const files = new SpreadsheetBulkFiles();
let reader: FileTableReader;
beforeAll(async () => {
  reader = new FileTableReader(await threadFromSource('files/tables/xlsx/sheetWorker'));
});

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks = [];
  for await (const chunk of content) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

async function readTable(name: string, content: AsyncIterable<Uint8Array>) {
  const table = await reader.open({ name, bytes: await bytesOf(content) });
  const rows = [];
  for await (const row of table.rows)
    rows.push(Object.fromEntries(table.header.map((column, at) => [column, row.cells[at]])));
  return { ...table, rows };
}
const read = ({ name, content }: BulkFile) => readTable(name, content);

async function* each<T>(...items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

type Upload = Omit<ResultFormat, 'sheet'>;

/** The file of listings, as `ListingJobKind` exports them. */
function listingResults(
  parts: readonly { readonly category: string; readonly results: () => AsyncIterable<ListingResult> }[],
  how: Upload,
): BulkFile {
  const sheet = { fileName: '{file}_listings_{day}', sheetName: 'Listings', columns: LISTING_COLUMNS };
  async function* rowsOf(results: AsyncIterable<ListingResult>): AsyncGenerator<ResultRow> {
    for await (const one of results) yield { row: one.row, cells: listingCells(one, how.columns) };
  }
  const categories = parts.map(({ category, results }) => ({ category, results: () => rowsOf(results()) }));
  return files.results(categories, { ...how, sheet });
}

/** The file of titles, as `TitleJobKind` exports them. */
function titleResults(titles: AsyncIterable<TitleResult>, how: Upload): BulkFile {
  const sheet = { fileName: 'optimized_titles_{day}', sheetName: 'Titles', columns: TITLE_COLUMNS };
  async function* results(): AsyncGenerator<ResultRow> {
    for await (const one of titles) yield { row: one.row, cells: titleCells(one, how.columns) };
  }
  return files.results([{ category: '', results }], { ...how, sheet });
}

const aRow = (number: number, cells: Record<string, string>, more: Partial<JobRow> = {}): JobRow => ({
  number,
  status: 'completed',
  isAccepted: false,
  cells,
  name: cells.product_name ?? cells.title ?? '',
  attempts: 1,
  ...more,
});

const listings = (format: TableFormat): Upload => ({
  format,
  day: '2026-11-21',
  fileName: 'products.csv',
  columns: mapColumns(['product_name', 'category', 'manufacturer'], 'listings'),
});
const listing = aListing({
  brief: aBrief({ productName: 'Oak Table', category: 'Home', brand: 'Fjell' }),
  copy: {
    ...EMPTY_COPY,
    title: '=HYPERLINK("http://evil.example")',
    itemHighlights: 'oiled oak, 45 cm',
    bulletPoints: ['One', '+Two\r\nlines'],
    description: '-5 °C "proof", 😜 _x000D_ \u0001',
    searchTerms: 'oak table',
    seoTitle: 'Oak table for the living room',
    metaDescription: 'A table of oiled oak.',
    tags: ['a', 'b'],
    handle: 'oak-table',
  },
});
const done: ListingResult = { row: aRow(2, { product_name: 'Oak Table' }, { documentId: listing.id }), listing };
const failed: ListingResult = {
  row: aRow(
    3,
    { product_name: '@cmd', category: 'Toys', manufacturer: 'ccf' },
    { status: 'failed', error: 'The writer answered nothing.' },
  ),
};

describe.each(FORMATS)('results of a listings job as %s', (format) => {
  it('hold a row each, read back to the character', async () => {
    const file = listingResults([{ category: 'Home', results: () => each(done, failed) }], listings(format));
    expect(file.name).toBe(`products_listings_2026-11-21.${format}`);
    const { rows } = await read(file);
    expect(rows).toMatchObject([
      {
        row: '2',
        status: 'completed',
        product_name: 'Oak Table',
        category: 'Home',
        brand: 'Fjell',
        title: '=HYPERLINK("http://evil.example")',
        item_highlights: 'oiled oak, 45 cm',
        bullet_1: 'One',
        bullet_2: '+Two\r\nlines',
        bullet_5: '',
        description: '-5 °C "proof", 😜 _x000D_ \u0001',
        search_terms: 'oak table',
        seo_title: 'Oak table for the living room',
        meta_description: 'A table of oiled oak.',
        tags: 'a, b',
        handle: 'oak-table',
        score: String(listing.review.score.score),
        error: '',
      },
      {
        row: '3',
        status: 'failed',
        product_name: '@cmd',
        category: 'Toys',
        brand: 'ccf',
        title: '',
        score: '',
        error: 'The writer answered nothing.',
      },
    ]);
  });

  it('are a zip with a file for each of several categories', async () => {
    const names = ['Home > Kitchen', 'Home: Kitchen', '', '../etc/passwd', 'CON'];
    const file = listingResults(
      names.map((category) => ({ category, results: () => each(done) })),
      listings(format),
    );
    expect([file.name, file.contentType]).toEqual(['products_listings_2026-11-21.zip', 'application/zip']);
    const zip = await openZip(await bytesOf(file.content));
    const found: string[] = [];
    for await (const entry of zipEntries(zip)) {
      found.push(entry.fileName);
      const { rows } = await readTable(entry.fileName, entryStream(zip, entry));
      expect(rows).toHaveLength(1);
    }
    expect(found).toEqual(
      ['Home Kitchen', 'Home Kitchen (2)', 'No category', 'etc passwd', 'CON_'].map((name) => `${name}.${format}`),
    );
  });

  it('keep the columns of the seller behind the number, under a name of their own', async () => {
    const header = ['SKU', 'product_name', 'ASIN', 'Status', 'status (yours)', 'description', '=cmd', 'material'];
    const columns = mapColumns(header, 'listings', { material: 'attribute' });
    const cells = Object.fromEntries(header.map((name) => [name, `${name} of 7`]));
    const row = aRow(7, { ...cells, SKU: '-7' });
    for (const count of [1, 2]) {
      const parts = Array.from({ length: count }, (_, at) => ({ category: `${at}`, results: () => each({ row }) }));
      const file = listingResults(parts, { ...listings(format), columns });
      const bytes = await bytesOf(file.content);
      const zip = count === 1 ? undefined : await openZip(bytes);
      for await (const entry of zip === undefined ? [undefined] : zipEntries(zip)) {
        const content = zip === undefined || entry === undefined ? each(bytes) : entryStream(zip, entry);
        const table = await readTable(entry?.fileName ?? file.name, content);
        expect(table.header.slice(0, 9)).toEqual([
          'row',
          'SKU',
          'ASIN',
          'Status (yours)',
          'status (yours) (yours)',
          '=cmd',
          'material',
          'status',
          'product_name',
        ]);
        expect(table.rows).toMatchObject([
          { row: '7', SKU: '-7', ASIN: 'ASIN of 7', 'Status (yours)': 'Status of 7', '=cmd': '=cmd of 7' },
        ]);
      }
    }
  });

  it('open a category only when its turn comes, and close it where the reader leaves', async () => {
    const events: string[] = [];
    let settle = () => {};
    const closed = new Promise<void>((resolve) => (settle = resolve));
    async function* watched(name: string) {
      try {
        events.push(`open ${name}`);
        for (;;) yield done;
      } finally {
        events.push(`close ${name}`);
        settle();
      }
    }
    const file = listingResults(
      ['a', 'b'].map((category) => ({ category, results: () => watched(category) })),
      listings(format),
    );
    let size = 0;
    for await (const chunk of file.content) {
      size += chunk.length;
      if (size > 20_000) break;
    }
    await closed;
    expect(events).toEqual(['open a', 'close a']);
  });

  it('pass the failure of their source on', async () => {
    async function* broken() {
      yield done;
      throw new Error('connection lost');
    }
    const sources = [1, 2].map((count) =>
      Array.from({ length: count }, (_, at) => ({ category: String(at), results: () => broken() })),
    );
    for (const categories of sources)
      await expect(bytesOf(listingResults(categories, listings(format)).content)).rejects.toThrow('connection lost');
  });

  it('never hold a formula', async () => {
    const file = listingResults([{ category: '', results: () => each(done, failed) }], listings(format));
    const bytes = await bytesOf(file.content);
    if (format === 'csv') {
      expect(Buffer.from(bytes).toString('utf8')).not.toMatch(/(?:^|,)"?[=+\-@\t]/m);
      return;
    }
    const zip = await openZip(bytes);
    for await (const entry of zipEntries(zip)) {
      const xml = Buffer.from(await bytesOf(entryStream(zip, entry))).toString('utf8');
      expect(xml).not.toMatch(/<f[\s>]/);
    }
  });
});

describe.each(FORMATS)('results of a titles job as %s', (format) => {
  it('hold the title before and after, and where each phrase went', async () => {
    const before =
      'Lloyd 1.5 Ton 3 Star Inverter Split Ac (5 In 1 Convertible, Copper, Anti-Viral + Pm 2.5 Filter, 2023 Model, White)';
    const ruleSet = ruleSetFor({ marketplace: 'amazon', productClass: 'general', on: '2026-11-21' });
    const fitted = fitTitle({ title: before, brand: 'Lloyd' }, ruleSet);
    const results: TitleResult[] = [
      { row: aRow(2, { Title: before }), fitted },
      { row: aRow(3, { Title: '' }, { status: 'failed', error: 'Title is required' }) },
    ];
    const how = { format, day: '2026-11-21', fileName: 'titles.csv', columns: mapColumns(['Title'], 'titles') };
    const file = titleResults(each(...results), how);
    expect(file.name).toBe(`optimized_titles_2026-11-21.${format}`);
    const { rows } = await read(file);
    expect(rows[0]).toMatchObject({
      title: before,
      optimized_title: fitted.title,
      item_highlights: fitted.itemHighlights,
      search_terms: fitted.searchTerms,
      error: '',
    });
    expect(rows[0]?.moved).toBe(fitted.moved.map(({ text, to }) => `${text} → ${to}`).join('; '));
    expect(rows[0]?.changes).toMatch(/^11\d to \d+ characters, \d+ to item highlights/);
    expect(rows[1]).toMatchObject({ status: 'failed', optimized_title: '', changes: '', error: 'Title is required' });
  });

  it('keep every other column', async () => {
    const columns = mapColumns(['id', 'title', 'brand', 'moved'], 'titles');
    const row = aRow(2, { id: '007', title: 'Oak Table', brand: 'Fjell', moved: 'in May' });
    const how = { format, day: '2026-11-21', fileName: 'titles.csv', columns };
    const { header, rows } = await read(titleResults(each({ row }), how));
    expect(header.slice(0, 5)).toEqual(['row', 'id', 'brand', 'moved (yours)', 'status']);
    expect(rows).toMatchObject([{ id: '007', brand: 'Fjell', 'moved (yours)': 'in May', moved: '' }]);
  });
});

describe.each(FORMATS)('failed rows as %s', (format) => {
  it('come in the shape of the upload and can be uploaded again', async () => {
    const header = ['Product Name', 'price', 'Error'];
    const rows = [
      aRow(4, { 'Product Name': '=1+1', price: '-5', Error: 'from last time' }, { error: 'Product name is required' }),
    ];
    const file = files.failedRows(each(...rows), { name: 'C:\\my\\Spring; 2026.csv', format, header, delimiter: ';' });
    expect(file.name).toBe(`Spring 2026-failed-rows.${format}`);
    const table = await read(file);
    expect(table.header).toEqual(['Product Name', 'price', 'error']);
    if (format === 'csv') expect(table.delimiter).toBe(';');
    expect(table.rows).toEqual([{ 'Product Name': '=1+1', price: '-5', error: 'Product name is required' }]);
    const again = files.failedRows(each(...rows), { name: 'x.csv', format, header, delimiter: ';' });
    const check = await checkTable(await reader.open({ name: again.name, bytes: await bytesOf(again.content) }), {
      defaults: DEFAULTS,
      maxRows: 10,
    });
    expect([check.valid, check.columns.at(-1)]).toEqual([1, { name: 'error', field: null }]);
  });

  it('restore any text that was uploaded', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        "'=x",
        "''",
        '=',
        '-1',
        '+1',
        '@a',
        '\tx',
        '\rx',
        '\n',
        '＝1',
        'a\r\nb',
        '"',
        ' x ',
        '_x000D_',
        '_x005F_',
        '1e5',
        '007',
      ),
      fc.tuple(fc.constantFrom("'", '=', '"', '_', '\r'), fc.string()).map((parts) => parts.join('')),
    );
    // A zero byte is no text.
    const text = cell.map((one) => one.replaceAll('\0', ''));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 20 }), async (pairs) => {
        const rows = pairs.map(([a, b], at) => aRow(at + 2, { key: `k${at}`, a, b }));
        const file = files.failedRows(each(...rows), { name: 'x.csv', format, header: ['key', 'a', 'b'] });
        const found = (await read(file)).rows.map(({ a, b }) => [a, b]);
        expect(found).toEqual(pairs);
      }),
      { numRuns: format === 'csv' ? 200 : 25 },
    );
  });
});

describe.each(BULK_KINDS.flatMap((kind) => FORMATS.map((format) => [kind, format] as const)))(
  'the template for %s as %s',
  (kind, format) => {
    it('passes the check that uploads go through', async () => {
      const { name, content } = files.template(rowKinds[kind].sheet, format);
      expect(name).toBe(`${kind === 'listings' ? 'products' : kind}-template.${format}`);
      const table = await reader.open({ name, bytes: await bytesOf(content) });
      const required = kind === 'listings' ? CSV_LISTING_COLUMNS : undefined;
      const check = await checkTable(table, { defaults: DEFAULTS, maxRows: 10, required });
      expect(check).toMatchObject({ kind, format, total: 1, valid: 1, invalid: 0, faults: [] });
      expect(check.columns.map((column) => column.field)).toEqual(table.header);
    });
  },
);
