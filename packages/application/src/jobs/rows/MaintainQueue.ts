import { quotaPeriod, type QuotaKey } from '@listwright/domain/billing';
import { limitInForce, type UsageLedger } from '../../billing/index.js';
import type { Clock, Transaction } from '../../shared/index.js';
import type { JobKinds } from '../JobKinds.js';
import type { RowQueue } from '../ports/RowQueue.js';
import type { WorkerNotifier } from '../ports/WorkerNotifier.js';

/** Periodic maintenance by every worker: reclaims rows of dead workers, and unpauses jobs whose quota allows it again. */
export class MaintainQueue {
  constructor(
    private readonly queue: RowQueue,
    private readonly kinds: JobKinds,
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

  /** Unpauses jobs whose owner upgraded or whose next period began. One query covers all of them. */
  async unpause(): Promise<void> {
    const now = this.clock.now();
    const paused = await this.queue.paused();
    if (paused.length === 0) return;
    const used = await this.ledger.usedByEach(
      paused.map(({ actor }) => ({ userId: actor.userId, period: quotaPeriod(actor.accountStart, now) })),
    );
    const jobIds = paused.flatMap(({ actor, jobs }, at) => {
      const isLeft = (quota: QuotaKey) => {
        const limit = limitInForce(actor, quota, now);
        return limit === null || (used[at]?.[quota] ?? 0) < limit;
      };
      const known = jobs.filter(({ kind }) => this.kinds.has(kind));
      return known.filter(({ kind }) => isLeft(this.kinds.of(kind).quota)).map(({ id }) => id);
    });
    if (jobIds.length === 0) return;
    await this.transaction.run(async () => {
      await this.queue.unpause(jobIds);
      await this.notifier.notify();
    });
  }
}
