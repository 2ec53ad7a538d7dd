import { describe, expect, it } from '@jest/globals';
import { BULK_KINDS, bulkKindOf, cellFor, fieldsOf, mapColumns, rowKinds, type RowKind } from '../index.js';

const DEFAULTS = { marketplace: 'amazon', marketplaceId: '', tone: 'neutral', language: 'en' } as const;

describe.each(BULK_KINDS)('a file of %s', (name) => {
  const kind: RowKind = rowKinds[name];
  const { columns } = kind.sheet;
  const header = columns.map((column) => column.name);
  const sample = Object.fromEntries(columns.map((column) => [column.name, column.sample]));

  it('is recognised from its template', () => {
    expect(bulkKindOf(header)).toBe(name);
    expect(mapColumns(header, name).map(({ field }) => field)).toEqual(header);
  });

  it('is recognised by the column that names its rows, and needs it', () => {
    expect(bulkKindOf([kind.label])).toBe(name);
    expect(fieldsOf(name).required).toContain(kind.label);
  });

  it('has a sample row without faults', () => {
    const map = mapColumns(header, name);
    expect(kind.read(sample, map, DEFAULTS)).toHaveProperty('ok');
    expect(cellFor(kind.label, map, sample)).toBe(sample[kind.label]);
  });

  it('explains each column once, with no empty explanation', () => {
    expect(new Set(columns.map(({ explanation }) => explanation)).size).toBe(columns.length);
    for (const { explanation } of columns) expect(explanation).toMatch(/\.$/u);
  });
});

describe('the kinds of bulk files', () => {
  it('pay with listings, and pages with API calls, one at a time', () => {
    const costs = BULK_KINDS.map((name) => {
      const { quota, unit, maxConcurrency }: RowKind = rowKinds[name];
      return [name, quota, unit, maxConcurrency];
    });
    expect(costs).toEqual([
      ['listings', 'listings_generated', 'listing', undefined],
      ['titles', 'listings_generated', 'listing', undefined],
      ['pages', 'api_calls', 'API call', 1],
    ]);
  });

  it('let only listings take further columns as facts', () => {
    expect(BULK_KINDS.filter((name) => fieldsOf(name).all.includes('attribute'))).toEqual(['listings']);
  });

  it('report what was done in the words of the specification', () => {
    expect(rowKinds.listings.doneSentence(2, 'csv')).toBe('Generated 2 listings!');
    expect(rowKinds.listings.doneSentence(2, 'xlsx')).toBe('Successfully processed 2 listings!');
    expect(rowKinds.titles.doneSentence(2, 'csv')).toBe('Successfully optimized 2 titles!');
    expect(rowKinds.pages.doneSentence(1, 'csv')).toBe('Analyzed 1 page.');
  });
});

describe('the template of each kind', () => {
  it('is a file and a sheet that are named for it', () => {
    expect(BULK_KINDS.map((name) => [name, rowKinds[name].sheet.fileName, rowKinds[name].sheet.sheetName])).toEqual(
      expect.arrayContaining([
        ['listings', 'products-template', 'Products'],
        ['titles', 'titles-template', 'Titles'],
        ['pages', 'pages-template', 'Pages'],
      ]),
    );
  });
});
