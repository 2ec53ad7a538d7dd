import { quotaLimit, quotaPeriod } from '@listwright/domain/billing';
import { isInTrial, type UsageLedger } from '../../billing/index.js';
import type { Actor, Clock, Transaction } from '../../shared/index.js';
import type { RowQueue } from '../ports/RowQueue.js';
import type { WorkBell } from '../ports/WorkBell.js';

/** What every worker looks after now and then: rows of workers that died, and batches whose quota has room again. */
export class TendRows {
  constructor(
    private readonly queue: RowQueue,
    private readonly ledger: UsageLedger,
    private readonly bell: WorkBell,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly leaseMs: number,
  ) {}

  /** Resolves to the workers that were found dead. */
  async reclaim(workerId: string): Promise<readonly string[]> {
    return this.transaction.run(async () => {
      const { reservations, workers } = await this.queue.reclaim(workerId, this.leaseMs);
      if (reservations.length > 0) {
        await this.ledger.releaseAll(reservations);
        await this.bell.ring();
      }
      return workers;
    });
  }

  /** Lets batches go on whose owner upgraded or whose next period began. */
  async unpause(): Promise<void> {
    for (const { actor, batchIds } of await this.queue.paused()) {
      if (!(await this.hasRoom(actor))) continue;
      await this.transaction.run(async () => {
        await this.queue.unpause(batchIds);
        await this.bell.ring();
      });
    }
  }

  private async hasRoom(actor: Actor): Promise<boolean> {
    const now = this.clock.now();
    const override = actor.quotaOverrides.listings_generated;
    const limit = quotaLimit(actor.plan, 'listings_generated', override, isInTrial(actor, now));
    if (limit === null) return true;
    const used = await this.ledger.used(actor.userId, quotaPeriod(actor.accountStart, now));
    return used.listings_generated < limit;
  }
}
