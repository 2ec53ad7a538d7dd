import type { Steps } from '@listwright/application/shared';
import type pg from 'pg';

/** What the types of `pg` do not name yet: statements are sent without waiting for the replies of those before. */
interface Pipelined {
  pipeline: boolean;
}

/** Begins a transaction and calls each step, all at once, and waits for every reply: afterwards the connection is idle. */
export async function sentAtOnce<Results extends readonly unknown[]>(
  client: pg.PoolClient,
  steps: Steps<Results>,
): Promise<Results> {
  const connection = client as pg.PoolClient & Pipelined;
  connection.pipeline = true;
  const begun = client.query('begin');
  const [beginning, ...replies] = await Promise.allSettled([begun, ...steps.map((step) => step())]);
  connection.pipeline = false;
  // The first failure is the cause; those after it only say that there was one.
  for (const reply of [beginning, ...replies]) if (reply.status === 'rejected') throw reply.reason as Error;
  return replies.map((reply) => reply.status === 'fulfilled' && reply.value) as unknown as Results;
}
