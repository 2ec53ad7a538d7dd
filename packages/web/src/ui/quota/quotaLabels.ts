import type { QuotaKey } from '@listwright/domain/billing';

/** The label of each quota. */
export const quotaLabels: Readonly<Record<QuotaKey, string>> = {
  listings_generated: 'Listings',
  images_processed: 'Images',
  api_calls: 'API calls',
  bulk_operations: 'Bulk operations',
};
