import type { Actor, Transaction } from '../shared/index.js';
import { isFinished, type Job } from './Job.js';
import { jobErrors } from './jobErrors.js';
import type { JobRepository } from './ports/JobRepository.js';
import type { WorkerNotifier } from './ports/WorkerNotifier.js';

/** Cancels and resumes a job. Running rows finish either way: they are paid for. */
export class JobControl {
  constructor(
    private readonly jobs: JobRepository,
    private readonly notifier: WorkerNotifier,
    private readonly transaction: Transaction,
  ) {}

  async cancel(actor: Actor, id: string): Promise<Job> {
    if (!(await this.jobs.cancel(actor.userId, id))) {
      await this.own(actor, id);
      throw jobErrors.finished();
    }
    return this.own(actor, id);
  }

  /** Resumes a paused or cancelled job with the rows that have no result. */
  async resume(actor: Actor, id: string): Promise<Job> {
    await this.resumeWork(async () => {
      if (await this.jobs.resume(actor.userId, id)) return;
      const job = await this.own(actor, id);
      if (isFinished(job)) throw jobErrors.finished();
    });
    return this.own(actor, id);
  }

  /** Invalid rows stay failed: the same cells would fail again. */
  async retryFailed(actor: Actor, id: string): Promise<Job> {
    await this.resumeWork(async () => {
      if ((await this.jobs.retryFailed(actor.userId, id)) > 0) return;
      const { status } = await this.own(actor, id);
      throw status === 'cancelled' ? jobErrors.cancelled() : jobErrors.nothingFailed();
    });
    return this.own(actor, id);
  }

  async accept(actor: Actor, id: string, row: number, isAccepted: boolean): Promise<void> {
    if (!(await this.jobs.accept(actor.userId, id, row, isAccepted))) throw jobErrors.noSuchRow();
  }

  private resumeWork(work: () => Promise<void>): Promise<void> {
    return this.transaction.run(async () => {
      await work();
      await this.notifier.notify();
    });
  }

  private async own(actor: Actor, id: string): Promise<Job> {
    const job = await this.jobs.find(actor.userId, id);
    if (job === undefined) throw jobErrors.notFound();
    return job;
  }
}
