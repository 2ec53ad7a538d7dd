import { describe, expect, it } from '@jest/globals';
import { plainHeader } from '../shared/index.js';
import { BRIEF_LIMITS, TITLE_TO_FIT_MAX } from '../listings/index.js';
import {
  bulkKindOf,
  CSV_LISTING_COLUMNS,
  mapColumns,
  readListingRow,
  readPageRow,
  readTitleRow,
  topCategory,
  type RowDefaults,
} from './index.js';

const DEFAULTS: RowDefaults = { marketplace: 'amazon', marketplaceId: '', tone: 'neutral', language: 'en' };
const AMAZON_UK = 'uniq_id;product_name;amazon_category_and_sub_category;manufacturer;price'.split(';');
const WALMART = 'url,title,brand,sku,price,currency,description'.split(',');

const fields = (
  header: readonly string[],
  ...rest: [Parameters<typeof mapColumns>[1], Parameters<typeof mapColumns>[2]?]
) => mapColumns(header, ...rest).map(({ field }) => field);

describe('plainHeader', () => {
  it.each([
    'product_name',
    'Product Name',
    ' PRODUCT-NAME ',
    '\uFEFFproduct_name',
    'Product\u00A0Name:',
    'product__name',
  ])('makes %j one name', (name) => expect(plainHeader(name)).toBe('product_name'));

  it('keeps other scripts', () => {
    expect(plainHeader('Größe (cm)')).toBe('größe_cm');
  });
});

describe('bulkKindOf', () => {
  it.each([
    [['Product Name', 'Brand'], 'listings'],
    [['product_name', 'title'], 'listings'],
    [['Title'], 'titles'],
    [['item_name', 'brand'], 'listings'],
    [AMAZON_UK, 'listings'],
    [WALMART, 'titles'],
    [['URL'], 'pages'],
    [['Product link', 'Notes'], 'pages'],
    [['ASIN'], 'pages'],
    [['asin', 'product_name'], 'listings'],
  ])('says what %j is', (header, kind) => {
    expect(bulkKindOf(header)).toBe(kind);
  });

  it('follows what the seller chose', () => {
    expect(bulkKindOf(['Artikel'], { Artikel: 'title' })).toBe('titles');
    expect(bulkKindOf(['title'], { title: 'product_name' })).toBe('listings');
    expect(bulkKindOf(['Artikel'], { Artikel: 'url' })).toBe('pages');
  });

  it('reads a list of products with addresses as pages, where pages are asked for', () => {
    expect(bulkKindOf(['name', 'url'], {}, 'pages')).toBe('pages');
    expect(bulkKindOf(['product_name', 'ASIN'], {}, 'pages')).toBe('pages');
    expect(bulkKindOf(['name', 'url'])).toBe('listings');
    expect(bulkKindOf(['name', 'price'], {}, 'pages')).toBe('listings');
    expect(bulkKindOf(['name', 'url'], { name: 'title' }, 'pages')).toBe('titles');
    expect(bulkKindOf(['product_name', 'title'], {}, 'titles')).toBe('listings');
  });

  it('names the columns where none is known', () => {
    expect(() => bulkKindOf(['Artikel', 'Marke'])).toThrow(
      'No column of this file is named product_name, title or url. It has: Artikel, Marke.',
    );
  });
});

describe('readPageRow', () => {
  const read = (cell: string) => readPageRow({ Link: cell }, mapColumns(['Link'], 'pages'));

  it.each([
    ['https://shop.example/a?b=1', 'https://shop.example/a?b=1'],
    [' www.shop.example/a ', 'https://www.shop.example/a'],
    ['b08czdynf7', 'https://www.amazon.com/dp/B08CZDYNF7'],
    ['http://shop.example:8080/a', 'http://shop.example:8080/a'],
  ])('takes %j', (cell, address) => {
    expect(read(cell)).toEqual({ ok: { address } });
  });

  it.each([
    ['', 'Product URL is required'],
    ['javascript:alert(1)', /no address/u],
    ['ftp://shop.example/a', /no address/u],
    ['https://user@shop.example/', /no address/u],
    ['Steel bottle', /no address/u],
    ['bottle', /no address/u],
    [`https://shop.example/${'a'.repeat(5000)}`, /no address/u],
    ['#N/A', /spreadsheet error/u],
  ])('refuses %j and names its column', (cell, message) => {
    const reading = read(cell);
    const [fault] = 'faults' in reading ? reading.faults : [];
    expect([fault?.column, fault?.message]).toEqual([
      'Link',
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });
});

describe('mapColumns', () => {
  it('finds the columns of real exports', () => {
    expect(fields(AMAZON_UK, 'listings')).toEqual([null, 'product_name', 'category', 'brand', null]);
    expect(fields(WALMART, 'titles')).toEqual([null, 'title', 'brand', null, null, null, null]);
    expect(fields(WALMART, 'listings')).toEqual([null, 'product_name', 'brand', 'sku', null, null, 'description']);
  });

  it('feeds a field from one column only, by the best name', () => {
    expect(fields(['title', 'manufacturer', 'brand', 'product_name'], 'listings')).toEqual([
      null,
      null,
      'brand',
      'product_name',
    ]);
  });

  it('feeds nothing from a column that the seller did not mean', () => {
    expect(fields(['product_name', 'material', 'price', 'error'], 'listings')).toEqual([
      'product_name',
      null,
      null,
      null,
    ]);
  });

  it('lets the choice of the seller win', () => {
    expect(fields(['product_name', 'Stoff', 'brand'], 'listings', { Stoff: 'attribute', brand: null })).toEqual([
      'product_name',
      'attribute',
      null,
    ]);
  });

  it('asks the CSV screen’s three columns for, and finds them under other names', () => {
    expect(() => mapColumns(['product_name'], 'listings', {}, CSV_LISTING_COLUMNS)).toThrow(
      'The file needs a column category. It has: product_name. The file needs a column brand. It has: product_name.',
    );
    expect(mapColumns(AMAZON_UK, 'listings', {}, CSV_LISTING_COLUMNS)).toHaveLength(5);
  });

  it('refuses a choice that cannot be followed', () => {
    expect(() => mapColumns(['product_name', 'a'], 'listings', { b: 'brand' })).toThrow(/no column "b"/);
    expect(() => mapColumns(['product_name', 'a'], 'listings', { a: 'title' })).toThrow(/cannot feed title/);
    expect(() => mapColumns(['product_name', 'a', 'b'], 'listings', { a: 'brand', b: 'brand' })).toThrow(/Two columns/);
  });

  it('takes the names of objects for names', () => {
    expect(fields(['product_name', '__proto__', 'constructor'], 'listings')).toEqual(['product_name', null, null]);
  });
});

describe('readListingRow', () => {
  const header = ['Name', 'category', 'brand', 'keywords', 'tone', 'material', 'note'];
  const columns = mapColumns(header, 'listings', { material: 'attribute' });
  const row = (cells: Record<string, string>) => readListingRow(cells, columns, DEFAULTS);

  it('makes the brief that the same input makes by itself', () => {
    expect(
      row({
        Name: '  Steel  Bottle ',
        category: 'Home',
        brand: 'Fjell',
        keywords: 'bottle, thermos; flask\nbottle',
        tone: 'Premium',
        material: 'steel',
        note: 'ignored',
      }),
    ).toEqual({
      ok: {
        productName: 'Steel Bottle',
        description: '',
        category: 'Home',
        brand: 'Fjell',
        attributes: { material: 'steel' },
        keywords: ['bottle', 'thermos', 'flask'],
        marketplace: 'amazon',
        marketplaceId: 'ATVPDKIKX0DER',
        tone: 'premium',
        language: 'en',
      },
    });
  });

  it('takes an ASIN or the ISBN-10 of a book for a row, and nothing else', () => {
    const withAsin = mapColumns(['Name', 'Amazon ASIN'], 'listings');
    const faultsOf = (asin: string) => {
      const reading = readListingRow({ Name: 'Bottle', 'Amazon ASIN': asin }, withAsin, DEFAULTS);
      return 'faults' in reading ? reading.faults.map(({ column }) => column) : [];
    };
    expect(['', 'B08N5WRWNW', ' b08n5wrwnw ', '0306406152', '043942089X'].flatMap(faultsOf)).toEqual([]);
    expect(['B08N5WRWN', 'B08N5WRWNWX', 'A08N5WRWNW', 'n/a', '9780306406157'].map(faultsOf)).toEqual(
      Array.from({ length: 5 }, () => ['Amazon ASIN']),
    );
  });

  it('names the seller’s column for each fault', () => {
    expect(row({ Name: ' ', brand: 'x', tone: 'loud' })).toEqual({
      faults: [
        { column: 'tone', message: 'Tone must be one of neutral, friendly, premium, technical' },
        { column: 'Name', message: 'Product name is required' },
      ],
    });
  });

  it.each([
    ['Name', 'Product name', BRIEF_LIMITS.productName],
    ['category', 'Category', BRIEF_LIMITS.category],
    ['brand', 'Brand', BRIEF_LIMITS.brand],
    ['material', 'Attribute', BRIEF_LIMITS.attributeValue],
  ])('holds %s to the limit of the form, to the character', (column, name, most) => {
    expect(row({ Name: 'Bottle', [column]: 'x'.repeat(most) })).toHaveProperty('ok');
    expect(row({ Name: 'Bottle', [column]: 'x'.repeat(most + 1) })).toEqual({
      faults: [{ column, message: `${name} must be at most ${most} characters` }],
    });
  });

  it('takes no failed formula for a name', () => {
    expect(row({ Name: '#N/A' })).toEqual({
      faults: [
        {
          column: 'Name',
          message: 'The cell holds the spreadsheet error #N/A. Correct its formula or type the value.',
        },
      ],
    });
  });

  it('does not blame a row for a store that does not exist', () => {
    expect(() => readListingRow({ Name: 'x' }, columns, { ...DEFAULTS, marketplaceId: 'NOPE' })).toThrow(/NOPE/);
  });
});

describe('readTitleRow', () => {
  const columns = mapColumns(['Title', 'Vendor'], 'titles');

  it('reads a title with its brand', () => {
    expect(readTitleRow({ Title: ' Oak Table ', Vendor: 'Fjell' }, columns)).toEqual({
      ok: { title: 'Oak Table', brand: 'Fjell', category: '' },
    });
  });

  it.each([
    ['', 'Title is required'],
    ['x'.repeat(TITLE_TO_FIT_MAX + 1), 'Title must be at most 2000 characters'],
  ])('refuses what the form refuses', (title, message) => {
    expect(readTitleRow({ Title: title, Vendor: '' }, columns)).toEqual({ faults: [{ column: 'Title', message }] });
  });
});

describe('topCategory', () => {
  it.each([
    ['Hobbies > Model Trains & Railway Sets > Trains', 'Hobbies'],
    ['Home & Kitchen', 'Home & Kitchen'],
    ['Hand/Foot Care', 'Hand/Foot Care'],
    ['', ''],
  ])('of %j is %j', (category, top) => expect(topCategory(category)).toBe(top));
});
