import { quotaPeriod } from '@listwright/domain/billing';
import { limitInForce, type UsageLedger } from '../../billing/index.js';
import type { Clock, Transaction } from '../../shared/index.js';
import type { RowQueue } from '../ports/RowQueue.js';
import type { WorkerNotifier } from '../ports/WorkerNotifier.js';

/** Periodic maintenance by every worker: reclaims rows of dead workers, and unpauses batches whose quota allows it again. */
export class MaintainQueue {
  constructor(
    private readonly queue: RowQueue,
    private readonly ledger: UsageLedger,
    private readonly notifier: WorkerNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly leaseMs: number,
  ) {}

  /** Resolves to the dead workers. */
  async reclaim(workerId: string): Promise<readonly string[]> {
    return this.transaction.run(async () => {
      const { reservations, workers } = await this.queue.reclaim(workerId, this.leaseMs);
      if (reservations.length > 0) {
        await this.ledger.releaseAll(reservations);
        await this.notifier.notify();
      }
      return workers;
    });
  }

  /** Unpauses batches whose owner upgraded or whose next period began. One query covers all of them. */
  async unpause(): Promise<void> {
    const now = this.clock.now();
    const paused = await this.queue.paused();
    if (paused.length === 0) return;
    const used = await this.ledger.usedByEach(
      paused.map(({ actor }) => ({ userId: actor.userId, period: quotaPeriod(actor.accountStart, now) })),
    );
    const batchIds = paused.flatMap(({ actor, batchIds: own }, at) => {
      const limit = limitInForce(actor, 'listings_generated', now);
      return limit === null || (used[at]?.listings_generated ?? 0) < limit ? own : [];
    });
    if (batchIds.length === 0) return;
    await this.transaction.run(async () => {
      await this.queue.unpause(batchIds);
      await this.notifier.notify();
    });
  }
}
