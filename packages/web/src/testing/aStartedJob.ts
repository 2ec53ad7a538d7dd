import type { api, CallOutput } from '@listwright/application/contract';
import { aJob } from './aJob';

/** The reply to an upload whose rows have not begun, as the server sends it. */
export function aStartedJob(): CallOutput<typeof api.bulk.generate> {
  const { batch_id } = aJob();
  return {
    batch_id,
    batchId: batch_id,
    status: 'queued',
    kind: 'listings',
    total_listings: 10,
    successful_listings: 0,
    failed_listings: 0,
    listing_ids: [],
    errors: [],
    summary: { total: 10, successful: 0, failed: 0 },
    results: [],
  };
}
