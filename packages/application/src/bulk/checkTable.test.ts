import { describe, expect, it } from '@jest/globals';
import type { Table } from '../shared/index.js';
import { checkTable } from './index.js';

const DEFAULTS = { marketplace: 'amazon', marketplaceId: '', tone: 'neutral', language: 'en' } as const;

/** A table in memory; `walked` counts the rows that were asked for. */
function aTable(header: string[], rows: (readonly string[])[], surplus = 0): { table: Table; walked: () => number } {
  let count = 0;
  async function* walk() {
    for (const cells of rows) {
      count += 1;
      yield { number: count + 1, cells, surplus };
    }
  }
  return { table: { format: 'csv', header, rows: walk(), close: async () => undefined }, walked: () => count };
}

describe('checkTable', () => {
  it('says what an upload would do, fault by fault', async () => {
    const { table } = aTable(
      ['Product Name', 'Note'],
      [
        ['Bottle', 'a'],
        ['', 'b'],
        ['bottle ', 'c'],
      ],
    );
    expect(await checkTable(table, { defaults: DEFAULTS, maxRows: 10 })).toEqual({
      kind: 'listings',
      format: 'csv',
      columns: [
        { name: 'Product Name', field: 'product_name' },
        { name: 'Note', field: null },
      ],
      total: 3,
      valid: 2,
      invalid: 1,
      faults: [{ row: 3, column: 'Product Name', message: 'Product name is required', value: '', isCorrectable: true }],
      faultCount: 1,
      leftFaults: [],
      repeated: 1,
      sample: [
        { row: 2, cells: { 'Product Name': 'Bottle', Note: 'a' } },
        { row: 3, cells: { 'Product Name': '', Note: 'b' } },
        { row: 4, cells: { 'Product Name': 'bottle ', Note: 'c' } },
      ],
    });
  });

  it('names rows in a language that the writer does not write', async () => {
    const rows = [
      ['Flasche', 'de'],
      ['Bottle', 'en-GB'],
      ['Flask', ''],
    ];
    const { table } = aTable(['Product Name', 'Language'], rows);
    const languages = (language: string) => language.startsWith('en');
    const { faults, valid } = await checkTable(table, { defaults: DEFAULTS, maxRows: 10, languages });
    expect(valid).toBe(2);
    expect(faults).toEqual([
      expect.objectContaining({ row: 2, column: 'Language', message: expect.stringMatching(/English only/) }),
    ]);
  });

  it('judges corrected rows by the same rule, and says what is still wrong with them', async () => {
    const { table } = aTable(
      ['Product Name', 'tone'],
      [
        ['Bottle', 'loud'],
        ['Cup', 'shrill'],
        ['', 'neutral'],
      ],
    );
    const fixes = [
      { row: 2, column: 'tone', value: 'quiet' },
      { row: 3, column: 'tone', value: 'Neutral' },
    ];
    const check = await checkTable(table, { defaults: DEFAULTS, maxRows: 10, fixes });
    expect([check.valid, check.invalid, check.faultCount]).toEqual([1, 2, 2]);
    expect(check.leftFaults).toMatchObject([{ row: 2, column: 'tone', value: 'quiet', isCorrectable: true }]);
  });

  it('says which rows no correction of a cell can help', async () => {
    const { table } = aTable(['product_name', 'tone'], [['', 'loud']], 1);
    const { faults } = await checkTable(table, { defaults: DEFAULTS, maxRows: 10 });
    expect(faults.map(({ column, isCorrectable }) => [column, isCorrectable])).toEqual([
      ['tone', false],
      ['tone', false],
      ['product_name', false],
    ]);
  });

  it('keeps the first faults and counts the rest', async () => {
    const { table } = aTable(
      ['title'],
      Array.from({ length: 700 }, () => ['']),
    );
    const check = await checkTable(table, { defaults: DEFAULTS, maxRows: 1000 });
    expect([check.total, check.invalid, check.faults.length, check.faultCount]).toEqual([700, 700, 500, 700]);
    expect(check.sample).toHaveLength(20);
  });

  it('gives the faults from any one on, with what the cell holds', async () => {
    const rows = Array.from({ length: 700 }, (_, at) => [`${at}`.padEnd(2100, 'x')]);
    const { table } = aTable(['title'], rows);
    const { faults, faultCount } = await checkTable(table, { defaults: DEFAULTS, maxRows: 1000, faultsFrom: 690 });
    expect([faults.length, faultCount, faults[0]?.row]).toEqual([10, 700, 692]);
    expect(faults[0]?.value).toBe('690'.padEnd(200, 'x'));
  });

  it('refuses a file past the plan, names the number, and walks no further', async () => {
    const { table, walked } = aTable(
      ['title'],
      Array.from({ length: 500 }, () => ['x']),
    );
    await expect(checkTable(table, { defaults: DEFAULTS, maxRows: 100 })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'too_many_rows',
      message: 'This file has more than 100 rows, the limit of your plan for one file. Split it or upgrade.',
    });
    expect(walked()).toBe(101);
  });

  it('takes a file of exactly the limit', async () => {
    const { table } = aTable(
      ['title'],
      Array.from({ length: 100 }, () => ['x']),
    );
    expect((await checkTable(table, { defaults: DEFAULTS, maxRows: 100 })).valid).toBe(100);
  });

  it('does not take a row with cells beyond the header', async () => {
    const { table } = aTable(['product_name', 'brand'], [['Bottle', 'x']], 2);
    const { invalid, faults } = await checkTable(table, { defaults: DEFAULTS, maxRows: 10 });
    expect(invalid).toBe(1);
    expect(faults[0]?.message).toMatch(/^The row has 2 cells more than the header\. Put a text/);
  });

  it('keeps the cells of a column that is named like a part of every object', async () => {
    const { table } = aTable(['title', '__proto__'], [['Oak', 'x']]);
    const { sample } = await checkTable(table, { defaults: DEFAULTS, maxRows: 10 });
    expect(Object.entries(sample[0]?.cells ?? {})).toEqual([
      ['title', 'Oak'],
      ['__proto__', 'x'],
    ]);
  });
});
