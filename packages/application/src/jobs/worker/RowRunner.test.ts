import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { JobPlan } from '../Job.js';
import type { RowQueue } from '../ports/RowQueue.js';
import type { ClaimedRow } from '../rows/ClaimedRow.js';
import type { ClaimRows } from '../rows/ClaimRows.js';
import type { OutcomeSaver } from './OutcomeSaver.js';
import type { RowOutcome } from '../rows/RowOutcome.js';
import { RowRunner } from './RowRunner.js';
import type { RowWork } from './RowWork.js';
import { Signal } from './Signal.js';

const ROWS = 32;
/** Far more than these few rows need, but few enough to detect an endless loop. */
const MAX_LOOKS = 20_000;

const rowOf = (number: number, crashCount: number): ClaimedRow => ({
  jobId: 'job',
  jobKind: 'listings',
  userId: 'ann',
  number,
  attempt: 1,
  tries: 0,
  crashCount,
  cells: [],
  reservation: `${number}`,
});

/** A runner whose rows come from a list; `outcomeOf` works on them. */
function runnerOf(outcomeOf: (row: ClaimedRow, unsaved: number) => Promise<RowOutcome>, crashCount = 0) {
  const rows = Array.from({ length: ROWS }, (_, at) => rowOf(at + 1, crashCount));
  const [saved, unsaved] = [[] as RowOutcome[], [] as RowOutcome[]];
  let saving = Promise.resolve();
  let looks = 0;
  const claims = {
    execute: async (_worker: string, most: number) => {
      await pause(1);
      return rows.splice(0, most);
    },
  };
  const saver = {
    get waiting() {
      looks += 1;
      if (looks > MAX_LOOKS) throw new Error('the runner does nothing but look');
      return unsaved.length;
    },
    add: (outcome: RowOutcome) => {
      unsaved.push(outcome);
      saving = pause(10).then(() => void saved.push(...unsaved.splice(0)));
    },
    saved: () => saving,
    close: () => undefined,
    saves: new Signal(),
  };
  const queue = { plan: async () => ({ id: 'job' }) as JobPlan };
  const runner = new RowRunner(
    queue as unknown as RowQueue,
    claims as unknown as ClaimRows,
    { execute: (row: ClaimedRow) => outcomeOf(row, unsaved.length) } as unknown as RowWork,
    saver as unknown as OutcomeSaver,
    { workerId: 'worker', concurrency: 16, maxPrefetch: 16, maxUnsaved: 32, onError: () => undefined },
  );
  return { runner, saved };
}

describe('RowRunner', () => {
  it('does not loop while more rows run than the shrunk window allows', async () => {
    const { runner, saved } = runnerOf(async (row) => {
      // The window has grown and no rows are left; then failures shrink it while more rows wait.
      if (row.number <= ROWS / 2) return { row, kind: 'failed', error: 'No.' };
      await pause(row.number % 4 === 0 ? 50 : 1000);
      return { row, kind: 'later', afterMs: 1000, isTry: true };
    });
    await runner.drain();
    expect(saved).toHaveLength(ROWS);
  });

  it('runs as many rows concurrently as allowed', async () => {
    let [underWay, most] = [0, 0];
    const { runner, saved } = runnerOf(async (row) => {
      most = Math.max(most, (underWay += 1));
      await pause(20);
      underWay -= 1;
      return { row, kind: 'failed', error: 'No.' };
    });
    await runner.drain();
    expect([saved.length, most]).toEqual([ROWS, 16]);
  });

  it('runs ever fewer rows at once while the server fails', async () => {
    let underWay = 0;
    const starts: number[] = [];
    const { runner, saved } = runnerOf(async (row) => {
      starts.push((underWay += 1));
      await pause(1);
      underWay -= 1;
      return { row, kind: 'later', afterMs: 1000, isTry: true };
    });
    await runner.drain();
    expect(saved).toHaveLength(ROWS);
    expect([Math.max(...starts), starts[8], Math.max(...starts.slice(9))]).toEqual([8, 1, 1]);
  });

  it('starts a row that crashed a worker only when all results are saved', async () => {
    const seen = new Set<number>();
    const { runner, saved } = runnerOf(async (row, unsaved) => {
      seen.add(unsaved);
      return { row, kind: 'failed', error: 'No.' };
    }, 2);
    await runner.drain();
    expect([saved.length, [...seen]]).toEqual([ROWS, [0]]);
  });
});
