import type { ListingOrder } from '@listwright/application/listings';
import type { KeysetOrder } from '../keysetPage.js';

/** The columns of an order of listings. Newest first has no name: its cursors are those of before. */
export function keysetOrderOf({ sort, order }: ListingOrder): KeysetOrder {
  const isAscending = order === 'asc';
  if (sort === 'score') return { by: 'score', id: 'id', type: 'int', isAscending, name: `score ${order}` };
  return { by: 'created_at', id: 'id', ...(isAscending ? { isAscending, name: 'date asc' } : {}) };
}
