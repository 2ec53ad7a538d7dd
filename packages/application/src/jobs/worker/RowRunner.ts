import { SystemTimer, type Timer } from '../../shared/index.js';
import type { RowQueue } from '../ports/RowQueue.js';
import type { RowWitness } from '../ports/RowWitness.js';
import type { ClaimedRow } from '../rows/ClaimedRow.js';
import type { ClaimRows } from '../rows/ClaimRows.js';
import { WATCHED_CRASH_COUNT } from '../rows/crashIsolation.js';
import { ConcurrencyWindow, type WindowLimits } from './ConcurrencyWindow.js';
import { isTransient } from './isTransient.js';
import { JobPlans } from './JobPlans.js';
import type { OnError } from './OnError.js';
import type { OutcomeSaver } from './OutcomeSaver.js';
import { requeued } from './requeued.js';
import { RowBuffer } from './RowBuffer.js';
import type { RowOutcome } from '../rows/RowOutcome.js';
import type { RowWork } from './RowWork.js';
import { RunningRows } from './RunningRows.js';
import { Signal } from './Signal.js';

export interface RunnerOptions extends WindowLimits {
  readonly workerId: string;
  /** Maximum unsaved results; past it no more rows are claimed. */
  readonly maxUnsaved: number;
  readonly onError: OnError;
}

const PAUSE_MS = 250;
const REST_MS = 1000;

/** The loop of one worker: prefetches claims, keeps a window of rows running, and passes results to the saver. */
export class RowRunner {
  private readonly buffer = new RowBuffer();
  private readonly running = new RunningRows();
  private readonly window: ConcurrencyWindow;
  private readonly plans: JobPlans;
  /** Emitted when there may be room for more rows, or nothing left to do. */
  private readonly changed = new Signal();
  private draining: Promise<void> | undefined;
  private readonly stopping = new AbortController();
  /** Paused for the AI server: a few rows a second probe it. */
  private isPaused = false;
  private whenSaved: Promise<void> | undefined;

  constructor(
    private readonly queue: RowQueue,
    private readonly claims: ClaimRows,
    private readonly work: RowWork,
    private readonly witness: RowWitness,
    private readonly saver: OutcomeSaver,
    private readonly options: RunnerOptions,
    private readonly timer: Timer = new SystemTimer(),
  ) {
    this.window = new ConcurrencyWindow(options);
    this.plans = new JobPlans(queue);
    saver.saves.subscribe(() => this.changed.emit());
    this.running.ended.subscribe(() => {
      this.startRows();
      this.changed.emit();
    });
  }

  /** Runs until no row is left. A second call joins the first. */
  drain(): Promise<void> {
    this.draining ??= this.run().finally(() => (this.draining = undefined));
    return this.draining;
  }

  /** Requeues rows that have not started, where their job was cancelled or its account blocked since the claim. */
  async recheck(): Promise<void> {
    const jobIds = [...new Set([...this.buffer.jobIds, ...this.running.jobIds])];
    if (jobIds.length === 0) return;
    const going = new Set(await this.queue.runnable(jobIds));
    // Jobs of rows claimed in the meantime are not in the answer.
    const stopped = new Set(jobIds.filter((id) => !going.has(id)));
    for (const row of this.buffer.removeOf(stopped)) this.saver.add(requeued(row));
    this.running.cancel('The job was stopped before this row began.', stopped);
  }

  /**
   * Claims no more rows, requeues waiting ones, and waits for started calls, but not longer
   * than `graceMs`. The caller releases the remaining rows.
   */
  async stop(graceMs: number): Promise<void> {
    this.stopping.abort();
    this.buffer.clear();
    this.running.cancel('The worker ends.');
    this.changed.emit();
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
        if ((await this.claim(this.isPaused ? 0 : this.window.size)) === 0) break;
        this.startRows();
        continue;
      }
      await this.waitForCapacity(claimed < wanted);
    }
    await this.running.settled();
    await this.saver.saved();
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private get remainingCapacity(): number {
    return this.window.remaining(this.running.size, this.buffer.size);
  }

  private get isIdle(): boolean {
    return this.running.size === 0 && this.buffer.size === 0;
  }

  /**
   * Unsaved results must not pile up while more paid work starts; and rows that may crash this worker must not
   * affect waiting ones.
   */
  private get isBlocked(): boolean {
    const isSlow = this.saver.waiting > this.options.maxUnsaved;
    return this.isPaused || isSlow || this.running.hasCrashed || this.buffer.hasCrashed;
  }

  private async claim(most: number): Promise<number> {
    if (most <= 0) return 0;
    try {
      const rows = await this.claims.execute(this.options.workerId, most);
      const hasRunOut = this.buffer.size === 0 && this.running.size < this.window.size;
      this.window.adjustPrefetch({ areFewLeft: rows.length < most, hasRunOut });
      this.buffer.add(rows);
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
    const look = () => {
      const isLow = this.window.isLow(this.buffer.size) && this.remainingCapacity > 0 && !this.isBlocked;
      if (this.isStopping || this.isIdle || (!isDry && isLow)) wait.abort();
    };
    const unsubscribe = this.changed.subscribe(look);
    look();
    if (!wait.signal.aborted) await this.timer.wait(PAUSE_MS, wait.signal);
    unsubscribe();
  }

  private startRows(): void {
    while (!this.isStopping) {
      const row = this.buffer.first;
      if (row === undefined || this.running.size >= this.window.size || !this.running.admits(row)) return;
      if (row.crashCount > 0 && this.saver.waiting > 0) return this.startWhenSaved();
      this.buffer.removeFirst();
      this.running.start(row, (signal) => this.runRow(row, signal));
    }
  }

  /** Saves finished rows first: if this row crashes the worker, they must not count as its cause. */
  private startWhenSaved(): void {
    this.whenSaved ??= this.saver.saved().then(() => {
      this.whenSaved = undefined;
      this.startRows();
      this.changed.emit();
    });
  }

  private async runRow(row: ClaimedRow, signal: AbortSignal): Promise<void> {
    try {
      const plan = await this.plans.of(row.jobId);
      if (plan === undefined) return;
      const isWatched = row.crashCount >= WATCHED_CRASH_COUNT;
      const outcome = await (isWatched ? this.witness.execute(row, plan) : this.work.execute(row, plan, signal));
      if (!signal.aborted) this.adjustTo(outcome);
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

  private adjustTo(outcome: RowOutcome): void {
    if (outcome.kind === 'later' && outcome.waitsFor === 'provider') this.pauseForProvider();
    this.window.adjust(outcome);
  }

  private pauseForProvider(): void {
    if (this.isPaused) return;
    this.isPaused = true;
    void this.timer.wait(REST_MS, this.stopping.signal).then(() => (this.isPaused = false));
  }
}
