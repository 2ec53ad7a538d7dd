import type { UsageLedger } from '../../billing/index.js';
import { waitAtMost, type Transaction } from '../../shared/index.js';
import type { RowQueue } from '../ports/RowQueue.js';
import type { OnError } from './OnError.js';
import type { RowRunner } from './RowRunner.js';
import type { MaintainQueue } from '../rows/MaintainQueue.js';

export interface WorkerOptions {
  readonly workerId: string;
  readonly leaseMs: number;
  readonly onError: OnError;
}

const TICK_MS = 1000;
const HEARTBEATS_PER_LEASE = 4;
/** If the database is away, its rows are reclaimed when the lease ends. */
const REQUEUE_MS = 5000;
const UNPAUSE_EVERY_TICKS = 5;

/** The life cycle of a worker: heartbeats, maintenance of the queue, processing of rows, and release of its rows at the end. */
export class JobWorker {
  private timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();
  private isTicking = false;
  private ticks = 0;

  constructor(
    private readonly queue: RowQueue,
    private readonly ledger: UsageLedger,
    private readonly transaction: Transaction,
    private readonly maintenance: MaintainQueue,
    private readonly runner: RowRunner,
    private readonly options: WorkerOptions,
  ) {}

  async start(): Promise<void> {
    const { workerId, leaseMs } = this.options;
    await this.queue.heartbeat(workerId, leaseMs);
    this.timers = [
      setInterval(() => this.track(() => this.queue.heartbeat(workerId, leaseMs)), leaseMs / HEARTBEATS_PER_LEASE),
      setInterval(() => this.track(() => this.tick()), TICK_MS),
    ];
    this.track(() => this.tick());
  }

  /** Called when there may be work: checks at once instead of at the next tick. */
  wake(): void {
    this.track(() => this.runner.drain());
  }

  /** Claims no more rows, lets running ones finish within `graceMs`, and releases the rest unchanged. */
  async stop(graceMs: number): Promise<void> {
    const { workerId } = this.options;
    for (const timer of this.timers.slice(1)) clearInterval(timer);
    await this.runner.stop(graceMs);
    for (const timer of this.timers) clearInterval(timer);
    await waitAtMost(TICK_MS, Promise.all(this.running));
    const requeued = this.transaction.run(async () => {
      await this.ledger.releaseAll(await this.queue.release(workerId));
      await this.queue.unregister(workerId);
    });
    await waitAtMost(REQUEUE_MS, requeued);
  }

  private async tick(): Promise<void> {
    if (this.isTicking) return;
    this.isTicking = true;
    try {
      await this.runner.recheck();
      await this.maintenance.reclaim(this.options.workerId);
      if (this.ticks % UNPAUSE_EVERY_TICKS === 0) await this.maintenance.unpause();
      this.ticks += 1;
      this.wake();
    } finally {
      this.isTicking = false;
    }
  }

  /** Failures are reported; the next tick retries. */
  private track(work: () => Promise<void>): void {
    const round: Promise<void> = work()
      .catch((error: unknown) => this.options.onError(error, 'a tick of the worker failed; the next one retries'))
      .finally(() => this.running.delete(round));
    this.running.add(round);
  }
}
