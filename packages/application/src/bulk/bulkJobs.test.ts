import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  anActor,
  CountingNotifier,
  DirectTransaction,
  FixedClock,
  InMemoryColumnMappings,
  InMemoryListings,
  InMemoryUsageLedger,
  InProcessRows,
  PlainBulkFiles,
  PlainTables,
} from '@listwright/application/testing';
import { errorKinds } from '@listwright/domain/shared';
import { InMemoryJobs } from '../../testing/jobs/InMemoryJobs.js';
import { InMemoryRowQueue } from '../../testing/jobs/InMemoryRowQueue.js';
import { JobRecords } from '../../testing/jobs/JobRecords.js';
import { QuotaGuard } from '../billing/index.js';
import { api, errorsOf } from '../contract/schemas/index.js';
import {
  ClaimRows,
  JobControl,
  jobErrors,
  JobKinds,
  OutcomeSaver,
  ReadJobs,
  RowRunner,
  RowWork,
  SettleRows,
  type Job,
} from '../jobs/index.js';
import { Timer, type Actor } from '../shared/index.js';
import { bulkErrors } from './bulkErrors.js';
import { ColumnMappings, DownloadJob, StartJob, TitleJobKind, type BulkFile, type JobUpload } from './index.js';

const TITLES = 'title,Note\nOak Table,a\n,b\nPine Chair,c\n';
const DAY_MS = 86_400_000;

/** Far more than a job takes whose rows end. */
const MAX_WAITS = 10_000;

/** Waits by moving the clock. */
class PassingTime extends Timer {
  private waits = 0;

  constructor(private readonly clock: FixedClock) {
    super();
  }

  override async wait(ms: number): Promise<void> {
    this.waits += 1;
    if (this.waits > MAX_WAITS) throw new Error('The job does not end.');
    this.clock.advance(ms);
  }
}

function setUp(changes: Partial<Actor> = {}) {
  const [clock, transaction, notifier, reader] = [
    new FixedClock(),
    new DirectTransaction(),
    new CountingNotifier(),
    new PlainTables(),
  ];
  const actor = anActor({ plan: 'pro', ...changes });
  const stranger = anActor({ plan: 'pro', userId: randomUUID() });
  const records = new JobRecords(clock);
  const [jobs, queue, ledger, stored] = [
    new InMemoryJobs(records),
    new InMemoryRowQueue(records, () => actor),
    new InMemoryUsageLedger(clock),
    new InMemoryColumnMappings(),
  ];
  const kinds = new JobKinds([new TitleJobKind(clock)]);
  const work = new RowWork(kinds, 10_000, () => 0);
  const faults: unknown[] = [];
  const onError = (error: unknown) => void faults.push(error);
  const workerId = randomUUID();
  const runner = new RowRunner(
    queue,
    new ClaimRows(queue, kinds, ledger, transaction, { yieldsToPrimary: false }),
    work,
    new InProcessRows(work),
    new OutcomeSaver(new SettleRows(queue, kinds, ledger, transaction), { workerId, batchingMs: 0, onError }),
    { workerId, concurrency: 4, maxPrefetch: 4, maxUnsaved: 8, onError },
  );
  const ids = { next: () => randomUUID() };
  const quota = new QuotaGuard(ledger, transaction, clock);
  const listings = new InMemoryListings();
  const start = new StartJob(reader, new ColumnMappings(stored, clock), jobs, quota, notifier, ids, clock, listings);
  const download = new DownloadJob(jobs, kinds, new PlainBulkFiles(), clock);
  return {
    clock,
    actor,
    stranger,
    jobs,
    listings,
    notifier,
    reader,
    stored,
    runner,
    faults,
    download,
    control: new JobControl(jobs, notifier, transaction),
    read: new ReadJobs(jobs, clock, new PassingTime(clock)),
    start: (text: string, rest: Partial<JobUpload> = {}, who = actor) =>
      start.execute(who, {
        file: { name: 'titles.csv', bytes: new TextEncoder().encode(text) },
        marketplace: 'amazon',
        ...rest,
      }),
    uploads: async () => (await ledger.history(actor.userId, 1, clock.now()))[0]?.used.bulk_operations,
    rows: async (id: string) => (await jobs.rows(actor.userId, id, {}, { limit: 10_000 })).items,
  };
}

async function textOf({ content }: BulkFile): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return chunks.map((chunk) => new TextDecoder().decode(chunk)).join('');
}

describe('an upload', () => {
  it('whose encoding is not certain is neither stored nor charged', async () => {
    const { start, uploads, notifier, reader } = setUp();
    const encodings = [{ encoding: 'windows-1253' as const, sample: ['Ξύλινο τραπέζι'] }];
    const open = reader.open.bind(reader);
    reader.open = async (upload) => ({ ...(await open(upload)), encodings });
    await expect(start(TITLES)).rejects.toMatchObject({
      message:
        'The encoding of this file is not certain. Choose the one in which its text reads correctly: windows-1253 (Ξύλινο τραπέζι).',
      details: { encodings },
    });
    expect([(await uploads()) ?? 0, notifier.rings, reader.held]).toEqual([0, 0, 0]);
  });

  it('stores every row, invalid ones with the reason, for one bulk operation', async () => {
    const { start, rows, uploads, notifier, reader, actor } = setUp();
    const job = await start(TITLES);
    expect(job).toMatchObject({
      userId: actor.userId,
      kind: 'titles',
      marketplace: 'amazon',
      format: 'csv',
      fileName: 'titles.csv',
      header: ['title', 'Note'],
      status: 'queued',
      total: 3,
      failed: 1,
      invalid: 1,
    });
    expect(job.concurrency).toBeUndefined();
    expect((await rows(job.id)).map(({ number, name, status, error }) => [number, name, status, error])).toEqual([
      [2, 'Oak Table', 'queued', undefined],
      [3, 'Row 3', 'failed', 'title: Title is required.'],
      [4, 'Pine Chair', 'queued', undefined],
    ]);
    expect([await uploads(), notifier.rings, reader.held]).toEqual([1, 1, 0]);
  });

  it('wakes no worker where no row can run', async () => {
    const { start, notifier } = setUp();
    expect(await start('title,Note\n,a\n')).toMatchObject({ status: 'failed', total: 1, failed: 1 });
    expect(notifier.rings).toBe(0);
  });

  it.each([
    ['without rows', 'title\n', {}, 'no_rows'],
    ['whose columns say nothing', 'colour\nred\n', {}, 'unknown_columns'],
    ['without a column that was asked for', 'title\nOak\n', { required: ['brand'] }, 'unknown_columns'],
    ['with more rows than the plan takes', `title\n${'Oak\n'.repeat(101)}`, {}, 'too_many_rows'],
  ] as const)('%s is refused, costs nothing and leaves nothing', async (_what, text, rest, code) => {
    const { start, uploads, read, actor, notifier, reader } = setUp();
    await expect(start(text, rest)).rejects.toMatchObject({ kind: 'invalid', code });
    expect((await read.list(actor, {}, { limit: 10 })).total).toBe(0);
    expect([await uploads(), notifier.rings, reader.held]).toEqual([0, 0, 0]);
  });

  it('takes as many rows as the plan does, and in a trial ten', async () => {
    const { start } = setUp();
    expect((await start(`title\n${'Oak\n'.repeat(100)}`)).total).toBe(100);
    const trial = setUp({ plan: 'free', accountStart: new FixedClock().now() });
    expect((await trial.start(`title\n${'Oak\n'.repeat(10)}`)).total).toBe(10);
    await expect(trial.start(`title\n${'Oak\n'.repeat(11)}`)).rejects.toMatchObject({ code: 'too_many_rows' });
  });

  it('of products is not begun where the plan keeps no more bytes of listings; another kind is', async () => {
    const { start, listings, uploads } = setUp();
    listings.bytes = async () => 2_000_000_000;
    await expect(start('product_name\nOak table\n')).rejects.toMatchObject({ code: 'too_many_bytes' });
    expect(await uploads()).toBe(0);
    await expect(start('title\nOak table\n')).resolves.toMatchObject({ kind: 'titles' });
    listings.bytes = async () => 1_999_999_999;
    await expect(start('product_name\nOak table\n')).resolves.toMatchObject({ kind: 'listings' });
  });

  it('stores all rows of a large file, in their order', async () => {
    const { start, rows } = setUp({ plan: 'enterprise' });
    const titles = Array.from({ length: 4500 }, (_, at) => `Oak ${at}`);
    const { id, total } = await start(`title\n${titles.join('\n')}\n`);
    expect(total).toBe(4500);
    expect((await rows(id)).map(({ name }) => name)).toEqual(titles);
  });

  it('takes only the first rows where that was asked for', async () => {
    const { start, rows } = setUp();
    const { id, total } = await start(TITLES, { firstRows: 2 });
    expect([total, (await rows(id)).map(({ number }) => number)]).toEqual([2, [2, 3]]);
  });

  it('is stored with the cells that were corrected, and others as they are', async () => {
    const { start, rows } = setUp();
    const fixes = [
      { row: 3, column: 'title', value: 'Ash Stool' },
      { row: 3, column: 'no such column', value: 'x' },
      { row: 99, column: 'title', value: 'x' },
    ];
    const { id } = await start(TITLES, { fixes });
    expect((await rows(id)).map(({ cells, status }) => [cells.title, cells.Note, status])).toEqual([
      ['Oak Table', 'a', 'queued'],
      ['Ash Stool', 'b', 'queued'],
      ['Pine Chair', 'c', 'queued'],
    ]);
  });

  it('runs as many rows at once as was asked, pages of sites one', async () => {
    const { start } = setUp();
    expect((await start(TITLES, { concurrency: 3 })).concurrency).toBe(3);
    expect((await start('url\nhttps://shop.example/a\n', { concurrency: 3 })).concurrency).toBe(1);
  });

  it('that is repeated within a day is the job it made', async () => {
    const { start, uploads, clock, stranger } = setUp();
    const first = await start(TITLES, { requestKey: 'one' });
    expect((await start(TITLES, { requestKey: 'one' })).id).toBe(first.id);
    expect(await uploads()).toBe(1);
    clock.advance(DAY_MS - 1);
    expect((await start(TITLES, { requestKey: 'one' })).id).toBe(first.id);
    expect((await start(TITLES, { requestKey: 'one' }, stranger)).id).not.toBe(first.id);
    expect((await start(TITLES, { requestKey: 'two' })).id).not.toBe(first.id);
    clock.advance(1);
    expect((await start(TITLES, { requestKey: 'one' })).id).not.toBe(first.id);
  });

  it('remembers the columns that were chosen, until names are asked for again', async () => {
    const { start } = setUp();
    const text = 'Artikel,Name\nOak Table,x\n';
    const named = async (rest: Partial<JobUpload>) => {
      const { columns, kind } = await start(text, rest);
      return [kind, columns.map(({ field }) => field)];
    };
    const chosen = ['titles', ['title', null]];
    expect(await named({ columns: { Artikel: 'title', Name: null } })).toEqual(chosen);
    expect(await named({})).toEqual(chosen);
    expect(await named({ columnsFor: 'listings' })).toEqual(['listings', [null, 'product_name']]);
    expect(await named({ columns: {} })).toEqual(['listings', [null, 'product_name']]);
    expect(await named({})).toEqual(['listings', [null, 'product_name']]);
  });

  it('remembers what was chosen before where the columns of another try are not sufficient', async () => {
    const { start } = setUp();
    const text = 'Artikel,Name\nOak Table,x\n';
    await start(text, { columns: { Artikel: 'title', Name: null } });
    await expect(start(text, { columns: { Artikel: null, Name: null } })).rejects.toMatchObject({
      code: 'unknown_columns',
    });
    expect((await start(text)).columns.map(({ field }) => field)).toEqual(['title', null]);
  });

  it('of a header alone is refused, as a fault of the file', async () => {
    const message = 'This file has a header and no rows. Add at least one product.';
    await expect(setUp().start('title\n')).rejects.toMatchObject({
      code: 'no_rows',
      message,
      faults: [{ path: 'file', message }],
    });
  });
});

describe('a job', () => {
  const ended = async (parts: ReturnType<typeof setUp>, text = TITLES): Promise<Job> => {
    const { id } = await parts.start(text);
    await parts.runner.drain();
    return parts.read.read(parts.actor, id);
  };

  it('runs its valid rows, and is seen by its owner alone', async () => {
    const parts = setUp();
    const { id, ...job } = await ended(parts);
    expect(job).toMatchObject({ status: 'completed_with_errors', successful: 2, failed: 1 });
    expect(parts.faults).toEqual([]);
    const { control, read, stranger, download } = parts;
    for (const attempt of [
      read.read(stranger, id),
      read.rows(stranger, id, {}, { limit: 1 }),
      control.cancel(stranger, id),
      control.resume(stranger, id),
      control.retryFailed(stranger, id),
      download.results(stranger, id, 'csv', false),
      download.failedRows(stranger, id),
    ])
      await expect(attempt).rejects.toMatchObject({ kind: 'not_found', code: 'batch_not_found' });
    await expect(control.accept(stranger, id, 2, true)).rejects.toMatchObject({ code: 'row_not_found' });
    expect((await read.list(stranger, {}, { limit: 10 })).total).toBe(0);
  });

  it('can be cancelled and resumed while it has rows left, and then no more', async () => {
    const parts = setUp();
    const { control, notifier, runner } = parts;
    const { id } = await parts.start(TITLES);
    expect(await control.cancel(parts.actor, id)).toMatchObject({ status: 'cancelled' });
    await expect(control.cancel(parts.actor, id)).rejects.toMatchObject({ code: 'batch_finished' });
    await expect(control.retryFailed(parts.actor, id)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'batch_cancelled',
    });
    const rings = notifier.rings;
    expect(await control.resume(parts.actor, id)).toMatchObject({ status: 'queued' });
    expect(notifier.rings).toBe(rings + 1);
    // It runs already: nothing changes, and that is no error.
    expect(await control.resume(parts.actor, id)).toMatchObject({ status: 'queued' });
    await runner.drain();
    await expect(control.resume(parts.actor, id)).rejects.toMatchObject({ code: 'batch_finished' });
    await expect(control.cancel(parts.actor, id)).rejects.toMatchObject({ code: 'batch_finished' });
  });

  it('has no failed row to try again where its rows are invalid', async () => {
    const parts = setUp();
    const { id } = await ended(parts);
    await expect(parts.control.retryFailed(parts.actor, id)).rejects.toMatchObject({ code: 'nothing_failed' });
  });

  it('has results that its owner accepts one by one', async () => {
    const parts = setUp();
    const { id } = await ended(parts);
    await parts.control.accept(parts.actor, id, 2, true);
    expect((await parts.rows(id)).map(({ isAccepted }) => isAccepted)).toEqual([true, false, false]);
    await parts.control.accept(parts.actor, id, 2, false);
    expect((await parts.rows(id)).some(({ isAccepted }) => isAccepted)).toBe(false);
    await expect(parts.control.accept(parts.actor, id, 3, true)).rejects.toMatchObject({ code: 'row_not_found' });
  });

  it('is watched until it has ended, one report for each change', async () => {
    const parts = setUp();
    const { id } = await parts.start(TITLES);
    const seen: string[] = [];
    const options = { signal: new AbortController().signal, isAllowed: async () => true };
    for await (const { status, successful } of parts.read.watch(parts.actor, id, options)) {
      seen.push(`${status} ${successful}`);
      if (seen.length === 1) await parts.runner.drain();
    }
    expect(seen).toEqual(['queued 0', 'completed_with_errors 2']);
    expect((await parts.read.settled(parts.actor, id, 60_000)).status).toBe('completed_with_errors');
  });

  it('that waits for quota is as settled as it gets', async () => {
    const parts = setUp({ quotaOverrides: { listings_generated: 1 } });
    const { id } = await parts.start(TITLES);
    await parts.runner.drain();
    expect(await parts.read.settled(parts.actor, id, 60_000)).toMatchObject({ status: 'paused', waitsFor: 'quota' });
  });

  it('is watched no longer than its watcher is there and may', async () => {
    const parts = setUp();
    const { id } = await parts.start(TITLES);
    const gone = new AbortController();
    const reports: Job[] = [];
    for await (const job of parts.read.watch(parts.actor, id, { signal: gone.signal, isAllowed: async () => true })) {
      reports.push(job);
      gone.abort();
    }
    const signal = new AbortController().signal;
    for await (const job of parts.read.watch(parts.actor, id, { signal, isAllowed: async () => false })) {
      reports.push(job);
      parts.clock.advance(5000);
    }
    expect(reports).toHaveLength(2);
    // Without a time to wait, the answer is how it is now.
    expect((await parts.read.settled(parts.actor, id, 0)).status).toBe('queued');
  });
});

describe('a refusal', () => {
  it.each([
    ...Object.values(jobErrors),
    bulkErrors.noRows,
    bulkErrors.noResults,
    bulkErrors.noFailedRows,
    () => bulkErrors.unsureEncoding([{ encoding: 'utf-8', sample: ['Stühle'] }]),
  ])('says in a sentence what is wrong, and is of a kind that its code has', (refusal) => {
    const { message, kind, code } = refusal();
    expect(message).toMatch(/^[A-Z].{10,}\.$/u);
    expect(errorKinds[code]).toContain(kind);
  });
});

describe('what an operation of the API refuses', () => {
  type Parts = ReturnType<typeof setUp>;
  it.each<[keyof typeof api.bulk, string, (parts: Parts, id: string) => Promise<unknown>]>([
    ['check', 'batch_not_found', ({ read, stranger }, id) => read.read(stranger, id)],
    ['rows', 'batch_not_found', ({ read, stranger }, id) => read.rows(stranger, id, {}, { limit: 1 })],
    ['accept', 'row_not_found', ({ control, actor }, id) => control.accept(actor, id, 99, true)],
    ['cancel', 'batch_not_found', ({ control, stranger }, id) => control.cancel(stranger, id)],
    ['resume', 'batch_not_found', ({ control, stranger }, id) => control.resume(stranger, id)],
    ['retryFailed', 'nothing_failed', ({ control, actor }, id) => control.retryFailed(actor, id)],
    ['failedRows', 'no_failed_rows', ({ download, actor }, id) => download.failedRows(actor, id)],
    ['results', 'no_results', ({ download, actor }, id) => download.results(actor, id, 'csv', false)],
  ])('is declared by it: %s, %s', async (name, code, refused) => {
    const parts = setUp();
    const { id } = await parts.start('title\nOak\n');
    await expect(refused(parts, id)).rejects.toMatchObject({ code });
    expect([...errorsOf(api.bulk[name])]).toContain(code);
  });
});

describe('the files of a job', () => {
  it('are its results with what failed, named for the day', async () => {
    const parts = setUp();
    const { id } = await parts.start(TITLES);
    await expect(parts.download.results(parts.actor, id, 'csv', false)).rejects.toMatchObject({ code: 'no_results' });
    await parts.runner.drain();
    const file = await parts.download.results(parts.actor, id, 'csv', true);
    expect(file.name).toBe(`optimized_titles_${parts.clock.now().toISOString().slice(0, 10)}.csv`);
    const lines = (await textOf(file)).trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^2 completed Oak Table Oak Table/u);
    // Without a result its cells are empty.
    expect(lines[1]).toMatch(/^3 failed {7}title: Title is required\.$/u);
    expect(lines[2]).toMatch(/^4 completed Pine Chair/u);
  });

  it('hold all rows, however many', async () => {
    const parts = setUp({ plan: 'enterprise' });
    const { id } = await parts.start(`title\n${Array.from({ length: 250 }, (_, at) => `Oak ${at}`).join('\n')}\n`);
    await parts.runner.drain();
    const text = await textOf(await parts.download.results(parts.actor, id, 'csv', false));
    const numbers = text
      .trim()
      .split('\n')
      .map((line) => Number(line.split(' ')[0]));
    expect(numbers).toEqual(Array.from({ length: 250 }, (_, at) => at + 2));
  });

  it('are the rows that failed, in the shape of the upload', async () => {
    const parts = setUp();
    const { id } = await parts.start(TITLES);
    expect(await textOf(await parts.download.failedRows(parts.actor, id))).toBe(
      'title Note error\n b title: Title is required.\n',
    );
    const { id: whole } = await parts.start('title\nOak\n');
    await expect(parts.download.failedRows(parts.actor, whole)).rejects.toMatchObject({ code: 'no_failed_rows' });
  });

  it('are one where there is nothing to split by, and the template of its kind', async () => {
    const parts = setUp();
    const job = await parts.start('title,category\nOak,Home\nAsh,Garden\n');
    expect(await parts.download.splitCount(job)).toBe(1);
    expect(parts.download.template('titles', 'csv').name).toBe('titles-template.csv');
  });
});
