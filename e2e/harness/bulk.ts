import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, type CallOutput, type api } from '@listwright/application/contract';
import { sendCompletion, type TestDatabase } from '@listwright/adapters/testing';
import type { Seller } from './startServer.js';

export type CheckedJob = CallOutput<typeof api.bulk.check>;

/** A CSV file of products, as the upload takes it. */
export function productFile(rows: number, name = 'Steel water bottle'): File {
  const lines = Array.from({ length: rows }, (_, at) => `${name} ${at + 1} of ${rows},Kitchen,Himal`);
  return new File([['product_name,category,brand', ...lines].join('\n')], 'products.csv', { type: 'text/csv' });
}

export const sent = (file: File) => ({ name: file.name, type: file.type, content: file });

/** Uploads without waiting for the job to finish. */
export async function startJob(seller: Seller, file: File): Promise<string> {
  const { batch_id } = await seller.client.bulk.generate(
    { body: { marketplace: 'amazon' }, files: { csv: sent(file) } },
    { headers: { prefer: 'wait=0' } },
  );
  return batch_id;
}

/** The job as the server answers; a database that is just coming back (503) is asked again, as every client does. */
export async function checkedJob(seller: Seller, id: string, tries = 50): Promise<CheckedJob> {
  try {
    return await seller.client.bulk.check({ params: { id } });
  } catch (error) {
    if (tries === 0 || !(error instanceof ApiError) || error.status !== 503) throw error;
    await pause(100);
    return checkedJob(seller, id, tries - 1);
  }
}

/** The job once it has finished (or paused). */
export async function jobEnded(seller: Seller, id: string, withinMs = 120_000): Promise<CheckedJob> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const batch = await checkedJob(seller, id);
    if (!['queued', 'running'].includes(batch.status)) return batch;
    if (Date.now() > deadline) throw new Error(`the job did not end: ${JSON.stringify(batch)}`);
    await pause(100);
  }
}

/** A site, or only its database. */
interface Books {
  readonly test: Pick<TestDatabase, 'database'>;
}

export async function setPlan(site: Books, seller: Seller, plan: string): Promise<void> {
  await site.test.database.query('update users set subscription_plan = $2 where id = $1', [seller.id, plan]);
}

/** The invariants after every fault: each row once, and all ledgers agree. */
export async function ledgerOf(site: Books, seller: Seller, batchId: string) {
  const one = async (sql: string, values: unknown[]) =>
    (await site.test.database.query<{ n: number }>(sql, values))[0]?.n;
  return {
    listings: await one('select count(*)::int as n from listings where user_id = $1', [seller.id]),
    completedRows: await one(
      `select count(distinct listing_id)::int as n from bulk_rows where batch_id = $1 and status = 'completed'`,
      [batchId],
    ),
    strayListings: await one(
      `select count(*)::int as n from listings l where user_id = $1
         and not exists (select from bulk_rows r where r.listing_id = l.id)`,
      [seller.id],
    ),
    unfinishedRows: await one(
      `select count(*)::int as n from bulk_rows where batch_id = $1 and status in ('queued', 'running')`,
      [batchId],
    ),
    reservations: await one('select count(*)::int as n from quota_reservations where user_id = $1', [seller.id]),
    charged: (await seller.client.billing.usage()).quotas.listings_generated.used,
  };
}

/** The ledger where each of `rows` ran once and nothing is left over. */
export const completeLedger = (rows: number) => ({
  listings: rows,
  completedRows: rows,
  strayListings: 0,
  unfinishedRows: 0,
  reservations: 0,
  charged: rows,
});

/** In every row of `productFile`, so that the server asks for it only once. */
const GOOD = {
  title: 'Himal',
  item_highlights: '',
  bullet_points: ['Brand: Himal'],
  description: 'Made by Himal.',
  keywords: ['bottle'],
  search_terms: 'flask',
};

/** A valid response after a delay. */
export function respondAfter(ms: number): (response: ServerResponse) => void {
  return (response) => {
    setTimeout(() => sendCompletion(response, { content: JSON.stringify(GOOD) }), ms);
  };
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** `seen` is what the error shows if it never holds. */
export async function waitUntil(
  holds: () => Promise<boolean>,
  withinMs = 60_000,
  seen: () => unknown = () => '',
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${String(holds)} does not hold. ${JSON.stringify(await seen())}`);
    await pause(50);
  }
}

/** The result, or an error that says what did not come. */
export async function within<T>(result: Promise<T>, what: string, withinMs = 60_000): Promise<T> {
  const late = new AbortController();
  const tooLate = sleep(withinMs, undefined, { signal: late.signal }).then(() => {
    throw new Error(`${what}: not within ${withinMs / 1000} seconds`);
  });
  // Rejected also when it is no longer awaited.
  tooLate.catch(() => undefined);
  return Promise.race([result, tooLate]).finally(() => late.abort());
}
