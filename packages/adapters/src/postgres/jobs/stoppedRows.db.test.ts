import { describe, expect, it } from '@jest/globals';
import { suiteBulkSetup } from '../../../testing/bulk/suiteBulkSetup.js';
import { ControlledWriter } from '../../../testing/bulk/ControlledWriter.js';
import { until } from '../../../testing/until.js';

const ROWS = 12;
const CONCURRENCY = 4;
/** Of the rows under way, those whose call is made; the others wait for their turn, and more are taken ahead. */
const TURNS = 2;

describe('rows that a worker has claimed and not started', () => {
  const suite = suiteBulkSetup();

  it.each<[string, (userId: string, jobId: string) => Promise<unknown>]>([
    ['of a job that is cancelled', (userId, jobId) => suite.setup.jobs.cancel(userId, jobId)],
    [
      'of an account that is blocked',
      (userId) => suite.setup.test.database.query('update users set is_suspended = true where id = $1', [userId]),
    ],
  ])('go back %s, and calls that are made are kept', async (_name, stop) => {
    const userId = await suite.setup.seller();
    const [other, jobId] = [await suite.setup.seller(), await suite.setup.job(userId, ROWS)];
    const writer = new ControlledWriter(TURNS);
    const worker = suite.setup.worker(writer, { concurrency: CONCURRENCY });
    await worker.start();
    await until(
      async () => writer.waiting.size === CONCURRENCY - TURNS && (await suite.setup.heldUnits(userId)) > CONCURRENCY,
    );

    await stop(userId, jobId);
    await until(async () => (await suite.setup.statuses(jobId))['running'] === TURNS);
    expect(writer.waiting.size).toBe(0);
    expect(await suite.setup.heldUnits(userId)).toBe(TURNS);

    for (const { answer } of writer.calls) answer();
    await until(async () => (await suite.setup.heldUnits(userId)) === 0);
    expect(await suite.setup.statuses(jobId)).toEqual({ completed: TURNS, queued: ROWS - TURNS });
    expect(writer.calls).toHaveLength(TURNS);

    // The same worker goes on with what others want.
    const wanted = await suite.setup.job(other, 1);
    worker.wake();
    await until(async () => writer.waiting.size === 1);
    expect(await suite.setup.statuses(wanted)).toEqual({ running: 1 });
    expect(suite.setup.faults).toEqual([]);
  });

  it('are requeued when the worker stops, which waits only for started calls', async () => {
    const userId = await suite.setup.seller();
    const jobId = await suite.setup.job(userId, ROWS);
    const writer = new ControlledWriter(TURNS);
    const worker = suite.setup.worker(writer, { concurrency: CONCURRENCY });
    await worker.start();
    await until(async () => writer.waiting.size === CONCURRENCY - TURNS);
    const stopped = worker.stop(3600_000);
    for (const { answer } of writer.calls) answer();
    await stopped;
    expect(await suite.setup.statuses(jobId)).toEqual({ completed: TURNS, queued: ROWS - TURNS });
    expect(await suite.setup.heldUnits(userId)).toBe(0);
  });

  it('stay where the job has only run into the end of the quota: theirs are taken', async () => {
    const userId = await suite.setup.seller();
    const [paused, cancelled] = [await suite.setup.job(userId, 2), await suite.setup.job(userId, 2)];
    await suite.setup.queue.pauseForQuota([paused]);
    await suite.setup.jobs.cancel(userId, cancelled);
    expect(await suite.setup.queue.runnable([paused, cancelled])).toEqual([paused]);
  });
});
