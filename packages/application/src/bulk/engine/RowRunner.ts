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
  /** Rows under way at once at most. */
  readonly concurrency: number;
  /** Rows held beyond those, at most: what is worked on while more are taken. */
  readonly maxAhead: number;
  /** Results that may wait to be saved before no more rows are taken. */
  readonly maxUnsaved: number;
  readonly onError: OnError;
}

interface UnderWay {
  readonly done: Promise<void>;
  /** Aborted: the row is handed back, unless its call is made. */
  readonly over: AbortController;
}

/** Rows under way when a run begins. Doubles with each round that succeeds, so that a broken server sees few calls. */
const FIRST_WINDOW = 8;
const KNOWN_PLANS = 100;
const PAUSE_MS = 250;
const REST_MS = 1000;

/** Works rows off, in one process: claims ahead, keeps a window of them under way, hands results on to be saved. */
export class RowRunner {
  private buffer: ClaimedRow[] = [];
  private readonly underWay = new Map<ClaimedRow, UnderWay>();
  private readonly plans = new Map<string, BatchPlan>();
  private draining: Promise<void> | undefined;
  private window: number;
  /** How many workers those under way have cost so far: only their like may run beside them. */
  private losses = 0;
  /** Rows to be held beyond those under way. */
  private ahead = 0;
  private isStopping = false;
  /** The AI server rests: a few rows a second find out when it is back. */
  private isResting = false;
  private lookAgain = () => {};
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
    saver.onSaved = () => this.lookAgain();
  }

  /** Works until no row may run. A second call joins the first. */
  drain(): Promise<void> {
    this.draining ??= this.run().finally(() => (this.draining = undefined));
    return this.draining;
  }

  /** Hands rows back that have not begun, where their job was cancelled or its account blocked since they were taken. */
  async recheck(): Promise<void> {
    const batchIds = [...new Set([...this.buffer, ...this.underWay.keys()].map(({ batchId }) => batchId))];
    if (batchIds.length === 0) return;
    const going = new Set(await this.queue.going(batchIds));
    // Batches that rows were taken of in the meantime were not asked about.
    const stopped = new Set(batchIds.filter((id) => !going.has(id)));
    if (stopped.size === 0) return;
    const isStopped = ({ batchId }: ClaimedRow) => stopped.has(batchId);
    for (const row of this.buffer.filter(isStopped)) this.saver.add(requeued(row));
    this.buffer = this.buffer.filter((row) => !isStopped(row));
    for (const [row, { over }] of this.underWay)
      if (isStopped(row)) over.abort(cancelled.because('The job was stopped before this row began.'));
  }

  /**
   * Takes no more rows, hands back those that wait for their turn, and waits for the calls that are made, but not longer
   * than `graceMs`. What is left is the caller's to give back.
   */
  async stop(graceMs: number): Promise<void> {
    this.isStopping = true;
    this.buffer = [];
    for (const { over } of this.underWay.values()) over.abort(cancelled.because('The worker ends.'));
    this.lookAgain();
    const over = new AbortController();
    await Promise.race([this.draining, this.timer.wait(graceMs, over.signal)]);
    over.abort();
    this.saver.close();
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      const wanted = this.isHeldUp ? 0 : this.room;
      const claimed = await this.claim(wanted);
      this.begin();
      if (claimed === 0 && this.isIdle) {
        await this.saver.saved();
        if ((await this.claim(this.isResting ? 0 : this.window)) === 0) break;
        this.begin();
        continue;
      }
      await this.lull(claimed < wanted);
    }
    await Promise.all([...this.underWay.values()].map(({ done }) => done));
    await this.saver.saved();
  }

  /** How many more may be held: none where the window shrank below what is under way. */
  private get room(): number {
    return Math.max(0, this.window + this.ahead - this.underWay.size - this.buffer.length);
  }

  private get isIdle(): boolean {
    return this.underWay.size === 0 && this.buffer.length === 0;
  }

  /**
   * What cannot be saved must not pile up behind more that is paid for; and rows that may end this worker must not take
   * others along that only wait their turn.
   */
  private get isHeldUp(): boolean {
    return this.isResting || this.saver.waiting > this.options.maxUnsaved || this.holdsCrashedRows;
  }

  private get holdsCrashedRows(): boolean {
    return (this.underWay.size > 0 && this.losses > 0) || this.buffer.some(({ losses }) => losses > 0);
  }

  private async claim(most: number): Promise<number> {
    if (most <= 0) return 0;
    try {
      const rows = await this.claims.execute(this.options.workerId, most);
      this.adjustAhead(rows.length < most);
      this.buffer.push(...rows);
      return rows.length;
    } catch (error) {
      this.options.onError(error, 'no rows could be taken; they are asked for again');
      await this.timer.wait(PAUSE_MS);
      return 0;
    }
  }

  /**
   * Until few rows are held and more may be taken; where no more were to be had, until none is under way, or a while.
   * Must not end at once where nothing can be claimed: the loop around it would never let go of the process.
   */
  private async lull(isDry: boolean): Promise<void> {
    const over = new AbortController();
    this.lookAgain = () => {
      const isLow = this.buffer.length <= this.ahead / 2 && this.room > 0 && !this.isHeldUp;
      if (this.isStopping || this.isIdle || (!isDry && isLow)) over.abort();
    };
    this.lookAgain();
    if (!over.signal.aborted) await this.timer.wait(PAUSE_MS, over.signal);
    this.lookAgain = () => {};
  }

  private begin(): void {
    while (!this.isStopping) {
      const [row] = this.buffer;
      if (row === undefined || this.underWay.size >= this.window) return;
      if (this.underWay.size > 0 && row.losses !== this.losses) return;
      if (this.underWay.size >= (MAX_CONCURRENT_BY_CRASHES[row.losses] ?? 1)) return;
      if (row.losses > 0 && this.saver.waiting > 0) return this.beginWhenSaved();
      this.buffer.shift();
      this.losses = row.losses;
      const over = new AbortController();
      const done = this.workOn(row, over.signal).finally(() => {
        this.underWay.delete(row);
        this.begin();
        this.lookAgain();
      });
      this.underWay.set(row, { done, over });
    }
  }

  /** If it ends this worker, rows that are done must not be lost once more with it, and taken for the cause in the end. */
  private beginWhenSaved(): void {
    this.whenSaved ??= this.saver.saved().then(() => {
      this.whenSaved = undefined;
      this.begin();
      this.lookAgain();
    });
  }

  private async workOn(row: ClaimedRow, over: AbortSignal): Promise<void> {
    try {
      const plan = await this.planOf(row.batchId);
      if (plan === undefined) return;
      // Requests of this process come before work that is done in it. A call waits for its answer anyway, and one that
      // waited here for all answers that came at once would leave its place at the AI server empty.
      if (!this.work.isRemote || plan.kind === 'titles') await new Promise((resolve) => setImmediate(resolve));
      const outcome = await this.work.execute(row, plan, over);
      if (!over.aborted) this.adjust(outcome);
      this.saver.add(outcome);
    } catch (error) {
      this.saver.add(this.afterFault(row, error));
    }
  }

  private afterFault(row: ClaimedRow, error: unknown): RowOutcome {
    if (isTransient(error)) {
      this.options.onError(error, 'a row was interrupted; it is tried again', row);
      return { row, kind: 'later', afterMs: REST_MS, isTry: false };
    }
    this.options.onError(error, 'a row failed inside the server; it is not tried again by itself', row);
    return { row, kind: 'failed', error: 'Something failed inside the server. Try this row again.' };
  }

  private async planOf(batchId: string): Promise<BatchPlan | undefined> {
    const known = this.plans.get(batchId);
    if (known !== undefined) return known;
    const plan = await this.queue.plan(batchId);
    if (this.plans.size >= KNOWN_PLANS) this.plans.clear();
    if (plan !== undefined) this.plans.set(batchId, plan);
    return plan;
  }

  /** Widens the window while things go well, and halves it when the server fails. */
  private adjust(outcome: RowOutcome): void {
    if (outcome.kind === 'later' && outcome.waitsFor === 'provider') this.rest();
    if (outcome.kind === 'later') {
      this.window = Math.max(1, Math.floor(this.window / 2));
      this.ahead = Math.min(this.ahead, this.leastAhead);
    } else this.window = Math.min(this.options.concurrency, this.window + 1);
  }

  private get leastAhead(): number {
    return Math.ceil(this.window / 4);
  }

  /** Doubles where rows ran out while these were taken; where there are few left, other workers want some too. */
  private adjustAhead(areFewLeft: boolean): void {
    const atLeast = this.leastAhead;
    const hasRunOut = this.buffer.length === 0 && this.underWay.size < this.window;
    this.ahead = areFewLeft ? atLeast : Math.max(atLeast, hasRunOut ? 2 * this.ahead : this.ahead);
    this.ahead = Math.min(this.ahead, this.options.maxAhead);
  }

  private rest(): void {
    if (this.isResting) return;
    this.isResting = true;
    setTimeout(() => (this.isResting = false), REST_MS).unref();
  }
}
