/** The quotas of a plan. */
export const QUOTA_KEYS = ['listings_generated', 'images_processed', 'api_calls', 'bulk_operations'] as const;
export type QuotaKey = (typeof QUOTA_KEYS)[number];

/** The name of a quota in a sentence. */
export const QUOTA_NAMES: Readonly<Record<QuotaKey, string>> = {
  listings_generated: 'Listing',
  images_processed: 'Image',
  api_calls: 'API call',
  bulk_operations: 'Bulk operation',
};

/**
 * How near to a limit an account is, in thousandths: what accounts are sorted by. A limit of 0 that nothing was used of is
 * no limit that is near.
 */
export function nearnessToLimit(used: number, limit: number | null): number {
  if (limit === null || used === 0) return 0;
  return limit === 0 ? FULL : Math.floor((used * FULL) / limit);
}
const FULL = 1000;

/** Share of a limit that is used, in percent with one decimal; 0 where there is no limit, 100 where the limit is 0. */
export function percentageUsed(used: number, limit: number | null): number {
  if (limit === null) return 0;
  if (limit === 0) return 100;
  return Math.round((used / limit) * 1000) / 10;
}
