import type { UsageLedger } from '../../billing/index.js';
import type { ListingRepository } from '../../listings/index.js';
import type { Transaction } from '../../shared/index.js';
import type { RowQueue } from '../ports/RowQueue.js';
import type { RowOutcome } from './RowOutcome.js';

/**
 * Saves outcomes of many rows: listings, charges, rows and counts in one transaction. A row that is no longer
 * the worker's (it was declared dead, and another has the row now) is skipped.
 */
export class SettleRows {
  constructor(
    private readonly queue: RowQueue,
    private readonly listings: ListingRepository,
    private readonly ledger: UsageLedger,
    private readonly transaction: Transaction,
  ) {}

  execute(workerId: string, outcomes: readonly RowOutcome[]): Promise<void> {
    return this.transaction.run(async () => {
      const held = await this.queue.lockClaimed(workerId, outcomes);
      if (held.length === 0) return;
      const listings = held.flatMap((outcome) => (outcome.kind === 'listing' ? [outcome.listing] : []));
      if (listings.length > 0) await this.listings.addMany(listings, 'generated');
      const isEarned = ({ kind }: RowOutcome) => kind === 'listing' || kind === 'title';
      await this.ledger.commitAll(held.filter(isEarned).map(({ row }) => row.reservation));
      await this.ledger.releaseAll(held.filter((one) => !isEarned(one)).map(({ row }) => row.reservation));
      await this.queue.settle(held);
    });
  }
}
