import { waitAtMost } from '@listwright/application/shared';
import {
  Logger,
  makeWorkerUtils,
  run,
  runMigrations,
  type Runner,
  type TaskList,
  type WorkerUtils,
} from 'graphile-worker';
import type pg from 'pg';
import type { Logger as Log } from 'pino';
import { retryingPool } from './retryingPool.js';

const POLL_MS = 2000;
const RESTART_MS = 1000;
const STOP_MS = 6000;
/** One listens, the others take jobs and mark them as done. */
const CONNECTIONS = 3;

/** Brings the queue's own tables up to date. Any number of processes may call it under one lock. */
export async function migrateQueue(pgPool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
}

/** graphile-worker in this process: runs the jobs of a task list, and recovers after a database outage. */
export class JobQueue {
  private runner: Runner | undefined;
  private utils: WorkerUtils | undefined;
  private isStopped = false;

  private readonly pgPool: pg.Pool;

  constructor(
    url: string,
    private readonly tasks: TaskList,
    private readonly log: Log,
  ) {
    this.pgPool = retryingPool(url, CONNECTIONS, (error) =>
      log.debug({ err: error }, 'a connection of the queue broke'),
    );
  }

  async start(): Promise<void> {
    const logger = new Logger(() => (level, message) => this.log[level === 'error' ? 'warn' : 'debug'](message));
    const shared = { pgPool: this.pgPool, logger };
    this.utils = await makeWorkerUtils(shared);
    this.runner = await run({
      ...shared,
      taskList: this.tasks,
      concurrency: 2,
      pollInterval: POLL_MS,
      noHandleSignals: true,
    });
    this.runner.promise.catch((error: unknown) => this.restart(error));
  }

  /** Frees the jobs of workers that died. graphile-worker itself would hold them for four hours. */
  async freeJobsHeldFor(hold: { readonly olderThanMs: number }): Promise<void> {
    const { rows } = await this.pgPool.query<{ locked_by: string }>(
      `select distinct locked_by from graphile_worker.jobs
       where locked_at < now() - $1 * interval '1 millisecond' and locked_by is not null`,
      [hold.olderThanMs],
    );
    if (rows.length > 0) await this.utils?.forceUnlockWorkers(rows.map(({ locked_by }) => locked_by));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await waitAtMost(STOP_MS, this.release());
    // Closing its connections ends graphile-worker's endless retries.
    await waitAtMost(STOP_MS, this.pgPool.end());
  }

  private async release(): Promise<void> {
    await this.runner?.stop().catch(() => undefined);
    await this.utils?.release();
  }

  private restart(error: unknown): void {
    if (this.isStopped) return;
    this.log.warn({ err: error }, 'the job queue stopped; it restarts');
    setTimeout(() => {
      if (!this.isStopped) void this.start().catch((again: unknown) => this.restart(again));
    }, RESTART_MS).unref();
  }
}
