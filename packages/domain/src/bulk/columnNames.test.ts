import { describe, expect, it } from '@jest/globals';
import { mapColumns, type BulkKind, type NamedField } from './index.js';

/** The headings by which programs and data sets name a column, as they spell them. */
const HEADINGS: Readonly<Partial<Record<NamedField, string>>> = {
  category:
    'category, Categories, Product Category, amazon_category_and_sub_category, Amazon category, Category Name, main_category, sub_category, Browse Node, item_type_keyword, Product Type, Type',
  brand: 'brand, Brand Name, BrandName, Manufacturer, Vendor, Maker',
  sku: 'SKU, seller-sku, item_sku, Variant SKU, Merchant SKU, Product SKU, Stock Keeping Unit',
  asin: 'ASIN, asin1, Amazon ASIN, Product ASIN, ASIN (optional)',
  description:
    'Description, product_description, item-description, Long Description, Body HTML, Short description, Details',
  keywords: 'Keywords, keyword, Search Terms, generic_keywords, generic_keyword, Tags',
  tone: 'Tone',
  language: 'Language, language_tag, Lang',
};
const NAMES =
  'product_name, ProductName, Product, item-name, ItemName, Product Title, Item title, Name, Title, Listing title, Product / Item name';
const TITLES = 'Title, Product title, Item title, Listing title, item_name, ItemName, Product name, productname, Name';
const ADDRESSES = 'URL, urls, Product URL, Link, Product link, Page, Page URL, ASIN, asins, asin1';

const headings = (text: string) => text.split(', ');
const fieldOf = (header: readonly string[], kind: BulkKind) => mapColumns(header, kind).at(-1)?.field;

describe('a column of a file', () => {
  it.each(Object.entries(HEADINGS).flatMap(([field, text]) => headings(text).map((heading) => [heading, field])))(
    'that is headed "%s" is the %s of a product',
    (heading, field) => expect(fieldOf(['product_name', heading], 'listings')).toBe(field),
  );

  it.each(headings(NAMES))('that is headed "%s" names a product', (heading) => {
    expect(fieldOf([heading], 'listings')).toBe('product_name');
  });

  it.each(headings(TITLES))('that is headed "%s" holds titles', (heading) => {
    expect(fieldOf([heading], 'titles')).toBe('title');
  });

  it.each(headings(ADDRESSES))('that is headed "%s" holds addresses', (heading) => {
    expect(fieldOf([heading], 'pages')).toBe('url');
  });
});
