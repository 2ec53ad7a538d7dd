import { DomainError } from '@listwright/domain/shared';
import type { BatchPlan } from '../Batch.js';
import type { RowQueue } from '../ports/RowQueue.js';
import type { ClaimedRow } from './ClaimedRow.js';
import type { ClaimRows } from './ClaimRows.js';
import type { RowOutcome } from './RowOutcome.js';
import type { RowWork } from './RowWork.js';
import type { SettleRows } from './SettleRows.js';

export interface RunnerOptions {
  readonly workerId: string;
  /** Rows under way at once at most. */
  readonly concurrency: number;
  /** Told of what went wrong inside (a database that does not answer); the runner goes on. */
  readonly onFault: (error: unknown) => void;
}

/** Rows under way when a run begins. Doubles with each round that succeeds, so that a broken server sees few calls. */
const FIRST_WINDOW = 8;
const KNOWN_PLANS = 100;
const PAUSE_MS = 250;
const REST_MS = 1000;
/** Results that come within this time are saved together. */
const GATHER_MS = 4;
const MOST_TOGETHER = 200;

/** Works rows off, in one process: claims ahead, keeps a window of them under way, saves results in groups. */
export class RowRunner {
  private readonly buffer: ClaimedRow[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private readonly plans = new Map<string, BatchPlan>();
  private outcomes: RowOutcome[] = [];
  private saving: Promise<void> | undefined;
  private draining: Promise<void> | undefined;
  private window: number;
  private isStopping = false;
  /** Nobody waits for results any more. */
  private isClosed = false;
  /** The AI server rests: a few rows a second find out when it is back. */
  private isResting = false;

  constructor(
    private readonly queue: RowQueue,
    private readonly claims: ClaimRows,
    private readonly work: RowWork,
    private readonly settles: SettleRows,
    private readonly options: RunnerOptions,
  ) {
    this.window = Math.min(FIRST_WINDOW, options.concurrency);
  }

  /** Works until no row may run. A second call joins the first. */
  drain(): Promise<void> {
    this.draining ??= this.run().finally(() => (this.draining = undefined));
    return this.draining;
  }

  /** Takes no more rows, and waits for those under way, but not longer than `graceMs`. What is left is the caller's to give back. */
  async stop(graceMs: number): Promise<void> {
    this.isStopping = true;
    this.buffer.length = 0;
    const over = new AbortController();
    await Promise.race([this.draining, pause(graceMs, over.signal)]);
    over.abort();
    this.isClosed = true;
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      const claimed = await this.claimAhead();
      this.begin();
      if (claimed === 0 && this.underWay.size === 0 && this.buffer.length === 0) {
        await this.saved();
        if ((await this.claimAhead()) === 0) break;
        continue;
      }
      await Promise.race([...this.underWay, ...(this.underWay.size < this.window ? [pause(PAUSE_MS)] : [])]);
    }
    await Promise.all(this.underWay);
    await this.saved();
  }

  /** A quarter more than the window are held, so that a slot that falls free need not wait for the database. */
  private async claimAhead(): Promise<number> {
    // What cannot be saved must not pile up behind more that is paid for.
    if (this.isResting || this.outcomes.length > this.options.concurrency * 2) return 0;
    const wanted = Math.ceil(this.window * 1.25) - this.underWay.size - this.buffer.length;
    if (wanted < Math.max(1, this.window / 4)) return 0;
    try {
      const rows = await this.claims.execute(this.options.workerId, wanted);
      this.buffer.push(...rows);
      return rows.length;
    } catch (error) {
      this.options.onFault(error);
      await pause(PAUSE_MS);
      return 0;
    }
  }

  private begin(): void {
    while (this.underWay.size < this.window && !this.isStopping) {
      const row = this.buffer.shift();
      if (row === undefined) return;
      const done: Promise<void> = this.workOn(row).finally(() => this.underWay.delete(done));
      this.underWay.add(done);
    }
  }

  private async workOn(row: ClaimedRow): Promise<void> {
    try {
      // Requests of this process come first.
      await new Promise((resolve) => setImmediate(resolve));
      const plan = await this.planOf(row.batchId);
      if (plan === undefined) return;
      const outcome = await this.work.execute(row, plan);
      this.adjust(outcome);
      this.outcomes.push(outcome);
      this.save();
    } catch (error) {
      this.options.onFault(error);
      this.outcomes.push(
        isPassing(error)
          ? { row, kind: 'later', afterMs: REST_MS, isTry: false }
          : { row, kind: 'failed', error: 'Something failed inside the server. Try this row again.' },
      );
      this.save();
    }
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
    if (outcome.kind === 'later') this.window = Math.max(1, Math.floor(this.window / 2));
    else this.window = Math.min(this.options.concurrency, this.window + 1);
  }

  private rest(): void {
    if (this.isResting) return;
    this.isResting = true;
    setTimeout(() => (this.isResting = false), REST_MS).unref();
  }

  private save(): void {
    if (this.isClosed) return;
    this.saving ??= this.saveAll().finally(() => {
      this.saving = undefined;
      if (this.outcomes.length > 0) this.save();
    });
  }

  private async saveAll(): Promise<void> {
    await pause(GATHER_MS);
    const together = this.outcomes.slice(0, MOST_TOGETHER);
    try {
      await this.settles.execute(this.options.workerId, together);
      this.outcomes = this.outcomes.slice(together.length);
    } catch (error) {
      this.options.onFault(error);
      // Kept: the work is done and paid for, and the database may answer again before the lease ends.
      if (isPassing(error)) await pause(PAUSE_MS);
      else await this.saveEach(together);
    }
  }

  /** One result that cannot be saved must not hold up the others. */
  private async saveEach(outcomes: readonly RowOutcome[]): Promise<void> {
    const { workerId, onFault } = this.options;
    for (const outcome of outcomes) {
      try {
        await this.settles.execute(workerId, [outcome]);
      } catch (error) {
        onFault(error);
        if (isPassing(error)) return;
        const failed = 'Its result could not be saved. Try this row again.';
        await this.settles.execute(workerId, [{ row: outcome.row, kind: 'failed', error: failed }]).catch(onFault);
      }
      this.outcomes = this.outcomes.filter((one) => one !== outcome);
    }
  }

  private async saved(): Promise<void> {
    while (this.saving !== undefined) await this.saving;
  }
}

/** A database that is away comes back; anything else would fail again. */
function isPassing(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'unavailable' && error.code !== 'took_too_long';
}

/** Ends early where the signal says that nobody waits any more: its timer would keep the process. */
function pause(ms: number, over?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    over?.addEventListener('abort', () => clearTimeout(timer));
  });
}
