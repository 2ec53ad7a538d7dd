import { quotaExceeded, quotaPeriod, type QuotaKey } from '@listwright/domain/billing';
import { undoAfter, type Actor, type Clock, type Transaction } from '../shared/index.js';
import { limitInForce } from './limitInForce.js';
import type { UsageLedger } from './ports/UsageLedger.js';

export interface Spending<W, R> {
  /** The work that may take long or fail; runs outside any transaction. */
  readonly work: () => Promise<W>;
  /** Stores the outcome; runs in one transaction with the charge, so neither exists without the other. */
  readonly settle: (outcome: W) => Promise<R>;
}

/** Runs work only within the account's quota: reserve, work, commit; release on failure. */
export class QuotaGuard {
  constructor(
    private readonly ledger: UsageLedger,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Throws `quota_exceeded` before any work where the units do not fit. */
  async spend<W, R>(actor: Actor, quota: QuotaKey, units: number, spending: Spending<W, R>): Promise<R> {
    const now = this.clock.now();
    const period = quotaPeriod(actor.accountStart, now);
    const limit = limitInForce(actor, quota, now);
    const reserved = await this.ledger.reserve({ userId: actor.userId, quota, period, units, limit });
    if ('usedUp' in reserved) {
      throw quotaExceeded({ plan: actor.plan, quota, used: reserved.usedUp, limit: limit ?? 0, resetDate: period.end });
    }
    try {
      const outcome = await spending.work();
      return await this.transaction.run(async () => {
        const result = await spending.settle(outcome);
        await this.ledger.commit(reserved);
        return result;
      });
    } catch (error) {
      await undoAfter(error, () => this.ledger.release(reserved));
      throw error;
    }
  }
}
