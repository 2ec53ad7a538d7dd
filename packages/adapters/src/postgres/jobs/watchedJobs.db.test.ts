import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReadJobs, type Job } from '@listwright/application/jobs';
import { anActor, FixedClock } from '@listwright/application/testing';
import { anOwner } from '../../../testing/anOwner.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/createTestDatabase.js';
import { PostgresJobRepository } from './PostgresJobRepository.js';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** Looks at a job that does not move; `looked` is called whenever the repository was asked. */
async function aWatch(looked: (clock: FixedClock) => void, isAllowed: () => Promise<boolean>) {
  const [userId, id] = [await anOwner(test.database), randomUUID()];
  const jobs = new PostgresJobRepository(test.database);
  await jobs.open({
    id,
    userId,
    kind: 'listings',
    marketplace: 'amazon',
    header: ['product_name'],
    fileName: 'a.csv',
    columns: [{ name: 'product_name', field: 'product_name' }],
    format: 'csv',
  });
  await jobs.seal(id, { total: 1, failed: 0 });
  const [clock, stop] = [new FixedClock(), new AbortController()];
  class LookedAt extends PostgresJobRepository {
    override async find(owner: string, job: string): Promise<Job | undefined> {
      const found = await super.find(owner, job);
      looked(clock);
      return found;
    }
  }
  const read = new ReadJobs(new LookedAt(test.database), clock);
  return { stop, states: read.watch(anActor({ userId }), id, { signal: stop.signal, isAllowed }) };
}

describe('watching a job', () => {
  it('ends as soon as the caller disconnects, also while it waits', async () => {
    let looks = 0;
    const { stop, states } = await aWatch(
      () => (looks += 1),
      async () => true,
    );
    expect((await states.next()).value).toMatchObject({ status: 'queued' });
    const next = states.next();
    stop.abort();
    expect((await next).done).toBe(true);
    expect(looks).toBe(1);
  });

  it('does not begin for a disconnected caller', async () => {
    let looks = 0;
    const { stop, states } = await aWatch(
      () => (looks += 1),
      async () => true,
    );
    stop.abort();
    expect((await states.next()).done).toBe(true);
    expect(looks).toBe(0);
  });

  it('ends where the actor may not look any more', async () => {
    const asked: string[] = [];
    const { states } = await aWatch(
      (clock) => clock.advance(3000),
      async () => {
        asked.push('asked');
        return asked.length < 2;
      },
    );
    const found = [];
    for await (const { status } of states) found.push(status);
    expect(found).toEqual(['queued']);
    expect(asked).toHaveLength(2);
  });
});
