import { describe, expect, it } from '@jest/globals';
import { suiteBulkSetup } from '../../../testing/bulk/suiteBulkSetup.js';
import type { PostgresJobRepository } from './PostgresJobRepository.js';

type Attempt = (jobs: PostgresJobRepository, stranger: string, id: string) => Promise<unknown>;

async function listed<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('a job of another seller', () => {
  const suite = suiteBulkSetup();

  /** Three rows: one completed, one failed, one that a worker has. */
  const job = async (status: string) => {
    const userId = await suite.setup.seller();
    const id = await suite.setup.job(userId, 3);
    const { database } = suite.setup.test;
    await database.query(
      `update bulk_rows set status = case number when 1 then 'completed' when 2 then 'failed' else 'running' end,
         error = case number when 2 then 'It failed.' end where batch_id = $1`,
      [id],
    );
    await database.query('update bulk_batches set status = $2, successful = 1, failed = 1 where id = $1', [id, status]);
    return { userId, id };
  };
  const stored = async (id: string) => {
    const { database } = suite.setup.test;
    return [
      await database.query('select * from bulk_batches where id = $1', [id]),
      await database.query('select * from bulk_rows where batch_id = $1 order by number', [id]),
    ];
  };

  it.each<[string, string, Attempt, unknown]>([
    ['cancelled', 'running', (jobs, who, id) => jobs.cancel(who, id), false],
    ['resumed', 'paused', (jobs, who, id) => jobs.resume(who, id), false],
    ['retried', 'running', (jobs, who, id) => jobs.retryFailed(who, id), 0],
    ['accepted', 'running', (jobs, who, id) => jobs.accept(who, id, 1, true), false],
  ])('is not %s, and not a row of it changes; its owner can do so', async (_name, status, ask, refusal) => {
    const { userId, id } = await job(status);
    const stranger = await suite.setup.seller();
    const before = await stored(id);
    expect(await ask(suite.setup.jobs, stranger, id)).toBe(refusal);
    expect(await stored(id)).toEqual(before);
    expect(await ask(suite.setup.jobs, userId, id)).not.toBe(refusal);
    expect(await stored(id)).not.toEqual(before);
  });

  it.each<[string, Attempt]>([
    ['find', async (b, who, id) => (await b.find(who, id)) ?? []],
    ['list', async (b, who) => (await b.list(who, {}, { limit: 10 })).items],
    ['rows', async (b, who, id) => (await b.rows(who, id, {}, { limit: 10 })).items],
    ['allRows', (b, who, id) => listed(b.allRows(who, id))],
    ['numberedRows', (b, who, id) => listed(b.numberedRows(who, id, [1, 2, 3]))],
    ['cellsOfColumn', (b, who, id) => listed(b.cellsOfColumn(who, id, 0))],
    ['cellsIn', (b, who, id) => b.cellsIn(who, id, 0)],
  ])('shows nothing to %s', async (_name, read) => {
    const { userId, id } = await job('running');
    const stranger = await suite.setup.seller();
    expect(await read(suite.setup.jobs, stranger, id)).toEqual([]);
    expect(await read(suite.setup.jobs, userId, id)).not.toEqual([]);
  });
});
