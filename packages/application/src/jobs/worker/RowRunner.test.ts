import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import {
  anActor,
  DirectTransaction,
  FixedClock,
  InMemoryUsageLedger,
  InProcessRows,
} from '@listwright/application/testing';
import { DomainError } from '@listwright/domain/shared';
import { aSealedJob } from '../../../testing/jobs/aSealedJob.js';
import { InMemoryJobs } from '../../../testing/jobs/InMemoryJobs.js';
import { InMemoryRowQueue } from '../../../testing/jobs/InMemoryRowQueue.js';
import { JobRecords } from '../../../testing/jobs/JobRecords.js';
import type { ImportedRow, JobKind } from '../JobKind.js';
import { JobKinds } from '../JobKinds.js';
import { ClaimRows } from '../rows/ClaimRows.js';
import { SettleRows } from '../rows/SettleRows.js';
import { OutcomeSaver } from './OutcomeSaver.js';
import { RowRunner } from './RowRunner.js';
import { RowWork } from './RowWork.js';

const ROWS = 32;
/** Far more than these few rows need, but few enough to detect an endless loop. */
const MAX_LOOKS = 20_000;

const failure = () => new DomainError('invalid', 'no_rows', 'No.');
const outage = () => new DomainError('unavailable', 'provider_failed', 'Later.');

/** Fails if the runner asks again and again, without a pause, how many results wait. */
class WatchedSaver extends OutcomeSaver {
  private looks = 0;

  override get waiting(): number {
    this.looks += 1;
    if (this.looks > MAX_LOOKS) throw new Error('the runner does nothing but look');
    return super.waiting;
  }
}

/** A runner of one job; `work` works on the rows, whose numbers begin with 1. */
async function runnerOf(work: (number: number, unsaved: number) => Promise<void>, crashCount = 0) {
  const [clock, transaction, userId, workerId] = [
    new FixedClock(),
    new DirectTransaction(),
    randomUUID(),
    randomUUID(),
  ];
  const records = new JobRecords(clock);
  const actor = anActor({ userId, plan: 'unlimited' });
  const [jobs, queue] = [new InMemoryJobs(records), new InMemoryRowQueue(records, () => actor)];
  const kind: JobKind<number, number> = {
    name: 'listings',
    quota: 'listings_generated',
    isRemote: true,
    inputSheet: { fileName: 'rows', sheetName: 'Rows', columns: [] },
    read: ({ number }: ImportedRow) => ({ ok: number - 1 }),
    run: async (number) => {
      await work(number, saver.waiting);
      return number;
    },
    settle: async (results) => results.map(() => ({})),
    resultSheet: { fileName: '{file}', sheetName: 'Rows', columns: ['row'] },
    exportRows: async () => [],
  };
  const [kinds, ledger] = [new JobKinds([kind]), new InMemoryUsageLedger(clock)];
  const onError = (error: unknown) => void faults.push(error);
  const faults: unknown[] = [];
  const saver = new WatchedSaver(new SettleRows(queue, kinds, ledger, transaction), {
    workerId,
    batchingMs: 10,
    onError,
  });
  const rowWork = new RowWork(kinds, 10_000, () => 1);
  const runner = new RowRunner(
    queue,
    new ClaimRows(queue, kinds, ledger, transaction, { yieldsToPrimary: false }),
    rowWork,
    new InProcessRows(rowWork),
    saver,
    { workerId, concurrency: 16, maxPrefetch: 16, maxUnsaved: 32, onError },
  );
  const id = await aSealedJob({ jobs }, userId, { rows: ROWS });
  for (const row of records.find(id)?.rows ?? []) row.crashCount = crashCount;
  const ended = async () => (await jobs.find(userId, id))?.failed;
  const delayed = () => records.find(id)?.rows.filter(({ runAfter }) => runAfter !== undefined).length;
  return { runner, ended, delayed, faults };
}

describe('RowRunner', () => {
  it('does not loop while more rows run than the shrunk window allows', async () => {
    const { runner, ended, delayed, faults } = await runnerOf(async (number) => {
      // The window has grown and no rows are left; then failures shrink it while more rows wait.
      if (number <= ROWS / 2) throw failure();
      await pause(number % 4 === 0 ? 50 : 1000);
      throw outage();
    });
    await runner.drain();
    expect([await ended(), delayed(), faults]).toEqual([ROWS / 2, ROWS / 2, []]);
  });

  it('runs as many rows concurrently as allowed', async () => {
    let [underWay, most] = [0, 0];
    const { runner, ended } = await runnerOf(async () => {
      most = Math.max(most, (underWay += 1));
      await pause(20);
      underWay -= 1;
      throw failure();
    });
    await runner.drain();
    expect([await ended(), most]).toEqual([ROWS, 16]);
  });

  it('runs ever fewer rows at once while the server fails', async () => {
    let underWay = 0;
    const starts: number[] = [];
    const { runner, delayed } = await runnerOf(async () => {
      starts.push((underWay += 1));
      await pause(1);
      underWay -= 1;
      throw outage();
    });
    await runner.drain();
    expect(delayed()).toBe(ROWS);
    expect([Math.max(...starts), starts[8], Math.max(...starts.slice(9))]).toEqual([8, 1, 1]);
  });

  it('starts a row that crashed a worker only when all results are saved', async () => {
    const seen = new Set<number>();
    const { runner, ended } = await runnerOf(async (_number, unsaved) => {
      seen.add(unsaved);
      throw failure();
    }, 2);
    await runner.drain();
    expect([await ended(), [...seen]]).toEqual([ROWS, [0]]);
  });
});
