import type { Listing } from '@listwright/application/listings';
import Papa from 'papaparse';
import { givenAttribute } from '../givenAttribute.js';
import { escapeFormula } from '@listwright/domain/shared';
import { SHOPIFY_COLUMNS } from './shopifyColumns.js';

/** Shopify's product CSV: a row a listing, as drafts that are not published. Cells hold what was given or written, else nothing. */
export function writeShopifyCsv(listings: readonly Listing[]): string {
  const taken = new Set<string>();
  const rows = listings.map((listing) => {
    const cells = cellsOf(listing, freeHandle(listing.copy.handle, taken));
    return SHOPIFY_COLUMNS.map((column) => escapeFormula(cells[column] ?? ''));
  });
  return Papa.unparse({ fields: [...SHOPIFY_COLUMNS], data: rows }, { newline: '\r\n' });
}

/** Rows with the same handle would become one product. */
function freeHandle(handle: string, taken: Set<string>): string {
  let free = handle;
  for (let number = 2; taken.has(free); number += 1) free = `${handle}-${number}`;
  taken.add(free);
  return free;
}

function cellsOf({ brief, copy }: Listing, handle: string): Readonly<Record<string, string>> {
  return {
    Title: copy.title,
    'URL handle': handle,
    Description: copy.description,
    Vendor: brief.brand,
    Type: brief.category,
    Tags: copy.tags.join(', '),
    'Published on online store': 'FALSE',
    Status: 'Draft',
    SKU: givenAttribute(brief, 'sku'),
    Barcode: givenAttribute(brief, 'barcode', 'gtin', 'ean', 'upc'),
    'Option1 name': 'Title',
    'Option1 value': 'Default Title',
    Price: givenAttribute(brief, 'price'),
    'Compare-at price': givenAttribute(brief, 'compare at price'),
    'SEO title': copy.seoTitle,
    'SEO description': copy.metaDescription,
  };
}
