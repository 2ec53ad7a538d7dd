import { quotaPeriod, type QuotaKey } from '@listwright/domain/billing';
import { limitInForce, type UsageLedger } from '../../billing/index.js';
import type { Transaction } from '../../shared/index.js';
import type { JobKinds } from '../JobKinds.js';
import type { PickedRow, RowQueue, WaitingAccount } from '../ports/RowQueue.js';
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
 * its kind's quota reserved for it. Where a quota is used up, the account's jobs that need it pause.
 */
export class ClaimRows {
  constructor(
    private readonly queue: RowQueue,
    private readonly kinds: JobKinds,
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
    const jobs = account.jobs.filter(({ kind }) => this.kinds.has(kind));
    return this.transaction.run(async () => {
      const picked = await this.queue.pick({ ...account, jobs }, most);
      const rows: ClaimedRow[] = [];
      for (const quota of new Set(picked.map((row) => this.quotaOf(row.jobKind)))) {
        const own = picked.filter((row) => this.quotaOf(row.jobKind) === quota);
        const held = await this.withUnits(account, quota, own);
        rows.push(...held);
        if (held.length < own.length) {
          const paused = jobs.filter(({ kind }) => this.quotaOf(kind) === quota);
          await this.queue.pauseForQuota(paused.map(({ id }) => id));
        }
      }
      if (rows.length > 0) await this.queue.start(workerId, rows);
      return rows;
    });
  }

  /** As many of the rows as the quota has units left. */
  private async withUnits(
    { actor, askedAt }: WaitingAccount,
    quota: QuotaKey,
    picked: readonly PickedRow[],
  ): Promise<readonly ClaimedRow[]> {
    const held = await this.ledger.reserveUpTo({
      userId: actor.userId,
      quota,
      period: quotaPeriod(actor.accountStart, askedAt),
      units: picked.length,
      limit: limitInForce(actor, quota, askedAt),
    });
    return held.flatMap(({ id }, index) => {
      const row = picked[index];
      return row === undefined ? [] : [{ ...row, reservation: id }];
    });
  }

  private quotaOf(kind: string): QuotaKey {
    return this.kinds.of(kind).quota;
  }
}
