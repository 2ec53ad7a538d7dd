import { QuotaGuard } from '@listwright/application/billing';
import {
  CopyListing,
  CopyWriter,
  EditListing,
  ExportListings,
  Fingerprint,
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
  WritingDesk,
} from '@listwright/application/listings';
import { Clock, IdSource } from '@listwright/application/shared';
import { ContainerModule } from 'inversify';
import { createWriters, type Writers } from '../../ai/createWriters.js';
import { MarketplaceListingFiles } from '../../files/MarketplaceListingFiles.js';
import { Database } from '../../postgres/Database.js';
import { PostgresListingRepository } from '../../postgres/listings/PostgresListingRepository.js';
import { Sha256Fingerprint } from '../../security/Sha256Fingerprint.js';
import { callBudget } from '../callBudget.js';
import { keys } from '../keys.js';
import type { Platform } from '../Platform.js';

export const listingsModule = new ContainerModule(({ bind }) => {
  bind(ListingRepository)
    .toResolvedValue((database: Database): ListingRepository => new PostgresListingRepository(database), [Database])
    .inSingletonScope();
  bind(ListingFiles)
    .toResolvedValue((): ListingFiles => new MarketplaceListingFiles())
    .inSingletonScope();
  bind(Fingerprint)
    .toResolvedValue((): Fingerprint => new Sha256Fingerprint())
    .inSingletonScope();
  bind(keys.Writers)
    .toResolvedValue(
      (platform: Platform): Writers => createWriters(platform.config, platform.log, callBudget(platform)),
      [keys.Platform],
    )
    .inSingletonScope();
  bind(CopyWriter).toResolvedValue(({ writer }: Writers): CopyWriter => writer, [keys.Writers]);
  bind(WritingDesk)
    .toResolvedValue(
      ({ writer, basic, judge }: Writers, clock: Clock) => new WritingDesk(writer, clock, { basic, judge }),
      [keys.Writers, Clock],
    )
    .inSingletonScope();
  bind(ListingReviser).toResolvedValue(
    (listings: ListingRepository, clock: Clock) => new ListingReviser(listings, clock),
    [ListingRepository, Clock],
  );
  bind(GenerateListing).toResolvedValue(
    (
      desk: WritingDesk,
      listings: ListingRepository,
      quota: QuotaGuard,
      print: Fingerprint,
      ids: IdSource,
      clock: Clock,
    ) => new GenerateListing(desk, listings, quota, print, ids, clock),
    [WritingDesk, ListingRepository, QuotaGuard, Fingerprint, IdSource, Clock],
  );
  bind(RewriteListing).toResolvedValue(
    (listings: ListingRepository, desk: WritingDesk, reviser: ListingReviser, quota: QuotaGuard) =>
      new RewriteListing(listings, desk, reviser, quota),
    [ListingRepository, WritingDesk, ListingReviser, QuotaGuard],
  );
  bind(EditListing).toResolvedValue(
    (listings: ListingRepository, reviser: ListingReviser) => new EditListing(listings, reviser),
    [ListingRepository, ListingReviser],
  );
  bind(ReadListing).toResolvedValue((listings: ListingRepository) => new ReadListing(listings), [ListingRepository]);
  bind(ListListings).toResolvedValue((listings: ListingRepository) => new ListListings(listings), [ListingRepository]);
  bind(RemoveListing).toResolvedValue(
    (listings: ListingRepository) => new RemoveListing(listings),
    [ListingRepository],
  );
  bind(CopyListing).toResolvedValue(
    (read: ReadListing, listings: ListingRepository, ids: IdSource, clock: Clock) =>
      new CopyListing(read, listings, ids, clock),
    [ReadListing, ListingRepository, IdSource, Clock],
  );
  bind(ListVersions).toResolvedValue(
    (read: ReadListing, listings: ListingRepository) => new ListVersions(read, listings),
    [ReadListing, ListingRepository],
  );
  bind(RestoreVersion).toResolvedValue(
    (read: ReadListing, listings: ListingRepository, reviser: ListingReviser) =>
      new RestoreVersion(read, listings, reviser),
    [ReadListing, ListingRepository, ListingReviser],
  );
  bind(ExportListings).toResolvedValue(
    (listings: ListingRepository, files: ListingFiles, clock: Clock) => new ExportListings(listings, files, clock),
    [ListingRepository, ListingFiles, Clock],
  );
  bind(LintText).toResolvedValue((clock: Clock) => new LintText(clock), [Clock]);
  bind(FitTitle).toResolvedValue((clock: Clock) => new FitTitle(clock), [Clock]);
});
