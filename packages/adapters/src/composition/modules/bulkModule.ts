import { QuotaGuard, UsageLedger } from '@listwright/application/billing';
import {
  BatchControl,
  BatchRepository,
  BulkWorker,
  CheckUpload,
  ColumnMemory,
  ColumnRecall,
  ClaimRows,
  DownloadBatch,
  BulkFiles,
  ReadBatches,
  RowQueue,
  OutcomeSaver,
  type OnFault,
  RowRunner,
  RowWork,
  SettleRows,
  StartBatch,
  TableReader,
  TendRows,
  WorkBell,
} from '@listwright/application/bulk';
import { ListingRepository, WritingDesk } from '@listwright/application/listings';
import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import { ContainerModule } from 'inversify';
import { FileTableReader } from '../../files/tables/FileTableReader.js';
import { SpreadsheetBulkFiles } from '../../files/bulk/SpreadsheetBulkFiles.js';
import { PostgresBatchRepository } from '../../postgres/bulk/PostgresBatchRepository.js';
import { PostgresColumnMemory } from '../../postgres/bulk/PostgresColumnMemory.js';
import { PostgresRowQueue } from '../../postgres/bulk/PostgresRowQueue.js';
import { Database } from '../../postgres/Database.js';
import { GraphileBell } from '../../queue/GraphileBell.js';
import { keys } from '../keys.js';

/** Rows that are written in this very process at once: more would only keep its requests waiting. */
const LOCAL_CONCURRENCY = 2;

export const bulkModule = new ContainerModule(({ bind }) => {
  bind(TableReader)
    .toResolvedValue((): TableReader => new FileTableReader())
    .inSingletonScope();
  bind(BulkFiles)
    .toResolvedValue((): BulkFiles => new SpreadsheetBulkFiles())
    .inSingletonScope();
  bind(BatchRepository)
    .toResolvedValue((database: Database): BatchRepository => new PostgresBatchRepository(database), [Database])
    .inSingletonScope();
  bind(ColumnMemory)
    .toResolvedValue((database: Database): ColumnMemory => new PostgresColumnMemory(database), [Database])
    .inSingletonScope();
  bind(ColumnRecall).toResolvedValue(
    (memory: ColumnMemory, clock: Clock) => new ColumnRecall(memory, clock),
    [ColumnMemory, Clock],
  );
  bind(RowQueue)
    .toResolvedValue((database: Database): RowQueue => new PostgresRowQueue(database), [Database])
    .inSingletonScope();
  bind(WorkBell)
    .toResolvedValue((database: Database): WorkBell => new GraphileBell(database), [Database])
    .inSingletonScope();
  bind(StartBatch).toResolvedValue(
    (
      reader: TableReader,
      recall: ColumnRecall,
      batches: BatchRepository,
      quota: QuotaGuard,
      bell: WorkBell,
      ids: IdSource,
      clock: Clock,
    ) => new StartBatch(reader, recall, batches, quota, bell, ids, clock),
    [TableReader, ColumnRecall, BatchRepository, QuotaGuard, WorkBell, IdSource, Clock],
  );
  bind(CheckUpload).toResolvedValue(
    (reader: TableReader, recall: ColumnRecall, ledger: UsageLedger, clock: Clock) =>
      new CheckUpload(reader, recall, ledger, clock),
    [TableReader, ColumnRecall, UsageLedger, Clock],
  );
  bind(ReadBatches).toResolvedValue(
    (batches: BatchRepository, clock: Clock) => new ReadBatches(batches, clock),
    [BatchRepository, Clock],
  );
  bind(BatchControl).toResolvedValue(
    (batches: BatchRepository, bell: WorkBell, transaction: Transaction) =>
      new BatchControl(batches, bell, transaction),
    [BatchRepository, WorkBell, Transaction],
  );
  bind(DownloadBatch).toResolvedValue(
    (batches: BatchRepository, listings: ListingRepository, files: BulkFiles, clock: Clock) =>
      new DownloadBatch(batches, listings, files, clock),
    [BatchRepository, ListingRepository, BulkFiles, Clock],
  );
  bind(BulkWorker)
    .toDynamicValue(({ get }) => {
      const { config, log } = get(keys.Platform);
      const workerId = get(IdSource).next();
      const leaseMs = config.BULK_LEASE_SECONDS * 1000;
      const onFault: OnFault = (error, fate, row) =>
        log.warn({ err: error, ...(row === undefined ? {} : { batch: row.batchId, row: row.number }) }, fate);
      const [queue, ledger, transaction, clock] = [get(RowQueue), get(UsageLedger), get(Transaction), get(Clock)];
      const work = new RowWork(get(WritingDesk), get(IdSource), clock, Math.random);
      const runner = new RowRunner(
        queue,
        new ClaimRows(queue, ledger, transaction, clock),
        work,
        new OutcomeSaver(new SettleRows(queue, get(ListingRepository), ledger, transaction), workerId, onFault),
        { workerId, concurrency: work.isRemote ? config.BULK_CONCURRENCY : LOCAL_CONCURRENCY, onFault },
      );
      const tend = new TendRows(queue, ledger, get(WorkBell), transaction, clock, leaseMs);
      return new BulkWorker(queue, ledger, transaction, tend, runner, { workerId, leaseMs, onFault });
    })
    .inSingletonScope();
});
