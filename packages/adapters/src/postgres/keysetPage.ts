import { COUNTED_AT_MOST, type PageRequest } from '@listwright/application/shared';
import type { Knex } from 'knex';
import { decodeCursor, encodeCursor } from './cursor.js';
import type { Database } from './Database.js';

/** The columns that a list is ordered by, newest first: a time and, where times are equal, an id. */
export interface KeysetOrder {
  readonly time: string;
  readonly id: string;
}

/** Where a page begins: behind a time and an id (null: at the newest), or behind so many rows where a page was asked by its number. */
export function placeOf({ cursor, page, limit }: PageRequest): {
  readonly before: readonly [time: string | number | null, id: string | number | null];
  readonly offset: number;
} {
  if (cursor === undefined) return { before: [null, null], offset: page === undefined ? 0 : (page - 1) * limit };
  const [time = null, id = null] = decodeCursor(cursor, 2);
  return { before: [time, id], offset: 0 };
}

/** Takes a page of rows: one more than asked for, so that it is known whether there is a next one. */
export function takePage(rows: Knex.QueryBuilder, { time, id }: KeysetOrder, page: PageRequest): Knex.QueryBuilder {
  const { before, offset } = placeOf(page);
  if (before[0] !== null) void rows.whereRaw(`(${time}, ${id}) < (?::timestamptz, ?::uuid)`, [...before]);
  if (offset > 0) void rows.offset(offset);
  return rows.orderByRaw(`${time} desc, ${id} desc`).limit(page.limit + 1);
}

/** The page out of its rows, and the cursor of the next. Times are kept to the microsecond, as the column holds them. */
export function pageOf<Row extends { readonly cursor_time: string; readonly id: string }, T>(
  rows: readonly Row[],
  limit: number,
  view: (row: Row) => T,
): { readonly items: readonly T[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items: shown.map(view), nextCursor: more ? encodeCursor([last.cursor_time, last.id]) : null };
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
  if (order !== undefined) void some.orderByRaw(`${order.time} desc, ${order.id} desc`);
  const [row] = await database.run<{ total: number }>(
    database.build.from(some.as('some')).select(database.build.raw('count(*)::int as total')),
  );
  const total = row?.total ?? 0;
  return { total: Math.min(total, COUNTED_AT_MOST), capped: total > COUNTED_AT_MOST };
}
