import { Customers } from '@listwright/application/admin';
import type { Chore } from '../../composition/Chore.js';
import { Database } from '../../postgres/Database.js';

/** All use is read for it. */
const RANK_EVERY_MS = 10 * 60_000;

/** Looks which accounts are near a limit: the list of quotas begins with them. */
export const adminChores: readonly Chore[] = [
  {
    everyMs: RANK_EVERY_MS,
    prepare: (get) => {
      const [customers, database] = [get(Customers), get(Database)];
      return async () => customers.rankByUsage(await database.now());
    },
  },
];
