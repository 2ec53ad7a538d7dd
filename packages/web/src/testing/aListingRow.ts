import type { api, CallOutput } from '@listwright/application/contract';

type ListingRow = CallOutput<typeof api.listings.list>['listings'][number];

/** The n-th row of the library, as the server sends it: a finished Amazon listing without findings. */
export function aListingRow(n: number, changes: Partial<ListingRow> = {}): ListingRow {
  return {
    id: `00000000-0000-4000-8000-00000000010${n}`,
    product_id: null,
    sku: '',
    thumbnail: null,
    product_name: `Bottle ${n}`,
    generated_title: 'A title',
    brand: 'Himal',
    category: 'Sports',
    marketplace: 'amazon',
    status: 'completed',
    quality: 'ready',
    score: 86,
    error_count: 0,
    warning_count: 0,
    version: 1,
    created_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
    ...changes,
  };
}
