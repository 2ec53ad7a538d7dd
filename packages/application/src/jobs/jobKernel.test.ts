import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  anActor,
  CountingNotifier,
  DirectTransaction,
  FixedClock,
  InMemoryUsageLedger,
  InProcessRows,
} from '@listwright/application/testing';
import type { QuotaKey } from '@listwright/domain/billing';
import { DomainError } from '@listwright/domain/shared';
import { InMemoryJobs } from '../../testing/jobs/InMemoryJobs.js';
import { InMemoryRowQueue } from '../../testing/jobs/InMemoryRowQueue.js';
import { JobRecords } from '../../testing/jobs/JobRecords.js';
import type { ImportedRow, JobKind, RowInput, StoredResult } from './JobKind.js';
import { JobKinds } from './JobKinds.js';
import type { FinishedRow } from './ports/JobRepository.js';
import { ClaimRows } from './rows/ClaimRows.js';
import { MaintainQueue } from './rows/MaintainQueue.js';
import { SettleRows } from './rows/SettleRows.js';
import { OutcomeSaver } from './worker/OutcomeSaver.js';
import { RowRunner } from './worker/RowRunner.js';
import { RowWork } from './worker/RowWork.js';

/** Counts the letters of its first cell. */
class LetterKind implements JobKind<string, number> {
  readonly isRemote = false;
  readonly inputSheet = { fileName: 'letters', sheetName: 'Letters', columns: [] };
  readonly resultSheet = { fileName: '{file}', sheetName: 'Letters', columns: ['row', 'length'] };
  readonly settled: number[][] = [];

  constructor(
    readonly name: string,
    readonly quota: QuotaKey,
  ) {}

  read({ cells: [text = ''] }: ImportedRow): RowInput<string> {
    return text === '' ? { error: 'text: Required.' } : { ok: text };
  }

  async run(text: string): Promise<number> {
    if (text === 'refused') throw new DomainError('invalid', 'no_rows', 'Nobody counts these letters.');
    return text.length;
  }

  async settle(lengths: readonly number[]): Promise<readonly StoredResult[]> {
    this.settled.push([...lengths]);
    return lengths.map((length) => ({ result: { length } }));
  }

  async exportRows(rows: readonly FinishedRow[]) {
    return rows.map(({ number, result }) => [number, JSON.stringify(result ?? null)]);
  }
}

function setUp(quotaOverrides: Partial<Record<QuotaKey, number>> = {}) {
  const [clock, transaction, userId, workerId] = [
    new FixedClock(),
    new DirectTransaction(),
    randomUUID(),
    randomUUID(),
  ];
  const records = new JobRecords(clock);
  const actor = anActor({ userId, plan: 'unlimited', quotaOverrides });
  const [jobs, queue] = [new InMemoryJobs(records), new InMemoryRowQueue(records, () => actor)];
  const ledger = new InMemoryUsageLedger(clock);
  const [letters, images] = [
    new LetterKind('letters', 'listings_generated'),
    new LetterKind('images', 'images_processed'),
  ];
  const kinds = new JobKinds([letters, images]);
  const faults: unknown[] = [];
  const onError = (error: unknown) => void faults.push(error);
  const work = new RowWork(kinds, 10_000, () => 0);
  const runner = new RowRunner(
    queue,
    new ClaimRows(queue, kinds, ledger, transaction, { yieldsToPrimary: false }),
    work,
    new InProcessRows(work),
    new OutcomeSaver(new SettleRows(queue, kinds, ledger, transaction), { workerId, batchingMs: 0, onError }),
    { workerId, concurrency: 4, maxPrefetch: 4, maxUnsaved: 8, onError },
  );
  const notifier = new CountingNotifier();
  const maintenance = new MaintainQueue(queue, kinds, ledger, notifier, transaction, clock, 30_000);
  return {
    runner,
    maintenance,
    letters,
    faults,
    actor,
    start: async (kind: string, texts: readonly string[]) => {
      const id = randomUUID();
      const columns = [{ name: 'text', field: null }];
      const file = { format: 'csv', fileName: 'texts.csv', header: ['text'], columns } as const;
      await jobs.open({ id, userId, kind, marketplace: 'amazon', ...file });
      await jobs.append(
        id,
        texts.map((text, at) => ({ number: at + 2, name: text, cells: [text] })),
      );
      await jobs.seal(id, { total: texts.length, failed: 0 });
      return id;
    },
    job: (id: string) => jobs.find(userId, id),
    rows: async (id: string) => (await jobs.rows(userId, id, {}, { limit: 100 })).items,
  };
}

describe('the kernel of jobs', () => {
  it('reads, runs and settles rows as their kind does it', async () => {
    const { start, runner, rows, job, letters, faults } = setUp();
    const id = await start('letters', ['one', '', 'refused', 'three']);
    await runner.drain();
    expect((await rows(id)).map(({ status, result, error }) => [status, result ?? error])).toEqual([
      ['completed', { length: 3 }],
      ['failed', 'text: Required.'],
      ['failed', 'Nobody counts these letters.'],
      ['completed', { length: 5 }],
    ]);
    expect(await job(id)).toMatchObject({ status: 'completed_with_errors', successful: 2, failed: 2 });
    expect(letters.settled.flat().toSorted()).toEqual([3, 5]);
    expect(faults).toEqual([]);
  });

  it('pauses the jobs of the quota that is used up, and no others', async () => {
    const { start, runner, job } = setUp({ listings_generated: 1 });
    const [letters, images] = [await start('letters', ['one', 'two']), await start('images', ['three', 'four'])];
    await runner.drain();
    expect(await job(letters)).toMatchObject({ status: 'paused', waitsFor: 'quota', successful: 1 });
    expect(await job(images)).toMatchObject({ status: 'completed', successful: 2 });
  });

  it('resumes a paused job when the quota of its kind allows it', async () => {
    const { start, runner, maintenance, job, actor } = setUp({ listings_generated: 1, images_processed: 0 });
    const [letters, images] = [await start('letters', ['one', 'two']), await start('images', ['three'])];
    await runner.drain();
    await maintenance.unpause();
    expect([(await job(letters))?.status, (await job(images))?.status]).toEqual(['paused', 'paused']);
    Object.assign(actor.quotaOverrides, { listings_generated: 2 });
    await maintenance.unpause();
    expect([(await job(letters))?.status, (await job(images))?.status]).toEqual(['running', 'paused']);
    await runner.drain();
    expect(await job(letters)).toMatchObject({ status: 'completed', successful: 2 });
  });

  it('leaves jobs of a kind that it does not know to others', async () => {
    const { start, runner, job, faults } = setUp();
    const [unknown, known] = [await start('from the future', ['one']), await start('letters', ['one'])];
    await runner.drain();
    expect(await job(unknown)).toMatchObject({ status: 'queued', successful: 0 });
    expect(await job(known)).toMatchObject({ status: 'completed' });
    expect(faults).toEqual([]);
  });
});
