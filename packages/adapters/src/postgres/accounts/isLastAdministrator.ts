import type { Database } from '../Database.js';

/**
 * Whether an account is the only administrator who can sign in. Locks all of them until the transaction ends, in a fixed
 * order, so that of two concurrent removals the second sees the first one, without a deadlock.
 */
export async function isLastAdministrator(database: Database, id: string): Promise<boolean> {
  const [row] = await database.query<{ role: string }>('select role from users where id = $1', [id]);
  if (row?.role !== 'admin') return false;
  const usable = await database.query<{ id: string }>(
    `select id from users where role = 'admin' and is_active and not is_suspended and not is_archived order by id for update`,
  );
  return usable.every((administrator) => administrator.id === id);
}
