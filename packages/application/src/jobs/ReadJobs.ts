import { SystemTimer, type Actor, type Clock, type Page, type PageRequest, type Timer } from '../shared/index.js';
import { isFinished, type Job } from './Job.js';
import { jobErrors } from './jobErrors.js';
import type { JobFilter, JobRepository, FinishedRow, RowFilter } from './ports/JobRepository.js';

const FIRST_POLL_MS = 50;
const MAX_POLL_MS = 500;
const RECHECK_ACCESS_MS = 5000;

export interface WatchOptions {
  /** Aborted when the caller disconnects: the watch ends at once. */
  readonly signal: AbortSignal;
  /** Whether the actor still has access; checked repeatedly. */
  readonly isAllowed: () => Promise<boolean>;
}

/** The own jobs and their progress. */
export class ReadJobs {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
    private readonly timer: Timer = new SystemTimer(),
  ) {}

  async read(actor: Actor, id: string): Promise<Job> {
    const job = await this.jobs.find(actor.userId, id);
    if (job === undefined) throw jobErrors.notFound();
    return job;
  }

  list(actor: Actor, filter: JobFilter, page: PageRequest): Promise<Page<Job>> {
    return this.jobs.list(actor.userId, filter, page);
  }

  async rows(actor: Actor, id: string, filter: RowFilter, page: PageRequest): Promise<Page<FinishedRow>> {
    await this.read(actor, id);
    return this.jobs.rows(actor.userId, id, filter, page);
  }

  /** Resolves to the job once it has ended or paused, or after `ms`. */
  async settled(actor: Actor, id: string, ms: number): Promise<Job> {
    const deadline = this.clock.now().getTime() + ms;
    for (let pause = FIRST_POLL_MS; ; pause = Math.min(MAX_POLL_MS, pause * 1.5)) {
      const job = await this.read(actor, id);
      if (isFinished(job) || job.status === 'paused' || this.clock.now().getTime() >= deadline) return job;
      await this.timer.wait(Math.min(pause, Math.max(0, deadline - this.clock.now().getTime())));
    }
  }

  /** Yields the job after each change, until it ends, the caller disconnects, or the actor loses access. */
  async *watch(actor: Actor, id: string, { signal, isAllowed }: WatchOptions): AsyncGenerator<Job> {
    let last = '';
    let asked = this.clock.now().getTime();
    while (!signal.aborted) {
      const time = this.clock.now().getTime();
      if (time - asked >= RECHECK_ACCESS_MS) {
        if (!(await isAllowed())) return;
        asked = time;
      }
      const job = await this.read(actor, id);
      const { status, waitsFor, successful, failed } = job;
      const now = JSON.stringify([status, waitsFor, successful, failed]);
      if (now !== last) yield job;
      last = now;
      if (isFinished(job)) return;
      await this.timer.wait(MAX_POLL_MS, signal);
    }
  }
}
