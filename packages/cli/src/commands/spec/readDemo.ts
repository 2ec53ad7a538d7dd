import type { CliContext } from '../../CliContext.js';
import { DEMO_SKU, demoProducts } from './demoProducts.js';

const PAGE = 1000;

/** The demo products of the account: the id of each by its SKU, with how many listings it has. */
export async function readDemo({
  client,
}: CliContext): Promise<ReadonlyMap<string, { readonly id: string; readonly listings: number }>> {
  const skus = new Set(demoProducts.map(({ sku }) => sku));
  const found = new Map<string, { readonly id: string; readonly listings: number }>();
  let cursor: string | undefined;
  do {
    const page = await client.products.list({ query: { search: DEMO_SKU, limit: PAGE, cursor } });
    for (const { id, sku, listings } of page.products)
      if (skus.has(sku)) found.set(sku, { id, listings: listings.count });
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}
