import type { CliContext } from '../CliContext.js';
import type { Row } from './Row.js';

const PAGE = 200;
const FIRST_ROWS = 30;

export interface ListOptions {
  readonly limit?: number;
  readonly all?: boolean;
}

export interface RowPage {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly total_capped?: boolean;
  readonly next_cursor: string | null;
}

export interface PagedRows {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly next_cursor: string | null;
}

/** Reads a list page by page up to the limit, and says if there is more; `empty` is said where nothing matches. */
export async function pagedRows(
  options: ListOptions,
  { print }: CliContext,
  read: (page: { readonly limit: number; readonly cursor: string | undefined }) => Promise<RowPage>,
  empty = 'Nothing matches.',
): Promise<PagedRows> {
  const wanted = options.all ? Number.POSITIVE_INFINITY : (options.limit ?? FIRST_ROWS);
  const rows: Row[] = [];
  let page: RowPage | undefined;
  do {
    page = await read({ limit: Math.min(PAGE, wanted - rows.length), cursor: page?.next_cursor ?? undefined });
    rows.push(...page.rows);
  } while (page.next_cursor !== null && rows.length < wanted);
  const total = `${page.total}${page.total_capped ? ' or more' : ''}`;
  if (page.next_cursor !== null) print.message(`Showing ${rows.length} of ${total} · --all or --limit`);
  if (rows.length === 0) print.message(empty);
  return { rows, total: page.total, next_cursor: page.next_cursor };
}
