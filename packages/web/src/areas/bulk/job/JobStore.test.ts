import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createRootStore } from '../../../state/createRootStore';
import { aJob } from '../../../testing/aJob';
import { aJobRow } from '../../../testing/aJobRow';
import { answers } from '../../../testing/answers';
import { FakeServer } from '../../../testing/FakeServer';
import { MemoryStorage } from '../../../testing/MemoryStorage';
import { JobStore, type CheckedJob } from './JobStore';

const ID = aJob().batch_id;
const CHECK = `GET /api/bulk/check/${ID}`;
const running = (processed: number) =>
  aJob({ status: 'running', summary: { total: 10, processed, successful: processed, failed: 0 } });

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function follow(server: FakeServer) {
  const ended: CheckedJob[] = [];
  const { client } = createRootStore(server.transport, new MemoryStorage());
  const store = new JobStore(client, ID, (job) => ended.push(job));
  stops.push(store.follow());
  return { store, ended };
}

describe('JobStore', () => {
  it('follows a job to its end, reports that once, and loads its failures', async () => {
    const states = [running(2), running(7)];
    const done = aJob({
      status: 'completed_with_errors',
      summary: { total: 10, processed: 10, successful: 9, failed: 1 },
    });
    const server = new FakeServer()
      .on(CHECK, () => answers.ok(states.shift() ?? done))
      .on(
        `GET /api/bulk/${ID}/rows`,
        answers.ok({
          rows: [aJobRow(4, { status: 'failed', error: 'No.', attempts: 0 })],
          total: 1,
          next_cursor: null,
        }),
      );
    const { store, ended } = follow(server);
    await waitFor(() => expect(store.job?.summary.processed).toBe(2));
    await waitFor(() => expect(ended).toEqual([done]), { timeout: 10_000 });
    expect(store.failedRows.map(({ row }) => row)).toEqual([4]);
    expect(store.canRetry).toBe(false);
    expect(server.calls.filter((call) => call === CHECK)).toHaveLength(3);
  });

  it('retries failed rows if the server allows it', async () => {
    const { store } = follow(new FakeServer().on(CHECK, answers.ok(aJob({ retryable: 3 }))));
    await waitFor(() => expect(store.canRetry).toBe(true));
  });

  it('reports nothing for a job that had already finished', async () => {
    const { store, ended } = follow(new FakeServer().on(CHECK, answers.ok(aJob())));
    await waitFor(() => expect(store.job).not.toBeNull());
    expect(ended).toEqual([]);
  });

  it('cancels, and resumes a cancelled job', async () => {
    let status: CheckedJob['status'] = 'running';
    const job = () => answers.ok({ ...running(3), status });
    const server = new FakeServer()
      .on(CHECK, job)
      .on(`POST /api/bulk/${ID}/cancel`, () => {
        status = 'cancelled';
        return job();
      })
      .on(`POST /api/bulk/${ID}/resume`, () => {
        status = 'queued';
        return job();
      });
    const { store } = follow(server);
    await waitFor(() => expect(store.isOpen).toBe(true));
    await store.change.run('cancel');
    expect(store.canResume).toBe(true);
    expect(store.left).toBe(7);
    await store.change.run('resume');
    expect(store.isOpen).toBe(true);
  });

  it('follows a cancelled job until its running rows have finished', async () => {
    const cancelled = (processed: number, underWay: number) =>
      aJob({ ...running(processed), status: 'cancelled', under_way: underWay });
    const states = [running(3), cancelled(3, 4), cancelled(5, 2)];
    const server = new FakeServer()
      .on(CHECK, () => answers.ok(states.shift() ?? cancelled(7, 0)))
      .on(`POST /api/bulk/${ID}/cancel`, answers.ok(cancelled(3, 4)));
    const { store, ended } = follow(server);
    await waitFor(() => expect(store.isOpen).toBe(true));
    await store.change.run('cancel');
    await waitFor(() => expect([store.isSettling, store.left]).toEqual([true, 3]));
    await waitFor(() => expect(ended).toEqual([cancelled(7, 0)]), { timeout: 10_000 });
    expect([store.isSettling, store.left]).toEqual([false, 3]);
  });

  it('reports a missing job, and stops polling', async () => {
    const server = new FakeServer();
    const { store } = follow(server);
    await waitFor(() => expect(store.error).not.toBeNull());
    expect(server.calls).toEqual([CHECK]);
  });

  it('keeps the last known figures while the server does not respond', async () => {
    let calls = 0;
    const server = new FakeServer().on(CHECK, () => {
      calls += 1;
      return calls === 2 ? answers.problem(503, 'unavailable', 'Later.') : answers.ok(running(calls));
    });
    const { store } = follow(server);
    await waitFor(() => expect(store.isStale).toBe(true), { timeout: 10_000 });
    expect(store.job?.summary.processed).toBe(1);
    expect(store.error).toBeNull();
    await waitFor(() => expect(store.isStale).toBe(false), { timeout: 10_000 });
  });
});
