import { describe, expect, test } from '@jest/globals';
import { mapTableColumns, type TableFields } from './mapTableColumns.js';

const FEES: TableFields<'sku' | 'price' | 'note'> = {
  all: ['sku', 'price', 'note'],
  aliases: { sku: ['seller_sku', 'sku'], price: ['price', 'amount'] },
  required: ['sku'],
};

const unknown = (...messages: string[]) =>
  expect.objectContaining({
    code: 'unknown_columns',
    faults: messages.map((message) => expect.objectContaining({ message })),
  });

describe('mapTableColumns', () => {
  test('finds columns by their names, the best first', () => {
    expect(mapTableColumns(['SKU', 'Amount', 'Seller-SKU', 'Colour'], FEES)).toEqual([
      { name: 'SKU', field: null },
      { name: 'Amount', field: 'price' },
      { name: 'Seller-SKU', field: 'sku' },
      { name: 'Colour', field: null },
    ]);
  });

  test('holds to what was chosen; a field without names may be chosen often', () => {
    const chosen = { Amount: null, Code: 'sku', Colour: 'note', Size: 'note' } as const;
    expect(
      mapTableColumns(['Amount', 'Code', 'Colour', 'Size', 'sku'], FEES, chosen).map(({ field }) => field),
    ).toEqual([null, 'sku', 'note', 'note', null]);
  });

  test('says what is missing and what was chosen wrongly', () => {
    expect(() => mapTableColumns(['Amount'], FEES)).toThrow(unknown('The file needs a column sku. It has: Amount.'));
    const chosen = { a: 'sku', b: 'sku', c: 'price', d: 'weight' as 'sku' } as const;
    expect(() => mapTableColumns(['a', 'b', 'd'], FEES, chosen)).toThrow(
      unknown(
        'Two columns are chosen for sku. Choose one.',
        'The file has no column "c". It has: a, b, d.',
        '"d" cannot feed weight. Choose one of sku, price, note.',
      ),
    );
  });
});
