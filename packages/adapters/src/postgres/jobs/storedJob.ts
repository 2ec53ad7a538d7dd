import { WORKER_SILENCE_MS, type Job, type JobPlan } from '@listwright/application/jobs';

export interface StoredJob {
  readonly id: string;
  readonly user_id: string;
  readonly kind: Job['kind'];
  readonly format: Job['format'];
  readonly marketplace: Job['marketplace'];
  readonly file_name: string;
  readonly concurrency: number | null;
  readonly header: Job['header'];
  readonly columns: Job['columns'];
  readonly status: Job['status'];
  readonly waits_for: NonNullable<Job['waitsFor']> | null;
  readonly total: number;
  readonly successful: number;
  readonly failed: number;
  readonly invalid: number;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
  readonly resumed_at: Date | null;
  readonly done_before: number;
}

const SILENT = `now() - interval '${WORKER_SILENCE_MS} milliseconds'`;

// A worker that ends well takes its heartbeat with it: what it served is what is left of it.
const WAITS_FOR = `case when status in ('queued', 'running') and greatest(created_at, resumed_at, served_at) < ${SILENT}
    and not exists (select from bulk_workers where seen_at >= ${SILENT}) then 'worker' else waits_for end as waits_for`;

export const JOB_COLUMNS = `id, user_id, kind, format, marketplace, file_name, concurrency, header, columns, status, ${WAITS_FOR},
  total, successful, failed, invalid, created_at, started_at, finished_at, resumed_at, done_before`;

export function planOf(
  row: Pick<StoredJob, 'id' | 'user_id' | 'kind' | 'marketplace' | 'header' | 'columns'>,
): JobPlan {
  return {
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    marketplace: row.marketplace,
    header: row.header,
    columns: row.columns,
  };
}

export function jobOf(row: StoredJob): Job {
  return {
    ...planOf(row),
    format: row.format,
    fileName: row.file_name,
    ...(row.concurrency === null ? {} : { concurrency: row.concurrency }),
    status: row.status,
    ...(row.waits_for === null ? {} : { waitsFor: row.waits_for }),
    total: row.total,
    successful: row.successful,
    failed: row.failed,
    invalid: row.invalid,
    createdAt: row.created_at,
    ...(row.started_at === null ? {} : { startedAt: row.started_at }),
    ...(row.finished_at === null ? {} : { finishedAt: row.finished_at }),
    ...(row.resumed_at === null ? {} : { resumed: { at: row.resumed_at, processed: row.done_before } }),
  };
}

/** The cells of a row as stored, one a column of its job's header. */
export interface StoredCells {
  readonly header: readonly string[];
  readonly cells: readonly string[];
}

/** The same by the names of the header. */
export function cellsOf({ header, cells }: StoredCells): Readonly<Record<string, string>> {
  return Object.fromEntries(header.map((name, at) => [name, cells[at] ?? '']));
}
