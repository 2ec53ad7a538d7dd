import { QuotaGuard } from '@listwright/application/billing';
import {
  CopyListing,
  CopyReviewer,
  CopyWriter,
  EditListing,
  ExportListings,
  FitTitle,
  GenerateListing,
  LintText,
  ListingFiles,
  ListingRepository,
  ListingReviser,
  ListListings,
  ListVersions,
  ReadListing,
  RemoveListing,
  RestoreVersion,
  RewriteListing,
  ListingWriter,
  TextChecker,
} from '@listwright/application/listings';
import {
  FactReader,
  ProductFinder,
  ProductListings,
  ProductReader,
  ProductRepository,
} from '@listwright/application/products';
import { Clock, Fingerprint, IdSource, Transaction } from '@listwright/application/shared';
import { createWriters } from '../../ai/createWriters.js';
import type { Area } from '../../composition/Area.js';
import { routesOf } from '../../composition/AreaRoutes.js';
import { keys } from '../../composition/keys.js';
import { implement, provide, provideFrom, type Bind } from '../../composition/provide.js';
import { MarketplaceListingFiles } from '../../files/MarketplaceListingFiles.js';
import { listingRoutes, listingUseCases } from '../../http/listings/listingRoutes.js';
import { JudgingThread } from '../../isolation/judging/JudgingThread.js';
import { SeoScorer } from '../../isolation/judging/SeoScorer.js';
import { ThreadReviewer } from '../../isolation/judging/ThreadReviewer.js';
import { ThreadTextChecker } from '../../isolation/judging/ThreadTextChecker.js';
import { ThreadListingWriter } from '../../isolation/judging/ThreadListingWriter.js';
import { WorkThread } from '../../isolation/judging/WorkThread.js';
import { OwnedRows } from '../../postgres/OwnedRows.js';
import { ListingsAccountData } from './ListingsAccountData.js';
import { Database } from '../../postgres/Database.js';
import { PostgresListingRepository } from '../../postgres/listings/PostgresListingRepository.js';
import { PostgresProductListings } from '../../postgres/listings/PostgresProductListings.js';
import { callBudget } from './callBudget.js';

export const listingsArea: Area = {
  bindings,
  routes: [routesOf('listings', listingUseCases, listingRoutes)],
  accountData: [ListingsAccountData],
};

function bindings(bind: Bind): void {
  implement(bind, ListingRepository, PostgresListingRepository, Database);
  implement(bind, ProductListings, PostgresProductListings, Database);
  implement(bind, ListingFiles, MarketplaceListingFiles);
  provideFrom(
    bind,
    keys.Writers,
    (platform) => createWriters(platform.config, platform.log, callBudget(platform)),
    keys.Platform,
  );
  provideFrom(bind, CopyWriter, ({ writer }) => writer, keys.Writers);
  provideFrom(
    bind,
    ListingWriter,
    ({ writer, ...rest }, clock, thread) => new ThreadListingWriter(thread, clock, writer, rest),
    keys.Writers,
    Clock,
    WorkThread,
  );
  implement(bind, CopyReviewer, ThreadReviewer, WorkThread);
  provide(bind, SeoScorer, WorkThread);
  provide(bind, ListingReviser, ListingRepository, CopyReviewer, Clock);
  provide(
    bind,
    GenerateListing,
    ListingWriter,
    ListingRepository,
    FactReader,
    ProductReader,
    ProductFinder,
    QuotaGuard,
    Fingerprint,
    IdSource,
    Clock,
  );
  provide(bind, RewriteListing, ListingRepository, ListingWriter, ListingReviser, FactReader, QuotaGuard);
  provide(bind, EditListing, ListingRepository, ListingReviser);
  provide(bind, ReadListing, ListingRepository);
  provide(bind, ListListings, ListingRepository, ProductRepository);
  provide(bind, RemoveListing, ListingRepository);
  provide(bind, CopyListing, ReadListing, ListingRepository, FactReader, IdSource, Clock, Transaction);
  provide(bind, ListVersions, ReadListing, ListingRepository);
  provide(bind, RestoreVersion, ReadListing, ListingRepository, ListingReviser, Transaction);
  provide(bind, ExportListings, ListingRepository, ListingFiles, Clock);
  implement(bind, TextChecker, ThreadTextChecker, JudgingThread);
  provide(bind, LintText, TextChecker, Clock);
  provide(bind, FitTitle, Clock);
  provide(bind, ListingsAccountData, ListingRepository, OwnedRows);
}
