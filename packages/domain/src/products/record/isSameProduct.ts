import type { ProductIdentifiers } from './ProductIdentifiers.js';

/** What of a product decides whether another is the same. */
export interface KnownBy extends ProductIdentifiers {
  readonly productName: string;
  readonly brand: string;
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Brand and name without regard to case, width and blanks. */
export const nameKey = ({ brand, productName }: Pick<KnownBy, 'brand' | 'productName'>): string =>
  `${plain(brand)}|${plain(productName)}`;

/**
 * Whether two records are of one product: the same SKU or the same ASIN; where a record lacks them, the same brand and
 * name. Different SKUs or ASINs are different products, whatever their names.
 */
export function isSameProduct(one: KnownBy, other: KnownBy): boolean {
  for (const id of ['sku', 'asin'] as const)
    if (one[id] !== '' && other[id] !== '') return plain(one[id]) === plain(other[id]);
  return nameKey(one) === nameKey(other);
}
