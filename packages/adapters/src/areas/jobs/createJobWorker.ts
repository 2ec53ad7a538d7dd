import type { UsageLedger } from '@listwright/application/billing';
import {
  type JobKinds,
  JobWorker,
  ClaimRows,
  OutcomeSaver,
  type RowQueue,
  RowRunner,
  RowWork,
  SettleRows,
  MaintainQueue,
  type WorkerNotifier,
  type OnError,
} from '@listwright/application/jobs';
import type { Clock, IdSource, Transaction } from '@listwright/application/shared';
import type { Platform } from '../../composition/Platform.js';
import { programFile } from '../../isolation/programFile.js';
import { RowProcess } from '../../isolation/RowProcess.js';

/** The pace of a worker; the names are those of its parts' options. */
interface Pace {
  readonly concurrency: number;
  readonly maxPrefetch: number;
  readonly maxUnsaved: number;
  readonly batchingMs: number;
}

/** Rows that this thread writes itself: one is written while the other waits for the database; more would only wait. */
const HERE: Pace = { concurrency: 2, maxPrefetch: 200, maxUnsaved: 500, batchingMs: 80 };

/** Rows that wait for an AI server, whose answers are paid for: few may be lost in a crash. */
function remote(concurrency: number): Pace {
  return { concurrency, maxPrefetch: concurrency, maxUnsaved: 2 * concurrency, batchingMs: 20 };
}

/** How long the process of watched rows is kept for the next one. */
const IDLE_MS = 30_000;

/** The worker of this thread. */
export function createJobWorker(
  { config, env, database, log, isSecondaryThread = false }: Platform,
  queue: RowQueue,
  kinds: JobKinds,
  ledger: UsageLedger,
  notifier: WorkerNotifier,
  transaction: Transaction,
  ids: IdSource,
  clock: Clock,
): JobWorker {
  const workerId = ids.next();
  const leaseMs = config.BULK_LEASE_SECONDS * 1000;
  const onError: OnError = (error, consequence, row) =>
    log.warn({ err: error, ...(row === undefined ? {} : { job: row.jobId, row: row.number }) }, consequence);
  const work = new RowWork(kinds, config.OPENAI_REST_SECONDS * 1000, Math.random);
  const own = { ...(kinds.isRemote ? remote(config.BULK_CONCURRENCY) : HERE), workerId, onError };
  const claims = new ClaimRows(queue, kinds, ledger, transaction, { yieldsToPrimary: isSecondaryThread });
  const saver = new OutcomeSaver(new SettleRows(queue, kinds, ledger, transaction), own);
  const witness = new RowProcess({
    program: programFile('main/threads/rowProgram'),
    // The embedded database's address is known only now.
    env: { ...env, DATABASE_URL: database.url },
    silenceMs: leaseMs,
    idleMs: IDLE_MS,
  });
  const runner = new RowRunner(queue, claims, work, witness, saver, own);
  const maintenance = new MaintainQueue(queue, kinds, ledger, notifier, transaction, clock, leaseMs);
  return new JobWorker(queue, ledger, transaction, maintenance, runner, { workerId, leaseMs, onError });
}
