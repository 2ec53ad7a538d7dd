import type { ListPage } from './PagedList';

interface ListReply {
  readonly total: number;
  readonly total_capped?: boolean;
  readonly next_cursor: string | null;
}

/** A page of the server's list, with its rows and extras. */
export function pageOf<Row, Extra>(reply: ListReply, rows: readonly Row[], extra: Extra): ListPage<Row, Extra> {
  const { total, total_capped: totalIsCapped = false, next_cursor: nextCursor } = reply;
  return { rows, total, totalIsCapped, nextCursor, extra };
}
