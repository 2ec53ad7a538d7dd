import { QuotaGuard, UsageLedger } from '@listwright/application/billing';
import {
  BatchControl,
  BatchRepository,
  BulkWorker,
  CheckUpload,
  ColumnMemory,
  ColumnRecall,
  DownloadBatch,
  BulkFiles,
  ReadBatches,
  RowQueue,
  StartBatch,
  TableReader,
  WorkBell,
} from '@listwright/application/bulk';
import { CopyWriter, ListingRepository } from '@listwright/application/listings';
import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import { ContainerModule } from 'inversify';
import { FileTableReader } from '../../files/tables/FileTableReader.js';
import { SpreadsheetBulkFiles } from '../../files/bulk/SpreadsheetBulkFiles.js';
import { PostgresBatchRepository } from '../../postgres/bulk/PostgresBatchRepository.js';
import { PostgresColumnMemory } from '../../postgres/bulk/PostgresColumnMemory.js';
import { PostgresRowQueue } from '../../postgres/bulk/PostgresRowQueue.js';
import { Database } from '../../postgres/Database.js';
import { GraphileBell } from '../../queue/GraphileBell.js';
import { createBulkWorker } from '../createBulkWorker.js';

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
      writer: CopyWriter,
    ) => new StartBatch(reader, recall, batches, quota, bell, ids, clock, (language) => writer.writes(language)),
    [TableReader, ColumnRecall, BatchRepository, QuotaGuard, WorkBell, IdSource, Clock, CopyWriter],
  );
  bind(CheckUpload).toResolvedValue(
    (reader: TableReader, recall: ColumnRecall, ledger: UsageLedger, clock: Clock, writer: CopyWriter) =>
      new CheckUpload(reader, recall, ledger, clock, (language) => writer.writes(language)),
    [TableReader, ColumnRecall, UsageLedger, Clock, CopyWriter],
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
    .toDynamicValue(({ get }) => createBulkWorker(get))
    .inSingletonScope();
});
