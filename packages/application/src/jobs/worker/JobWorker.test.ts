import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  anActor,
  CountingNotifier,
  DirectTransaction,
  FixedClock,
  InMemoryUsageLedger,
  InProcessRows,
} from '@listwright/application/testing';
import { quotaPeriod } from '@listwright/domain/billing';
import { aSealedJob } from '../../../testing/jobs/aSealedJob.js';
import { InMemoryJobs } from '../../../testing/jobs/InMemoryJobs.js';
import { InMemoryRowQueue } from '../../../testing/jobs/InMemoryRowQueue.js';
import { JobRecords } from '../../../testing/jobs/JobRecords.js';
import { SystemTimer, type Actor } from '../../shared/index.js';
import type { JobKind } from '../JobKind.js';
import { JobKinds } from '../JobKinds.js';
import { ClaimRows } from '../rows/ClaimRows.js';
import { MaintainQueue } from '../rows/MaintainQueue.js';
import { SettleRows } from '../rows/SettleRows.js';
import { JobWorker } from './JobWorker.js';
import { OutcomeSaver } from './OutcomeSaver.js';
import { RowRunner } from './RowRunner.js';
import { RowWork } from './RowWork.js';

const LEASE_MS = 4000;
const never = () => new Promise<never>(() => undefined);

/** Work that takes until it is ended. */
function held() {
  let end: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (end = resolve));
  return { promise, end: () => end() };
}

/** Notes what is asked of it, and is as slow or broken as the test has it. */
class ObservedQueue extends InMemoryRowQueue {
  readonly events: string[] = [];
  beforeReclaim: () => Promise<void> = async () => undefined;
  beforeRelease: () => Promise<void> = async () => undefined;
  beforeHeartbeat: () => Promise<void> = async () => undefined;

  override async heartbeat(workerId: string, leaseMs: number) {
    await this.beforeHeartbeat();
    return super.heartbeat(workerId, leaseMs);
  }

  override async reclaim(workerId: string, leaseMs: number) {
    this.events.push('reclaim');
    await this.beforeReclaim();
    this.events.push('reclaimed');
    return super.reclaim(workerId, leaseMs);
  }

  override async release(workerId: string) {
    this.events.push('release');
    await this.beforeRelease();
    return super.release(workerId);
  }
}

/** A worker of one account; `run` works on its rows. */
function setUp(run: () => Promise<void> = async () => undefined, changes: Partial<Actor> = {}) {
  const [clock, transaction, notifier] = [new FixedClock(), new DirectTransaction(), new CountingNotifier()];
  const [userId, workerId] = [randomUUID(), randomUUID()];
  let actor = anActor({ plan: 'unlimited', ...changes, userId });
  const records = new JobRecords(clock);
  const [jobs, queue] = [new InMemoryJobs(records), new ObservedQueue(records, () => actor)];
  const kind: JobKind = {
    name: 'listings',
    quota: 'listings_generated',
    inputSheet: { fileName: 'rows', sheetName: 'Rows', columns: [] },
    isRemote: true,
    read: ({ cells }) => ({ ok: cells }),
    run,
    settle: async (results) => results.map(() => ({})),
    resultSheet: { fileName: '{file}', sheetName: 'Rows', columns: [] },
    exportRows: async () => [],
  };
  const [kinds, ledger] = [new JobKinds([kind]), new InMemoryUsageLedger(clock)];
  const faults: (readonly [unknown, string])[] = [];
  const onError = (error: unknown, consequence: string) => void faults.push([error, consequence]);
  const work = new RowWork(kinds, 10_000, () => 1);
  const claims = new ClaimRows(queue, kinds, ledger, transaction, { yieldsToPrimary: false });
  const saver = new OutcomeSaver(new SettleRows(queue, kinds, ledger, transaction), {
    workerId,
    batchingMs: 10,
    onError,
  });
  const options = { workerId, concurrency: 16, maxPrefetch: 16, maxUnsaved: 32, onError };
  const runner = new RowRunner(queue, claims, work, new InProcessRows(work), saver, options, new SystemTimer());
  const maintenance = new MaintainQueue(queue, kinds, ledger, notifier, transaction, clock, LEASE_MS);
  return {
    worker: new JobWorker(queue, ledger, transaction, maintenance, runner, { workerId, leaseMs: LEASE_MS, onError }),
    workerId,
    queue,
    records,
    claims,
    maintenance,
    faults,
    become: (next: Partial<Actor>) => void (actor = { ...actor, ...next }),
    addJob: (rows: number) => aSealedJob({ jobs }, userId, { rows }),
    job: (id: string) => jobs.find(userId, id),
    used: async () => (await ledger.used(userId, quotaPeriod(actor.accountStart, clock.now()))).listings_generated,
    /** Time passes for the clock and for timers, and all that they start is done. */
    pass: async (ms: number) => {
      for (let left = ms; left > 0; left -= 250) {
        clock.advance(Math.min(250, left));
        await jest.advanceTimersByTimeAsync(Math.min(250, left));
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

describe('a worker', () => {
  it('works on rows that wait when it starts, on those it is woken for, and on others with its next tick', async () => {
    const { worker, addJob, job, pass } = setUp();
    const waiting = await addJob(3);
    await worker.start();
    await pass(500);
    expect((await job(waiting))?.status).toBe('completed');
    const added = await addJob(3);
    worker.wake();
    await pass(250);
    expect((await job(added))?.status).toBe('completed');
    const unheard = await addJob(3);
    await pass(2000);
    expect((await job(unheard))?.status).toBe('completed');
  });

  it('keeps its rows, however long they take, since its heartbeats come within the lease', async () => {
    const { worker, addJob, job, records, maintenance, queue, pass } = setUp(never);
    const id = await addJob(2);
    await worker.start();
    for (let lease = 0; lease < 12; lease += 1) {
      await queue.heartbeat('other', LEASE_MS);
      await pass(LEASE_MS / 4);
      expect(await maintenance.reclaim('other')).toEqual([]);
    }
    expect(records.find(id)?.rows.map(({ status }) => status)).toEqual(['running', 'running']);
    expect(await job(id)).toMatchObject({ status: 'running' });
  });

  it('takes over the rows of a worker that has died', async () => {
    const { worker, addJob, job, claims, queue, used, pass } = setUp();
    const id = await addJob(2);
    await queue.heartbeat('dead', LEASE_MS);
    await claims.execute('dead', 10);
    await worker.start();
    await pass(LEASE_MS / 2);
    expect((await job(id))?.successful).toBe(0);
    await pass(2 * LEASE_MS);
    expect(await job(id)).toMatchObject({ status: 'completed', successful: 2 });
    expect(await used()).toBe(2);
  });

  it('resumes a job within seconds once its account has units again', async () => {
    const { worker, addJob, job, become, pass } = setUp(undefined, { quotaOverrides: { listings_generated: 2 } });
    const id = await addJob(5);
    await worker.start();
    await pass(1000);
    expect(await job(id)).toMatchObject({ status: 'paused', successful: 2 });
    become({ quotaOverrides: {} });
    await pass(6000);
    expect(await job(id)).toMatchObject({ status: 'completed', successful: 5 });
  });

  it('reports a tick and a heartbeat that fail, and goes on', async () => {
    const { worker, addJob, job, queue, faults, pass } = setUp();
    const [lost, silent] = [new Error('No connection.'), new Error('No heartbeat.')];
    await worker.start();
    await pass(250);
    queue.beforeReclaim = () => Promise.reject(lost);
    queue.beforeHeartbeat = () => Promise.reject(silent);
    await pass(1000);
    expect(faults).toEqual(
      expect.arrayContaining([
        [lost, 'a tick of the worker failed; the next one retries'],
        [silent, 'a tick of the worker failed; the next one retries'],
      ]),
    );
    queue.beforeReclaim = queue.beforeHeartbeat = async () => undefined;
    const id = await addJob(1);
    await pass(1500);
    expect((await job(id))?.status).toBe('completed');
  });

  it('does not begin a tick before the last has ended', async () => {
    const { worker, queue, pass } = setUp();
    const slow = held();
    queue.beforeReclaim = () => slow.promise;
    await worker.start();
    await pass(5000);
    expect(queue.events).toEqual(['reclaim']);
    slow.end();
    queue.beforeReclaim = async () => undefined;
    await pass(1500);
    expect(queue.events.filter((event) => event === 'reclaim').length).toBeGreaterThan(1);
  });

  it('stops its rows that have not begun within a second after their job is cancelled', async () => {
    let hasEnded = false;
    const { worker, addJob, records, used, pass } = setUp(() => never().finally(() => (hasEnded = true)));
    const id = await addJob(40);
    await worker.start();
    await pass(250);
    const claimed = await used();
    expect(claimed).toBeGreaterThan(8);
    const record = records.find(id);
    if (record !== undefined) record.status = 'cancelled';
    await pass(1500);
    // Eight calls have begun, and are finished; the rows claimed ahead of them are released with their units.
    expect([await used(), hasEnded]).toEqual([8, false]);
  });
});

describe('a worker that stops', () => {
  it('finishes what has begun, claims nothing more, and is forgotten', async () => {
    const { worker, workerId, addJob, job, records, queue, used, pass } = setUp(
      () => new Promise((resolve) => void setTimeout(resolve, 3000)),
    );
    const id = await addJob(40);
    await worker.start();
    await pass(500);
    const stopped = worker.stop(60_000);
    await pass(4000);
    await stopped;
    expect(await job(id)).toMatchObject({ successful: 8, status: 'running' });
    expect([await used(), records.workers.has(workerId)]).toEqual([8, false]);
    const asked = queue.events.length;
    await pass(5000);
    expect([queue.events.length, records.workers.has(workerId)]).toEqual([asked, false]);
  });

  it('releases rows that take longer than its grace, with their units, for other workers', async () => {
    const { worker, addJob, records, used, claims, pass } = setUp(never);
    const id = await addJob(2);
    await worker.start();
    await pass(500);
    expect(await used()).toBe(2);
    const stopped = worker.stop(1000);
    await pass(3000);
    await stopped;
    expect(records.find(id)?.rows.map(({ status }) => status)).toEqual(['queued', 'queued']);
    expect(await used()).toBe(0);
    expect(await claims.execute('other', 10)).toHaveLength(2);
  });

  it('keeps its lease while it waits for its last rows', async () => {
    const { worker, workerId, addJob, queue, maintenance, records, pass } = setUp(never);
    await addJob(1);
    await worker.start();
    await pass(500);
    void worker.stop(5 * LEASE_MS);
    for (let beat = 0; beat < 12; beat += 1) {
      await queue.heartbeat('other', LEASE_MS);
      await pass(LEASE_MS / 4);
      expect(await maintenance.reclaim('other')).toEqual([]);
    }
    expect(records.workers.has(workerId)).toBe(true);
  });

  it('releases its rows after a tick under way, and does not wait long for one that hangs', async () => {
    const { worker, queue, pass } = setUp();
    await worker.start();
    await pass(250);
    const slow = held();
    queue.beforeReclaim = () => slow.promise;
    await pass(1000);
    queue.events.length = 0;
    const stopped = worker.stop(0);
    await pass(500);
    expect(queue.events).toEqual([]);
    slow.end();
    await pass(250);
    await stopped;
    expect(queue.events.slice(0, 2)).toEqual(['reclaimed', 'release']);
  });

  it.each([
    ['a tick', 'beforeReclaim', 2000],
    ['the database', 'beforeRelease', 6000],
  ] as const)('ends although %s never answers', async (_what, name, ms) => {
    const { worker, queue, pass } = setUp();
    await worker.start();
    await pass(250);
    queue[name] = never;
    await pass(1000);
    let hasStopped = false;
    void worker.stop(0).then(() => (hasStopped = true));
    await pass(ms);
    expect(hasStopped).toBe(true);
  });
});
