import { randomUUID } from 'node:crypto';
import type { ClaimedRow } from '../../src/jobs/index.js';
import type { JobStores } from './JobStores.js';

/** Lets a worker claim up to `most` rows of an account, as `ClaimRows` does it. */
export async function claimedRows(
  { queue, transaction }: JobStores,
  claim: { readonly userId: string; readonly workerId: string; readonly most?: number },
): Promise<readonly ClaimedRow[]> {
  const account = (await queue.waiting(100)).find(({ actor }) => actor.userId === claim.userId);
  if (account === undefined) return [];
  return transaction.run(async () => {
    const picked = await queue.pick(account, claim.most ?? 100);
    const rows = picked.map((row) => ({ ...row, reservation: randomUUID() }));
    if (rows.length > 0) await queue.start(claim.workerId, rows);
    return rows;
  });
}
