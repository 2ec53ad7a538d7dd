import {
  MAX_CONCURRENT_BY_CRASHES,
  RowQueue,
  WATCHED_CRASH_COUNT,
  type ClaimedRow,
  type JobPlan,
  type PickedRow,
  type Reclaimed,
  type RowOutcome,
  type SettledRow,
  type WaitingAccount,
  type WaitingJob,
} from '../../src/jobs/index.js';
import type { Actor } from '../../src/shared/index.js';
import type { JobRecord, JobRecords, RowRecord } from './JobRecords.js';

export class InMemoryRowQueue extends RowQueue {
  constructor(
    private readonly records: JobRecords,
    /** The account of an id; undefined where it is blocked or archived. */
    private readonly actorOf: (userId: string) => Actor | undefined,
  ) {
    super();
  }

  override async heartbeat(workerId: string, leaseMs: number): Promise<void> {
    const now = this.now;
    const known = this.records.workers.get(workerId);
    const hasGap = known === undefined || known.seenAt < now - leaseMs / 2;
    this.records.workers.set(workerId, { seenAt: now, steadySince: hasGap ? now : known.steadySince });
  }

  override async unregister(workerId: string): Promise<void> {
    this.records.workers.delete(workerId);
  }

  override async waiting(most: number): Promise<readonly WaitingAccount[]> {
    const jobs = this.records.all.filter(
      ({ status, rows }) => isRunnable(status) && rows.some((row) => this.mayRun(row)),
    );
    const served = (userId: string) =>
      Math.min(...jobs.filter(({ made }) => made.userId === userId).map(({ servedAt }) => servedAt?.getTime() ?? 0));
    const accounts = this.accountsOf(jobs);
    return accounts.toSorted((a, b) => served(a.actor.userId) - served(b.actor.userId)).slice(0, most);
  }

  override async hasCrashedRows(): Promise<boolean> {
    return this.rows.some(({ crashCount, status }) => crashCount > 0 && (status === 'queued' || status === 'running'));
  }

  override async pick({ actor, jobs }: WaitingAccount, most: number): Promise<readonly PickedRow[]> {
    for (const [crashCount, limit] of MAX_CONCURRENT_BY_CRASHES.entries()) {
      const picked: PickedRow[] = [];
      for (const job of jobs) {
        const room = Math.min(most, limit) - picked.length;
        const rows = this.pickOf(job, crashCount, room);
        const owner = { jobId: job.id, jobKind: job.kind, userId: actor.userId };
        picked.push(
          ...rows.map(({ number, attempt, tries, cells }) => {
            return { ...owner, number, attempt: attempt + 1, tries, crashCount, cells };
          }),
        );
      }
      if (picked.length > 0) return picked;
    }
    return [];
  }

  override async start(workerId: string, rows: readonly ClaimedRow[]): Promise<void> {
    for (const { jobId, number, attempt, reservation } of rows) {
      const job = this.records.find(jobId);
      const row = job?.rows.find((one) => one.number === number);
      if (job === undefined || row === undefined) continue;
      Object.assign(row, { status: 'running', workerId, attempt, reservation });
      job.servedAt = this.records.now;
      job.startedAt ??= this.records.now;
      if (job.status === 'queued') job.status = 'running';
    }
  }

  override async pauseForQuota(jobIds: readonly string[]): Promise<void> {
    for (const job of this.found(jobIds))
      if (isRunnable(job.status)) Object.assign(job, { status: 'paused', waitsFor: 'quota' });
  }

  override async paused(): Promise<readonly WaitingAccount[]> {
    return this.accountsOf(
      this.records.all.filter(({ status, waitsFor }) => status === 'paused' && waitsFor === 'quota'),
    );
  }

  override async unpause(jobIds: readonly string[]): Promise<void> {
    for (const job of this.found(jobIds))
      if (job.status === 'paused') Object.assign(job, { status: 'running', waitsFor: undefined });
  }

  override async runnable(jobIds: readonly string[]): Promise<readonly string[]> {
    return this.found(jobIds)
      .filter(({ status }) => isRunnable(status) || status === 'paused')
      .filter(({ made }) => this.actorOf(made.userId) !== undefined)
      .map(({ made }) => made.id);
  }

  override async lockClaimed(workerId: string, outcomes: readonly RowOutcome[]): Promise<readonly RowOutcome[]> {
    return outcomes.filter(({ row }) => {
      const stored = this.rowOf(row);
      return stored?.status === 'running' && stored.workerId === workerId && stored.attempt === row.attempt;
    });
  }

  override async settle(outcomes: readonly SettledRow[]): Promise<void> {
    for (const jobId of new Set(outcomes.map(({ row }) => row.jobId))) {
      const job = this.records.find(jobId);
      if (job === undefined) continue;
      const own = outcomes.filter(({ row }) => row.jobId === jobId);
      for (const outcome of own) this.settleOne(outcome);
      const isWaiting = own.some((one) => one.kind === 'later' && one.waitsFor === 'provider');
      if (job.status === 'cancelled') job.waitsFor = undefined;
      else if (job.status !== 'paused') job.waitsFor = isWaiting ? 'provider' : undefined;
      const countOf = (kind: SettledRow['kind']) => own.filter((one) => one.kind === kind).length;
      this.records.count(job, { successful: countOf('done'), failed: countOf('failed') });
    }
  }

  override async release(workerId: string): Promise<readonly string[]> {
    const held = this.rows.filter((row) => row.status === 'running' && row.workerId === workerId);
    const reservations = held.flatMap(({ reservation }) => reservation ?? []);
    for (const row of held) Object.assign(row, { status: 'queued', workerId: undefined, reservation: undefined });
    return reservations;
  }

  override async reclaim(workerId: string, leaseMs: number): Promise<Reclaimed> {
    const own = this.records.workers.get(workerId);
    const isSteady = own !== undefined && own.seenAt >= this.now - leaseMs / 2 && own.steadySince <= this.now - leaseMs;
    if (!isSteady) return { reservations: [], workers: [] };
    const dead = [...this.records.workers].filter(([, { seenAt }]) => seenAt < this.now - leaseMs).map(([id]) => id);
    for (const id of dead) this.records.workers.delete(id);
    const reservations = this.records.all.flatMap((job) => this.reclaimFrom(job));
    return { reservations, workers: dead };
  }

  override async plan(jobId: string): Promise<JobPlan | undefined> {
    const made = this.records.find(jobId)?.made;
    if (made === undefined) return undefined;
    const { id, userId, kind, marketplace, header, columns } = made;
    return { id, userId, kind, marketplace, header, columns };
  }

  private get now(): number {
    return this.records.now.getTime();
  }

  private get rows(): readonly RowRecord[] {
    return this.records.all.flatMap(({ rows }) => rows);
  }

  private found(jobIds: readonly string[]): readonly JobRecord[] {
    return jobIds.flatMap((id) => this.records.find(id) ?? []);
  }

  private rowOf({ jobId, number }: ClaimedRow): RowRecord | undefined {
    return this.records.find(jobId)?.rows.find((row) => row.number === number);
  }

  private mayRun({ status, runAfter }: RowRecord): boolean {
    return status === 'queued' && (runAfter === undefined || runAfter.getTime() <= this.now);
  }

  private pickOf({ id, limit }: WaitingJob, crashCount: number, most: number): readonly RowRecord[] {
    const job = this.records.find(id);
    if (job === undefined || !isRunnable(job.status)) return [];
    const running = job.rows.filter(({ status }) => status === 'running').length;
    const room = Math.min(most, limit === undefined ? most : limit - running);
    const rows = job.rows.filter((row) => this.mayRun(row) && row.crashCount === crashCount);
    return rows.toSorted((one, other) => one.number - other.number).slice(0, Math.max(0, room));
  }

  private settleOne(outcome: SettledRow): void {
    const row = this.rowOf(outcome.row);
    if (row === undefined) return;
    Object.assign(row, { workerId: undefined, reservation: undefined, runAfter: undefined });
    row.error = 'error' in outcome ? outcome.error : undefined;
    if (outcome.kind === 'done') {
      Object.assign(row, { status: 'completed', ...outcome.stored });
    } else if (outcome.kind === 'failed') row.status = 'failed';
    else {
      row.status = 'queued';
      row.runAfter = new Date(this.now + outcome.afterMs);
      if (outcome.isTry) row.tries += 1;
    }
  }

  private reclaimFrom(job: JobRecord): readonly string[] {
    const lost = job.rows.filter(
      ({ status, workerId }) => status === 'running' && !this.records.workers.has(workerId ?? ''),
    );
    const reservations = lost.flatMap(({ reservation }) => reservation ?? []);
    for (const row of lost) {
      const crashCount = Math.min(row.crashCount + 1, WATCHED_CRASH_COUNT);
      Object.assign(row, { status: 'queued', crashCount, workerId: undefined, reservation: undefined });
    }
    return reservations;
  }

  private accountsOf(jobs: readonly JobRecord[]): readonly WaitingAccount[] {
    const owners = [...new Set(jobs.map(({ made }) => made.userId))];
    return owners.flatMap((userId) => {
      const actor = this.actorOf(userId);
      if (actor === undefined) return [];
      const own = jobs.filter(({ made }) => made.userId === userId).map(({ made }) => waitingJob(made));
      return [{ actor, askedAt: this.records.now, jobs: own }];
    });
  }
}

function isRunnable(status: JobRecord['status']): boolean {
  return status === 'queued' || status === 'running';
}

function waitingJob({ id, kind, concurrency: limit }: JobRecord['made']): WaitingJob {
  return limit === undefined ? { id, kind } : { id, kind, limit };
}
