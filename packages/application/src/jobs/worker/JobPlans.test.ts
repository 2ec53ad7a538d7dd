import { describe, expect, it } from '@jest/globals';
import { anActor, FixedClock } from '@listwright/application/testing';
import { InMemoryRowQueue } from '../../../testing/jobs/InMemoryRowQueue.js';
import { JobRecords } from '../../../testing/jobs/JobRecords.js';
import type { JobPlan } from '../Job.js';
import { JobPlans } from './JobPlans.js';

/** Knows the plan of each job but the deleted ones, and counts how often it is asked. */
class AskedQueue extends InMemoryRowQueue {
  readonly asked: string[] = [];
  readonly deleted = new Set<string>();

  constructor() {
    super(new JobRecords(new FixedClock()), () => anActor());
  }

  override async plan(id: string): Promise<JobPlan | undefined> {
    this.asked.push(id);
    if (this.deleted.has(id)) return undefined;
    return { id, userId: 'ann', kind: 'titles', marketplace: 'amazon', header: [], columns: [] };
  }
}

describe('the plans of the jobs that a worker works on', () => {
  it('are each read once, as they never change', async () => {
    const queue = new AskedQueue();
    const plans = new JobPlans(queue);
    const ids = ['one', 'two', 'one', 'two', 'one'];
    const found = await ids.reduce<Promise<(string | undefined)[]>>(
      async (before, id) => [...(await before), (await plans.of(id))?.id],
      Promise.resolve([]),
    );
    expect([found, queue.asked]).toEqual([ids, ['one', 'two']]);
  });

  it('are looked for again where the job was not there', async () => {
    const queue = new AskedQueue();
    const plans = new JobPlans(queue);
    queue.deleted.add('one');
    expect(await plans.of('one')).toBeUndefined();
    queue.deleted.clear();
    expect(await plans.of('one')).toMatchObject({ id: 'one' });
    expect(queue.asked).toEqual(['one', 'one']);
  });

  it('are kept of a hundred jobs, and read again after that', async () => {
    const queue = new AskedQueue();
    const plans = new JobPlans(queue);
    const ids = Array.from({ length: 100 }, (_, at) => `job ${at}`);
    for (const id of [...ids, ...ids]) await plans.of(id);
    expect(queue.asked).toEqual(ids);
    for (const id of ['one more', ids[0]!]) await plans.of(id);
    expect(queue.asked).toEqual([...ids, 'one more', ids[0]]);
  });
});
