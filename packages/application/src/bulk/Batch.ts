import type { BulkKind, ColumnMap } from '@listwright/domain/bulk';
import type { Marketplace } from '@listwright/domain/marketplaces';

export const BATCH_STATUSES = [
  'queued',
  'running',
  'paused',
  'completed',
  'completed_with_errors',
  'failed',
  'cancelled',
] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/** What a stalled batch waits for: quota, or the AI server. */
export const WAIT_REASONS = ['quota', 'provider'] as const;
export type WaitReason = (typeof WAIT_REASONS)[number];

/** The immutable settings that its rows need. */
export interface BatchPlan {
  readonly id: string;
  readonly userId: string;
  readonly kind: BulkKind;
  readonly marketplace: Marketplace;
  /** The names in the first row of the file, in order. */
  readonly header: readonly string[];
  /** Which column feeds which field. */
  readonly columns: ColumnMap;
}

/** One uploaded file and its progress. */
export interface Batch extends BatchPlan {
  readonly format: 'csv' | 'xlsx';
  readonly fileName: string;
  /** Maximum concurrent rows over all workers; absent: as many as the workers take. */
  readonly concurrency?: number;
  readonly status: BatchStatus;
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
export type NewBatch = Omit<
  Batch,
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

const FINISHED: ReadonlySet<BatchStatus> = new Set(['completed', 'completed_with_errors', 'failed', 'cancelled']);

export function isFinished({ status }: Pick<Batch, 'status'>): boolean {
  return FINISHED.has(status);
}
