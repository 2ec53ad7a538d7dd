import type { UsageLedger } from '../../billing/index.js';
import type { Transaction } from '../../shared/index.js';
import type { JobKinds } from '../JobKinds.js';
import type { RowQueue } from '../ports/RowQueue.js';
import type { RowOutcome, SettledRow } from './RowOutcome.js';

type DoneRow = Extract<RowOutcome, { kind: 'done' }>;

/**
 * Saves outcomes of many rows: results, charges, rows and counts in one transaction. A row that is no longer
 * the worker's (it was declared dead, and another has the row now) is skipped.
 */
export class SettleRows {
  constructor(
    private readonly queue: RowQueue,
    private readonly kinds: JobKinds,
    private readonly ledger: UsageLedger,
    private readonly transaction: Transaction,
  ) {}

  execute(workerId: string, outcomes: readonly RowOutcome[]): Promise<void> {
    return this.transaction.run(async () => {
      const held = await this.queue.lockClaimed(workerId, outcomes);
      if (held.length === 0) return;
      const done = held.filter((one) => one.kind === 'done');
      const others = held.filter((one) => one.kind !== 'done');
      const settled = await this.saved(done);
      await this.ledger.commitAll(done.map(({ row }) => row.reservation));
      await this.ledger.releaseAll(others.map(({ row }) => row.reservation));
      await this.queue.settle([...settled, ...others]);
    });
  }

  /** Each kind saves its results together. */
  private async saved(done: readonly DoneRow[]): Promise<readonly SettledRow[]> {
    const settled: SettledRow[] = [];
    for (const name of new Set(done.map(({ row }) => row.jobKind))) {
      const own = done.filter(({ row }) => row.jobKind === name);
      const stored = await this.kinds.of(name).settle(own.map(({ result }) => result));
      settled.push(...own.map(({ row }, at): SettledRow => ({ row, kind: 'done', stored: stored[at] ?? {} })));
    }
    return settled;
  }
}
