/**
 * A normalised column name: `Product Name`, `PRODUCT-NAME` and `product_name`
 * behind a byte order mark are one.
 */
export function plainHeader(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\u200B-\u200D\u2060\uFEFF]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/gu, '');
}
