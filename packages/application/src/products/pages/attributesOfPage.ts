import { PRODUCT_LIMITS, type PageProduct } from '@listwright/domain/products';
import { plainText } from './plainText.js';

/** Rows of a page's tables that number, price or rank the product; its identifiers are read by their own names. */
const NO_FACT =
  /\b(?:asin|sku|upc|ean|gtin|isbn(?:-1[03])?|barcode|item number|date first available|discontinued|price|mrp|availability|stock|seller|sold by|shipping|delivery|returns?|reviews?|ratings?|rank)\b|amazon\.|valoraci|bewertung|évaluation|valutazion|avaliaç/iu;

type Row = readonly [name: string, value: string];

/** The rows of a page's tables of facts, within the limits of a brief, and what the page names apart from them. */
export function attributesOfPage(page: PageProduct): Readonly<Record<string, string>> {
  const table = Object.entries(page.specifications);
  const inTable = new Set([...table.map(([, value]) => value), page.brand]);
  const named: readonly Row[] = [
    ['Dimensions', page.dimensions ?? ''],
    ['Weight', page.weight ?? ''],
    ['Warranty', page.warranty ?? ''],
    ['Model', page.model_number ?? ''],
  ];
  const taken = new Map<string, Row>();
  for (const row of [...table, ...named.filter(([, value]) => !inTable.has(value))]) {
    const [name, value] = [plainText(row[0]), plainText(row[1])];
    if (isAttribute(name, value) && !taken.has(name.toLowerCase())) taken.set(name.toLowerCase(), [name, value]);
  }
  return Object.fromEntries([...taken.values()].slice(0, PRODUCT_LIMITS.attributes));
}

const isAttribute = (name: string, value: string): boolean =>
  name !== '' &&
  name !== '__proto__' &&
  /[\p{L}\p{N}]/u.test(value) &&
  !NO_FACT.test(name) &&
  name.length <= PRODUCT_LIMITS.attributeName &&
  value.length <= PRODUCT_LIMITS.attributeValue;
