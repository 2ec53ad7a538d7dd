import {
  MAX_CONCURRENT_BY_CRASHES,
  RowQueue,
  WATCHED_CRASH_COUNT,
  type JobPlan,
  type ClaimedRow,
  type PickedRow,
  type Reclaimed,
  type RowOutcome,
  type SettledRow,
  type WaitingAccount,
} from '@listwright/application/jobs';
import { ACTOR_COLUMNS, actorOf, USABLE, type ActorRow } from '../accounts/actorRow.js';
import type { Database } from '../Database.js';
import { planOf, type StoredJob } from './storedJob.js';

// A worker sends four heartbeats per lease; half a lease of silence is a gap.
const GAP = `now() - $2::float8 / 2 * interval '1 millisecond'`;

const BEAT = `insert into bulk_workers as w (id, seen_at, steady_since) values ($1, now(), now()) on conflict (id) do update
  set seen_at = now(), steady_since = case when w.seen_at < ${GAP} then now() else w.steady_since end`;

const STEADY = `select id from bulk_workers
  where id = $1 and seen_at >= ${GAP} and steady_since <= now() - $2::float8 * interval '1 millisecond'`;

const MAY_RUN = `r.status = 'queued' and (r.run_after is null or r.run_after <= now())`;

const ACCOUNT = `${ACTOR_COLUMNS}, now() as asked_at,
  jsonb_agg(jsonb_build_object('id', b.id, 'kind', b.kind, 'limit', b.concurrency) order by b.created_at, b.id) as jobs`;

const WAITING = `select ${ACCOUNT}
  from bulk_batches b join users u on u.id = b.user_id
  where b.status in ('queued', 'running') and ${USABLE}
    and exists (select from bulk_rows r where r.batch_id = b.id and ${MAY_RUN})
  group by u.id order by min(coalesce(b.served_at, '-infinity')) limit $1`;

// One job after the other, each by its index: a sort over all rows of an account would read them all.
const PICK = `select r.number, r.attempt, r.tries, r.losses as "crashCount", r.cells
  from bulk_rows r where r.batch_id = $1 and ${MAY_RUN} and r.losses = $3
    and exists (select from bulk_batches b where b.id = $1 and b.status in ('queued', 'running'))
  order by r.number limit $2 for update skip locked`;

const RUNNING = `select count(*)::int as running from bulk_rows where batch_id = $1 and status = 'running'`;

const START = `with mine as (
    update bulk_rows r set status = 'running', worker_id = $1, attempt = given.attempt, reservation = given.reservation
    from unnest($2::uuid[], $3::int[], $4::int[], $5::uuid[]) as given (batch_id, number, attempt, reservation)
    where r.batch_id = given.batch_id and r.number = given.number returning r.batch_id
  )
  update bulk_batches b set served_at = clock_timestamp(), started_at = coalesce(started_at, now()),
    status = case when status = 'queued' then 'running' else status end
  where id in (select batch_id from mine)`;

const GOING = `select b.id from bulk_batches b join users u on u.id = b.user_id
  where b.id = any($1::uuid[]) and b.status in ('queued', 'running', 'paused') and ${USABLE}`;

const HOLD = `select r.batch_id, r.number from bulk_rows r
  join unnest($2::uuid[], $3::int[], $4::int[]) as given (batch_id, number, attempt)
    on r.batch_id = given.batch_id and r.number = given.number and r.attempt = given.attempt
  where r.status = 'running' and r.worker_id = $1
  order by r.batch_id, r.number for update of r`;

const SETTLE = `with done as (
    update bulk_rows r set status = given.status, listing_id = given.listing_id, result = given.result,
      error = given.error, tries = r.tries + given.tried, worker_id = null, reservation = null,
      run_after = case when given.after_ms is null then null else now() + given.after_ms * interval '1 millisecond' end
    from unnest($1::uuid[], $2::int[], $3::text[], $4::uuid[], $5::jsonb[], $6::text[], $7::int[], $8::float8[]) as
      given (batch_id, number, status, listing_id, result, error, tried, after_ms)
    where r.batch_id = given.batch_id and r.number = given.number
    returning r.batch_id, r.status
  ), counted as (
    select batch_id, count(*) filter (where status = 'completed')::int as successful,
      count(*) filter (where status = 'failed')::int as failed
    from done group by batch_id order by batch_id
  )
  update bulk_batches b set successful = b.successful + c.successful, failed = b.failed + c.failed,
    waits_for = case
      when b.successful + c.successful + b.failed + c.failed >= b.total or b.status = 'cancelled' then null
      when b.status = 'paused' then b.waits_for
      when b.id = any($9::uuid[]) then 'provider' end,
    status = case
      when b.successful + c.successful + b.failed + c.failed < b.total then b.status
      when b.failed + c.failed = 0 then 'completed'
      when b.successful + c.successful = 0 then 'failed'
      else 'completed_with_errors' end,
    finished_at = case when b.successful + c.successful + b.failed + c.failed < b.total then b.finished_at else now() end
  from counted c where b.id = c.batch_id`;

const GIVE_BACK = `with mine as (select batch_id, number, reservation from bulk_rows
    where worker_id = $1 and status = 'running' order by batch_id, number for update),
  freed as (
    update bulk_rows r set status = 'queued', worker_id = null, reservation = null from mine
    where r.batch_id = mine.batch_id and r.number = mine.number
  )
  select reservation from mine`;

const DEAD = `delete from bulk_workers where seen_at < now() - $1 * interval '1 millisecond' returning id`;

// Also rows of a worker that was declared dead and came back to claim more: nothing else would free them.
const ORPHANS = `select batch_id, number, reservation from bulk_rows
  where status = 'running' and not exists (select from bulk_workers w where w.id = worker_id)
  order by batch_id, number for update skip locked`;

const FREE = `update bulk_rows r set status = 'queued', losses = least(r.losses + 1, ${WATCHED_CRASH_COUNT}),
    worker_id = null, reservation = null
  from unnest($1::uuid[], $2::int[]) as given (batch_id, number) where r.batch_id = given.batch_id and r.number = given.number`;

type PickedRecord = Pick<PickedRow, 'number' | 'attempt' | 'tries' | 'crashCount' | 'cells'>;

type WaitingRow = ActorRow & {
  readonly asked_at: Date;
  readonly jobs: readonly { readonly id: string; readonly kind: string; readonly limit: number | null }[];
};

export class PostgresRowQueue extends RowQueue {
  constructor(private readonly database: Database) {
    super();
  }

  override async heartbeat(workerId: string, leaseMs: number): Promise<void> {
    await this.database.query(BEAT, [workerId, leaseMs], 'bulk_beat');
  }

  override async unregister(workerId: string): Promise<void> {
    await this.database.query('delete from bulk_workers where id = $1', [workerId]);
  }

  override async waiting(most: number): Promise<readonly WaitingAccount[]> {
    return accountsOf(await this.database.query<WaitingRow>(WAITING, [most], 'bulk_waiting'));
  }

  override async hasCrashedRows(): Promise<boolean> {
    const rows = await this.database.query(
      `select from bulk_rows where losses > 0 and status in ('queued', 'running') limit 1`,
      [],
      'bulk_suspects',
    );
    return rows.length > 0;
  }

  override async pick(account: WaitingAccount, most: number): Promise<readonly PickedRow[]> {
    for (const [crashCount, limit] of MAX_CONCURRENT_BY_CRASHES.entries()) {
      const picked = await this.pickOf(account, crashCount, Math.min(most, limit));
      if (picked.length > 0) return picked;
    }
    return [];
  }

  private async pickOf({ actor, jobs }: WaitingAccount, crashCount: number, most: number): Promise<PickedRow[]> {
    const picked: PickedRow[] = [];
    const { userId } = actor;
    for (const { id: jobId, kind: jobKind, limit } of jobs) {
      if (picked.length >= most) break;
      const capacity = limit === undefined ? most : await this.capacityOf(jobId, limit);
      const wanted = Math.min(most - picked.length, capacity);
      if (wanted <= 0) continue;
      const rows = await this.database.query<PickedRecord>(PICK, [jobId, wanted, crashCount], 'bulk_pick');
      picked.push(...rows.map((row) => ({ ...row, jobId, jobKind, userId, attempt: row.attempt + 1 })));
    }
    return picked;
  }

  /** Serialises concurrent workers: the second sees the rows of the first. */
  private async capacityOf(jobId: string, limit: number): Promise<number> {
    await this.database.query('select from bulk_batches where id = $1 for update', [jobId], 'bulk_lock');
    const [row] = await this.database.query<{ running: number }>(RUNNING, [jobId], 'bulk_running');
    return limit - (row?.running ?? 0);
  }

  override async start(workerId: string, rows: readonly ClaimedRow[]): Promise<void> {
    const values = [workerId, ...keysOf(rows), rows.map(({ attempt }) => attempt)];
    await this.database.query(START, [...values, rows.map(({ reservation }) => reservation)], 'bulk_start');
  }

  override async pauseForQuota(jobIds: readonly string[]): Promise<void> {
    await this.database.query(
      `update bulk_batches set status = 'paused', waits_for = 'quota'
       where id = any($1::uuid[]) and status in ('queued', 'running')`,
      [jobIds],
    );
  }

  override async paused(): Promise<readonly WaitingAccount[]> {
    return accountsOf(
      await this.database.query<WaitingRow>(
        `select ${ACCOUNT}
         from bulk_batches b join users u on u.id = b.user_id
         where b.status = 'paused' and b.waits_for = 'quota' and ${USABLE} group by u.id`,
      ),
    );
  }

  override async unpause(jobIds: readonly string[]): Promise<void> {
    await this.database.query(
      `update bulk_batches set status = 'running', waits_for = null where id = any($1::uuid[]) and status = 'paused'`,
      [jobIds],
    );
  }

  override async runnable(jobIds: readonly string[]): Promise<readonly string[]> {
    const rows = await this.database.query<{ id: string }>(GOING, [jobIds], 'bulk_going');
    return rows.map(({ id }) => id);
  }

  override async lockClaimed(workerId: string, outcomes: readonly RowOutcome[]): Promise<readonly RowOutcome[]> {
    const rows = outcomes.map(({ row }) => row);
    const held = await this.database.query<{ batch_id: string; number: number }>(
      HOLD,
      [workerId, ...keysOf(rows), rows.map(({ attempt }) => attempt)],
      'bulk_hold',
    );
    const keys = new Set(held.map(({ batch_id, number }) => `${batch_id} ${number}`));
    return outcomes.filter(({ row }) => keys.has(`${row.jobId} ${row.number}`));
  }

  override async settle(outcomes: readonly SettledRow[]): Promise<void> {
    const waiting = outcomes.filter((one) => one.kind === 'later' && one.waitsFor === 'provider');
    await this.database.query(
      SETTLE,
      [
        ...keysOf(outcomes.map(({ row }) => row)),
        outcomes.map(({ kind }) => (kind === 'later' ? 'queued' : kind === 'failed' ? 'failed' : 'completed')),
        outcomes.map((one) => (one.kind === 'done' ? (one.stored.documentId ?? null) : null)),
        outcomes.map((one) => ('stored' in one && one.stored.result ? JSON.stringify(one.stored.result) : null)),
        outcomes.map((one) => ('error' in one ? one.error : null)),
        outcomes.map((one) => (one.kind === 'later' && one.isTry ? 1 : 0)),
        outcomes.map((one) => (one.kind === 'later' ? one.afterMs : null)),
        waiting.map(({ row }) => row.jobId),
      ],
      'bulk_settle',
    );
  }

  override async release(workerId: string): Promise<readonly string[]> {
    const rows = await this.database.query<{ reservation: string }>(GIVE_BACK, [workerId]);
    return rows.map(({ reservation }) => reservation);
  }

  override async reclaim(workerId: string, leaseMs: number): Promise<Reclaimed> {
    const [steady] = await this.database.query(STEADY, [workerId, leaseMs], 'bulk_steady');
    if (steady === undefined) return { reservations: [], workers: [] };
    const dead = await this.database.query<{ id: string }>(DEAD, [leaseMs], 'bulk_dead');
    const orphans = await this.database.query<{ batch_id: string; number: number; reservation: string }>(
      ORPHANS,
      [],
      'bulk_orphans',
    );
    if (orphans.length > 0) {
      const keys = orphans.map(({ batch_id, number }) => ({ jobId: batch_id, number }));
      await this.database.query(FREE, keysOf(keys));
    }
    return {
      reservations: orphans.map(({ reservation }) => reservation),
      workers: dead.map(({ id }) => id),
    };
  }

  override async plan(jobId: string): Promise<JobPlan | undefined> {
    const [row] = await this.database.query<StoredJob>(
      'select id, user_id, kind, marketplace, header, columns from bulk_batches where id = $1',
      [jobId],
    );
    return row && planOf(row);
  }
}

function accountsOf(rows: readonly WaitingRow[]): readonly WaitingAccount[] {
  return rows.map((row) => ({
    actor: actorOf(row),
    askedAt: row.asked_at,
    jobs: row.jobs.map(({ limit, ...job }) => (limit === null ? job : { ...job, limit })),
  }));
}

function keysOf(rows: readonly { readonly jobId: string; readonly number: number }[]): [string[], number[]] {
  return [rows.map(({ jobId }) => jobId), rows.map(({ number }) => number)];
}
