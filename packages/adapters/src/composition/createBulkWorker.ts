import { UsageLedger } from '@listwright/application/billing';
import {
  BulkWorker,
  ClaimRows,
  OutcomeSaver,
  RowQueue,
  RowRunner,
  RowWork,
  SettleRows,
  TendRows,
  WorkBell,
  type OnFault,
} from '@listwright/application/bulk';
import { ListingRepository, WritingDesk } from '@listwright/application/listings';
import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import type { ResolutionContext } from 'inversify';
import { keys } from './keys.js';

/** How a worker goes about its rows; the names are those of its parts' options. */
interface Pace {
  readonly concurrency: number;
  readonly mostAhead: number;
  readonly mostUnsaved: number;
  readonly gatherMs: number;
}

/** Rows that are written in this very process: more at once would only keep its requests waiting. */
const HERE: Pace = { concurrency: 2, mostAhead: 200, mostUnsaved: 500, gatherMs: 80 };

/** Rows that wait for an AI server, whose answers are paid for: few may be lost with this process. */
function remote(concurrency: number): Pace {
  return { concurrency, mostAhead: concurrency, mostUnsaved: 2 * concurrency, gatherMs: 20 };
}

/** The worker of this thread. */
export function createBulkWorker(get: ResolutionContext['get']): BulkWorker {
  const { config, log, isBeside = false } = get(keys.Platform);
  const workerId = get(IdSource).next();
  const leaseMs = config.BULK_LEASE_SECONDS * 1000;
  const onFault: OnFault = (error, fate, row) =>
    log.warn({ err: error, ...(row === undefined ? {} : { batch: row.batchId, row: row.number }) }, fate);
  const [queue, ledger, transaction, clock] = [get(RowQueue), get(UsageLedger), get(Transaction), get(Clock)];
  const work = new RowWork(get(WritingDesk), get(IdSource), clock, Math.random);
  const own = { ...(work.isRemote ? remote(config.BULK_CONCURRENCY) : HERE), workerId, onFault };
  const claims = new ClaimRows(queue, ledger, transaction, { standsBack: isBeside });
  const saver = new OutcomeSaver(new SettleRows(queue, get(ListingRepository), ledger, transaction), own);
  const runner = new RowRunner(queue, claims, work, saver, own);
  const tend = new TendRows(queue, ledger, get(WorkBell), transaction, clock, leaseMs);
  return new BulkWorker(queue, ledger, transaction, tend, runner, { workerId, leaseMs, onFault });
}
