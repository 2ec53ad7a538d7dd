import type { CliContext } from '../../CliContext.js';
import { pagedRows, type ListOptions } from '../../output/pagedRows.js';

export interface ListProductsOptions extends ListOptions {
  readonly search?: string;
}

export async function runList({ search = '', ...options }: ListProductsOptions, context: CliContext): Promise<void> {
  const { rows, ...rest } = await pagedRows(
    options,
    context,
    async (page) => {
      const { products, ...list } = await context.client.products.list({ query: { search, ...page } });
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
