import { describe, expect, it } from '@jest/globals';
import { aBrief, aListing } from '@listwright/application/testing';
import { EMPTY_COPY } from '@listwright/domain/listings';
import Papa from 'papaparse';
import { readShopifyCsv } from './readShopifyCsv.js';
import { SHOPIFY_COLUMNS } from './shopifyColumns.js';
import { writeShopifyCsv } from './writeShopifyCsv.js';

const copy = {
  ...EMPTY_COPY,
  title: 'Oak "Side" Table, 45 cm',
  description: '<p>Oak, oiled.</p>\n<ul><li>45 cm high</li></ul>',
  seoTitle: 'Oak Side Table',
  metaDescription: 'An oak table, 45 cm high.',
  tags: ['Oak', 'Table'],
  handle: 'oak-side-table',
};
const brief = aBrief({
  marketplace: 'shopify',
  marketplaceId: '',
  brand: 'Fjell',
  category: 'Home',
  attributes: { SKU: 'T-45', Price: '129.00' },
});
const listing = aListing({ brief, copy });

describe('the Shopify CSV', () => {
  it('has the 57 current columns in order', () => {
    const [header] = Papa.parse<string[]>(writeShopifyCsv([listing])).data;
    expect(header).toEqual(SHOPIFY_COLUMNS);
    expect(SHOPIFY_COLUMNS).toHaveLength(57);
    expect(SHOPIFY_COLUMNS.slice(0, 4)).toEqual(['Title', 'URL handle', 'Description', 'Vendor']);
    expect(SHOPIFY_COLUMNS.at(-1)).toBe('Google Shopping / Custom label 4');
  });

  it('returns the stored listing unchanged', () => {
    const [row] = readShopifyCsv(writeShopifyCsv([listing]));
    expect(row).toEqual({ copy, vendor: 'Fjell', type: 'Home' });
  });

  it('carries what was given, and nothing that was not', () => {
    const { data } = Papa.parse<Record<string, string>>(writeShopifyCsv([listing]), { header: true });
    expect(data[0]).toMatchObject({
      SKU: 'T-45',
      Price: '129.00',
      Status: 'Draft',
      'Published on online store': 'FALSE',
      'Inventory quantity': '',
    });
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', '=HYPERLINK("http://evil.example")'])(
    'neutralises %j, and gives it back unharmed',
    (text) => {
      const dangerous = aListing({ brief, copy: { ...copy, title: text, metaDescription: text } });
      const csv = writeShopifyCsv([dangerous]);
      const [cells] = Papa.parse<Record<string, string>>(csv, { header: true }).data;
      expect(cells?.Title).toBe(`'${text}`);
      expect(readShopifyCsv(csv)[0]?.copy).toMatchObject({ title: text, metaDescription: text });
    },
  );

  it('keeps handles apart, since equal ones would become one product', () => {
    const handles = Papa.parse<Record<string, string>>(writeShopifyCsv([listing, listing, listing]), {
      header: true,
    }).data.map((row) => row['URL handle']);
    expect(handles).toEqual(['oak-side-table', 'oak-side-table-2', 'oak-side-table-3']);
  });

  it('is read with the header of before the columns were renamed, variants and byte order mark passed over', () => {
    const old =
      '\uFEFFHandle,Title,Body (HTML),Vendor,Type,Tags,SEO Title,SEO Description\r\nshirt,Shirt,<p>Blue</p>,Fjell,Fashion,"a, b",S,M\r\nshirt,,,,,,,\r\n';
    expect(readShopifyCsv(old)).toEqual([
      {
        copy: {
          ...EMPTY_COPY,
          title: 'Shirt',
          handle: 'shirt',
          description: '<p>Blue</p>',
          tags: ['a', 'b'],
          seoTitle: 'S',
          metaDescription: 'M',
        },
        vendor: 'Fjell',
        type: 'Fashion',
      },
    ]);
  });
});
