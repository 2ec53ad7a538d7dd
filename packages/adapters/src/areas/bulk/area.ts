import { QuotaGuard, UsageLedger } from '@listwright/application/billing';
import {
  CheckUpload,
  CorrectRows,
  ColumnMappingRepository,
  ColumnMappings,
  DownloadJob,
  BulkFiles,
  StartJob,
  ListingJobKind,
  PageJobKind,
  TitleJobKind,
} from '@listwright/application/bulk';
import { JobKinds, JobRepository, WorkerNotifier } from '@listwright/application/jobs';
import { CopyWriter, ListingRepository, ListingWriter } from '@listwright/application/listings';
import { ProductFinder, VisitPage } from '@listwright/application/products';
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
import { PostgresColumnMappingRepository } from '../../postgres/bulk/PostgresColumnMappingRepository.js';

export const bulkArea: Area = {
  bindings,
  routes: [routesOf('bulk', bulkUseCases, bulkRoutes)],
  accountData: [BulkAccountData],
  jobKinds: [ListingJobKind, TitleJobKind, PageJobKind],
};

function bindings(bind: Bind): void {
  provideFrom(bind, TableReader, () => new FileTableReader());
  implement(bind, BulkFiles, SpreadsheetBulkFiles, TableWriter);
  implement(bind, ColumnMappingRepository, PostgresColumnMappingRepository, Database);
  provide(bind, ColumnMappings, ColumnMappingRepository, Clock);
  provide(
    bind,
    StartJob,
    TableReader,
    ColumnMappings,
    JobRepository,
    QuotaGuard,
    WorkerNotifier,
    IdSource,
    Clock,
    ListingRepository,
    keys.WrittenLanguages,
  );
  provide(bind, CorrectRows, JobRepository, WorkerNotifier, Transaction, keys.WrittenLanguages);
  provide(bind, CheckUpload, TableReader, ColumnMappings, UsageLedger, Clock, keys.WrittenLanguages);
  provideFrom(bind, keys.WrittenLanguages, (writer) => (language) => writer.writes(language), CopyWriter);
  provide(bind, BulkAccountData, ColumnMappingRepository, OwnedRows);
  provide(bind, ListingJobKind, ListingWriter, ListingRepository, ProductFinder, IdSource, Clock);
  provide(bind, TitleJobKind, Clock);
  provide(bind, PageJobKind, VisitPage, Clock);
  provide(bind, DownloadJob, JobRepository, JobKinds, BulkFiles, Clock);
}
