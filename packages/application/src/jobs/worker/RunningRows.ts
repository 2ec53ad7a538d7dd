import { cancelled } from '../rows/cancelled.js';
import type { ClaimedRow } from '../rows/ClaimedRow.js';
import { MAX_CONCURRENT_BY_CRASHES } from '../rows/crashIsolation.js';
import { Signal } from './Signal.js';

interface RunningRow {
  readonly done: Promise<void>;
  /** Aborted: the row is requeued unless its call has started. */
  readonly controller: AbortController;
}

/** The rows under way in one worker. Rows that crashed a worker are isolated: see `crashIsolation`. */
export class RunningRows {
  /** Emitted when a row has ended. */
  readonly ended = new Signal();
  private readonly rows = new Map<ClaimedRow, RunningRow>();
  /** The crash count of all of them: only rows with the same count may run next to each other. */
  private crashCount = 0;

  get size(): number {
    return this.rows.size;
  }

  get hasCrashed(): boolean {
    return this.rows.size > 0 && this.crashCount > 0;
  }

  get jobIds(): readonly string[] {
    return [...this.rows.keys()].map(({ jobId }) => jobId);
  }

  /** Whether the row may run next to these. */
  admits({ crashCount }: ClaimedRow): boolean {
    if (this.rows.size > 0 && crashCount !== this.crashCount) return false;
    return this.rows.size < (MAX_CONCURRENT_BY_CRASHES[crashCount] ?? 1);
  }

  /** `work` never rejects: it makes an outcome of every error. */
  start(row: ClaimedRow, work: (signal: AbortSignal) => Promise<void>): void {
    this.crashCount = row.crashCount;
    const controller = new AbortController();
    const done = work(controller.signal).finally(() => {
      this.rows.delete(row);
      this.ended.emit();
    });
    this.rows.set(row, { done, controller });
  }

  /** Requeues those that have not started; all, or those of some jobs. `reason` is a sentence for the log. */
  cancel(reason: string, jobIds?: ReadonlySet<string>): void {
    for (const [{ jobId }, { controller }] of this.rows)
      if (jobIds === undefined || jobIds.has(jobId)) controller.abort(cancelled.because(reason));
  }

  /** Resolves when those that run now have ended. */
  async settled(): Promise<void> {
    await Promise.all([...this.rows.values()].map(({ done }) => done));
  }
}
