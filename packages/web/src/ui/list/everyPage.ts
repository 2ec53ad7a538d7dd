import type { PageRequest } from './PagedList';

interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

const LARGE_PAGE = 200;

/** All rows of a list of the server, page after page. */
export async function everyPage<Row>(read: (page: PageRequest) => Promise<RowsPage<Row>>): Promise<readonly Row[]> {
  const all: Row[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await read({ limit: LARGE_PAGE, ...(cursor ? { cursor } : {}) });
    all.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}
