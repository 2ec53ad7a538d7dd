import { WORKER_SILENCE_MS, type Job, type JobRow, type NewJob, type NewRow } from '../../src/jobs/index.js';
import type { Clock } from '../../src/shared/index.js';

/** A stored row. */
export interface RowRecord {
  readonly number: number;
  name: string;
  cells: readonly string[];
  isInvalid: boolean;
  status: Exclude<JobRow['status'], 'cancelled'>;
  error: string | undefined;
  attempt: number;
  tries: number;
  crashCount: number;
  runAfter: Date | undefined;
  workerId: string | undefined;
  reservation: string | undefined;
  documentId: string | undefined;
  result: object | undefined;
  isAccepted: boolean;
}

/** A stored job with its rows. */
export interface JobRecord {
  readonly made: NewJob;
  readonly createdAt: Date;
  readonly rows: RowRecord[];
  status: Job['status'] | 'importing';
  waitsFor: Job['waitsFor'];
  total: number;
  successful: number;
  failed: number;
  invalid: number;
  startedAt: Date | undefined;
  finishedAt: Date | undefined;
  resumed: Job['resumed'];
  servedAt: Date | undefined;
}

export interface WorkerRecord {
  seenAt: number;
  steadySince: number;
}

/** What the stand-ins of the job repository and the row queue share, as the adapters share their tables. */
export class JobRecords {
  private readonly jobs = new Map<string, JobRecord>();
  /** When each worker was last seen. */
  readonly workers = new Map<string, WorkerRecord>();

  constructor(private readonly clock: Clock) {}

  get now(): Date {
    return this.clock.now();
  }

  get all(): readonly JobRecord[] {
    return [...this.jobs.values()];
  }

  find(id: string): JobRecord | undefined {
    return this.jobs.get(id);
  }

  add(made: NewJob): void {
    const counts = { total: 0, successful: 0, failed: 0, invalid: 0 };
    const times = { startedAt: undefined, finishedAt: undefined, resumed: undefined, servedAt: undefined };
    const state = { status: 'importing', waitsFor: undefined } as const;
    this.jobs.set(made.id, { made, createdAt: this.now, rows: [], ...state, ...counts, ...times });
  }

  waitsForWorker({ status, createdAt, servedAt, resumed }: JobRecord): boolean {
    if (status !== 'queued' && status !== 'running') return false;
    const silent = this.now.getTime() - WORKER_SILENCE_MS;
    const served = [createdAt, servedAt, resumed?.at].map((at) => at?.getTime() ?? 0);
    return Math.max(...served) < silent && [...this.workers.values()].every(({ seenAt }) => seenAt < silent);
  }

  remove(id: string): void {
    this.jobs.delete(id);
  }

  /** Counts rows that have ended, and ends their job with the last. */
  count(job: JobRecord, ended: { readonly successful: number; readonly failed: number }): void {
    job.successful += ended.successful;
    job.failed += ended.failed;
    if (job.successful + job.failed < job.total) return;
    job.waitsFor = undefined;
    job.finishedAt = this.now;
    job.status = job.failed === 0 ? 'completed' : job.successful === 0 ? 'failed' : 'completed_with_errors';
  }
}

export function rowRecord({ number, name, cells, error }: NewRow): RowRecord {
  return {
    number,
    name,
    cells,
    isInvalid: error !== undefined,
    status: error === undefined ? 'queued' : 'failed',
    error,
    attempt: 0,
    tries: 0,
    crashCount: 0,
    runAfter: undefined,
    workerId: undefined,
    reservation: undefined,
    documentId: undefined,
    result: undefined,
    isAccepted: false,
  };
}
