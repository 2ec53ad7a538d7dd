import {
  JobRepository,
  type CorrectedRow,
  type FinishedRow,
  type Job,
  type JobFilter,
  type JobRowStatus,
  type NewJob,
  type NewRow,
  type NumberedCell,
  type RowFilter,
} from '../../src/jobs/index.js';
import type { Page, PageRequest } from '../../src/shared/index.js';
import { pageOf } from '../shared/pageOf.js';
import { rowRecord, type JobRecord, type JobRecords, type RowRecord } from './JobRecords.js';

const OPEN: ReadonlySet<string> = new Set(['queued', 'running', 'paused']);
const CELL_CHARACTERS = 200;

export class InMemoryJobs extends JobRepository {
  constructor(
    private readonly records: JobRecords,
    /** The score of a document, where it has one. */
    private readonly scoreOf: (documentId: string) => number | undefined = () => undefined,
  ) {
    super();
  }

  override async open(job: NewJob): Promise<void> {
    this.records.add(job);
  }

  override async append(jobId: string, rows: readonly NewRow[]): Promise<void> {
    this.records.find(jobId)?.rows.push(...rows.map(rowRecord));
  }

  override async seal(jobId: string, { total, failed }: { total: number; failed: number }): Promise<void> {
    const job = this.records.find(jobId);
    if (job === undefined) return;
    Object.assign(job, { total, failed, invalid: failed, status: failed === total ? 'failed' : 'queued' });
    if (failed === total) job.finishedAt = this.records.now;
  }

  override async discard(jobId: string): Promise<void> {
    if (this.records.find(jobId)?.status === 'importing') this.records.remove(jobId);
  }

  override async sweep(before: Date): Promise<number> {
    const left = this.records.all.filter(({ status, createdAt }) => status === 'importing' && createdAt < before);
    for (const { made } of left) this.records.remove(made.id);
    return left.length;
  }

  override async find(userId: string, id: string): Promise<Job | undefined> {
    const job = this.own(userId, id);
    return job && this.shown(job);
  }

  override async findMade(userId: string, requestKey: string, since: Date): Promise<Job | undefined> {
    const job = this.newestOf(userId).find(
      ({ made, createdAt }) => made.requestKey === requestKey && createdAt > since,
    );
    return job && this.shown(job);
  }

  override async list(userId: string, { isOpen, kinds }: JobFilter, page: PageRequest): Promise<Page<Job>> {
    const wanted = this.newestOf(userId)
      .filter(({ status }) => isOpen === undefined || OPEN.has(status) === isOpen)
      .filter(({ made }) => kinds === undefined || kinds.includes(made.kind));
    return pageOf(wanted, page, (job) => this.shown(job));
  }

  override async rows(userId: string, id: string, filter: RowFilter, page: PageRequest): Promise<Page<FinishedRow>> {
    const { status, isAccepted, scoreFrom, scoreBelow } = filter;
    const wanted = this.finished(userId, id)
      .map((row) => {
        const score = row.documentId === undefined ? undefined : this.scoreOf(row.documentId);
        return score === undefined ? row : { ...row, score };
      })
      .filter((row) => status === undefined || row.status === status)
      .filter((row) => isAccepted === undefined || row.isAccepted === isAccepted)
      .filter(({ score = Number.NaN }) => scoreFrom === undefined || score >= scoreFrom)
      .filter(({ score = Number.NaN }) => scoreBelow === undefined || score < scoreBelow);
    return pageOf(wanted, page, (row) => row);
  }

  override async *allRows(userId: string, id: string, status?: JobRowStatus): AsyncIterable<FinishedRow> {
    yield* this.finished(userId, id).filter((row) => status === undefined || row.status === status);
  }

  override async *cellsOfColumn(userId: string, id: string, column: number): AsyncIterable<NumberedCell> {
    for (const { number, cells } of this.rowsOf(userId, id))
      yield { number, text: (cells[column] ?? '').slice(0, CELL_CHARACTERS) };
  }

  override async *numberedRows(userId: string, id: string, numbers: readonly number[]): AsyncIterable<FinishedRow> {
    yield* this.finished(userId, id).filter(({ number }) => numbers.includes(number));
  }

  override async cellsIn(userId: string, id: string, column: number): Promise<readonly string[]> {
    return [...new Set(this.rowsOf(userId, id).map(({ cells }) => cells[column] ?? ''))];
  }

  override async cancel(userId: string, id: string): Promise<boolean> {
    const job = this.own(userId, id);
    if (job === undefined || !OPEN.has(job.status)) return false;
    Object.assign(job, { status: 'cancelled', waitsFor: undefined, finishedAt: this.records.now });
    return true;
  }

  override async resume(userId: string, id: string): Promise<boolean> {
    const job = this.own(userId, id);
    if (job === undefined || !(job.status === 'paused' || job.status === 'cancelled')) return false;
    if (job.successful + job.failed >= job.total) return false;
    this.reopen(job);
    Object.assign(job, { status: 'queued', waitsFor: undefined });
    return true;
  }

  override async retryFailed(userId: string, id: string): Promise<number> {
    const job = this.own(userId, id);
    if (job === undefined || job.status === 'cancelled') return 0;
    const again = job.rows.filter(({ status, isInvalid }) => status === 'failed' && !isInvalid);
    if (again.length === 0) return 0;
    for (const row of again)
      Object.assign(row, { status: 'queued', tries: 0, crashCount: 0, error: undefined, runAfter: undefined });
    job.failed -= again.length;
    this.reopen(job);
    if (job.status !== 'paused') job.status = 'queued';
    return again.length;
  }

  override async retryCorrected(userId: string, id: string, rows: readonly CorrectedRow[]): Promise<number> {
    const job = this.own(userId, id);
    if (job === undefined || job.status === 'cancelled') return 0;
    const again = rows.flatMap((corrected) => {
      const row = job.rows.find(({ number, status }) => number === corrected.number && status === 'failed');
      return row === undefined ? [] : [{ row, corrected, wasInvalid: row.isInvalid }];
    });
    if (again.length === 0) return 0;
    const fresh = {
      status: 'queued',
      tries: 0,
      crashCount: 0,
      error: undefined,
      runAfter: undefined,
      isInvalid: false,
    };
    for (const {
      row,
      corrected: { name, cells },
    } of again)
      Object.assign(row, { ...fresh, name, cells });
    job.failed -= again.length;
    job.invalid -= again.filter(({ wasInvalid }) => wasInvalid).length;
    this.reopen(job);
    if (job.status !== 'paused') job.status = 'queued';
    return again.length;
  }

  override async accept(userId: string, id: string, row: number, isAccepted: boolean): Promise<boolean> {
    const found = this.rowsOf(userId, id).find(({ number, status }) => number === row && status === 'completed');
    if (found !== undefined) found.isAccepted = isAccepted;
    return found !== undefined;
  }

  private reopen(job: JobRecord): void {
    job.finishedAt = undefined;
    job.resumed = { at: this.records.now, processed: job.successful + job.failed };
  }

  private own(userId: string, id: string): JobRecord | undefined {
    const job = this.records.find(id);
    return job?.made.userId === userId && job.status !== 'importing' ? job : undefined;
  }

  private newestOf(userId: string): readonly JobRecord[] {
    return this.records.all.filter(({ made, status }) => made.userId === userId && status !== 'importing').toReversed();
  }

  private rowsOf(userId: string, id: string): readonly RowRecord[] {
    return this.own(userId, id)?.rows.toSorted((one, other) => one.number - other.number) ?? [];
  }

  private shown(job: JobRecord): Job {
    const shown = jobOf(job);
    return this.records.waitsForWorker(job) ? { ...shown, waitsFor: 'worker' } : shown;
  }

  private finished(userId: string, id: string): readonly FinishedRow[] {
    const job = this.own(userId, id);
    return job === undefined ? [] : this.rowsOf(userId, id).map((row) => finishedRowOf(row, job));
  }
}

function jobOf(job: JobRecord): Job {
  const { requestKey: _, ...made } = job.made;
  const { waitsFor, startedAt, finishedAt, resumed } = job;
  return {
    ...made,
    // Jobs that are imported are not found.
    status: job.status === 'importing' ? 'queued' : job.status,
    total: job.total,
    successful: job.successful,
    failed: job.failed,
    invalid: job.invalid,
    createdAt: job.createdAt,
    ...(waitsFor === undefined ? {} : { waitsFor }),
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(finishedAt === undefined ? {} : { finishedAt }),
    ...(resumed === undefined ? {} : { resumed }),
  };
}

function finishedRowOf(row: RowRecord, { made, status }: JobRecord): FinishedRow {
  const { number, name, attempt, isAccepted, documentId, error, result } = row;
  return {
    number,
    name,
    isAccepted,
    attempts: attempt,
    status: row.status === 'queued' && status === 'cancelled' ? 'cancelled' : row.status,
    cells: Object.fromEntries(made.header.map((column, at) => [column, row.cells[at] ?? ''])),
    ...(documentId === undefined ? {} : { documentId }),
    ...(error === undefined ? {} : { error }),
    ...(result === undefined ? {} : { result }),
  };
}
