import { SystemTimer, type Timer } from '../../shared/index.js';
import type { BatchPlan } from '../Batch.js';
import type { RowQueue } from '../ports/RowQueue.js';
import { cancelled } from './cancelled.js';
import type { ClaimedRow } from './ClaimedRow.js';
import type { ClaimRows } from './ClaimRows.js';
import { requeued } from './requeued.js';
import { isTransient } from './isTransient.js';
import type { OnError } from './OnError.js';
import type { OutcomeSaver } from './OutcomeSaver.js';
import type { RowOutcome } from './RowOutcome.js';
import type { RowWork } from './RowWork.js';
import { MAX_CONCURRENT_BY_CRASHES } from './crashIsolation.js';

export interface RunnerOptions {
  readonly workerId: string;
  /** Maximum concurrent rows. */
  readonly concurrency: number;
  /** Maximum rows claimed beyond those, to work on while more are claimed. */
  readonly maxPrefetch: number;
  /** Maximum unsaved results; past it no more rows are claimed. */
  readonly maxUnsaved: number;
  readonly onError: OnError;
}

interface RunningRow {
  readonly done: Promise<void>;
  /** Aborted: the row is requeued unless its call has started. */
  readonly controller: AbortController;
}

/** The initial window. It grows with each success, so that a broken server sees few calls. */
const FIRST_WINDOW = 8;
const CACHED_PLANS = 100;
const PAUSE_MS = 250;
const REST_MS = 1000;

/** Processes rows in one process: prefetches claims, keeps a window of them running, and passes results to the saver. */
export class RowRunner {
  private buffer: ClaimedRow[] = [];
  private readonly running = new Map<ClaimedRow, RunningRow>();
  private readonly plans = new Map<string, BatchPlan>();
  private draining: Promise<void> | undefined;
  private window: number;
  /** The crash count of the running rows: only rows with the same count may run next to them. */
  private crashCount = 0;
  /** How many rows to claim beyond the running ones. */
  private prefetch = 0;
  private isStopping = false;
  /** Paused for the AI server: a few rows a second probe it. */
  private isPaused = false;
  private wakeLoop = () => {};
  private whenSaved: Promise<void> | undefined;

  constructor(
    private readonly queue: RowQueue,
    private readonly claims: ClaimRows,
    private readonly work: RowWork,
    private readonly saver: OutcomeSaver,
    private readonly options: RunnerOptions,
    private readonly timer: Timer = new SystemTimer(),
  ) {
    this.window = Math.min(FIRST_WINDOW, options.concurrency);
    saver.onSaved = () => this.wakeLoop();
  }

  /** Runs until no row is left. A second call joins the first. */
  drain(): Promise<void> {
    this.draining ??= this.run().finally(() => (this.draining = undefined));
    return this.draining;
  }

  /** Requeues rows that have not started, where their job was cancelled or its account blocked since the claim. */
  async recheck(): Promise<void> {
    const batchIds = [...new Set([...this.buffer, ...this.running.keys()].map(({ batchId }) => batchId))];
    if (batchIds.length === 0) return;
    const going = new Set(await this.queue.runnable(batchIds));
    // Batches of rows claimed in the meantime are not in the answer.
    const stopped = new Set(batchIds.filter((id) => !going.has(id)));
    if (stopped.size === 0) return;
    const isStopped = ({ batchId }: ClaimedRow) => stopped.has(batchId);
    for (const row of this.buffer.filter(isStopped)) this.saver.add(requeued(row));
    this.buffer = this.buffer.filter((row) => !isStopped(row));
    for (const [row, { controller }] of this.running)
      if (isStopped(row)) controller.abort(cancelled.because('The job was stopped before this row began.'));
  }

  /**
   * Claims no more rows, requeues waiting ones, and waits for started calls, but not longer
   * than `graceMs`. The caller releases the remaining rows.
   */
  async stop(graceMs: number): Promise<void> {
    this.isStopping = true;
    this.buffer = [];
    for (const { controller } of this.running.values()) controller.abort(cancelled.because('The worker ends.'));
    this.wakeLoop();
    const grace = new AbortController();
    await Promise.race([this.draining, this.timer.wait(graceMs, grace.signal)]);
    grace.abort();
    this.saver.close();
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      const wanted = this.isBlocked ? 0 : this.remainingCapacity;
      const claimed = await this.claim(wanted);
      this.startRows();
      if (claimed === 0 && this.isIdle) {
        await this.saver.saved();
        if ((await this.claim(this.isPaused ? 0 : this.window)) === 0) break;
        this.startRows();
        continue;
      }
      await this.waitForCapacity(claimed < wanted);
    }
    await Promise.all([...this.running.values()].map(({ done }) => done));
    await this.saver.saved();
  }

  /** How many more rows may be claimed: none where the window shrank below the running ones. */
  private get remainingCapacity(): number {
    return Math.max(0, this.window + this.prefetch - this.running.size - this.buffer.length);
  }

  private get isIdle(): boolean {
    return this.running.size === 0 && this.buffer.length === 0;
  }

  /**
   * Unsaved results must not pile up while more paid work starts; and rows that may crash this worker must not
   * affect waiting ones.
   */
  private get isBlocked(): boolean {
    return this.isPaused || this.saver.waiting > this.options.maxUnsaved || this.holdsCrashedRows;
  }

  private get holdsCrashedRows(): boolean {
    return (this.running.size > 0 && this.crashCount > 0) || this.buffer.some(({ crashCount }) => crashCount > 0);
  }

  private async claim(most: number): Promise<number> {
    if (most <= 0) return 0;
    try {
      const rows = await this.claims.execute(this.options.workerId, most);
      this.adjustPrefetch(rows.length < most);
      this.buffer.push(...rows);
      return rows.length;
    } catch (error) {
      this.options.onError(error, 'claiming rows failed; it is retried');
      await this.timer.wait(PAUSE_MS);
      return 0;
    }
  }

  /**
   * Waits until the buffer is low and more rows may be claimed; after an empty claim, until no row runs, or a while.
   * Must not return at once where nothing can be claimed: the loop around it would block the event loop.
   */
  private async waitForCapacity(isDry: boolean): Promise<void> {
    const wait = new AbortController();
    this.wakeLoop = () => {
      const isLow = this.buffer.length <= this.prefetch / 2 && this.remainingCapacity > 0 && !this.isBlocked;
      if (this.isStopping || this.isIdle || (!isDry && isLow)) wait.abort();
    };
    this.wakeLoop();
    if (!wait.signal.aborted) await this.timer.wait(PAUSE_MS, wait.signal);
    this.wakeLoop = () => {};
  }

  private startRows(): void {
    while (!this.isStopping) {
      const [row] = this.buffer;
      if (row === undefined || this.running.size >= this.window) return;
      if (this.running.size > 0 && row.crashCount !== this.crashCount) return;
      if (this.running.size >= (MAX_CONCURRENT_BY_CRASHES[row.crashCount] ?? 1)) return;
      if (row.crashCount > 0 && this.saver.waiting > 0) return this.startWhenSaved();
      this.buffer.shift();
      this.crashCount = row.crashCount;
      const controller = new AbortController();
      const done = this.runRow(row, controller.signal).finally(() => {
        this.running.delete(row);
        this.startRows();
        this.wakeLoop();
      });
      this.running.set(row, { done, controller });
    }
  }

  /** Saves finished rows first: if this row crashes the worker, they must not count as its cause. */
  private startWhenSaved(): void {
    this.whenSaved ??= this.saver.saved().then(() => {
      this.whenSaved = undefined;
      this.startRows();
      this.wakeLoop();
    });
  }

  private async runRow(row: ClaimedRow, signal: AbortSignal): Promise<void> {
    try {
      const plan = await this.planOf(row.batchId);
      if (plan === undefined) return;
      // Yields, so that HTTP requests come before local work. A remote call waits for its answer anyway, and one that
      // yielded to many answers at once would leave its slot at the AI server empty.
      if (!this.work.isRemote || plan.kind === 'titles') await new Promise((resolve) => setImmediate(resolve));
      const outcome = await this.work.execute(row, plan, signal);
      if (!signal.aborted) this.adjustWindow(outcome);
      this.saver.add(outcome);
    } catch (error) {
      this.saver.add(this.outcomeOfError(row, error));
    }
  }

  private outcomeOfError(row: ClaimedRow, error: unknown): RowOutcome {
    if (isTransient(error)) {
      this.options.onError(error, 'a row was interrupted; it is retried', row);
      return { row, kind: 'later', afterMs: REST_MS, isTry: false };
    }
    this.options.onError(error, 'a row failed with an internal error; it is not retried', row);
    return { row, kind: 'failed', error: 'Something failed inside the server. Try this row again.' };
  }

  private async planOf(batchId: string): Promise<BatchPlan | undefined> {
    const known = this.plans.get(batchId);
    if (known !== undefined) return known;
    const plan = await this.queue.plan(batchId);
    if (this.plans.size >= CACHED_PLANS) this.plans.clear();
    if (plan !== undefined) this.plans.set(batchId, plan);
    return plan;
  }

  /** Grows the window on success, and halves it when the server fails. */
  private adjustWindow(outcome: RowOutcome): void {
    if (outcome.kind === 'later' && outcome.waitsFor === 'provider') this.pauseForProvider();
    if (outcome.kind === 'later') {
      this.window = Math.max(1, Math.floor(this.window / 2));
      this.prefetch = Math.min(this.prefetch, this.minPrefetch);
    } else this.window = Math.min(this.options.concurrency, this.window + 1);
  }

  private get minPrefetch(): number {
    return Math.ceil(this.window / 4);
  }

  /** Doubles where rows ran out during the claim; resets where few are left, so that other workers get some too. */
  private adjustPrefetch(areFewLeft: boolean): void {
    const atLeast = this.minPrefetch;
    const hasRunOut = this.buffer.length === 0 && this.running.size < this.window;
    this.prefetch = areFewLeft ? atLeast : Math.max(atLeast, hasRunOut ? 2 * this.prefetch : this.prefetch);
    this.prefetch = Math.min(this.prefetch, this.options.maxPrefetch);
  }

  private pauseForProvider(): void {
    if (this.isPaused) return;
    this.isPaused = true;
    setTimeout(() => (this.isPaused = false), REST_MS).unref();
  }
}
