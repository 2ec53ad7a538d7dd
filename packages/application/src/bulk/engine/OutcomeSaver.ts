import { isPassing } from './isPassing.js';
import { pause } from './pause.js';
import type { RowOutcome } from './RowOutcome.js';
import type { SettleRows } from './SettleRows.js';

/** Results that come within this time are saved together. */
const GATHER_MS = 4;
const MOST_TOGETHER = 200;
const PAUSE_MS = 250;

/** Saves what rows came to, in groups: a transaction for each alone would be the slowest part of bulk work. */
export class OutcomeSaver {
  private outcomes: RowOutcome[] = [];
  private saving: Promise<void> | undefined;
  private isClosed = false;

  constructor(
    private readonly settles: SettleRows,
    private readonly workerId: string,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /** Results that wait to be saved. */
  get waiting(): number {
    return this.outcomes.length;
  }

  add(outcome: RowOutcome): void {
    this.outcomes.push(outcome);
    this.save();
  }

  /** Resolves when nothing waits. */
  async saved(): Promise<void> {
    while (this.saving !== undefined) await this.saving;
  }

  /** Nobody waits for results any more. */
  close(): void {
    this.isClosed = true;
  }

  private save(): void {
    if (this.isClosed) return;
    this.saving ??= this.saveGroup().finally(() => {
      this.saving = undefined;
      if (this.outcomes.length > 0) this.save();
    });
  }

  private async saveGroup(): Promise<void> {
    await pause(GATHER_MS);
    const together = this.outcomes.slice(0, MOST_TOGETHER);
    try {
      await this.settles.execute(this.workerId, together);
      this.outcomes = this.outcomes.slice(together.length);
    } catch (error) {
      this.onFault(error);
      // Kept: the work is done and paid for, and the database may answer again before the lease ends.
      if (isPassing(error)) await pause(PAUSE_MS);
      else await this.saveEach(together);
    }
  }

  /** One result that cannot be saved must not hold up the others. */
  private async saveEach(outcomes: readonly RowOutcome[]): Promise<void> {
    for (const outcome of outcomes) {
      try {
        await this.settles.execute(this.workerId, [outcome]);
      } catch (error) {
        this.onFault(error);
        if (isPassing(error)) return;
        const failed = 'Its result could not be saved. Try this row again.';
        await this.settles
          .execute(this.workerId, [{ row: outcome.row, kind: 'failed', error: failed }])
          .catch(this.onFault);
      }
      this.outcomes = this.outcomes.filter((one) => one !== outcome);
    }
  }
}
