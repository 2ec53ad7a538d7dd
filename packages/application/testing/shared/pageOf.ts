import type { Page, PageRequest } from '../../src/shared/index.js';

/** Here a cursor is simply a place; the real one holds sort values, and callers may not know. */
export function pageOf<T, R>(all: readonly T[], page: PageRequest, view: (one: T) => R): Page<R> {
  const start = page.cursor === undefined ? ((page.page ?? 1) - 1) * page.limit : Number(page.cursor);
  const end = start + page.limit;
  return {
    items: all.slice(start, end).map(view),
    total: all.length,
    nextCursor: end < all.length ? String(end) : null,
  };
}
