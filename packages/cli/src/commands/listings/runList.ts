import type { LISTING_QUALITIES, LISTING_SORTS, LISTING_STATUSES, SORT_ORDERS } from '@listwright/application/contract';
import type { Marketplace } from '@listwright/domain/marketplaces';
import type { CliContext } from '../../CliContext.js';
import { idOf } from '../../ids/idOf.js';
import { pagedRows, type ListOptions } from '../../output/pagedRows.js';

export interface ListListingsOptions extends ListOptions {
  readonly search?: string;
  readonly marketplace?: Marketplace;
  readonly status?: (typeof LISTING_STATUSES)[number];
  readonly quality?: (typeof LISTING_QUALITIES)[number];
  readonly sort?: (typeof LISTING_SORTS)[number];
  readonly order?: (typeof SORT_ORDERS)[number];
  readonly product?: string;
}

export async function runList(given: ListListingsOptions, context: CliContext): Promise<void> {
  const { search = '', marketplace, status, quality, sort, order, product, ...options } = given;
  const productId = product === undefined ? undefined : await idOf.product(product, context);
  const filter = { search, marketplace, status, quality, sort, order, product_id: productId };
  const { rows, ...rest } = await pagedRows(
    options,
    context,
    async (page) => {
      const { listings, ...list } = await context.client.listings.list({ query: { ...filter, ...page } });
      return { ...list, rows: listings };
    },
    'No listings match. Write one: listwright generate "…"',
  );
  context.print.result({
    data: { listings: rows, ...rest },
    rows,
    columns: ['id', 'marketplace', 'sku', 'quality', 'score', 'generated_title'],
  });
}
