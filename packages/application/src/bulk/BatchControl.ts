import type { Actor, Transaction } from '../shared/index.js';
import { isFinished, type Batch } from './Batch.js';
import { bulkErrors } from './bulkErrors.js';
import type { BatchRepository } from './ports/BatchRepository.js';
import type { WorkerNotifier } from './ports/WorkerNotifier.js';

/** Cancels and resumes a job. Running rows finish either way: they are paid for. */
export class BatchControl {
  constructor(
    private readonly batches: BatchRepository,
    private readonly notifier: WorkerNotifier,
    private readonly transaction: Transaction,
  ) {}

  async cancel(actor: Actor, id: string): Promise<Batch> {
    if (!(await this.batches.cancel(actor.userId, id))) {
      await this.own(actor, id);
      throw bulkErrors.finished();
    }
    return this.own(actor, id);
  }

  /** Resumes a paused or cancelled job with the rows that have no result. */
  async resume(actor: Actor, id: string): Promise<Batch> {
    await this.resumeWork(async () => {
      if (await this.batches.resume(actor.userId, id)) return;
      const batch = await this.own(actor, id);
      if (isFinished(batch)) throw bulkErrors.finished();
    });
    return this.own(actor, id);
  }

  /** Invalid rows stay failed: the same cells would fail again. */
  async retryFailed(actor: Actor, id: string): Promise<Batch> {
    await this.resumeWork(async () => {
      if ((await this.batches.retryFailed(actor.userId, id)) > 0) return;
      const { status } = await this.own(actor, id);
      throw status === 'cancelled' ? bulkErrors.cancelled() : bulkErrors.nothingFailed();
    });
    return this.own(actor, id);
  }

  async accept(actor: Actor, id: string, row: number, isAccepted: boolean): Promise<void> {
    if (!(await this.batches.accept(actor.userId, id, row, isAccepted))) throw bulkErrors.noSuchRow();
  }

  private resumeWork(work: () => Promise<void>): Promise<void> {
    return this.transaction.run(async () => {
      await work();
      await this.notifier.notify();
    });
  }

  private async own(actor: Actor, id: string): Promise<Batch> {
    const batch = await this.batches.find(actor.userId, id);
    if (batch === undefined) throw bulkErrors.notFound();
    return batch;
  }
}
