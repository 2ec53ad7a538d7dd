import type { ProductOrder } from '@listwright/application/products';
import type { KeysetOrder } from '../keysetPage.js';

/** A score that no listing has: products without listings come last in both directions. */
const WITHOUT = { asc: 101, desc: -1 } as const;

/** The columns of an order of products. Newest first has no name: its cursors are those of before. */
export function productOrderOf({ sort, order }: ProductOrder): KeysetOrder {
  const isAscending = order === 'asc';
  if (sort === 'date') return { by: 'created_at', id: 'id', ...(isAscending ? { isAscending, name: 'date asc' } : {}) };
  const name = `${sort} ${order}`;
  if (sort === 'name') return { by: 'lower(name)', id: 'id', type: 'text', isAscending, name };
  const lowest = `(select min(score) from listings l where l.product_id = products.id and l.user_id = products.user_id)`;
  return { by: `coalesce(${lowest}, ${WITHOUT[order]})`, id: 'id', type: 'int', isAscending, name };
}
