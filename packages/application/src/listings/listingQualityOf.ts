import type { ListingRow } from './Listing.js';

export type ListingQuality = 'ready' | 'needs_work' | 'has_errors';

/** How good a listing is, apart from any job that wrote it: errors get it refused, warnings cost visibility. */
export function listingQualityOf(row: Pick<ListingRow, 'status' | 'errorCount' | 'warningCount'>): ListingQuality {
  if (row.status === 'failed' || row.errorCount > 0) return 'has_errors';
  return row.warningCount > 0 ? 'needs_work' : 'ready';
}
