import type { Database } from '../Database.js';

/** Counts what the listings of an account take again: writes of before have ended, those meanwhile wait and add to it. */
export function recountListingBytes(database: Database, userId: string): Promise<number> {
  return database.transaction(async () => {
    // Every write of a listing changes this row as well. Two statements: the second one sees what the first one waited for.
    await database.query('select 1 from listing_counts where user_id = $1 for update', [userId]);
    const [row] = await database.query<{ bytes: number }>(
      `update listing_counts set bytes = (select coalesce(sum(bytes), 0) from listings where user_id = $1)
       where user_id = $1 returning bytes::float8 as bytes`,
      [userId],
    );
    return row?.bytes ?? 0;
  });
}
