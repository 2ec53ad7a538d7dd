import { describe, expect, it } from '@jest/globals';
import type { Job } from '@listwright/application/jobs';
import { progressEvents } from './progressEvents.js';

const aJob: Job = {
  id: 'a',
  userId: 'ann',
  kind: 'listings',
  marketplace: 'amazon',
  header: [],
  columns: [],
  format: 'csv',
  fileName: 'a.csv',
  status: 'running',
  total: 5,
  successful: 2,
  failed: 1,
  invalid: 0,
  createdAt: new Date(0),
};
const view = ({ status }: Job) => ({ status });

describe('progressEvents', () => {
  it('sends each state in full, and heartbeats while nothing changes', async () => {
    let go = () => {};
    const moved = new Promise<void>((resolve) => (go = resolve));
    async function* states() {
      yield aJob;
      await moved;
      yield { ...aJob, status: 'completed' as const, successful: 4 };
    }
    const events = progressEvents(states(), view, 1);
    const next = async () => (await events.next()).value;
    expect(await next()).toBe('retry: 2000\n\n');
    expect(await next()).toBe('id: 3\nevent: progress\ndata: {"status":"running"}\n\n');
    expect(await next()).toBe(': still here\n\n');
    expect(await next()).toBe(': still here\n\n');
    go();
    const rest = [];
    for await (const event of events) if (!event.startsWith(':')) rest.push(event);
    expect(rest).toEqual(['id: 5\nevent: progress\ndata: {"status":"completed"}\n\n']);
  });

  it('closes the states where the reader leaves', async () => {
    let isClosed = false;
    async function* states() {
      try {
        for (;;) yield aJob;
      } finally {
        isClosed = true;
      }
    }
    const events = progressEvents(states(), view);
    for await (const event of events) if (event.includes('progress')) break;
    expect(isClosed).toBe(true);
  });
});
