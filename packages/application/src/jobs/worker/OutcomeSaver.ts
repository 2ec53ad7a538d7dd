import { SystemTimer, type Timer } from '../../shared/index.js';
import { isTransient } from './isTransient.js';
import type { OnError } from './OnError.js';
import type { RowOutcome } from '../rows/RowOutcome.js';
import type { SettleRows } from '../rows/SettleRows.js';
import { Signal } from './Signal.js';

const GROUP_SIZE = 200;
const PAUSE_MS = 250;

export interface SaverOptions {
  readonly workerId: string;
  /** Results within this time are saved together: cheaper for the database, but more is lost in a crash. */
  readonly batchingMs: number;
  readonly onError: OnError;
}

/** Saves outcomes of rows in groups: a transaction for each would be the slowest part of the work. */
export class OutcomeSaver {
  /** Emitted after each group, saved or not. */
  readonly saves = new Signal();
  private outcomes: RowOutcome[] = [];
  private saving: Promise<void> | undefined;
  private isClosed = false;

  constructor(
    private readonly settleRows: SettleRows,
    private readonly options: SaverOptions,
    private readonly timer: Timer = new SystemTimer(),
  ) {}

  /** The number of unsaved results. */
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

  /** Results are not needed any more. */
  close(): void {
    this.isClosed = true;
  }

  private save(): void {
    if (this.isClosed) return;
    this.saving ??= this.saveGroup().finally(() => {
      this.saving = undefined;
      this.saves.emit();
      if (this.outcomes.length > 0) this.save();
    });
  }

  private async saveGroup(): Promise<void> {
    if (this.outcomes.length < GROUP_SIZE) await this.timer.wait(this.options.batchingMs);
    const together = this.outcomes.slice(0, GROUP_SIZE);
    try {
      await this.settleRows.execute(this.options.workerId, together);
      this.outcomes = this.outcomes.slice(together.length);
    } catch (error) {
      // Kept for a retry: the work is paid for, and the database may return before the lease ends.
      if (isTransient(error)) {
        this.options.onError(error, 'results of rows could not be saved; saving is retried');
        await this.timer.wait(PAUSE_MS);
      } else await this.saveEach(together);
    }
  }

  /** One result that cannot be saved must not hold up the others. */
  private async saveEach(outcomes: readonly RowOutcome[]): Promise<void> {
    for (const outcome of outcomes) if (!(await this.saveOne(outcome))) return;
  }

  /** Fails a row whose result can never be saved, and keeps a result that cannot be saved now. False where the database is away. */
  private async saveOne(outcome: RowOutcome): Promise<boolean> {
    const { row, kind } = outcome;
    try {
      await this.settleRows.execute(this.options.workerId, [outcome]);
      this.outcomes = this.outcomes.filter((one) => one !== outcome);
      return true;
    } catch (error) {
      if (isTransient(error) || kind === 'failed') {
        this.options.onError(error, 'the result of a row could not be saved; saving is retried', row);
        await this.timer.wait(PAUSE_MS);
        return !isTransient(error);
      }
      this.options.onError(error, 'the result of a row cannot be saved; the row is failed', row);
      const failed: RowOutcome = { row, kind: 'failed', error: 'Its result could not be saved. Try this row again.' };
      this.outcomes = this.outcomes.map((one) => (one === outcome ? failed : one));
      return this.saveOne(failed);
    }
  }
}
