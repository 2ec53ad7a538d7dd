import type { api, CallOutput } from '@listwright/application/contract';

type JobRow = CallOutput<typeof api.bulk.rows>['rows'][number];

/** A finished row of a bulk job, as the server sends it. */
export function aJobRow(row: number, changes: Partial<JobRow> = {}): JobRow {
  return {
    row,
    status: 'completed',
    product_name: `Bottle ${row}`,
    cells: { product_name: `Bottle ${row}` },
    attempts: 1,
    accepted: false,
    listing_id: `00000000-0000-4000-8000-0000000003${String(row).padStart(2, '0')}`,
    score: 70,
    error: null,
    ...changes,
  };
}
