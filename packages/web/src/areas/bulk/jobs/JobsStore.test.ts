import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aJob } from '../../../testing/aJob';
import { answers } from '../../../testing/answers';
import { FakeServer } from '../../../testing/FakeServer';
import { MemoryStorage } from '../../../testing/MemoryStorage';
import { createRootStore } from '../../../state/createRootStore';
import { JobsStore } from './JobsStore';

const LIST = 'GET /api/bulk/';
const job = aJob({ status: 'running' });

describe('JobsStore', () => {
  it('polls only while it is watched, and again after a cancel', async () => {
    let open = [job];
    const server = new FakeServer()
      .on(LIST, () => answers.ok({ batches: open, total: open.length, next_cursor: null }))
      .on(`POST /api/bulk/${job.batch_id}/cancel`, () => {
        open = [];
        return answers.ok({ ...job, status: 'cancelled' });
      });
    const jobs = new JobsStore(createRootStore(server.transport, new MemoryStorage()).client);
    jobs.restart();
    expect(server.calls).toEqual([]);
    const leave = jobs.watch();
    await waitFor(() => expect(jobs.total).toBe(1));
    expect(server.requests[0]?.url).toContain('open=true');
    await jobs.cancel(job.batch_id);
    await waitFor(() => expect(jobs.open).toEqual([]));
    const asked = server.calls.length;
    leave();
    jobs.restart();
    expect(server.calls).toHaveLength(asked);
  });

  it('pauses while the tab is hidden, and polls when it is visible again', async () => {
    const server = new FakeServer().on(LIST, answers.ok({ batches: [job], total: 1, next_cursor: null }));
    const jobs = new JobsStore(createRootStore(server.transport, new MemoryStorage()).client);
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    const leave = jobs.watch();
    expect(server.calls).toEqual([]);
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(jobs.total).toBe(1));
    leave();
  });
});
