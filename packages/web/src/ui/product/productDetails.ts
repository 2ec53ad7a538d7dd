import type { ProductRow } from './Product';

/** Brand and numbers of a product in one line. */
export const productDetails = ({ brand, sku, asin }: Pick<ProductRow, 'brand' | 'sku' | 'asin'>): string =>
  [brand, sku, asin].filter((word) => word !== '').join(' · ');
