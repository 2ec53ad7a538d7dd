import { quotaPeriod } from '@listwright/domain/billing';
import { limitInForce, type UsageLedger } from '../../billing/index.js';
import type { Transaction } from '../../shared/index.js';
import type { RowQueue, WaitingAccount } from '../ports/RowQueue.js';
import type { ClaimedRow } from './ClaimedRow.js';

/** Accounts per claim. With more, those served longest ago come first. */
const ACCOUNTS_A_ROUND = 16;

export interface ClaimOptions {
  /**
   * Claims nothing while a row that crashed a worker waits or runs. Set for all threads of a process but one:
   * with rows in two threads the row that crashed the process could not be identified.
   */
  readonly yieldsToPrimary: boolean;
}

/**
 * Claims rows for a worker, with equal shares for all waiting accounts, however many rows they have; each with a unit of
 * the account's listings reserved for it. Where the quota is used up, the account's batches pause.
 */
export class ClaimRows {
  constructor(
    private readonly queue: RowQueue,
    private readonly ledger: UsageLedger,
    private readonly transaction: Transaction,
    private readonly options: ClaimOptions,
  ) {}

  async execute(workerId: string, most: number): Promise<readonly ClaimedRow[]> {
    if (this.options.yieldsToPrimary && (await this.queue.hasCrashedRows())) return [];
    const waiting = await this.queue.waiting(Math.min(ACCOUNTS_A_ROUND, most));
    const claimed: ClaimedRow[] = [];
    for (const [at, account] of waiting.entries()) {
      const share = Math.ceil((most - claimed.length) / (waiting.length - at));
      if (share > 0) claimed.push(...(await this.claimOf(workerId, account, share)));
      // Rows that crashed a worker before run with as few others as possible.
      if (claimed.some(({ crashCount }) => crashCount > 0)) break;
    }
    return claimed;
  }

  private claimOf(workerId: string, account: WaitingAccount, most: number): Promise<readonly ClaimedRow[]> {
    const { actor, askedAt, batchIds } = account;
    return this.transaction.run(async () => {
      const picked = await this.queue.pick(account, most);
      if (picked.length === 0) return [];
      const held = await this.ledger.reserveUpTo({
        userId: actor.userId,
        quota: 'listings_generated',
        period: quotaPeriod(actor.accountStart, askedAt),
        units: picked.length,
        limit: limitInForce(actor, 'listings_generated', askedAt),
      });
      const rows = held.flatMap(({ id }, index) => {
        const row = picked[index];
        return row === undefined ? [] : [{ ...row, reservation: id }];
      });
      if (rows.length > 0) await this.queue.start(workerId, rows);
      if (rows.length < picked.length) await this.queue.pauseForQuota(batchIds);
      return rows;
    });
  }
}
