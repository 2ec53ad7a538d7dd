import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  anActor,
  DirectTransaction,
  FixedClock,
  InMemoryUsageLedger,
  InProcessRows,
  SimulatedTimer,
} from '@listwright/application/testing';
import { quotaPeriod } from '@listwright/domain/billing';
import { DomainError } from '@listwright/domain/shared';
import { aSealedJob } from '../../../testing/jobs/aSealedJob.js';
import { InMemoryJobs } from '../../../testing/jobs/InMemoryJobs.js';
import { InMemoryRowQueue } from '../../../testing/jobs/InMemoryRowQueue.js';
import { JobRecords } from '../../../testing/jobs/JobRecords.js';
import type { JobPlan } from '../Job.js';
import type { ImportedRow, JobKind, RunContext } from '../JobKind.js';
import { JobKinds } from '../JobKinds.js';
import type { ClaimedRow } from '../rows/ClaimedRow.js';
import { ClaimRows } from '../rows/ClaimRows.js';
import { WATCHED_CRASH_COUNT } from '../rows/crashIsolation.js';
import type { RowOutcome } from '../rows/RowOutcome.js';
import { SettleRows } from '../rows/SettleRows.js';
import { OutcomeSaver } from './OutcomeSaver.js';
import { RowRunner } from './RowRunner.js';
import { RowWork } from './RowWork.js';

const ROWS = 32;
/** Far more than these few rows need, but few enough to detect an endless loop. */
const MAX_LOOKS = 20_000;

const failure = () => new DomainError('invalid', 'no_rows', 'No.');
const outage = () => new DomainError('unavailable', 'provider_failed', 'Later.');
const off = () => new DomainError('unavailable', 'provider_off', 'Later.');
const noDatabase = () => new DomainError('unavailable', 'database_unavailable', 'The database does not answer.');

/** Fails if the runner asks again and again, without a pause, how many results wait. */
class WatchedSaver extends OutcomeSaver {
  private looks = 0;

  override get waiting(): number {
    this.looks += 1;
    if (this.looks > MAX_LOOKS) throw new Error('the runner does nothing but look');
    return super.waiting;
  }
}

/** Counts the rows that run apart from the others. */
class WitnessedRows extends InProcessRows {
  count = 0;

  override execute(row: ClaimedRow, plan: JobPlan): Promise<RowOutcome> {
    this.count += 1;
    return super.execute(row, plan);
  }
}

/** Plans are read as `read` has it, before they are looked up. */
class PlannedQueue extends InMemoryRowQueue {
  read: () => 'found' | 'gone' = () => 'found';

  override async plan(jobId: string): Promise<JobPlan | undefined> {
    return this.read() === 'gone' ? undefined : super.plan(jobId);
  }
}

interface Work {
  readonly number: number;
  readonly unsaved: number;
  readonly timer: SimulatedTimer;
  readonly context: RunContext;
}

/** A runner of one job; `work` works on the rows, whose numbers begin with 1. */
async function runnerOf(work: (row: Work) => Promise<void>, crashCount = 0) {
  const [clock, transaction, timer] = [new FixedClock(), new DirectTransaction(), new SimulatedTimer()];
  const [userId, workerId] = [randomUUID(), randomUUID()];
  const records = new JobRecords(clock);
  const actor = anActor({ userId, plan: 'unlimited' });
  const [jobs, queue] = [new InMemoryJobs(records), new PlannedQueue(records, () => actor)];
  const kind: JobKind<number, number> = {
    name: 'listings',
    quota: 'listings_generated',
    isRemote: true,
    inputSheet: { fileName: 'rows', sheetName: 'Rows', columns: [] },
    read: ({ number }: ImportedRow) => ({ ok: number - 1 }),
    run: async (number, context) => {
      await work({ number, unsaved: saver.waiting, timer, context });
      return number;
    },
    settle: async (results) => results.map(() => ({})),
    resultSheet: { fileName: '{file}', sheetName: 'Rows', columns: ['row'] },
    exportRows: async () => [],
  };
  const [kinds, ledger] = [new JobKinds([kind]), new InMemoryUsageLedger(clock)];
  const faults: (readonly [unknown, string])[] = [];
  const onError = (error: unknown, consequence: string) => void faults.push([error, consequence]);
  const settleRows = new SettleRows(queue, kinds, ledger, transaction);
  const saver = new WatchedSaver(settleRows, { workerId, batchingMs: 10, onError }, timer);
  const rowWork = new RowWork(kinds, 10_000, () => 1);
  const witness = new WitnessedRows(rowWork);
  const runner = new RowRunner(
    queue,
    new ClaimRows(queue, kinds, ledger, transaction, { yieldsToPrimary: false }),
    rowWork,
    witness,
    saver,
    { workerId, concurrency: 16, maxPrefetch: 16, maxUnsaved: 32, onError },
    timer,
  );
  const add = async (rows: number) => {
    const id = await aSealedJob({ jobs }, userId, { rows });
    for (const row of records.find(id)?.rows ?? []) row.crashCount = crashCount;
    return id;
  };
  const id = await add(ROWS);
  const rows = () => records.find(id)?.rows ?? [];
  return {
    runner,
    timer,
    queue,
    faults,
    witness,
    add,
    job: (one = id) => jobs.find(userId, one),
    cancel: () => jobs.cancel(userId, id),
    ended: async () => (await jobs.find(userId, id))?.failed,
    delayed: () => rows().filter(({ runAfter }) => runAfter !== undefined).length,
    running: () => rows().filter(({ status }) => status === 'running').length,
    delays: () => {
      const waits = rows().flatMap(({ tries, runAfter }) =>
        runAfter === undefined ? [] : `${tries} tries, ${runAfter.getTime() - clock.now().getTime()} ms`,
      );
      return [...new Set(waits)];
    },
    errors: () => [...new Set(rows().map(({ error }) => error))],
    used: async () => (await ledger.used(userId, quotaPeriod(actor.accountStart, clock.now()))).listings_generated,
  };
}

describe('RowRunner', () => {
  it('does not loop while more rows run than the shrunk window allows', async () => {
    const { runner, ended, delayed, faults } = await runnerOf(async ({ number, timer }) => {
      // The window has grown and no rows are left; then failures shrink it while more rows wait.
      if (number <= ROWS / 2) throw failure();
      await timer.wait(number % 4 === 0 ? 50 : 1000);
      throw outage();
    });
    await runner.drain();
    expect([await ended(), delayed(), faults]).toEqual([ROWS / 2, ROWS / 2, []]);
  });

  it('runs as many rows concurrently as allowed', async () => {
    let [underWay, most] = [0, 0];
    const { runner, ended } = await runnerOf(async ({ timer }) => {
      most = Math.max(most, (underWay += 1));
      await timer.wait(20);
      underWay -= 1;
      throw failure();
    });
    await runner.drain();
    expect([await ended(), most]).toEqual([ROWS, 16]);
  });

  it('runs ever fewer rows at once while the server fails, without a rest between them', async () => {
    let underWay = 0;
    const starts: number[] = [];
    const { runner, delayed, timer } = await runnerOf(async ({ timer }) => {
      starts.push((underWay += 1));
      await timer.wait(1);
      underWay -= 1;
      throw outage();
    });
    await runner.drain();
    expect(delayed()).toBe(ROWS);
    expect([Math.max(...starts), starts[8], Math.max(...starts.slice(9))]).toEqual([8, 1, 1]);
    expect(timer.now).toBeLessThan(1000);
  });

  it('claims nothing for a second after the AI server was at its limit, and a few rows then', async () => {
    let started = 0;
    const { runner, delayed, timer } = await runnerOf(async () => {
      started += 1;
      throw off();
    });
    const each: number[] = [];
    while (delayed() < ROWS) {
      const before = started;
      await runner.drain();
      each.push(started - before);
      await runner.drain();
      expect(started - before).toBe(each.at(-1));
      await timer.wait(1000);
    }
    expect(each.length).toBeGreaterThan(5);
    expect([each[0], Math.max(...each.slice(1))]).toEqual([10, 3]);
  });

  it('starts a row that crashed a worker only when all results are saved', async () => {
    const seen = new Set<number>();
    const { runner, ended } = await runnerOf(async ({ unsaved }) => {
      seen.add(unsaved);
      throw failure();
    }, 2);
    await runner.drain();
    expect([await ended(), [...seen]]).toEqual([ROWS, [0]]);
  });

  it.each([
    ['twice', WATCHED_CRASH_COUNT, ROWS],
    ['once', WATCHED_CRASH_COUNT - 1, 0],
  ])('runs rows apart that crashed their worker %s: all or none', async (_often, crashCount, apart) => {
    const { runner, witness, job } = await runnerOf(async () => undefined, crashCount);
    await runner.drain();
    expect([witness.count, (await job())?.successful]).toEqual([apart, ROWS]);
  });

  it('claims a quarter more than it runs at once, as long as none of its rows has ended', async () => {
    const claimed: number[] = [];
    const made = await runnerOf(async ({ timer }) => {
      await timer.wait(1000);
      claimed.push(made.running());
    });
    await made.runner.drain();
    expect(claimed[0]).toBe(8 + 2);
  });

  it('joins calls while it runs, and runs again when called later', async () => {
    let runs = 0;
    const { runner, add, job } = await runnerOf(async () => void (runs += 1));
    const first = runner.drain();
    expect(runner.drain()).toBe(first);
    await first;
    const second = await add(3);
    await runner.drain();
    expect([runs, (await job())?.status, (await job(second))?.status]).toEqual([ROWS + 3, 'completed', 'completed']);
  });
});

describe('a row that fails inside the server', () => {
  it('is failed and reported, and not retried', async () => {
    const bug = new TypeError('A bug.');
    const { runner, errors, faults, ended } = await runnerOf(() => Promise.reject(bug));
    await runner.drain();
    expect([await ended(), errors()]).toEqual([ROWS, ['Something failed inside the server. Try this row again.']]);
    expect(faults[0]).toEqual([bug, 'a row failed with an internal error; it is not retried']);
  });

  it('comes back after a second where the database was away, and it counts as no try', async () => {
    const { runner, queue, delays, faults, job } = await runnerOf(async () => undefined);
    const fault = noDatabase();
    queue.read = () => {
      throw fault;
    };
    await runner.drain();
    expect(delays()).toEqual(['0 tries, 1000 ms']);
    expect(faults[0]).toEqual([fault, 'a row was interrupted; it is retried']);
    expect(await job()).toMatchObject({ failed: 0, successful: 0 });
  });

  it('is left alone where its job was erased meanwhile', async () => {
    let runs = 0;
    const { runner, queue, faults, job } = await runnerOf(async () => void (runs += 1));
    queue.read = () => 'gone';
    await runner.drain();
    expect([runs, faults]).toEqual([0, []]);
    expect(await job()).toMatchObject({ failed: 0, successful: 0 });
  });
});

describe('a job that is stopped while its rows wait', () => {
  it('gets its rows back that have not started, and their units; those that have started are finished', async () => {
    const { runner, add, cancel, job, running, used } = await runnerOf(async ({ number, timer, context }) => {
      // The first four have started their call; the others wait for their turn at the server.
      if (number > 4) await timer.wait(500, context.cancelBeforeStart);
      context.cancelBeforeStart.throwIfAborted();
      await timer.wait(1000);
    });
    const other = await add(2);
    const drained = runner.drain();
    while (running() === 0) await new Promise((resolve) => setImmediate(resolve));
    await cancel();
    await runner.recheck();
    await drained;
    expect((await job(other))?.successful).toBe(2);
    const finished = (await job())?.successful ?? 0;
    expect([finished, running()]).toEqual([4, 0]);
    expect(await used()).toBe(finished + 2);
  });

  it('is not looked for while the worker has no rows', async () => {
    const { runner, queue } = await runnerOf(async () => undefined);
    const asked: (readonly string[])[] = [];
    queue.runnable = async (jobIds) => {
      asked.push(jobIds);
      return [];
    };
    await runner.recheck();
    expect(asked).toEqual([]);
  });

  it('does not stop rows of jobs that go on', async () => {
    const { runner, job, running } = await runnerOf(async ({ timer, context }) => {
      await timer.wait(100);
      context.cancelBeforeStart.throwIfAborted();
    });
    await runner.recheck();
    const drained = runner.drain();
    while (running() === 0) await new Promise((resolve) => setImmediate(resolve));
    await runner.recheck();
    await drained;
    expect(await job()).toMatchObject({ status: 'completed', successful: ROWS });
  });
});

describe('a runner that stops', () => {
  it('waits for the calls that have started, and starts no others', async () => {
    let runs = 0;
    const { runner, job, timer } = await runnerOf(async ({ timer }) => {
      runs += 1;
      await timer.wait(700);
    });
    const drained = runner.drain();
    while (runs === 0) await new Promise((resolve) => setImmediate(resolve));
    await runner.stop(60_000);
    await drained;
    expect([runs, (await job())?.successful]).toEqual([8, 8]);
    expect(timer.now).toBeLessThan(2000);
    await runner.drain();
    expect(runs).toBe(8);
  });

  it('leaves calls alone that take longer, and saves nothing of them', async () => {
    let runs = 0;
    const { runner, job, timer } = await runnerOf(async ({ timer }) => {
      runs += 1;
      await timer.wait(60_000);
    });
    const drained = runner.drain();
    while (runs === 0) await new Promise((resolve) => setImmediate(resolve));
    await runner.stop(5000);
    expect(timer.now).toBeLessThan(10_000);
    await drained;
    expect((await job())?.successful).toBe(0);
  });

  it('tries again after a while where claiming fails', async () => {
    const { runner, queue, faults, job } = await runnerOf(async () => undefined);
    const fault = noDatabase();
    const waiting = queue.waiting.bind(queue);
    let failures = 0;
    queue.waiting = async (most) => {
      if ((failures += 1) < 3) throw fault;
      return waiting(most);
    };
    await runner.drain();
    if (failures < 3) await runner.drain();
    expect(faults).toContainEqual([fault, 'claiming rows failed; it is retried']);
    await runner.drain();
    expect(await job()).toMatchObject({ status: 'completed', successful: ROWS });
  });
});
