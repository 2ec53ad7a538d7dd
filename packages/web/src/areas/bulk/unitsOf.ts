import { rowKinds } from '@listwright/domain/bulk';
import type { api, CallOutput } from '@listwright/application/contract';

type Check = Pick<CallOutput<typeof api.bulk.preflight>, 'kind' | 'listings_left' | 'calls_left'>;

/** What a row of such a file uses: the noun for one, and how many are left in the period (null: no limit). */
export function unitsOf({ kind, listings_left: listings, calls_left: calls }: Check) {
  const { quota, unit: noun } = rowKinds[kind];
  return { noun, left: quota === 'api_calls' ? calls : listings };
}
