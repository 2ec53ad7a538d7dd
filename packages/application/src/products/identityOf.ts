import { nameKey } from '@listwright/domain/products';
import type { Product } from './Product.js';

/** What of a product no other of the account has: its SKU, else its ASIN, else brand and name. */
export function identityOf({ brief, identifiers }: Pick<Product, 'brief' | 'identifiers'>): string {
  const { sku, asin } = identifiers;
  if (sku !== '') return `sku:${sku.toLowerCase()}`;
  return asin === '' ? `name:${nameKey(brief)}` : `asin:${asin}`;
}
