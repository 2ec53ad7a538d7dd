import type { Database } from '../Database.js';

/**
 * Whether an account is the only administrator who can sign in. Holds all of them until the transaction ends, in one
 * order, so that of two who leave at once the second sees the first gone, and neither waits in a circle.
 */
export async function isLastAdministrator(database: Database, id: string): Promise<boolean> {
  const [row] = await database.query<{ role: string }>('select role from users where id = $1', [id]);
  if (row?.role !== 'admin') return false;
  const usable = await database.query<{ id: string }>(
    `select id from users where role = 'admin' and is_active and not is_suspended and not is_archived order by id for update`,
  );
  return usable.every((administrator) => administrator.id === id);
}
