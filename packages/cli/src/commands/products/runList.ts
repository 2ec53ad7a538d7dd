import type { PRODUCT_SORTS, SORT_ORDERS } from '@listwright/application/contract';
import type { CliContext } from '../../CliContext.js';
import { pagedRows, type ListOptions } from '../../output/pagedRows.js';

export interface ListProductsOptions extends ListOptions {
  readonly search?: string;
  readonly sort?: (typeof PRODUCT_SORTS)[number];
  readonly order?: (typeof SORT_ORDERS)[number];
}

export async function runList(given: ListProductsOptions, context: CliContext): Promise<void> {
  const { search = '', sort, order, ...options } = given;
  const { rows, ...rest } = await pagedRows(
    options,
    context,
    async (page) => {
      const { products, ...list } = await context.client.products.list({ query: { search, sort, order, ...page } });
      // A picture in text would be a hundred lines at a terminal.
      const shown = products.map(({ thumbnail: _picture, listings, ...row }) => ({ ...row, listings: listings.count }));
      return { ...list, rows: shown };
    },
    'No products match. Add one: listwright products add "…"',
  );
  context.print.result({
    data: { products: rows, ...rest },
    rows,
    columns: ['id', 'sku', 'listings', 'fact_count', 'contradiction_count', 'product_name'],
  });
}
