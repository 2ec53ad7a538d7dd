import type { Marketplace } from '@listwright/domain/marketplaces';
import type { TableColumn } from '@listwright/domain/shared';

export const JOB_STATUSES = [
  'queued',
  'running',
  'paused',
  'completed',
  'completed_with_errors',
  'failed',
  'cancelled',
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** What a stalled job waits for: quota, the AI server, or a worker, of which none has been seen for `WORKER_SILENCE_MS`. */
export const WAIT_REASONS = ['quota', 'provider', 'worker'] as const;
export type WaitReason = (typeof WAIT_REASONS)[number];

/** A worker sends heartbeats more often; a job that was served within this time does not wait for one. */
export const WORKER_SILENCE_MS = 3 * 60_000;

/** The immutable settings that its rows need. */
export interface JobPlan {
  readonly id: string;
  readonly userId: string;
  /** The name of its `JobKind`. */
  readonly kind: string;
  readonly marketplace: Marketplace;
  /** The names in the first row of the file, in order. */
  readonly header: readonly string[];
  /** Which column feeds which field of its kind. */
  readonly columns: readonly TableColumn<string>[];
}

/** One uploaded file and its progress. */
export interface Job extends JobPlan {
  readonly format: 'csv' | 'xlsx';
  readonly fileName: string;
  /** Maximum concurrent rows over all workers; absent: as many as the workers take. */
  readonly concurrency?: number;
  readonly status: JobStatus;
  readonly waitsFor?: WaitReason;
  readonly total: number;
  readonly successful: number;
  readonly failed: number;
  /** Of the failed: invalid rows, which are never retried. */
  readonly invalid: number;
  readonly createdAt: Date;
  readonly startedAt?: Date;
  readonly finishedAt?: Date;
  /** The last resume, and how many rows were done by then. */
  readonly resumed?: { readonly at: Date; readonly processed: number };
}

/** The fields that are known when the file is opened. */
export type NewJob = Omit<
  Job,
  | 'status'
  | 'waitsFor'
  | 'total'
  | 'successful'
  | 'failed'
  | 'invalid'
  | 'createdAt'
  | 'startedAt'
  | 'finishedAt'
  | 'resumed'
> & {
  /** The idempotency key of the request that creates it. */
  readonly requestKey?: string;
};

const FINISHED: ReadonlySet<JobStatus> = new Set(['completed', 'completed_with_errors', 'failed', 'cancelled']);

export function isFinished({ status }: Pick<Job, 'status'>): boolean {
  return FINISHED.has(status);
}
