import type { CsvValue } from '../../../ui/csvFile';
import type { ProductRow } from '../../../ui/product/Product';

/** The list of products as a table, its head first. */
export const productFileRows = (products: readonly ProductRow[]): readonly (readonly CsvValue[])[] => [
  [
    'product_name',
    'brand',
    'sku',
    'asin',
    'gtin',
    'listings',
    'listings_with_errors',
    'lowest_score',
    'contradictions',
    'missing_facts',
  ],
  ...products.map(({ listings, ...row }) => [
    row.product_name,
    row.brand,
    row.sku,
    row.asin,
    row.gtin,
    listings.count,
    listings.faulty,
    listings.lowest_score,
    row.contradiction_count,
    row.missing_facts.join('; '),
  ]),
];
