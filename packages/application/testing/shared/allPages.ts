import type { Page, PageRequest } from '../../src/shared/index.js';

/** Reads a list to its end, page by page by its cursors. Throws where it does not end. */
export async function allPages<T>(list: (page: PageRequest) => Promise<Page<T>>, limit: number): Promise<readonly T[]> {
  const items: T[] = [];
  let cursor: string | undefined;
  do {
    const page = await list(cursor === undefined ? { limit } : { limit, cursor });
    items.push(...page.items);
    if (items.length > page.total) throw new Error('the pages repeat entries');
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}
