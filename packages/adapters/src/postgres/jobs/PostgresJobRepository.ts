import {
  JobRepository,
  type CorrectedRow,
  type Job,
  type JobFilter,
  type JobRowStatus,
  type FinishedRow,
  type NewJob,
  type NewRow,
  type NumberedCell,
  type RowFilter,
} from '@listwright/application/jobs';
import type { Page, PageRequest } from '@listwright/application/shared';
import { copyLine } from '../copyLine.js';
import { decodeCursor, encodeCursor } from '../cursor.js';
import type { Database } from '../Database.js';
import { pageOf, takePage } from '../keysetPage.js';
import { retryStatements } from './retryStatements.js';
import { JOB_COLUMNS, jobOf, cellsOf, type StoredJob, type StoredCells } from './storedJob.js';

const APPEND = 'copy bulk_rows (batch_id, number, status, name, cells, error, is_invalid) from stdin';

const SEAL = `update bulk_batches set total = $2::int, failed = $3::int, invalid = $3::int,
    status = case when $3::int = $2::int then 'failed' else 'queued' end,
    finished_at = case when $3::int = $2::int then now() end
  where id = $1`;

// Queued rows of a cancelled job stay unchanged, so that it can be resumed.
const STATUS = `case when r.status = 'queued' and b.status = 'cancelled' then 'cancelled' else r.status end`;

const ROW_COLUMNS = `r.number, ${STATUS} as status, r.name, r.cells, r.attempt as attempts, r.listing_id, r.error, r.result,
  r.accepted_at is not null as is_accepted, b.header`;

/** What a status is looked for in: only those that a cancelled job changes need its own, the others have an index. */
function statusColumn(status: JobRowStatus | undefined): string {
  return status === 'queued' || status === 'cancelled' ? STATUS : 'r.status';
}

const PIECE = 500;
const CELL_CHARACTERS = 200;

/** Rows that one statement changes at most: it must end well within the time that a statement has. */
const BATCH_SIZE = 10_000;

interface RowRecord extends StoredCells {
  readonly number: number;
  readonly status: JobRowStatus;
  readonly name: string;
  readonly attempts: number;
  readonly listing_id: string | null;
  readonly error: string | null;
  readonly result: object | null;
  readonly is_accepted: boolean;
  readonly score?: number | null;
}

export class PostgresJobRepository extends JobRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async open(job: NewJob): Promise<void> {
    await this.database.query(
      `insert into bulk_batches (id, user_id, kind, format, marketplace, file_name, header, columns, concurrency, request_key, status, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'importing', now())`,
      [
        job.id,
        job.userId,
        job.kind,
        job.format,
        job.marketplace,
        job.fileName,
        JSON.stringify(job.header),
        JSON.stringify(job.columns),
        job.concurrency ?? null,
        job.requestKey ?? null,
      ],
    );
  }

  override async append(jobId: string, rows: readonly NewRow[]): Promise<void> {
    await this.database.copy(
      APPEND,
      rows.map(({ number, name, cells, error }) => {
        const status = error === undefined ? 'queued' : 'failed';
        return copyLine([jobId, number, status, name, JSON.stringify(cells), error ?? null, error !== undefined]);
      }),
    );
  }

  override async seal(jobId: string, { total, failed }: { total: number; failed: number }): Promise<void> {
    await this.database.query(SEAL, [jobId, total, failed]);
  }

  override async discard(jobId: string): Promise<void> {
    await this.database.query(`delete from bulk_batches where id = $1 and status = 'importing'`, [jobId]);
  }

  override async sweep(before: Date): Promise<number> {
    const left = await this.database.query<{ id: string }>(
      `select id from bulk_batches where status = 'importing' and created_at < $1 order by created_at`,
      [before],
    );
    // One a statement: together their rows would take longer than a statement has.
    for (const { id } of left) await this.discard(id);
    return left.length;
  }

  override async find(userId: string, id: string): Promise<Job | undefined> {
    const [row] = await this.database.query<StoredJob>(
      `select ${JOB_COLUMNS} from bulk_batches where id = $1 and user_id = $2 and status <> 'importing'`,
      [id, userId],
      'bulk_find',
    );
    return row && jobOf(row);
  }

  override async findMade(userId: string, requestKey: string, since: Date): Promise<Job | undefined> {
    const [row] = await this.database.query<StoredJob>(
      `select ${JOB_COLUMNS} from bulk_batches
       where user_id = $1 and request_key = $2 and created_at > $3 and status <> 'importing'
       order by created_at desc limit 1`,
      [userId, requestKey, since],
    );
    return row && jobOf(row);
  }

  override async list(userId: string, { isOpen, kinds }: JobFilter, page: PageRequest): Promise<Page<Job>> {
    const { build } = this.database;
    const own = build('bulk_batches').where('user_id', userId).whereNot('status', 'importing');
    if (isOpen !== undefined) void own[isOpen ? 'whereIn' : 'whereNotIn']('status', ['queued', 'running', 'paused']);
    if (kinds !== undefined) void own.whereIn('kind', [...kinds]);
    const rows = own.clone().select(build.raw(`${JOB_COLUMNS}, created_at::text as cursor_value`));
    const [found, [counted]] = await Promise.all([
      this.database.run<StoredJob & { cursor_value: string }>(takePage(rows, { by: 'created_at', id: 'id' }, page)),
      this.database.run<{ total: number }>(own.clone().select(build.raw('count(*)::int as total'))),
    ]);
    return { ...pageOf(found, page.limit, jobOf), total: counted?.total ?? 0 };
  }

  override async rows(userId: string, id: string, filter: RowFilter, page: PageRequest): Promise<Page<FinishedRow>> {
    const { build } = this.database;
    const own = build({ r: 'bulk_rows' })
      .join({ b: 'bulk_batches' }, 'b.id', 'r.batch_id')
      .where({ 'b.id': id, 'b.user_id': userId });
    if (filter.status !== undefined) void own.whereRaw(`${statusColumn(filter.status)} = ?`, [filter.status]);
    if (filter.isAccepted !== undefined) void own[filter.isAccepted ? 'whereNotNull' : 'whereNull']('r.accepted_at');
    const isByScore = filter.scoreFrom !== undefined || filter.scoreBelow !== undefined;
    if (isByScore) {
      void own.join({ l: 'listings' }, 'l.id', 'r.listing_id');
      if (filter.scoreFrom !== undefined) void own.where('l.score', '>=', filter.scoreFrom);
      if (filter.scoreBelow !== undefined) void own.where('l.score', '<', filter.scoreBelow);
    }
    const rows = own
      .clone()
      .select(build.raw(`${ROW_COLUMNS}, l.score`))
      .orderBy('r.number')
      .limit(page.limit + 1);
    if (!isByScore) void rows.leftJoin({ l: 'listings' }, 'l.id', 'r.listing_id');
    if (page.cursor !== undefined) void rows.where('r.number', '>', Number(decodeCursor(page.cursor, 1)[0]));
    else if (page.page !== undefined) void rows.offset((page.page - 1) * page.limit);
    const [found, [counted]] = await Promise.all([
      this.database.run<RowRecord>(rows),
      this.database.run<{ total: number }>(own.clone().select(build.raw('count(*)::int as total'))),
    ]);
    const items = found.slice(0, page.limit).map(finishedRowOf);
    const last = items.at(-1);
    const hasMore = found.length > page.limit && last !== undefined;
    return { items, total: counted?.total ?? 0, nextCursor: hasMore ? encodeCursor([last.number]) : null };
  }

  override async *allRows(userId: string, id: string, status?: JobRowStatus): AsyncIterable<FinishedRow> {
    for (let after = 0; ;) {
      const rows = await this.database.query<RowRecord>(
        `select ${ROW_COLUMNS} from bulk_rows r join bulk_batches b on b.id = r.batch_id
         where b.id = $1 and b.user_id = $2 and r.number > $3 and ($4::text is null or ${statusColumn(status)} = $4)
         order by r.number limit ${PIECE}`,
        [id, userId, after, status ?? null],
      );
      yield* rows.map(finishedRowOf);
      const last = rows.at(-1);
      if (rows.length < PIECE || last === undefined) return;
      after = last.number;
    }
  }

  override async *cellsOfColumn(userId: string, id: string, column: number): AsyncIterable<NumberedCell> {
    for (let after = 0; ;) {
      const cells = await this.database.query<NumberedCell>(
        `select r.number, coalesce(left(r.cells ->> $4::int, ${CELL_CHARACTERS}), '') as text
         from bulk_rows r join bulk_batches b on b.id = r.batch_id
         where b.id = $1 and b.user_id = $2 and r.number > $3 order by r.number limit ${PIECE}`,
        [id, userId, after, column],
      );
      yield* cells;
      const last = cells.at(-1);
      if (cells.length < PIECE || last === undefined) return;
      after = last.number;
    }
  }

  override async *numberedRows(userId: string, id: string, numbers: readonly number[]): AsyncIterable<FinishedRow> {
    const inOrder = numbers.toSorted((one, other) => one - other);
    for (let at = 0; at < inOrder.length; at += PIECE) {
      const rows = await this.database.query<RowRecord>(
        `select ${ROW_COLUMNS} from bulk_rows r join bulk_batches b on b.id = r.batch_id
         where b.id = $1 and b.user_id = $2 and r.number = any($3::int[]) order by r.number`,
        [id, userId, inOrder.slice(at, at + PIECE)],
      );
      yield* rows.map(finishedRowOf);
    }
  }

  override async cellsIn(userId: string, id: string, column: number): Promise<readonly string[]> {
    const found = await this.database.query<{ cell: string | null }>(
      `select r.cells ->> $3::int as cell from bulk_rows r join bulk_batches b on b.id = r.batch_id
       where b.id = $1 and b.user_id = $2 group by 1 order by min(r.number)`,
      [id, userId, column],
    );
    return found.map(({ cell }) => cell ?? '');
  }

  override async cancel(userId: string, id: string): Promise<boolean> {
    return this.changed(
      `update bulk_batches set status = 'cancelled', waits_for = null, finished_at = now()
       where id = $1 and user_id = $2 and status in ('queued', 'running', 'paused') returning id`,
      [id, userId],
    );
  }

  override async resume(userId: string, id: string): Promise<boolean> {
    return this.changed(
      `update bulk_batches set status = 'queued', waits_for = null, finished_at = null,
         resumed_at = now(), done_before = successful + failed
       where id = $1 and user_id = $2 and status in ('paused', 'cancelled') and successful + failed < total returning id`,
      [id, userId],
    );
  }

  override async retryFailed(userId: string, id: string): Promise<number> {
    return this.database.transaction(async () => {
      const [job] = await this.database.query<{ status: string; last: number }>(retryStatements.hold, [id, userId]);
      if (job === undefined || job.status === 'cancelled') return 0;
      let again = 0;
      for (let after = 0; after < job.last; after += BATCH_SIZE) {
        const [row] = await this.database.query<{ rows: number }>(retryStatements.failed, [
          id,
          userId,
          after,
          after + BATCH_SIZE,
        ]);
        again += row?.rows ?? 0;
      }
      return again;
    });
  }

  override async retryCorrected(userId: string, id: string, rows: readonly CorrectedRow[]): Promise<number> {
    return this.database.transaction(async () => {
      const [job] = await this.database.query<{ status: string }>(retryStatements.hold, [id, userId]);
      if (job === undefined || job.status === 'cancelled' || rows.length === 0) return 0;
      const [done] = await this.database.query<{ rows: number }>(retryStatements.corrected, [
        id,
        userId,
        JSON.stringify(rows),
      ]);
      return done?.rows ?? 0;
    });
  }

  override async accept(userId: string, id: string, row: number, isAccepted: boolean): Promise<boolean> {
    return this.changed(
      `update bulk_rows set accepted_at = case when $4 then coalesce(accepted_at, now()) end
       where batch_id = (select id from bulk_batches where id = $1 and user_id = $2) and number = $3
         and status = 'completed' returning number`,
      [id, userId, row, isAccepted],
    );
  }

  private async changed(statement: string, values: readonly unknown[]): Promise<boolean> {
    return (await this.database.query(statement, values)).length > 0;
  }
}

function finishedRowOf(row: RowRecord): FinishedRow {
  return {
    number: row.number,
    status: row.status,
    name: row.name,
    cells: cellsOf(row),
    attempts: row.attempts,
    isAccepted: row.is_accepted,
    ...(row.listing_id === null ? {} : { documentId: row.listing_id }),
    ...(row.score === null || row.score === undefined ? {} : { score: row.score }),
    ...(row.error === null ? {} : { error: row.error }),
    ...(row.result === null ? {} : { result: row.result }),
  };
}
