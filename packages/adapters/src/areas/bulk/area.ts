import { QuotaGuard, UsageLedger } from '@listwright/application/billing';
import {
  BatchControl,
  BatchRepository,
  BulkWorker,
  CheckUpload,
  ColumnMappingRepository,
  ColumnMappings,
  DownloadBatch,
  BulkFiles,
  ReadBatches,
  RowQueue,
  StartBatch,
  WorkerNotifier,
} from '@listwright/application/bulk';
import { CopyWriter, ListingRepository, ListingWriter } from '@listwright/application/listings';
import { Clock, IdSource, TableReader, TableWriter, Transaction } from '@listwright/application/shared';
import type { Area } from '../../composition/Area.js';
import { routesOf } from '../../composition/AreaRoutes.js';
import { keys } from '../../composition/keys.js';
import { implement, provide, provideFrom, type Bind } from '../../composition/provide.js';
import { SpreadsheetBulkFiles } from '../../files/bulk/SpreadsheetBulkFiles.js';
import { FileTableReader } from '../../files/tables/FileTableReader.js';
import { bulkRoutes, bulkUseCases } from '../../http/bulk/bulkRoutes.js';
import { OwnedRows } from '../../postgres/OwnedRows.js';
import { BulkAccountData } from './BulkAccountData.js';
import { Database } from '../../postgres/Database.js';
import { PostgresBatchRepository } from '../../postgres/bulk/PostgresBatchRepository.js';
import { PostgresColumnMappingRepository } from '../../postgres/bulk/PostgresColumnMappingRepository.js';
import { PostgresRowQueue } from '../../postgres/bulk/PostgresRowQueue.js';
import { GraphileNotifier } from '../../queue/GraphileNotifier.js';
import { createBulkWorker } from './createBulkWorker.js';

export const bulkArea: Area = {
  bindings,
  routes: [routesOf('bulk', bulkUseCases, bulkRoutes)],
  accountData: [BulkAccountData],
};

function bindings(bind: Bind): void {
  provideFrom(bind, TableReader, () => new FileTableReader());
  implement(bind, BulkFiles, SpreadsheetBulkFiles, TableWriter);
  implement(bind, BatchRepository, PostgresBatchRepository, Database);
  implement(bind, ColumnMappingRepository, PostgresColumnMappingRepository, Database);
  provide(bind, ColumnMappings, ColumnMappingRepository, Clock);
  implement(bind, RowQueue, PostgresRowQueue, Database);
  implement(bind, WorkerNotifier, GraphileNotifier, Database);
  provide(
    bind,
    StartBatch,
    TableReader,
    ColumnMappings,
    BatchRepository,
    QuotaGuard,
    WorkerNotifier,
    IdSource,
    Clock,
    keys.WrittenLanguages,
  );
  provide(bind, CheckUpload, TableReader, ColumnMappings, UsageLedger, Clock, keys.WrittenLanguages);
  provideFrom(bind, keys.WrittenLanguages, (writer) => (language) => writer.writes(language), CopyWriter);
  provide(bind, BulkAccountData, ColumnMappingRepository, OwnedRows);
  provide(bind, ReadBatches, BatchRepository, Clock);
  provide(bind, BatchControl, BatchRepository, WorkerNotifier, Transaction);
  provide(bind, DownloadBatch, BatchRepository, ListingRepository, BulkFiles, Clock);
  provideFrom(
    bind,
    BulkWorker,
    createBulkWorker,
    keys.Platform,
    RowQueue,
    UsageLedger,
    ListingRepository,
    ListingWriter,
    WorkerNotifier,
    Transaction,
    IdSource,
    Clock,
  );
}
