import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { anActor, DirectTransaction, FixedClock, InMemoryUsageLedger } from '@listwright/application/testing';
import { DomainError } from '@listwright/domain/shared';
import { aSealedJob } from '../../../testing/jobs/aSealedJob.js';
import { InMemoryJobs } from '../../../testing/jobs/InMemoryJobs.js';
import { InMemoryRowQueue } from '../../../testing/jobs/InMemoryRowQueue.js';
import { JobRecords } from '../../../testing/jobs/JobRecords.js';
import { Timer } from '../../shared/index.js';
import type { JobKind } from '../JobKind.js';
import { JobKinds } from '../JobKinds.js';
import { ClaimRows } from '../rows/ClaimRows.js';
import { SettleRows } from '../rows/SettleRows.js';
import { OutcomeSaver } from './OutcomeSaver.js';

const AWAY = new DomainError('unavailable', 'database_unavailable', 'The database does not answer.');

/** Does not wait, and counts how often it was asked to. */
class NoTimer extends Timer {
  waits = 0;

  override async wait(): Promise<void> {
    this.waits += 1;
  }
}

/** A job whose results are saved as `settle` does it. */
async function setUp(settle: (results: readonly unknown[]) => void, rowCount = 3) {
  const [clock, transaction, userId, timer] = [new FixedClock(), new DirectTransaction(), randomUUID(), new NoTimer()];
  const kind: JobKind = {
    name: 'listings',
    quota: 'listings_generated',
    inputSheet: { fileName: 'rows', sheetName: 'Rows', columns: [] },
    isRemote: false,
    read: ({ cells }) => ({ ok: cells }),
    run: async (cells) => cells,
    settle: async (results) => {
      settle(results);
      return results.map((result) => ({ result: { result } }));
    },
    resultSheet: { fileName: '{file}', sheetName: 'Rows', columns: [] },
    exportRows: async () => [],
  };
  const records = new JobRecords(clock);
  const actor = anActor({ userId, plan: 'unlimited' });
  const [jobs, queue] = [new InMemoryJobs(records), new InMemoryRowQueue(records, () => actor)];
  const [ledger, kinds] = [new InMemoryUsageLedger(clock), new JobKinds([kind])];
  const faults: string[] = [];
  const saver = new OutcomeSaver(
    new SettleRows(queue, kinds, ledger, transaction),
    { workerId: 'worker', batchingMs: 10, onError: (_error, consequence) => void faults.push(consequence) },
    timer,
  );
  const id = await aSealedJob({ jobs }, userId, { rows: rowCount });
  const claims = new ClaimRows(queue, kinds, ledger, transaction, { yieldsToPrimary: false });
  const rows = await claims.execute('worker', rowCount);
  return {
    saver,
    faults,
    timer,
    addAll: () => {
      for (const row of rows) saver.add({ row, kind: 'done', result: row.number });
    },
    job: () => jobs.find(userId, id),
    errors: async () =>
      (await jobs.rows(userId, id, { status: 'failed' }, { limit: 10 })).items.map(({ error }) => error),
  };
}

describe('results of rows', () => {
  it('are saved together, and then nothing waits', async () => {
    const groups: number[] = [];
    const { addAll, saver, job, timer } = await setUp((results) => void groups.push(results.length));
    addAll();
    expect(saver.waiting).toBe(3);
    await saver.saved();
    expect([groups, saver.waiting, timer.waits]).toEqual([[3], 0, 1]);
    expect(await job()).toMatchObject({ status: 'completed', successful: 3 });
  });

  it('are saved in groups of two hundred, without waiting for more', async () => {
    const groups: number[] = [];
    const { addAll, saver, job } = await setUp((results) => void groups.push(results.length), 450);
    addAll();
    await saver.saved();
    while (saver.waiting > 0) await saver.saved();
    expect(groups).toEqual([200, 200, 50]);
    expect(await job()).toMatchObject({ status: 'completed', successful: 450 });
  });

  it('are kept while the database is away, and saved when it is back', async () => {
    let isAway = true;
    const { addAll, saver, job, faults } = await setUp(() => {
      const wasAway = isAway;
      isAway = false;
      if (wasAway) throw AWAY;
    });
    addAll();
    while (saver.waiting > 0) await saver.saved();
    expect(faults).toEqual(['results of rows could not be saved; saving is retried']);
    expect(await job()).toMatchObject({ status: 'completed', successful: 3 });
  });

  it('are failed one by one where they can never be saved, and do not hold up the others', async () => {
    const { addAll, saver, job, faults, errors } = await setUp((results) => {
      if (results.includes(3)) throw new TypeError('A bug.');
    });
    addAll();
    while (saver.waiting > 0) await saver.saved();
    expect(faults).toEqual(['the result of a row cannot be saved; the row is failed']);
    expect(await errors()).toEqual(['Its result could not be saved. Try this row again.']);
    expect(await job()).toMatchObject({ status: 'completed_with_errors', successful: 2, failed: 1 });
  });

  it('are kept where the database goes away while they are saved one by one', async () => {
    let isAway = true;
    const { addAll, saver, job, faults, errors } = await setUp((results) => {
      if (results.length > 1) throw new TypeError('A bug.');
      const wasAway = isAway;
      isAway = false;
      if (wasAway) throw AWAY;
    });
    addAll();
    while (saver.waiting > 0) await saver.saved();
    expect(faults).toEqual(['the result of a row could not be saved; saving is retried']);
    expect(await errors()).toEqual([]);
    expect(await job()).toMatchObject({ status: 'completed', successful: 3 });
  });

  it('wait for the next group, and are not lost, while those before are saved one by one', async () => {
    const { addAll, saver, job } = await setUp((results) => {
      if (results.includes(3)) throw new TypeError('A bug.');
    }, 250);
    addAll();
    while (saver.waiting > 0) await saver.saved();
    expect(await job()).toMatchObject({ status: 'completed_with_errors', successful: 249, failed: 1 });
  });

  it('wait no longer once they are failed', async () => {
    const { addAll, saver } = await setUp((results) => {
      if (results.includes(3)) throw new TypeError('A bug.');
    });
    addAll();
    const groups: number[] = [];
    saver.saves.subscribe(() => void groups.push(saver.waiting));
    await saver.saved();
    expect(groups).toEqual([0]);
  });

  it('are dropped once nobody needs them', async () => {
    const { addAll, saver, job } = await setUp(() => undefined);
    saver.close();
    addAll();
    await saver.saved();
    expect(await job()).toMatchObject({ successful: 0 });
  });
});
