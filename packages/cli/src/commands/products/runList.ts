import type { CliContext } from '../../CliContext.js';
import type { Row } from '../../output/Row.js';

export interface ListOptions {
  readonly search?: string;
  readonly limit?: number;
  readonly all?: boolean;
}

const FIRST_ROWS = 30;
const PAGE = 200;

export async function runList(options: ListOptions, { client, print }: CliContext): Promise<void> {
  const wanted = options.all ? Number.POSITIVE_INFINITY : (options.limit ?? FIRST_ROWS);
  const rows: Row[] = [];
  let cursor: string | undefined;
  let total = 0;
  let more = true;
  while (more && rows.length < wanted) {
    const limit = Math.min(PAGE, wanted - rows.length);
    const page = await client.products.list({ query: { search: options.search ?? '', limit, cursor } });
    // A picture in text would be a hundred lines at a terminal.
    rows.push(
      ...page.products.map(({ thumbnail: _picture, listings, ...row }) => ({ ...row, listings: listings.count })),
    );
    total = page.total;
    cursor = page.next_cursor ?? undefined;
    more = page.next_cursor !== null;
  }
  if (more) print.message(`Showing ${rows.length} of ${total} · --all or --limit`);
  if (total === 0) print.message('No products match. Add one: listwright products add "…"');
  print.result({
    data: { products: rows, total, next_cursor: cursor ?? null },
    rows,
    columns: ['id', 'sku', 'listings', 'fact_count', 'contradiction_count', 'product_name'],
  });
}
