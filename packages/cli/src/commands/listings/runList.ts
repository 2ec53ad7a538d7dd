import type { LISTING_QUALITIES, LISTING_SORTS, LISTING_STATUSES, SORT_ORDERS } from '@listwright/application/contract';
import type { Marketplace } from '@listwright/domain/marketplaces';
import type { CliContext } from '../../CliContext.js';
import { idOf } from '../../ids/idOf.js';
import type { Row } from '../../output/Row.js';

export interface ListOptions {
  readonly search?: string;
  readonly marketplace?: Marketplace;
  readonly status?: (typeof LISTING_STATUSES)[number];
  readonly quality?: (typeof LISTING_QUALITIES)[number];
  readonly sort?: (typeof LISTING_SORTS)[number];
  readonly order?: (typeof SORT_ORDERS)[number];
  readonly product?: string;
  readonly limit?: number;
  readonly all?: boolean;
}

const FIRST_ROWS = 30;
const PAGE = 200;

export async function runList(options: ListOptions, context: CliContext): Promise<void> {
  const { client, print } = context;
  const productId = options.product === undefined ? undefined : await idOf.product(options.product, context);
  const wanted = options.all ? Number.POSITIVE_INFINITY : (options.limit ?? FIRST_ROWS);
  const rows: Row[] = [];
  let cursor: string | undefined;
  let total = 0;
  let more = true;
  while (more && rows.length < wanted) {
    const page = await client.listings.list({
      query: {
        search: options.search ?? '',
        marketplace: options.marketplace,
        status: options.status,
        quality: options.quality,
        sort: options.sort,
        order: options.order,
        product_id: productId,
        limit: Math.min(PAGE, wanted - rows.length),
        cursor,
      },
    });
    rows.push(...page.listings);
    total = page.total;
    cursor = page.next_cursor ?? undefined;
    more = page.next_cursor !== null;
  }
  if (more) print.message(`Showing ${rows.length} of ${total} · --all or --limit`);
  if (total === 0) print.message('No listings match. Write one: listwright generate "…"');
  print.result({
    data: { listings: rows, total, next_cursor: cursor ?? null },
    rows,
    columns: ['id', 'marketplace', 'sku', 'quality', 'score', 'generated_title'],
  });
}
