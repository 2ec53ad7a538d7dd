import type { api, CallOutput } from '@listwright/application/contract';

type CheckedJob = CallOutput<typeof api.bulk.check>;

/** A finished job of ten products, as the server sends it. */
export function aJob(changes: Partial<CheckedJob> = {}): CheckedJob {
  return {
    batch_id: '00000000-0000-4000-8000-000000000200',
    kind: 'listings',
    format: 'csv',
    marketplace: 'amazon',
    file_name: 'products.csv',
    columns: [{ name: 'product_name', field: 'product_name' }],
    status: 'completed',
    waits_for: null,
    summary: { total: 10, processed: 10, successful: 10, failed: 0 },
    retryable: 0,
    rate_per_second: 5,
    eta_seconds: null,
    created_at: '2026-11-21T09:00:00.000Z',
    started_at: '2026-11-21T09:00:01.000Z',
    finished_at: '2026-11-21T09:00:03.000Z',
    errors: [],
    under_way: 0,
    categories: 1,
    ...changes,
  };
}
