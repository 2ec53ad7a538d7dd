import { COUNTED_AT_MOST, type PageRequest } from '@listwright/application/shared';
import type { Knex } from 'knex';
import { decodeCursor, encodeCursor } from './cursor.js';
import type { Database } from './Database.js';

/** The columns that a list is ordered by: a value, such as a time, and where values are equal an id. */
export interface KeysetOrder {
  readonly by: string;
  readonly id: string;
  /** Type of the value; a time where absent. */
  readonly type?: 'timestamptz' | 'int' | 'text';
  /** The smallest or oldest first. */
  readonly isAscending?: boolean;
  /** Of an order that a list has in addition to its first: a cursor of one order is refused in another. */
  readonly name?: string;
}

/** Where a page begins: behind a value and an id (null: at the first row), or behind so many rows where a page was asked by its number. */
export function placeOf(
  { cursor, page, limit }: PageRequest,
  name?: string,
): {
  readonly before: readonly [value: string | number | null, id: string | number | null];
  readonly offset: number;
} {
  if (cursor === undefined) return { before: [null, null], offset: page === undefined ? 0 : (page - 1) * limit };
  const [value = null, id = null] = decodeCursor(cursor, 2, name);
  return { before: [value, id], offset: 0 };
}

/** Takes a page of rows: one more than asked for, so that it is known whether there is a next one. */
export function takePage(rows: Knex.QueryBuilder, order: KeysetOrder, page: PageRequest): Knex.QueryBuilder {
  const { by, id, type = 'timestamptz', isAscending = false } = order;
  const { before, offset } = placeOf(page, order.name);
  const [behind, direction] = isAscending ? ['>', 'asc'] : ['<', 'desc'];
  if (before[0] !== null) void rows.whereRaw(`(${by}, ${id}) ${behind} (?::${type}, ?::uuid)`, [...before]);
  if (offset > 0) void rows.offset(offset);
  return rows.orderByRaw(`${by} ${direction}, ${id} ${direction}`).limit(page.limit + 1);
}

/**
 * The page out of its rows, and the cursor of the next, which carries the `name` of the order. Times are kept to the
 * microsecond, as the column holds them.
 */
export function pageOf<Row extends { readonly cursor_value: string; readonly id: string }, T>(
  rows: readonly Row[],
  limit: number,
  view: (row: Row) => T,
  name?: string,
): { readonly items: readonly T[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items: shown.map(view), nextCursor: more ? encodeCursor([last.cursor_value, last.id], name) : null };
}

/**
 * How many rows match, counted no further than `COUNTED_AT_MOST`. With an `order` they are counted along its index: without
 * one, rare rows at the end of a table would need a scan from its beginning.
 */
export async function countedUpTo(
  database: Database,
  matching: Knex.QueryBuilder,
  order?: KeysetOrder,
): Promise<{ readonly total: number; readonly capped: boolean }> {
  const some = matching
    .clone()
    .select(database.build.raw('1'))
    .limit(COUNTED_AT_MOST + 1);
  if (order !== undefined) void some.orderByRaw(`${order.by} desc, ${order.id} desc`);
  const [row] = await database.run<{ total: number }>(
    database.build.from(some.as('some')).select(database.build.raw('count(*)::int as total')),
  );
  const total = row?.total ?? 0;
  return { total: Math.min(total, COUNTED_AT_MOST), capped: total > COUNTED_AT_MOST };
}
