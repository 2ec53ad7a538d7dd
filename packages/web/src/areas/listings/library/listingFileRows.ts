import type { CsvValue } from '../../../ui/csvFile';
import { marketplaceName } from '../../../ui/marketplaceName';
import type { ListingRow } from './LibraryStore';
import { qualityNames } from '../../../ui/listing/quality/qualityNames';

/** The library as a table, its head first: which listings there are, not their texts. */
export const listingFileRows = (rows: readonly ListingRow[]): readonly (readonly CsvValue[])[] => [
  ['product_name', 'title', 'sku', 'marketplace', 'status', 'score', 'errors', 'warnings', 'created_at', 'id'],
  ...rows.map((row) => [
    row.product_name,
    row.generated_title,
    row.sku,
    marketplaceName(row.marketplace),
    qualityNames[row.quality],
    row.score,
    row.error_count,
    row.warning_count,
    row.created_at,
    row.id,
  ]),
];
